import { randomUUIDv7 } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { notify, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { lockNotAvailable, postgresCode } from '../../lib/postgres-errors.server.ts'
import { minutesAfter } from '../../lib/time.server.ts'
import {
  checkSelection,
  orNearestTimes,
  refusedTime,
  type Selection,
  selectionOf,
} from '../scheduling/check-selection.server.ts'
import { freeDayChannel } from '../scheduling/lock-provider.server.ts'
import { extendHeld, occupationRows, occupy, passToBooking } from '../scheduling/occupation.server.ts'
import { hasHours } from '../scheduling/service.server.ts'
import { limitOpenBookings, limitShareOfDay } from './booking-caps.server.ts'
import { type Hold, holdMinutes, holds } from './contract.ts'
import { holdDescriptions } from './description.server.ts'
import { holdCreated, holdReleased } from './events.ts'
import { deleteHolds, findProviderOfHold, findProvidersOfHolds, namingHold } from './hold-directory.server.ts'
import { findInvalidHolds } from './invalid-holds.server.ts'
import { type Customer, withProviderAndCustomerLock } from './provider-lock.server.ts'
import { quoteBooking, type Terms, termsOf, toQuote } from './quote.server.ts'
import { HoldReleased, orHoldReleased } from './released-hold.server.ts'
import { bookingCaps } from './settings.server.ts'

export type HoldRow = {
  provider_id: string
  hold_id: string
  starts_at: Date
  service_ids: string[]
  staff_id: string | null
  terms: Terms
  expires_at: Date
  extended_at: Date | null
  released_at: Date | null
}

const columns = sql`provider_id, hold_id, starts_at, service_ids, staff_id, terms, expires_at, extended_at, released_at`

export function createHold(ctx: UserCtx, input: z.output<typeof holds.create.input>): Promise<Hold> {
  const selection = selectionOf(input)
  return orNearestTimes(ctx, selection, async () => {
    // As with bookings: when many want one time, most hear so without waiting.
    await checkSelection(ctx, selection, ctx.actor.accountId, ctx.now)
    return withProviderAndCustomerLock(ctx, selection.providerId, async (tx, providerId, customer) => {
      const same = await findSame(tx, providerId, selection)
      return toHold(tx, same ?? (await insertHold(tx, { ...selection, providerId }, customer)))
    })
  })
}

async function insertHold(tx: UserCtx, selection: Selection, customer: Customer): Promise<HoldRow> {
  const { accountId } = customer
  const { schedule, plan } = await checkSelection(tx, selection, accountId, tx.now)
  if (!hasHours(schedule))
    throw new AppError(
      'unprocessable',
      'nothing_to_hold',
      'This provider takes requests, so times cannot be held. Send your request instead.',
    )
  const { providerId } = schedule
  const taken = occupationRows(schedule, plan, selection.start)
  await releaseOverlapping(tx, providerId, taken)
  await limitOpenBookings(tx, customer, providerId)
  await limitHolds(tx, customer)
  const terms = termsOf(tx, schedule, plan)
  await limitShareOfDay(tx, accountId, terms, selection.start)
  const held = {
    provider_id: providerId,
    hold_id: randomUUIDv7(),
    starts_at: selection.start,
    service_ids: [...selection.serviceIds],
    staff_id: selection.staffId,
    terms,
    expires_at: untilStart(minutesAfter(tx.now, holdMinutes), selection.start),
    extended_at: null,
    released_at: null,
  }
  await namingHold(tx.db, { holdId: held.hold_id, providerId, customerId: accountId })
    .insertInto('hold')
    .values({ ...held, terms: JSON.stringify(held.terms), customer_id: accountId, created_at: tx.now })
    .execute()
  const who = { hold_id: held.hold_id, held_by: accountId, held_until: held.expires_at }
  await occupy(
    tx,
    taken.map((row) => ({ ...row, ...who })),
  )
  await emit(tx, holdCreated, { providerId })
  return held
}

async function limitHolds(tx: Ctx, { accountId, isVerified }: Customer) {
  const providers = await findProvidersOfHolds(tx.db, accountId)
  if (providers.length === 0) return
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from hold where provider_id = any(${providers}::uuid[]) and customer_id = ${accountId}
      and ${isAlive(tx)} and not is_offer`.execute(tx.db)
  const most = tx.app.settingOf(isVerified ? bookingCaps.holds : bookingCaps.holdsUnverified)
  if ((rows[0]?.n ?? 0) < most) return
  const message = `You have reached the limit of times we can hold for you (${most}). Book or release one of them first.`
  throw new AppError('conflict', 'too_many_holds', message)
}

export async function listHolds(ctx: UserCtx): Promise<Hold[]> {
  const { accountId } = ctx.actor
  const providers = await findProvidersOfHolds(ctx.db, accountId)
  if (providers.length === 0) return []
  const { rows } = await sql<HoldRow>`select ${columns} from hold
    where provider_id = any(${providers}::uuid[]) and customer_id = ${accountId} and ${isAlive(ctx)}
    order by expires_at`.execute(ctx.db)
  return Promise.all(rows.map((row) => toHold(ctx, row)))
}

export function extendHold(ctx: UserCtx, { id }: { id: string }): Promise<Hold> {
  return orHoldReleased(ctx, () => withOwnHold(ctx, id, extend))
}

async function extend(tx: Ctx, held: HoldRow): Promise<Hold> {
  const { hold_id: id } = held
  await requireValidHold(tx, held)
  if (held.extended_at) return toHold(tx, held)
  const expires_at = untilStart(minutesAfter(held.expires_at, holdMinutes), held.starts_at)
  await sql`update hold set expires_at = ${expires_at}, extended_at = ${tx.now}
    where provider_id = ${held.provider_id} and hold_id = ${id}`.execute(tx.db)
  await extendHeld(tx, held.provider_id, id, expires_at)
  return toHold(tx, { ...held, expires_at, extended_at: tx.now })
}

/** A time that has come can be booked by nobody. */
const untilStart = (end: Date, start: Date) => (end < start ? end : start)

/** Judged again for what nobody could keep, whatever was decided since: throws `past` (422) or `HoldReleased`. */
export async function requireValidHold(tx: Ctx, held: HoldRow) {
  const { provider_id: providerId, hold_id, starts_at: start, service_ids: serviceIds, staff_id: staffId } = held
  if (start <= tx.now) throw refusedTime('past')
  if (held.released_at || (await findInvalidHolds(tx, providerId)).includes(hold_id))
    throw new HoldReleased({ providerId, serviceIds, staffId, start })
}

export function releaseHold(ctx: UserCtx, { id }: { id: string }): Promise<{ id: string }> {
  return withOwnHold(ctx, id, async (tx, { provider_id }) => {
    await deleteHolds(tx, provider_id, sql`hold_id = ${id}`)
    await emit(tx, holdReleased, { providerId: provider_id })
    return { id }
  })
}

/** Somebody else's, an expired and a missing one answer the same. */
function withOwnHold<T>(ctx: UserCtx, id: string, work: (tx: Ctx, held: HoldRow) => Promise<T>): Promise<T> {
  const missing = () => new AppError('not_found', 'hold_not_found', 'This time is no longer held for you.')
  return transaction(ctx, async (tx) => {
    const { accountId } = tx.actor
    const found = await findProviderOfHold(tx.db, accountId, id)
    if (found === null) throw missing()
    return withProviderAndCustomerLock(tx, found, async (locked, providerId) => {
      const { rows } = await sql<HoldRow>`select ${columns} from hold
        where provider_id = ${providerId} and hold_id = ${id} and customer_id = ${accountId} for update`.execute(
        locked.db,
      )
      const [held] = rows
      if (!held) throw missing()
      return work(locked, held)
    })
  })
}

async function toHold(ctx: Ctx, { hold_id, provider_id, starts_at, terms, expires_at, extended_at }: HoldRow) {
  return {
    id: hold_id,
    providerId: provider_id,
    expiresAt: expires_at.toISOString(),
    secondsLeft: Math.max(0, Math.floor((expires_at.getTime() - ctx.now.getTime()) / 1000)),
    canExtend: extended_at === null && expires_at < starts_at,
    quote: await toQuote(ctx, terms, starts_at),
  }
}

async function findSame(tx: UserCtx, providerId: string, selection: Selection): Promise<HoldRow | undefined> {
  const { rows } = await sql<HoldRow>`select ${columns} from hold
    where provider_id = ${providerId} and released_at is null and ${isSameSelection(tx, selection)}`.execute(tx.db)
  return rows[0]
}

const isAlive = ({ now }: Ctx) => sql`expires_at > ${now} and released_at is null`

const isSameSelection = (tx: UserCtx, { start, serviceIds, staffId }: Selection) =>
  sql`customer_id = ${tx.actor.accountId} and starts_at = ${start} and service_ids = ${[...serviceIds]}::uuid[]
    and staff_id is not distinct from ${staffId}`

/** With the provider locked and expired holds gone: the own hold of this very selection, released or not, locked against the sweep. */
export async function findHold(
  tx: UserCtx,
  providerId: string,
  holdId: string,
  selection: Selection,
): Promise<HoldRow | null> {
  const { rows } = await sql<HoldRow>`select ${columns} from hold
    where provider_id = ${providerId} and hold_id = ${holdId} and ${isSameSelection(tx, selection)} for update`.execute(
    tx.db,
  )
  return rows[0] ?? null
}

/** What is held as the new time of a booking. */
export async function findHoldFor(
  tx: Ctx,
  { providerId, bookingId }: { providerId: string; bookingId: string },
  holdId: string,
): Promise<HoldRow | null> {
  const { rows } = await sql<HoldRow>`select ${columns} from hold
    where provider_id = ${providerId} and hold_id = ${holdId} and booking_id = ${bookingId} for update`.execute(tx.db)
  return rows[0] ?? null
}

export async function convertHold(tx: Ctx, providerId: string, holdId: string, bookingId: string) {
  await passToBooking(tx, providerId, holdId, bookingId)
  await deleteHolds(tx, providerId, sql`hold_id = ${holdId}`)
}

type OccupiedRange = { staff_id: string | null; room_id: string | null; during: string }

/** The own holds that the caller's next booking or hold takes the place of. */
export async function releaseOverlapping(tx: UserCtx, providerId: string, taken: readonly OccupiedRange[]) {
  const column = (name: keyof OccupiedRange) => taken.map((row) => row[name])
  const overlapping = sql`customer_id = ${tx.actor.accountId} and exists (
    select from occupation o
    join unnest(${column('staff_id')}::uuid[], ${column('room_id')}::uuid[], ${column('during')}::tstzrange[]) as t (staff_id, room_id, during)
      on (o.staff_id = t.staff_id or o.room_id = t.room_id) and o.during && t.during
    where o.provider_id = ${providerId} and o.hold_id = hold.hold_id)`
  await deleteHolds(tx, providerId, overlapping)
}

/** For the times nobody asks about any more: reading leaves them out, writing removes them, this tidies the rest. */
export async function sweepHolds(ctx: Ctx) {
  const expired = sql`expires_at <= ${ctx.now}`
  const { rows } = await sql<{ id: string }>`select distinct provider_id as id from hold where ${expired}
    order by id`.execute(ctx.db)
  await deleteUnlocked(
    ctx,
    rows.map(({ id }) => id),
    expired,
    true,
  )
}

/** Nobody books what somebody without an account keeps. */
export async function releaseHoldsOf(ctx: Ctx, accountId: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const providers = await findProvidersOfHolds(tx.db, accountId)
    for (const providerId of await deleteUnlocked(tx, providers, sql`customer_id = ${accountId}`, false))
      await emit(tx, holdReleased, { providerId })
  })
}

/**
 * Provider by provider, in their order, each under its lock, as everybody does who writes there. `isSweep`: nobody is waited
 * for, who is left out has another turn. What somebody is about to book or extend is left alone. Answers whose holds are gone.
 */
async function deleteUnlocked(
  ctx: Ctx,
  providers: readonly string[],
  which: RawBuilder<unknown>,
  isSweep: boolean,
): Promise<string[]> {
  const gone: string[] = []
  for (const provider_id of providers) {
    const deleted = transaction(ctx, async (tx) => {
      const wait = isSweep ? sql`skip locked` : sql``
      const locked =
        await sql`select from provider where provider_id = ${provider_id} for no key update ${wait}`.execute(tx.db)
      if (locked.rows.length === 0) return false
      const { rows } = await sql<{ id: string }>`select hold_id as id from hold
        where provider_id = ${provider_id} and ${which} for update skip locked`.execute(tx.db)
      const unlocked = rows.map(({ id }) => id)
      if (unlocked.length === 0) return false
      await notify(tx.db, freeDayChannel, '')
      return (await deleteHolds(tx, provider_id, sql`hold_id = any(${unlocked}::uuid[])`)) > 0
    })
    const isGone = await deleted.catch((error: unknown) => {
      if (isSweep && postgresCode(error) === lockNotAvailable) return false
      throw error
    })
    if (isGone) gone.push(provider_id)
  }
  return gone
}

export const routes = implement(
  holds,
  {
    quote: quoteBooking,
    create: createHold,
    list: listHolds,
    extend: extendHold,
    release: releaseHold,
  },
  holdDescriptions,
)
