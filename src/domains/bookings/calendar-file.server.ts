import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { UserCtx } from '../../lib/context.ts'
import type { Booking } from './contract.ts'
import { getBooking } from './read-booking.server.ts'

type Addressee = { name: string; email: string }
type Invitation = { organizer: Addressee; attendee: Addressee }

/** In UTC without a calendar zone: given a zone, the library writes UTC digits as local time. */
const begin = (method: ICalCalendarMethod) =>
  ical({ prodId: { company: 'Highstreet', product: 'Bookings', language: 'EN' }, method })

/**
 * One event whose id stays for the life of the booking and whose number goes up with every change; `invitation` for
 * mails, where programs act on it by themselves.
 */
export function calendarFile(
  booking: Booking,
  origin: string,
  isForProvider: boolean,
  invitation?: Invitation,
): string {
  const isCancelled = booking.status === 'cancelled'
  const calendar = begin(
    !invitation ? ICalCalendarMethod.PUBLISH : isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  )
  addEvent(calendar, booking, origin, isForProvider, {
    ...(invitation && {
      organizer: invitation.organizer,
      attendees: [{ ...invitation.attendee, rsvp: false }],
    }),
  })
  return calendar.toString()
}

/** Many at once, for programs that come back for them. */
export function calendarOf(bookings: readonly Booking[], origin: string, isForProvider: boolean, name: string): string {
  const calendar = begin(ICalCalendarMethod.PUBLISH)
  calendar.name(name).ttl(3600)
  for (const booking of bookings) addEvent(calendar, booking, origin, isForProvider)
  return calendar.toString()
}

const statuses = { pending: ICalEventStatus.TENTATIVE, cancelled: ICalEventStatus.CANCELLED } as const

function addEvent(
  calendar: ICalCalendar,
  booking: Booking,
  origin: string,
  isForProvider: boolean,
  more: Partial<ICalEventData> = {},
) {
  const { id, status, sequence, history, createdAt, services, provider } = booking
  const isGone = status === 'cancelled' || status === 'expired'
  calendar.createEvent({
    id: `${id}@${new URL(origin).hostname}`,
    sequence,
    stamp: new Date(history.at(-1)?.at ?? createdAt),
    start: new Date(booking.dateTime),
    end: new Date(booking.endTime),
    summary: `${services.map(({ name }) => name).join(', ')} – ${isForProvider ? booking.customerName : provider.name}`,
    location: provider.address,
    url: `${origin}${isForProvider ? '/dashboard' : '/my-bookings'}`,
    status: status === 'pending' || status === 'cancelled' ? statuses[status] : ICalEventStatus.CONFIRMED,
    transparency: isGone ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    ...more,
  })
}

export async function getCalendarFile(ctx: UserCtx, { id }: { id: string }) {
  const booking = await getBooking(ctx, { id })
  const isForProvider = ctx.actor.accountId !== booking.customerId
  const content = calendarFile(booking, ctx.app.origin, isForProvider)
  return { filename: `highstreet-${booking.dateTime.slice(0, 10)}.ics`, content }
}
