import { sql } from 'kysely'
import type { Actor } from '../../lib/context.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { cancellationOf } from '../holds/quote.server.ts'
import type { BookingSums } from '../ledger/service.server.ts'
import type { StoredStatus } from '../payments/payment-row.server.ts'
import type { CancellationPolicy } from '../providers/contract.ts'
import type { BookingStatus, ChangeKind, KeptCard, Party } from './contract.ts'
import {
  actionsOf,
  type BookingFacts,
  cancellationFee,
  disputableUntil,
  expiresAt,
  isFree,
  keepsUses,
  type NoShowFacts,
} from './rules.ts'

export type StateRow = {
  status: BookingStatus
  customer_id: string
  provider_account_id: string
  starts_at: Date
  ends_at: Date
  timezone: string
  total_minor: number
  created_at: Date
  cancellation_policy: CancellationPolicy
  sequence: number
  proposed_starts_at: Date | null
  proposed_ends_at: Date | null
  proposal_reason: string | null
  is_open: boolean
  has_customer: boolean
  is_free_to_cancel: boolean
  expected_at: Date | null
  due_now_minor: number
  uses: number
  keeps_card: boolean
  kept_card: KeptCardRow | null
  covered_fee_minor: number
  pay_by: Date | null
  is_instant: boolean
  no_show: NoShowRow | null
  history: HistoryRow[]
}

/** `fee`: of the payment it is charged with, where there is one. */
type KeptCardRow = {
  brand: string | null
  lastFour: string | null
  fee: { id: string; status: StoredStatus; amount: number; isRefused: boolean } | null
}

export type NoShowRow = {
  marked: number
  fee: number
  answer: NoShowFacts['answer']
  isReplied: boolean
  isSettled: boolean
}

type HistoryRow = {
  kind: ChangeKind
  party: Party
  at: number
  start: number
  previous: number | null
  reason: string | null
  fee: number
}

/** What has happened, what may happen, and what it would cost. `posted`: in the ledger. */
export function stateOf(row: StateRow, posted: BookingSums | undefined, reader: Pick<Actor, 'accountId'>, now: Date) {
  const at = (instant: Date | number) => isoWithOffset(instant, row.timezone)
  const party = partyOf(reader, row.customer_id, row.provider_account_id)
  const facts = factsOf(row)
  const actions = actionsOf(facts, party, now)
  const { history } = row
  const feeMinor = history.reduce((sum, { fee }) => sum + fee, 0)
  const proposal = row.proposed_starts_at &&
    row.proposed_ends_at && {
      dateTime: at(row.proposed_starts_at),
      endTime: at(row.proposed_ends_at),
      reason: row.proposal_reason,
    }
  const moved = history.findLast(({ kind }) => kind === 'rescheduled' || kind === 'proposal_accepted')
  return {
    cancellation: termsOf(facts, party, row.timezone, now),
    ...((facts.dueNowMinor > 0 || facts.keepsCard) && {
      payment: {
        nowMinor: facts.dueNowMinor,
        giftMinor: posted?.giftMinor ?? 0,
        aheadMinor: posted?.aheadMinor ?? 0,
        laterMinor: facts.totalMinor - facts.dueNowMinor,
        payBy: facts.payBy && at(facts.payBy),
        ...(facts.keepsCard && { keptCard: keptCardOf(row.kept_card, feeMinor - row.covered_fee_minor) }),
      },
    }),
    ...(facts.uses > 0 && {
      membership: {
        uses: facts.uses,
        isKeptNow: keepsUses(facts, party, now),
        freeUntil: isFree(facts)
          ? null
          : cancellationOf(facts.policy, { ...facts, totalMinor: 10_000 }, row.timezone).freeUntil,
      },
    }),
    cancelledBy:
      history.findLast(({ kind }) => kind === 'cancelled' || kind === 'declined' || kind === 'absence_confirmed')
        ?.party ?? null,
    feeMinor,
    ...(row.covered_fee_minor > 0 && { coveredFeeMinor: row.covered_fee_minor }),
    noShow: facts.noShow && {
      answerUntil: at(disputableUntil(facts.noShow)),
      answer: facts.noShow.answer,
      waitingFeeMinor: facts.noShow.isSettled ? 0 : facts.noShow.feeMinor,
      isSettled: facts.noShow.isSettled,
    },
    proposal,
    rescheduledFrom: moved?.previous == null ? null : at(moved.previous),
    expiresAt: row.status === 'pending' ? at(expiresAt(facts)) : null,
    sequence: row.sequence,
    history: history.map((change) => ({
      kind: change.kind,
      party: change.party,
      at: at(change.at),
      dateTime: at(change.start),
      previousDateTime: change.previous === null ? null : at(change.previous),
      reason: change.reason,
      feeMinor: change.fee,
    })),
    actions,
    canCancel: actions.some(({ action, refused }) => action === 'cancel' && refused === null),
  }
}

