import type { BookingSource } from '../contract.ts'

const engines = /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|qwant|yandex|baidu|startpage|brave)\.[a-z.]+$/
const networks =
  /(^|\.)(instagram|facebook|tiktok|x|twitter|t|threads|pinterest|youtube|linkedin|whatsapp|reddit|snapchat)\.(com|co|net)$/

/**
 * Through what this visit came to a business, by what the browser knows of the document anyway: nothing is kept for it. Who
 * began elsewhere on this site has found the business here. Undefined: a log-in or another document of the business's own came
 * between.
 */
export function bookingSource({ id, slug }: { id: string; slug: string }): BookingSource | undefined {
  const isOwn = (address: string) => {
    const { pathname, searchParams } = new URL(address)
    const named = searchParams.get('provider') ?? /^\/provider\/([^/]+)/.exec(pathname)?.[1]
    return named === slug || named === id
  }
  const [began] = performance.getEntriesByType('navigation')
  if (!began) return undefined
  const from = document.referrer === '' ? '' : new URL(document.referrer).host
  if (from === location.host) return isOwn(document.referrer) ? undefined : 'marketplace'
  if (!isOwn(began.name)) return 'marketplace'
  if (from === '') return 'link'
  if (engines.test(from)) return 'search_engine'
  return networks.test(from) ? 'social' : 'website'
}
