import type { ChangeKind, Party } from './contract.ts'

/** Who is written to. */
export type MailReader = 'customer' | 'provider'

type Consequences = {
  /** What those who listen are told; another time is the same to them, whoever has asked for it. */
  event: string
  /** The mail to each side, by its name in the texts; where it matters, by who has done it. */
  mails: { customer?: string | Partial<Record<Party, string>>; provider?: string }
  /** Only said, with nothing moved or settled: no calendar file knows of it, and no later mail overtakes another. */
  isTalk?: true
  /** What becomes of what was paid ahead: it goes back but for the fee, or it is earned. */
  money?: 'ends' | 'takes_place'
}

/** What follows from each change of a booking. The transitions say which change follows from what somebody does. */
export const changes = {
  requested: { event: 'requested', mails: { customer: 'requested', provider: 'requested' } },
  booked: { event: 'confirmed', mails: { customer: 'confirmed', provider: 'confirmed' } },
  accepted: { event: 'accepted', mails: { customer: 'accepted' } },
  declined: { event: 'declined', mails: { customer: 'declined' }, money: 'ends' },
  cancelled: {
    event: 'cancelled',
    mails: {
      customer: {
        customer: 'cancelled',
        provider: 'cancelledForYou',
        admin: 'cancelledForYou',
        system: 'cancelledForYou',
      },
      provider: 'cancelled',
    },
    money: 'ends',
  },
  rescheduled: { event: 'rescheduled', mails: { customer: 'rescheduled', provider: 'rescheduled' } },
  noted: { event: 'noted', mails: {}, isTalk: true },
  proposed: { event: 'proposed', mails: { customer: 'proposed' }, isTalk: true },
  proposal_accepted: { event: 'rescheduled', mails: { customer: 'rescheduled', provider: 'rescheduled' } },
  proposal_refused: { event: 'proposal_refused', mails: { provider: 'refused' }, isTalk: true },
  proposal_withdrawn: { event: 'proposal_withdrawn', mails: {}, isTalk: true },
  no_show: { event: 'no_show', mails: { customer: 'noShow' } },
  completed: { event: 'completed', mails: {}, money: 'takes_place' },
  expired: { event: 'expired', mails: { customer: 'expired' }, money: 'ends' },
  was_there: { event: 'no_show_disputed', mails: { provider: 'disputed' }, isTalk: true },
  provider_absent: { event: 'no_show_disputed', mails: { provider: 'disputed' }, isTalk: true },
  dispute_answered: { event: 'dispute_answered', mails: { customer: 'disputeAnswered' }, isTalk: true },
  no_show_withdrawn: { event: 'completed', mails: { customer: 'noShowWithdrawn' }, money: 'takes_place' },
  no_show_settled: {
    event: 'no_show_settled',
    mails: { customer: 'noShowStands', provider: 'noShowStands' },
    isTalk: true,
    money: 'ends',
  },
  no_show_upheld: {
    event: 'no_show_settled',
    mails: { customer: 'noShowUpheld', provider: 'noShowUpheld' },
    isTalk: true,
    money: 'ends',
  },
  visit_confirmed: {
    event: 'completed',
    mails: { customer: 'visitConfirmed', provider: 'visitConfirmed' },
    money: 'takes_place',
  },
  absence_confirmed: {
    event: 'cancelled',
    mails: { customer: 'absenceConfirmed', provider: 'absenceConfirmed' },
    money: 'ends',
  },
  // Nobody is told of what is not paid yet: the time is kept, and that is all.
  unpaid: { event: 'unpaid', mails: {} },
  paid: { event: 'confirmed', mails: { customer: 'confirmed', provider: 'confirmed' } },
  paid_request: { event: 'requested', mails: { customer: 'requested', provider: 'requested' } },
  payment_over: { event: 'payment_over', mails: {}, money: 'ends' },
  fee_waived: { event: 'fee_waived', mails: { customer: 'feeWaived' }, isTalk: true },
} as const satisfies Record<ChangeKind, Consequences>

type Changes = typeof changes
export type BookingEventName = Changes[ChangeKind]['event']

type MailNames<Reader extends MailReader> = {
  [K in ChangeKind]: Changes[K]['mails'] extends Record<Reader, infer Names>
    ? Names extends string
      ? `${Reader}.${Names}`
      : `${Reader}.${Extract<Names[keyof Names], string>}`
    : never
}[ChangeKind]
/** Who reads it, and what has happened. */
export type ChangeMailKind = MailNames<'customer'> | MailNames<'provider'>

/** The mail to one side about what somebody has done; null: none. */
export function mailOf(kind: ChangeKind, reader: MailReader, by: Party): ChangeMailKind | null {
  const mails: Consequences['mails'] = changes[kind].mails
  const name = mails[reader]
  const chosen = typeof name === 'object' ? name[by] : name
  // The names of the table above, put together as its type puts them together.
  return chosen === undefined ? null : (`${reader}.${chosen}` as ChangeMailKind)
}

export function isTalk(kind: ChangeKind): boolean {
  return 'isTalk' in changes[kind]
}

export function moneyOf(kind: ChangeKind): 'ends' | 'takes_place' | 'stays' {
  const consequences: Consequences = changes[kind]
  return consequences.money ?? 'stays'
}

/** Its provider has never heard of it. */
export function wasNeverPaid(history: readonly { kind: ChangeKind }[]): boolean {
  return history[0]?.kind === 'unpaid' && !wasPaid(history)
}

/** Whether something is paid ahead, by card or with gift cards, or was when it ended: nothing that has gone back before. */
export function wasPaidAhead({ payment }: { payment?: { aheadMinor: number } | undefined }): boolean {
  return payment !== undefined && payment.aheadMinor > 0
}

/** Whether what it waited for has come: a card was charged for it, or is kept. */
function wasPaid(history: readonly { kind: ChangeKind }[]): boolean {
  return history.some(({ kind }) => kind === 'paid' || kind === 'paid_request')
}
