import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, hasCode } from '../../lib/api/errors.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import type { DisputeKind, disputeOutcomes } from '../decisions/contract.ts'
import { writeDecision } from '../decisions/write-decision.server.ts'
import { returnToCards } from '../gift-cards/redeem.server.ts'
import { lockActiveAccount } from '../identity/lock-account.server.ts'
import { feeWaivedEntries } from '../ledger/rules.ts'
import { balancesOfBooking, post } from '../ledger/service.server.ts'
import { lowerFee } from '../payments/lower-fee.server.ts'
import { giveBackCharged, giveBackKept } from '../payments/payment-of-booking.server.ts'
import { feePosting } from './cancel-booking.server.ts'
import { actAsOffice, actAsSystem, actOnBooking, type Effect, type SystemAct } from './change-booking.server.ts'
import type { Booking } from './contract.ts'
import type { LockedBooking } from './lock-booking.server.ts'
import type { disputes, noShows } from './no-show-contract.ts'
import { findParties } from './read-booking.server.ts'
import { bookingNoShowFee, settledNoShowFee } from './rules.ts'
import { en } from './texts/page/en.ts'

type Input<Verb extends keyof typeof noShows> = z.output<(typeof noShows)[Verb]['input']>
type OfficeInput<Verb extends keyof typeof disputes> = z.output<(typeof disputes)[Verb]['input']>

/** The fee waits until the customer has had time to answer. */
export function markNoShow(ctx: UserCtx, { id }: { id: string }): Promise<Booking> {
  return actOnBooking(ctx, id, {
    action: 'no_show',
    effect: async (tx, booking) => {
      await tx.db
        .insertInto('no_show')
        .values({
          provider_id: booking.providerId,
          booking_id: booking.bookingId,
          marked_at: tx.now,
          fee_minor: bookingNoShowFee(booking),
        })
        .execute()
      return {}
    },
  })
}

/** Of somebody who leaves meanwhile nothing new is written. */
export function disputeNoShow(ctx: UserCtx, { id, answer, note = '' }: Input<'disputeNoShow'>): Promise<Booking> {
  return actOnBooking(ctx, id, {
    action: answer,
    effect: async (tx, { providerId, bookingId }) => {
      await lockActiveAccount(tx, tx.actor.accountId)
      await tx.db
        .updateTable('no_show')
        .set({ answer, answered_at: tx.now })
        .where('provider_id', '=', providerId)
        .where('booking_id', '=', bookingId)
        .execute()
      return { reason: note || null }
    },
  })
}

export function answerDispute(ctx: UserCtx, { id, note }: Input<'answerDispute'>): Promise<Booking> {
  return actOnBooking(ctx, id, {
    action: 'answer_dispute',
    // Other words would be lost without a word.
    isRepeated: () => false,
    effect: async (tx) => {
      await lockActiveAccount(tx, tx.actor.accountId)
      return { reason: note }
    },
  })
}

export function withdrawNoShow(ctx: UserCtx, { id }: Input<'withdrawNoShow'>): Promise<Booking> {
  return actOnBooking(ctx, id, {
    action: 'withdraw_no_show',
    effect: (tx, booking) => settle(tx, booking, 'completed'),
  })
}

/** Nobody has disputed it in time. */
export function settleNoShow(ctx: Ctx, id: string): Promise<boolean> {
  return actAsSystem(ctx, id, { action: 'settle_no_show', effect: (tx, booking) => settle(tx, booking, 'no_show') })
}

type Outcome = (typeof disputeOutcomes)[number]

const actions = { no_show: 'uphold_no_show', completed: 'confirm_visit', cancelled: 'confirm_absence' } as const
const kinds = { no_show: 'no_show_upheld', completed: 'visit_confirmed', cancelled: 'absence_confirmed' } as const

type Decided = Omit<OfficeInput<'decideDispute'>, 'words'> & { words?: string }

/**
 * With its reasons for the one side that it takes something from: the fee from the customer, or the no-show from the provider.
 * Throws `already_decided` where it has come out otherwise meanwhile.
 */
export function decideDispute(ctx: UserCtx, { id, outcome, reason, words = '' }: Decided): Promise<Booking> {
  const decided = actOnBooking(ctx, id, {
    action: actions[outcome],
    effect: async (tx, booking) => {
      await audit(tx, {
        action: 'booking.no_show_decided',
        subjectType: 'booking',
        subjectId: id,
        details: { outcome, answer: booking.noShow?.answer ?? null, reason },
      })
      const accountId = outcome === 'no_show' ? booking.customerId : booking.providerAccountId
      const subject = { type: 'booking' as const, id: booking.bookingId }
      await writeDecision(tx, { accountId, kind: kinds[outcome], subject, reason, words, isReported: true })
      const effect = await settle(tx, booking, outcome)
      return outcome === 'cancelled' ? { ...effect, set: { cancelled_at: tx.now } } : effect
    },
  })
  return decided.catch((error: unknown) => sayHowItCameOut(ctx, id, error))
}

