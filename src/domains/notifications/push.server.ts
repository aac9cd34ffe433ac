import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { i18nFor } from '../../i18n/i18n.ts'
import { hasCode } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import { isOver, noteDropped, noteFailure, noteSent, noteTry } from '../../lib/messages.server.ts'
import { putOff, waitedUntil } from '../../lib/put-off.server.ts'
import { changes, wasNeverPaid } from '../bookings/changes.rules.ts'
import type { ChangeKind, Party } from '../bookings/contract.ts'
import { bookingEvents } from '../bookings/events.ts'
import { bookingDelayed } from '../delays/events.ts'
import { sessionsEnded } from '../identity/events.ts'
import { isWanted, quietUntil } from '../identity/messages.server.ts'
import { forgetEndedSubscriptions, forgetSubscription, listSubscribed } from '../identity/push.server.ts'
import { reminderDue } from '../reminders/events.ts'
import { waitlistBooked, waitlistOffered } from '../waitlist/events.ts'
import { pushDue, pushSending } from './events.ts'
import { isOvertaken, mayWait, pushedKinds, pushedOf } from './rules.ts'

/** What has waited for longer is no news. */
const freshMs = 3_600_000

const heard = new Set(pushedKinds.map((kind) => changes[kind].event))

export const pushSubscriptions: Subscription[] = [
  ...[...heard].map((name) =>
    subscribe(bookingEvents[name], `booking-${name.replaceAll('_', '-')}-push`, (ctx, data) =>
      tell(ctx, 'change', data),
    ),
  ),
  subscribe(waitlistOffered, 'waitlist-offered-push', (ctx, data) => tell(ctx, 'offer', data)),
  subscribe(waitlistBooked, 'waitlist-booked-push', (ctx, data) => tell(ctx, 'booked', data)),
  subscribe(reminderDue, 'booking-reminder-push', (ctx, data) => tell(ctx, 'reminder', data)),
  subscribe(bookingDelayed, 'booking-delayed-push', (ctx, data) => tell(ctx, 'delay', data)),
  subscribe(pushDue, 'push', fanOut),
  subscribe(pushSending, 'push-sending', send),
  subscribe(sessionsEnded, 'push-of-ended-session', forgetEndedSubscriptions),
]

type Due = z.output<typeof pushDue.payload>

type Change = { kind: ChangeKind; party: Party; at: Date; customer_id: string; before: Date | null }

/** What others have done with a booking, its customer hears on their devices, unless more has been done since. */
async function ofChange(ctx: Ctx, ref: { bookingId: string; providerId: string; change: number }): Promise<Due | null> {
  const { bookingId, providerId, change } = ref
  const { rows } = await sql<Change>`select h.kind, h.party, h.at, b.customer_id, (
      select min(x.at) from unnest(array[h.previous_starts_at, h.starts_at, b.starts_at]) as x (at)
      where x.at > ${await databaseNow(ctx)}) as before
    from booking_change h join booking b on b.provider_id = ${providerId} and b.booking_id = h.booking_id
    where h.provider_id = ${providerId} and h.booking_id = ${bookingId} order by h.position`.execute(ctx.db)
  const made = rows[change - 1]
  if (!made || isOvertaken(made.kind, kindsOf(rows.slice(change))) || wasNeverPaid(rows.slice(0, change))) return null
  const title = pushedOf(made.kind, made.party)
  if (!title) return null
  return {
    accountId: made.customer_id,
    kind: 'bookings',
    title: `push.${title}`,
    path: '/my-bookings',
    key: `booking ${bookingId} ${change}`,
    at: made.at.toISOString(),
    inQuietHours: 'waits',
    before: made.before?.toISOString() ?? null,
  }
}

const kindsOf = (rows: readonly Change[]) => rows.map(({ kind }) => kind)

/** A time that is free for whoever waited for it: minutes count. Who is being booked hears that they are. */
async function ofOffer(
  ctx: Ctx,
  { providerId, offerId }: z.output<typeof waitlistOffered.payload>,
): Promise<Due | null> {
  const { rows } = await sql<{ customer_id: string; at: Date; is_held: boolean }>`
    select e.customer_id, o.offered_at as at, o.hold_id is not null as is_held
    from waitlist_offer o join waitlist_entry e on e.provider_id = ${providerId} and e.entry_id = o.entry_id
    where o.provider_id = ${providerId} and o.offer_id = ${offerId} and o.answer is null and not o.is_direct
      and o.expires_at > ${await databaseNow(ctx)}`.execute(ctx.db)
  const [offer] = rows
  if (!offer) return null
  return {
    accountId: offer.customer_id,
    kind: 'waitlist',
    title: offer.is_held ? 'push.offered' : 'push.told',
    path: '/waitlist',
    key: `offer ${offerId}`,
    at: offer.at.toISOString(),
    inQuietHours: 'told',
    before: null,
  }
}

/** Who has pressed nothing has a booking, or another time: they had said so. */
async function ofBooked(
  ctx: Ctx,
  { providerId, offerId }: z.output<typeof waitlistBooked.payload>,
): Promise<Due | null> {
  const { rows } = await sql<{ customer_id: string; at: Date; starts_at: Date }>`
    select b.customer_id, o.answered_at as at, b.starts_at
    from waitlist_offer o join booking b on b.provider_id = ${providerId} and b.booking_id = o.booking_id
    where o.provider_id = ${providerId} and o.offer_id = ${offerId} and o.answer = 'accepted'
      and b.status = 'confirmed' and b.starts_at = o.starts_at and b.starts_at > ${await databaseNow(ctx)}`.execute(
    ctx.db,
  )
  const [booked] = rows
  if (!booked) return null
  return {
    accountId: booked.customer_id,
    kind: 'waitlist',
    title: 'push.booked',
    path: '/my-bookings',
    key: `booked ${offerId}`,
    at: booked.at.toISOString(),
    inQuietHours: 'waits',
    before: booked.starts_at.toISOString(),
  }
}

