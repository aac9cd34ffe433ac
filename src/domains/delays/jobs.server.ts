import { sql } from 'kysely'
import { createElement } from 'react'
import type * as z from 'zod/mini'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import { sendOnce } from '../../lib/messages.server.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { bookingEvents } from '../bookings/events.ts'
import { readBooking } from '../bookings/read-booking.server.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { timesChanged } from '../providers/events.ts'
import { bookingDelayed } from './events.ts'
import { reckonDelays } from './reckon-delays.server.ts'

const { confirmed, accepted, cancelled, completed, no_show, rescheduled } = bookingEvents

/** After these there is a gap more or less, or somebody more who has to be told. */
const causes = { confirmed, accepted, cancelled, completed, no_show, rescheduled }

export const subscriptions: Subscription[] = [
  ...Object.entries(causes).map(([name, event]) =>
    subscribe(event, `delays-after-booking-${name.replaceAll('_', '-')}`, reckonAnew),
  ),
  // A phone booking that is entered, moved or deleted is work more or less, too.
  subscribe(timesChanged, 'delays-after-times-changed', reckonAnew),
  subscribe(bookingDelayed, 'booking-delayed-mail', mailDelay),
]

async function reckonAnew(ctx: Ctx, { providerId }: { providerId: string }) {
  const { rows } = await sql<{ timezone: string }>`select p.timezone from provider p where p.provider_id = ${providerId}
    and exists (select from delay d where d.provider_id = ${providerId}
      and d.date >= (${await databaseNow(ctx)}::timestamptz at time zone p.timezone)::date - 1)`.execute(ctx.db)
  const [row] = rows
  if (row) await withProviderLock(ctx, providerId, (tx) => reckonDelays(tx, providerId, row.timezone))
}

type Ref = z.output<typeof bookingDelayed.payload>
type Reader = { account_id: string; email: string; name: string; language: string; expected_at: Date; starts_at: Date }

/** Not of what was overtaken by another telling, moved, cancelled, or has begun; nor of what they know already. */
async function mailDelay(ctx: Ctx, { providerId, bookingId, toldAt }: Ref) {
  const { rows } = await sql<Reader>`
    select c.account_id, c.email, c.full_name as name, c.language, d.expected_at, d.starts_at
    from delayed_booking d join booking b on b.provider_id = ${providerId} and b.booking_id = d.booking_id
      join account c on c.account_id = b.customer_id
    where d.provider_id = ${providerId} and d.booking_id = ${bookingId} and d.told_at = ${toldAt}::timestamptz
      and d.expected_at <> coalesce(d.heard_at, d.starts_at)
      and d.starts_at = b.starts_at and b.status = 'confirmed' and d.expected_at > ${await databaseNow(ctx)}
      and c.status = 'active'`.execute(ctx.db)
  const [reader] = rows
  if (!reader) return
  await sendOnce(ctx, `booking-${bookingId}-delayed-${Date.parse(toldAt)}`, async () => {
    const { DelayMail, delaySubject } = await import('./ui/delay-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const booking = await readBooking(ctx, { accountId: reader.account_id, isAdmin: false }, bookingId, providerId)
    const expected = isoWithOffset(reader.expected_at, booking.timezone)
    const isOnTime = reader.expected_at.getTime() === reader.starts_at.getTime()
    const props = { booking, expected, isOnTime, origin: ctx.app.origin, locale: localeOf(reader.language) }
    return {
      to: { name: reader.name, address: reader.email },
      subject: delaySubject(props),
      ...(await renderMail(createElement(DelayMail, props))),
    }
  })
  await sql`update delayed_booking set heard_at = expected_at where provider_id = ${providerId}
    and booking_id = ${bookingId} and told_at = ${toldAt}::timestamptz`.execute(ctx.db)
}
