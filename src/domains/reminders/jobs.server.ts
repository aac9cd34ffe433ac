import { sql } from 'kysely'
import { createElement } from 'react'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { sendOnce } from '../../lib/messages.server.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { bookingEvents } from '../bookings/events.ts'
import { readBooking } from '../bookings/read-booking.server.ts'
import { isMailWanted, unsubscribePath } from '../identity/messages.server.ts'
import { adviceChanged } from '../providers/events.ts'
import { callReminders } from './call-reminders.server.ts'
import { rebookingAsked, rebookingDue, reminderDue } from './events.ts'
import { mailAsked, mailRebooking } from './mail-rebooking.server.ts'
import { noteRebooked } from './note-rebooked.server.ts'
import { planAfterAdvice, planAfterBooking, takeRebookingTurns } from './plan-rebookings.server.ts'

const { cancelled, completed, confirmed, declined, expired, no_show, payment_over, requested } = bookingEvents

/** After these there is a visit more or less, or no booking ahead. */
const causes = { cancelled, completed, declined, expired, no_show, payment_over }

export const subscriptions: Subscription[] = [
  subscribe(reminderDue, 'booking-reminder-mail', remind),
  ...Object.entries(causes).map(([name, event]) =>
    subscribe(event, `rebooking-after-booking-${name.replaceAll('_', '-')}`, planAfterBooking),
  ),
  ...[confirmed, requested].map((event) =>
    subscribe(event, `rebooked-after-${event.name.replace('.', '-')}`, noteRebooked),
  ),
  subscribe(adviceChanged, 'rebooking-after-advice', planAfterAdvice),
  subscribe(rebookingDue, 'rebooking-mail', mailRebooking),
  subscribe(rebookingAsked, 'rebooking-asked-mail', mailAsked),
]

export const schedules: Schedule[] = [
  { queue: 'booking-reminders', cron: '* * * * *', isWanted: () => true, run: callReminders },
  { queue: 'rebookings', cron: '*/10 * * * *', isWanted: () => true, run: takeRebookingTurns },
]

type Ref = { providerId: string; bookingId: string; startsAt: string; hoursBefore: number }
type Reader = { account_id: string; email: string; name: string; language: string; expected_at: Date | null }

/** Written from the rows as they are when the job runs: of what was moved, cancelled or has begun since, or is called later, nobody is reminded. */
async function remind(ctx: Ctx, { providerId, bookingId, startsAt, hoursBefore }: Ref) {
  const { rows } = await sql<Reader>`
    select c.account_id, c.email, c.full_name as name, c.language, d.expected_at
    from booking b join account c on c.account_id = b.customer_id
      left join delayed_booking d on d.provider_id = ${providerId} and d.booking_id = b.booking_id
        and d.starts_at = b.starts_at and d.expected_at > b.starts_at
    where b.provider_id = ${providerId} and b.booking_id = ${bookingId} and b.status = 'confirmed'
      and b.starts_at = ${startsAt}::timestamptz and b.starts_at > ${await databaseNow(ctx)}
      and not exists (select from booking_reminder k where k.provider_id = ${providerId} and k.booking_id = b.booking_id
        and k.starts_at = b.starts_at and k.hours_before < ${hoursBefore})
      and c.status = 'active'`.execute(ctx.db)
  const [reader] = rows
  const key = `booking-${bookingId}-reminder-${Date.parse(startsAt) / 60_000}-${hoursBefore}`
  if (!reader || !(await isMailWanted(ctx, key, reader.account_id, 'reminders'))) return
  const unsubscribeUrl = `${ctx.app.origin}${unsubscribePath(ctx, reader.account_id, 'reminders')}`
  await sendOnce(ctx, key, async () => {
    const { ReminderMail, reminderSubject } = await import('./ui/reminder-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const booking = await readBooking(ctx, { accountId: reader.account_id, isAdmin: false }, bookingId, providerId)
    const expected = reader.expected_at && isoWithOffset(reader.expected_at, booking.timezone)
    const props = { booking, expected, origin: ctx.app.origin, locale: localeOf(reader.language) }
    return {
      unsubscribeUrl,
      to: { name: reader.name, address: reader.email },
      subject: reminderSubject(props),
      ...(await renderMail(createElement(ReminderMail, props))),
    }
  })
}
