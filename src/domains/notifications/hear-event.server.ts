import type { Streams } from '../../lib/streams.server.ts'
import { bookingEvents } from '../bookings/events.ts'
import { accountDeleted, accountSuspended, sessionReplayed, sessionsEnded } from '../identity/events.ts'
import { timesChanged } from '../providers/events.ts'
import { notificationCreated, notificationRead } from './events.ts'
import type { News } from './stream-contract.ts'

/** As every node hears of it, and nothing of what it was about. */
export type Heard = { name: string; payload: { accountId?: string | null; providerId?: string | null } }

const ending = new Set([accountDeleted, accountSuspended, sessionReplayed, sessionsEnded].map(({ name }) => name))
const ofCalendar = new Set([...Object.values(bookingEvents), timesChanged].map(({ name }) => name))
const ofAccount = new Set([notificationCreated, notificationRead].map(({ name }) => name))

/** Tells the streams of those whom an event concerns what to ask for again, and ends those of whoever is shut out. */
export function hearEvent(streams: Streams, { name, payload: { accountId, providerId } }: Heard) {
  if (accountId && ending.has(name)) streams.shut(accountId)
  if (accountId && ofAccount.has(name)) streams.tell('account', accountId, 'notifications' satisfies News)
  if (providerId && ofCalendar.has(name)) streams.tell('provider', providerId, 'calendar' satisfies News)
}