const isOver = ['no_show_settled', 'booking_completed', 'booking_cancelled'] as const

async function sayHowItCameOut(ctx: UserCtx, id: string, error: unknown): Promise<never> {
  if (!isOver.some((code) => hasCode(error, code))) throw error
  const { providerId } = await findParties(ctx.db, id)
  const { rows } = await sql<{ outcome: Outcome }>`select settled_as as outcome from no_show
    where provider_id = ${providerId} and booking_id = ${id} and answer is not null`.execute(ctx.db)
  const [row] = rows
  if (!row) throw error
  throw new AppError('conflict', 'already_decided', en.errors.already_decided, { data: { outcome: row.outcome } })
}

/**
 * Whoever appealed against what was decided was right: the visit is what they say it was, and the fee follows. In the
 * transaction in which the appeal is answered.
 */
export async function overturnDispute(tx: UserCtx, { id, kind }: { id: string; kind: DisputeKind }): Promise<void> {
  const grant = (act: SystemAct) => actAsOffice(tx, id, tx.actor.accountId, act)
  if (kind !== 'no_show_upheld') await grant({ action: 'grant_no_show', effect: asMissed })
  else if (!(await grant({ action: 'grant_visit', effect: asVisit })))
    await grant({ action: 'grant_absence', effect: asAbsence })
}

/** What was paid before the visit pays for it; what was charged for the fee goes back. */
async function asVisit(tx: Ctx, booking: LockedBooking): Promise<Effect> {
  const { feeMinor, paidMinor } = await takeFeeBack(tx, booking, 'completed')
  if (paidMinor > 0) await giveBackCharged(tx, booking, paidMinor)
  return { feeMinor }
}

async function asAbsence(tx: Ctx, booking: LockedBooking): Promise<Effect> {
  const { feeMinor, paidMinor } = await takeFeeBack(tx, booking, 'cancelled')
  const giftMinor = paidMinor > 0 ? await giveBackKept(tx, booking, paidMinor, { isOver: true }) : 0
  if (giftMinor > 0) await returnToCards(tx, booking, giftMinor)
  return { feeMinor, set: { cancelled_at: tx.now } }
}

/** Nobody owes it any more; what of it was paid is the caller's to give back. */
async function takeFeeBack(tx: Ctx, booking: LockedBooking, settledAs: Outcome) {
  const { providerId, bookingId, customerId, currency, last } = booking
  await setSettled(tx, booking, settledAs)
  const { owed_by_customer: owedMinor, owed_to_provider } = await balancesOfBooking(tx, bookingId)
  if (owedMinor > 0) {
    await lowerFee(tx, { providerId, bookingId, leftMinor: 0 })
    await post(tx, {
      source: `fee_waived:${bookingId}:${last.position + 1}`,
      kind: 'fee_waived',
      booking: { providerId, bookingId },
      entries: feeWaivedEntries({ customerId, providerId, currency, amountMinor: owedMinor }),
    })
  }
  const { rows } = await sql<{ minor: number }>`select coalesce(sum(fee_minor), 0)::bigint as minor from booking_change
    where provider_id = ${providerId} and booking_id = ${bookingId}`.execute(tx.db)
  return { feeMinor: 0 - (rows[0]?.minor ?? 0), paidMinor: -owed_to_provider - owedMinor }
}

/**
 * The fee is owed as it was when the no-show was marked: whoever was right loses it by no suspension since. What they have of it
 * already is paid: no card is charged for the rest, and what is more goes back.
 */
async function asMissed(tx: Ctx, booking: LockedBooking): Promise<Effect> {
  await setSettled(tx, booking, 'no_show')
  const feeMinor = booking.noShow?.feeMinor ?? 0
  const hadMinor = Math.max(0, -(await balancesOfBooking(tx, booking.bookingId)).owed_to_provider)
  if (hadMinor < feeMinor) await post(tx, feePosting(booking, 'no_show_fee', feeMinor - hadMinor))
  const giftMinor = hadMinor > feeMinor ? await giveBackKept(tx, booking, hadMinor - feeMinor) : 0
  if (giftMinor > 0) await returnToCards(tx, booking, giftMinor)
  return { feeMinor, set: { cancelled_at: null } }
}

async function setSettled(tx: Ctx, { providerId, bookingId }: LockedBooking, settledAs: Outcome): Promise<void> {
  await tx.db
    .updateTable('no_show')
    .set({ settled_as: settledAs, settled_at: tx.now })
    .where('provider_id', '=', providerId)
    .where('booking_id', '=', bookingId)
    .execute()
}

async function settle(tx: Ctx, booking: LockedBooking, settledAs: Outcome): Promise<Effect> {
  await setSettled(tx, booking, settledAs)
  const feeMinor = settledAs === 'no_show' ? settledNoShowFee(booking) : 0
  if (feeMinor > 0) await post(tx, feePosting(booking, 'no_show_fee', feeMinor))
  return { feeMinor }
}
