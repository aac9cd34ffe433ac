import ical, { ICalCalendarMethod } from 'ical-generator'
import { sql } from 'kysely'
import { createElement } from 'react'
import '../../i18n/texts.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { sendOnce } from '../../lib/mail.server.ts'
import { bookingConfirmed, bookingRequested } from './events.ts'
import { sweepHolds } from './hold-time.server.ts'
import { getBookingById } from './read-booking.server.ts'

export const schedules: Schedule[] = [
  { queue: 'expired-holds', cron: '* * * * *', isWanted: () => true, run: sweepHolds },
]

/** The mails of a booking. They are written from the row as it is when the job runs. */
export const subscriptions: Subscription[] = [
  subscribe(bookingConfirmed, 'booking-confirmation-mail', (ctx, { bookingId }) =>
    mailCustomer(ctx, bookingId, 'confirmed'),
  ),
  subscribe(bookingRequested, 'booking-request-mail', (ctx, { bookingId }) => mailCustomer(ctx, bookingId, 'pending')),
]

async function mailCustomer(ctx: Ctx, bookingId: string, status: 'confirmed' | 'pending') {
  const { rows } = await sql<{ account_id: string; email: string; name: string }>`
    select a.account_id, a.email, a.first_name || ' ' || a.last_name as name
    from booking b join account a on a.account_id = b.customer_id where b.booking_id = ${bookingId}`.execute(ctx.db)
  const [customer] = rows
  if (!customer) return
  const reader = { accountId: customer.account_id, sessionId: '', providerId: null, isAdmin: false }
  const booking = await getBookingById({ ...ctx, actor: reader }, bookingId)
  // Cancelled meanwhile.
  if (booking.status !== status) return
  await sendOnce(ctx, `booking-${status}-${bookingId}`, async () => {
    const { BookingMail, bookingMailSubject } = await import('./ui/booking-mail.tsx')
    const { render, toPlainText } = await import('react-email')
    const html = await render(createElement(BookingMail, { booking, origin: ctx.app.origin, locale: ctx.locale }))
    const calendar = {
      filename: 'booking.ics',
      content: calendarFile(booking, ctx.app.origin),
      method: 'REQUEST' as const,
    }
    return {
      to: { name: customer.name, address: customer.email },
      subject: bookingMailSubject(booking, ctx.locale),
      html,
      text: toPlainText(html),
      ...(status === 'confirmed' && { calendar }),
    }
  })
}

type CalendarBooking = Awaited<ReturnType<typeof getBookingById>>

/** In UTC without a calendar zone: given a zone, the library writes UTC digits as local time. */
export function calendarFile(booking: CalendarBooking, origin: string): string {
  const calendar = ical({
    prodId: { company: 'Highstreet', product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.REQUEST,
  })
  calendar.createEvent({
    id: `${booking.id}@${new URL(origin).hostname}`,
    sequence: 0,
    stamp: new Date(booking.createdAt),
    start: new Date(booking.dateTime),
    end: new Date(booking.endTime),
    summary: `${booking.services.map(({ name }) => name).join(', ')} – ${booking.provider.name}`,
    location: booking.provider.address,
    url: `${origin}/my-bookings`,
  })
  return calendar.toString()
}
