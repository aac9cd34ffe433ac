import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { localDate } from '../../lib/time.server.ts'
import { isOpen } from '../providers/listing.server.ts'
import type { NotificationType } from './contract.ts'

type Place = {
  type: NotificationType
  booking_id: string | null
  /** As it is now: where it is found. */
  booking_starts_at: Date | null
  timezone: string | null
  slug: string
  is_open: boolean
}

const aboutPage: readonly NotificationType[] = [
  ...(['photo_removed', 'business_verified', 'verification_withdrawn', 'verification_expired'] as const),
  ...(['document_accepted', 'document_refused', 'document_expiring'] as const),
]

const aboutRules: readonly NotificationType[] = [
  ...(['waitlist_joined', 'membership_sold', 'trial_begun', 'membership_cancelled'] as const),
]

/** The page that says more, of the bell and of a push. Nothing that anybody has typed stands in it. */
export function routeOf({ booking_id, booking_starts_at, timezone, type, slug, is_open }: Place): string {
  if (booking_id && booking_starts_at && timezone)
    return `/dashboard/calendar?date=${localDate(booking_starts_at, timezone)}&booking=${booking_id}`
  if (aboutRules.includes(type)) return '/dashboard/rules'
  if (type.startsWith('payout_') || type === 'gift_card_sold') return '/dashboard/money'
  if (aboutPage.includes(type)) return '/dashboard/page'
  if (!type.startsWith('review_')) return '/dashboard'
  // Nobody sees the page of whoever is not on the site, nor do they.
  return is_open ? `/provider/${slug}#reviews` : '/dashboard/page'
}

type About = { type: NotificationType; providerId: string; bookingId?: string; change?: number }

/** Where a push leads, and the start of its booking that is still to come: of a changed one the earlier. */
export async function placeOf({ db }: Ctx, about: About, now: Date): Promise<{ path: string; before: string | null }> {
  const { type, providerId, bookingId = null, change = null } = about
  const { rows } = await sql<Place & { before: Date | null }>`
    select b.booking_id, b.starts_at as booking_starts_at, b.timezone, p.slug, ${isOpen} as is_open, (
      select min(x.at) from unnest(array[h.previous_starts_at, h.starts_at, b.starts_at]) as x (at) where x.at > ${now}) as before
    from provider p join account a on a.account_id = p.account_id
    left join booking b on b.provider_id = ${providerId} and b.booking_id = ${bookingId}::uuid
    left join booking_change h on h.provider_id = ${providerId} and h.booking_id = b.booking_id and h.position = ${change}::int
    where p.provider_id = ${providerId}`.execute(db)
  const [row] = rows
  if (!row) return { path: '/dashboard', before: null }
  return { path: routeOf({ ...row, type }), before: row.before?.toISOString() ?? null }
}