/** What cancelling would cost the reader if it began then instead. */
export function termsAt(row: StateRow, startsAt: Date, reader: Pick<Actor, 'accountId'>, now: Date) {
  const party = partyOf(reader, row.customer_id, row.provider_account_id)
  return termsOf({ ...factsOf(row), startsAt, expectedAt: null }, party, row.timezone, now)
}

function termsOf(facts: BookingFacts, party: Party, timezone: string, now: Date) {
  return {
    ...(isFree(facts) ? { freeUntil: null, steps: [] } : cancellationOf(facts.policy, facts, timezone)),
    feeNowMinor: cancellationFee(facts, party, now),
  }
}

function decidedAt({ history, created_at }: StateRow): Date {
  const last = history.findLast(({ kind }) => kind !== 'noted' && kind !== 'fee_waived')
  return last ? new Date(last.at) : created_at
}

function factsOf(row: StateRow): BookingFacts {
  return {
    status: row.status,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    decidedAt: decidedAt(row),
    totalMinor: row.total_minor,
    policy: row.cancellation_policy,
    hasProposal: row.proposed_starts_at !== null,
    isOpen: row.is_open,
    hasCustomer: row.has_customer,
    isFreeToCancel: row.is_free_to_cancel,
    expectedAt: row.expected_at,
    noShow: noShowOf(row.no_show),
    dueNowMinor: row.due_now_minor,
    uses: row.uses,
    keepsCard: row.keeps_card,
    payBy: row.pay_by,
    isInstant: row.is_instant,
  }
}

function keptCardOf(card: KeptCardRow | null, feeMinor: number): KeptCard {
  const isCharged = card?.fee?.status === 'succeeded'
  // What was waived altogether is nobody's to charge; what was charged, and goes back after an appeal, has been.
  const fee = feeMinor > 0 || isCharged ? (card?.fee ?? null) : null
  return {
    brand: card?.brand ?? null,
    lastFour: card?.lastFour ?? null,
    fee: fee && {
      paymentId: fee.id,
      state: isCharged
        ? 'charged'
        : fee.isRefused || fee.status === 'closed' || fee.status === 'closing'
          ? 'refused'
          : 'due',
      amountMinor: fee.amount,
      isPayable: fee.status === 'open' && fee.isRefused,
    },
  }
}

export function noShowOf(row: NoShowRow | null): NoShowFacts | null {
  return (
    row && {
      markedAt: new Date(row.marked),
      feeMinor: row.fee,
      answer: row.answer,
      isReplied: row.isReplied,
      isSettled: row.isSettled,
    }
  )
}

export function partyOf({ accountId }: Pick<Actor, 'accountId'>, customerId: string, providerAccountId: string): Party {
  if (accountId === customerId) return 'customer'
  return accountId === providerAccountId ? 'provider' : 'admin'
}

/** Of a row of `booking` called so: over, and nobody has said that it did not take place. */
export function tookPlace(called: string, now: Date) {
  const [status, end] = [sql.ref(`${called}.status`), sql.ref(`${called}.ends_at`)]
  return sql`(${status} = 'completed' or (${status} = 'confirmed' and ${end} <= ${now}))`
}
