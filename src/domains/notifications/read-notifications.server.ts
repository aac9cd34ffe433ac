import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { i18nFor } from '../../i18n/i18n.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { UserCtx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { formatShortDateTime } from '../../ui/date-format.ts'
import { isOpen } from '../providers/listing.server.ts'
import type { refusalReasons } from '../traders/documents-contract.ts'
import type { Notification, NotificationType, notifications } from './contract.ts'
import { routeOf } from './route.server.ts'
import { preview, stars } from './rules.ts'
import { notifications as en } from './texts/en.ts'

type Input<Verb extends keyof typeof notifications> = z.output<(typeof notifications)[Verb]['input']>
type Whose = { segment: string; userId: string }

const ownSegment = 'users'

/** Somebody else's answer as those that do not exist. */
export function requireOwn(ctx: UserCtx, { segment, userId }: Whose) {
  const isOwn = userId === 'me' || userId.toLowerCase() === ctx.actor.accountId
  if (segment !== ownSegment || !isOwn)
    throw new AppError('not_found', 'notifications_not_found', en.errors.notifications_not_found)
}

type Row = {
  notification_id: string
  type: NotificationType
  status: 'unread' | 'read'
  created_at: Date
  booking_id: string | null
  starts_at: Date | null
  booking_starts_at: Date | null
  timezone: string | null
  slug: string
  is_open: boolean
  customer: string | null
  service: string | null
  rating: number | null
  text: string | null
  reason: (typeof refusalReasons)[number] | null
  words: string
}

export async function listNotifications(ctx: UserCtx, { page, limit, status, type }: Input<'list'>) {
  const isMeant = sql`${status ? sql`and status = ${status}` : sql``} ${type ? sql`and type = ${type}` : sql``}`
  // All are of the one business of their reader.
  const provider = sql`${ctx.actor.providerId}::uuid`
  const { rows } = await sql<Row>`
    select n.notification_id, n.type, n.status, n.created_at, n.booking_id, n.reason, n.words, h.starts_at, b.starts_at as booking_starts_at, b.timezone, p.slug, ${isOpen} as is_open,
      c.full_name as customer, v.rating, case when v.status = 'published' then v.text end as text, (
        select string_agg(s.service_name, ' + ' order by s.position) from segment s
        where s.provider_id = ${provider} and s.booking_id = coalesce(n.booking_id, v.booking_id)) as service
    from (select * from notification where provider_id = ${provider} ${isMeant}
      order by created_at desc, notification_id desc limit ${limit} offset ${(page - 1) * limit}) n
    join provider p on p.provider_id = ${provider} join account a on a.account_id = p.account_id
    left join booking b on b.provider_id = ${provider} and b.booking_id = n.booking_id
    left join booking_change h on h.provider_id = ${provider} and h.booking_id = n.booking_id and h.position = n.change
    left join review v on v.provider_id = ${provider} and v.review_id = n.review_id
    left join account c on c.account_id = coalesce(b.customer_id, v.customer_id)
    order by n.created_at desc, n.notification_id desc`.execute(ctx.db)
  const { unread, total } = await countNotifications(ctx, type)
  const meant = status === undefined ? total : status === 'unread' ? unread : total - unread
  return {
    notifications: rows.map((row) => toNotification(row, ctx.locale)),
    pagination: pagination(page, limit, meant),
  }
}

export async function listNotificationsOf(ctx: UserCtx, { segment, userId, ...filters }: Input<'listOf'>) {
  requireOwn(ctx, { segment, userId })
  return listNotifications(ctx, filters)
}

export async function countUnread(ctx: UserCtx, whose: Input<'unreadCount'>): Promise<{ count: number }> {
  requireOwn(ctx, whose)
  const { unread } = await countNotifications(ctx)
  return { count: unread }
}

export async function countNotifications({ db, actor }: UserCtx, type: string | null = null) {
  const { rows } = await sql<{ unread: number; total: number }>`/* prepare: notification-counts */
    select coalesce(sum(unread), 0)::int as unread, coalesce(sum(total), 0)::int as total
    from notification_count where provider_id = ${actor.providerId}::uuid and (${type}::text is null or type = ${type}::text)`.execute(
    db,
  )
  return rows[0] ?? { unread: 0, total: 0 }
}

function toNotification(row: Row, locale: string): Notification {
  const route = routeOf(row)
  const createdAt = row.created_at.toISOString()
  const { title, message } = wordsOf(row, locale)
  return {
    id: row.notification_id,
    _id: row.notification_id,
    type: row.type,
    status: row.status,
    ...{ title, message, createdAt },
    actionLink: route,
    metadata: {
      serviceName: row.service,
      customerName: row.customer,
      rating: row.rating,
      reviewText: row.text || null,
      targetRoute: route,
      fallbackRoute: '/provider/dashboard',
    },
  }
}

function wordsOf(row: Row, locale: string) {
  const { type, customer, service, rating, text, starts_at, timezone, reason, words } = row
  const i18n = i18nFor(locale)
  const t = i18n.getFixedT(i18n.language, 'notifications')
  const when = starts_at && timezone ? formatShortDateTime(isoWithOffset(starts_at, timezone), locale) : ''
  const title = t(`titles.${type}`)
  if (type === 'booking_confirmed' && customer && service)
    return { title, message: t('messages.newBooking', { customer, service }) }
  if (type === 'review_received' && rating && customer) {
    const message = t('messages.newReview', { count: rating, stars: stars(rating), customer })
    return { title, message: text ? `${message} - ${preview(text)}` : message }
  }
  if (type === 'verification_withdrawn' && reason) {
    const why = i18n.getFixedT(i18n.language, 'traders')(`documents.reasons.${reason}`)
    const message = t('messages.withdrawnBecause', { reason: why })
    return { title, message: words ? `${message} - ${words}` : message }
  }
  return { title, message: t(`messages.${type}`, { customer: customer ?? '', service: service ?? '', when }) }
}