/** As its mail: of what was moved, cancelled, has begun or is called later nobody is reminded. */
async function ofReminder(
  ctx: Ctx,
  { providerId, bookingId, startsAt, hoursBefore }: z.output<typeof reminderDue.payload>,
): Promise<Due | null> {
  const now = await databaseNow(ctx)
  const { rows } = await sql<{ customer_id: string }>`select customer_id from booking
    where provider_id = ${providerId} and booking_id = ${bookingId} and status = 'confirmed'
      and starts_at = ${startsAt}::timestamptz and starts_at > ${now}
      and not exists (select from booking_reminder k where k.provider_id = ${providerId} and k.booking_id = ${bookingId}
        and k.starts_at = ${startsAt}::timestamptz and k.hours_before < ${hoursBefore})`.execute(ctx.db)
  const [booking] = rows
  if (!booking) return null
  return {
    accountId: booking.customer_id,
    kind: 'reminders',
    title: 'push.reminder',
    path: '/my-bookings',
    key: `reminder ${bookingId} ${startsAt} ${hoursBefore}`,
    at: now.toISOString(),
    inQuietHours: 'waits',
    before: startsAt,
  }
}

/** As its mail: not of what was overtaken by another telling, moved, cancelled, or has begun. Minutes count. */
async function ofDelay(
  ctx: Ctx,
  { providerId, bookingId, toldAt }: z.output<typeof bookingDelayed.payload>,
): Promise<Due | null> {
  const { rows } = await sql<{ customer_id: string; is_later: boolean }>`
    select b.customer_id, d.expected_at > d.starts_at as is_later
    from delayed_booking d join booking b on b.provider_id = ${providerId} and b.booking_id = d.booking_id
    where d.provider_id = ${providerId} and d.booking_id = ${bookingId} and d.told_at = ${toldAt}::timestamptz
      and d.starts_at = b.starts_at and b.status = 'confirmed' and d.expected_at > ${await databaseNow(ctx)}`.execute(
    ctx.db,
  )
  const [booking] = rows
  if (!booking) return null
  return {
    accountId: booking.customer_id,
    kind: 'bookings',
    title: booking.is_later ? 'push.delayed' : 'push.onTime',
    path: '/my-bookings',
    key: `delayed ${bookingId} ${toldAt}`,
    at: toldAt,
    inQuietHours: 'told',
    before: null,
  }
}

const makers = { change: ofChange, offer: ofOffer, booked: ofBooked, reminder: ofReminder, delay: ofDelay }
type About = NonNullable<Due['about']>

/** Null: it is so no more. */
const dueOf = (ctx: Ctx, { what, data }: About): Promise<Due | null> => makers[what](ctx, data as never)

async function tell(ctx: Ctx, what: About['what'], data: About['data']) {
  const about = { what, data }
  const due = await dueOf(ctx, about)
  if (due) await fanOut(ctx, { ...due, about })
}

/** Of each device a job of its own: a service that is away holds up no other. */
async function fanOut(ctx: Ctx, due: Due) {
  const devices = await listSubscribed(ctx, { accountId: due.accountId })
  if (devices.length === 0) return
  const now = await databaseNow(ctx)
  const until = due.inQuietHours === 'waits' ? await quietUntil(ctx.db, due.accountId, now) : null
  // Looked at again then: who has cancelled meanwhile is not reminded.
  if (until && mayWait(due.before, now, until)) return putOff(ctx, due.key, due.accountId, until)
  const at = waitedUntil(ctx) ?? due.at
  const told = { ...due, providerId: undefined, at }
  for (const { id } of devices) await ctx.jobs.publish(ctx.db, pushSending.name, { ...told, subscriptionId: id })
}

async function send(ctx: Ctx, { subscriptionId, ...due }: z.output<typeof pushSending.payload>) {
  const key = `push-${createHash('sha256').update(`${due.key} ${subscriptionId}`).digest('base64url').slice(0, 32)}`
  if (await isOver(ctx, key)) return
  const [target] = await listSubscribed(ctx, { id: subscriptionId })
  if (!target || !(await isWanted(ctx.db, due.accountId, due.kind, 'push'))) return
  const message = { key, channel: 'push' as const, accountId: due.accountId }
  const now = await databaseNow(ctx)
  if (now.getTime() - Date.parse(due.at) > freshMs) return noteDropped(ctx, message, 'overtaken')
  if (due.inQuietHours === 'left_out' && (await quietUntil(ctx.db, due.accountId, now)))
    return noteDropped(ctx, message, 'quiet')
  // The service may have been away for a while.
  if (due.about && !(await dueOf(ctx, due.about))) return noteDropped(ctx, message, 'overtaken')
  const title = i18nFor(target.language).getFixedT(target.language, 'notifications')(due.title as 'push.accepted')
  await noteTry(ctx, message)
  try {
    await ctx.app.pusher.send(target, { title, path: due.path, tag: key })
    await noteSent(ctx, key)
  } catch (error) {
    if (!hasCode(error, 'push_gone')) {
      await noteFailure(ctx, key, error)
      throw error
    }
    await forgetSubscription(ctx, subscriptionId)
    await noteDropped(ctx, message, 'push_gone')
  }
}
