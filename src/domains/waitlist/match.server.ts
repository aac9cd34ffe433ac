import { isAppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { acceptAs } from './accept-offer.server.ts'
import { hasWaitlist, planTurn, readRule, readWaiting, type Slot, type Waiting } from './entries.server.ts'
import { freeSlots, type SlotsFor } from './free-slots.server.ts'
import { leadsOf } from './lead.server.ts'
import { offerHeld, tellOf } from './make-offer.server.ts'
import { noteTaken } from './note-taken.server.ts'
import { settleOffers } from './settle-offers.server.ts'
import { isWanted, keptUntil, mayBeOffered, mostToldAnHour } from './waitlist.rules.ts'

/** One more than any list gives out at a time; what is left has the next turn. */
const mostOffers = 500

/** Gives what is free to those who wait for it, in the order of joining. Whoever calls it twice at once changes nothing. */
export async function workOnWaitlist(ctx: Ctx, providerId: string): Promise<void> {
  if (!(await hasWaitlist(ctx.db, providerId))) return
  await withProviderLock(ctx, providerId, (tx) => settleOffers(tx, providerId))
  const { mode, longestFirst } = await readRule(ctx.db, providerId)
  await noteTaken(ctx, providerId, mode)
  const isForAll = mode === 'everyone'
  const soonest = isForAll ? await tellEveryone(ctx, providerId) : null
  if (!isForAll) await offerInOrder(ctx, providerId, { mayBook: mode === 'book_directly', longestFirst })
  await planTurn({ ...ctx, now: await databaseNow(ctx) }, providerId, soonest)
}

type Order = { mayBook: boolean; longestFirst: boolean }

async function offerInOrder(ctx: Ctx, providerId: string, { mayBook, longestFirst }: Order) {
  // What was refused under the lock is not tried again before something changes.
  const refused = new Set<string>()
  for (let round = 0; round < mostOffers; round++) {
    const now = await databaseNow(ctx)
    const waiting = (await readWaiting({ ...ctx, now }, providerId)).filter(({ isAsked }) => !isAsked)
    const slotsFor = await freeSlots({ ...ctx, now }, providerId, waiting)
    const mayHave = (entry: Waiting, start: string) => !refused.has(`${entry.entryId} ${start}`)
    const fits = allFits(waiting, slotsFor, mayHave)
    const found = longestFirst ? longest(fits) : fits.next().value
    if (!found) return
    const { entry, slot } = found
    const hoursLeft = (Date.parse(slot.start) - now.getTime()) / 3_600_000
    const isDirect = mayBook && entry.bookFromHours !== null && hoursLeft >= entry.bookFromHours
    const made = await offerHeld(ctx, providerId, entry, slot, isDirect)
    if (made === null) refused.add(`${entry.entryId} ${slot.start}`)
    else if (made.isDirect) await bookDirectly(ctx, entry, made.offerId)
  }
}

/** Whoever cannot be booked just now is asked, as everybody else: what the hold has queued sees to it, also if this dies. */
async function bookDirectly(ctx: Ctx, { customerId }: Waiting, offerId: string) {
  await acceptAs(ctx, customerId, offerId).catch((error: unknown) => {
    if (!isAppError(error)) throw error
  })
}

/**
 * Nothing is held: all who want a time hear of it, of each that is free, and of so many in an hour; who has a lead before the
 * others. Answers when the first of these may hear of what they have not.
 */
async function tellEveryone(ctx: Ctx, providerId: string): Promise<Date | null> {
  const now = await databaseNow(ctx)
  const waiting = await readWaiting({ ...ctx, now }, providerId)
  const slotsFor = await freeSlots({ ...ctx, now }, providerId, waiting)
  const leads = await leadsOf(ctx, [...new Set(waiting.map(({ customerId }) => customerId))])
  const entries = waiting.map((entry) => ({ ...entry, leadMinutes: leads.get(entry.customerId) ?? 0 }))
  const leading = entries.filter(({ leadMinutes }) => leadMinutes > 0)
  let soonest = Number.POSITIVE_INFINITY
  for (const entry of [...leading, ...entries.filter(({ leadMinutes }) => leadMinutes === 0)]) {
    const { offers } = entry
    let left = mostToldAnHour - entry.toldLately
    for (const slot of slotsFor(entry)) {
      if (left <= 0) break
      if (!isWanted(entry, slot.start) || !mayBeOffered(offers, slot, true)) continue
      const kept = entry.leadMinutes > 0 ? null : keptUntil(leading, slot, now.getTime())
      if (kept !== null) {
        soonest = Math.min(soonest, kept)
        continue
      }
      if (!(await tellOf(ctx, providerId, entry, slot))) continue
      const [start, end] = [Date.parse(slot.start), Date.parse(slot.end)]
      offers.push({ start, end, answer: null, isTakenSince: false, offeredAt: now.getTime() })
      left--
    }
  }
  return soonest === Number.POSITIVE_INFINITY ? null : new Date(soonest)
}

type Fit = { entry: Waiting; slot: Slot }

/** The first time of each who has one, in the order of joining. */
function* allFits(
  waiting: readonly Waiting[],
  slotsFor: SlotsFor,
  mayHave: (entry: Waiting, start: string) => boolean,
): Generator<Fit, undefined> {
  for (const entry of waiting) {
    const slot = slotsFor(entry).find(
      (one) => isWanted(entry, one.start) && mayBeOffered(entry.offers, one, false) && mayHave(entry, one.start),
    )
    if (slot) yield { entry, slot }
  }
}

const lengthOf = ({ slot }: Fit) => Date.parse(slot.end) - Date.parse(slot.start)

function longest(fits: Iterable<Fit>): Fit | undefined {
  let found: Fit | undefined
  for (const fit of fits) if (!found || lengthOf(fit) > lengthOf(found)) found = fit
  return found
}
