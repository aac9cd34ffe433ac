import { sql } from 'kysely'
import type { Actor } from '../../lib/context.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { cancellationOf } from '../holds/quote.server.ts'
import type { CancellationPolicy } from '../providers/contract.ts'
import type { BookingStatus, ChangeKind, Party } from './contract.ts'
import { actionsOf, type BookingFacts, cancellationFee, disputableUntil, expiresAt, type NoShowFacts } from './rules.ts'

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
  no_show: NoShowRow | null
  history: HistoryRow[]
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

/** What has happened, what may happen, and what it would cost. */
export function stateOf(row: StateRow, reader: Pick<Actor, 'accountId'>, now: Date) {
  const at = (instant: Date | number) => isoWithOffset(instant, row.timezone)
  const party = partyOf(reader, row.customer_id, row.provider_account_id)
  const facts = factsOf(row)
  const actions = actionsOf(facts, party, now)
  const { history } = row
  const proposal = row.proposed_starts_at &&
    row.proposed_ends_at && {
      dateTime: at(row.proposed_starts_at),
      endTime: at(row.proposed_ends_at),
      reason: row.proposal_reason,
    }
  const moved = history.findLast(({ kind }) => kind === 'rescheduled' || kind === 'proposal_accepted')
  return {
    cancellation: termsOf(facts, party, row.timezone, now),
    cancelledBy:
      history.findLast(({ kind }) => kind === 'cancelled' || kind === 'declined' || kind === 'absence_confirmed')
        ?.party ?? null,
    feeMinor: history.reduce((sum, { fee }) => sum + fee, 0),
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
  return termsOf({ ...factsOf(row), startsAt }, party, row.timezone, now)
}

function termsOf(facts: BookingFacts, party: Party, timezone: string, now: Date) {
  return {
    ...(facts.isFreeToCancel ? { freeUntil: null, steps: [] } : cancellationOf(facts.policy, facts, timezone)),
    feeNowMinor: cancellationFee(facts, party, now),
  }
}

function factsOf(row: StateRow): BookingFacts {
  return {
    status: row.status,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    createdAt: row.created_at,
    totalMinor: row.total_minor,
    policy: row.cancellation_policy,
    hasProposal: row.proposed_starts_at !== null,
    isOpen: row.is_open,
    hasCustomer: row.has_customer,
    isFreeToCancel: row.is_free_to_cancel,
    noShow: noShowOf(row.no_show),
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
