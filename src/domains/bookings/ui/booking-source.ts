import { readKept } from '../../../lib/kept.ts'
import type { BookingSource } from '../contract.ts'

const engines = /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|qwant|yandex|baidu|startpage|brave)\.[a-z.]+$/
const networks =
  /(^|\.)(instagram|facebook|tiktok|x|twitter|t|threads|pinterest|youtube|linkedin|whatsapp|reddit|snapchat)\.(com|co|net)$/

/**
 * Through what this visit came to a business: `startPage` has kept where it began. Who began elsewhere on this site has found
 * the business here. Undefined: the browser keeps nothing.
 */
export function bookingSource({ id, slug }: { id: string; slug: string }): BookingSource | undefined {
  const kept: { from: string; slug: string | null } | null = JSON.parse(readKept('arrival', 'sessionStorage') ?? 'null')
  if (!kept) return undefined
  if ((kept.slug !== slug && kept.slug !== id) || kept.from === location.host) return 'marketplace'
  if (kept.from === '') return 'link'
  if (engines.test(kept.from)) return 'search_engine'
  return networks.test(kept.from) ? 'social' : 'website'
}
