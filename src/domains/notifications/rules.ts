import { isTalk } from '../bookings/changes.rules.ts'
import type { ChangeKind, Party } from '../bookings/contract.ts'
import type { MessageKind } from '../identity/messages-contract.ts'
import type { NotificationType } from './contract.ts'

type Told = NotificationType | Partial<Record<Party, NotificationType>>

const byOthers = { customer: 'booking_cancelled', admin: 'booking_cancelled', system: 'booking_cancelled' } as const

/** What the provider is told of a change in a booking; what they have done themselves they know. */
const toldOf: Partial<Record<ChangeKind, Told>> = {
  requested: 'booking_requested',
  booked: 'booking_confirmed',
  paid: 'booking_confirmed',
  paid_request: 'booking_requested',
  cancelled: byOthers,
  rescheduled: { customer: 'booking_rescheduled' },
  noted: { customer: 'booking_noted' },
  proposal_accepted: 'proposal_accepted',
  proposal_refused: 'proposal_refused',
  expired: 'request_expired',
  was_there: 'no_show_disputed',
  provider_absent: 'no_show_disputed',
  no_show_settled: 'no_show_stands',
  no_show_upheld: 'no_show_upheld',
  visit_confirmed: 'visit_confirmed',
  absence_confirmed: 'absence_confirmed',
  fee_waived: { admin: 'fee_waived' },
}

/** null: nobody. */
export function typeOf(kind: ChangeKind, by: Party): NotificationType | null {
  const told = toldOf[kind]
  return (typeof told === 'object' ? told[by] : told) ?? null
}

const byTheOtherSide = ['provider', 'admin', 'system'] as const
const pushed = {
  accepted: 'accepted',
  declined: 'declined',
  cancelled: 'cancelled',
  proposed: 'proposed',
  proposal_withdrawn: 'withdrawn',
  expired: 'expired',
} as const satisfies Partial<Record<ChangeKind, string>>

/** What a customer hears of their booking as it happens, unless they did it; the rest can be read later. null: nothing. */
export function pushedOf(kind: ChangeKind, by: Party) {
  if (!byTheOtherSide.some((party) => party === by)) return null
  return kind in pushed ? pushed[kind as keyof typeof pushed] : null
}
/** Whether what was done since is told instead; talk about another time says nothing of the rest. */
export function isOvertaken(made: ChangeKind, since: readonly ChangeKind[]): boolean {
  return since.some((kind) => !isTalk(kind) || (isTalk(made) && kind.startsWith('propos')))
}

/** Whether a push can be held back until quiet hours end; `before`: when the booking that it is about begins. */
export function mayWait(before: string | null, now: Date, until: Date): boolean {
  const begins = before === null ? 0 : Date.parse(before)
  return begins <= now.getTime() || begins > until.getTime()
}

export const pushedKinds = Object.keys(pushed) as ChangeKind[]

/** By it those who listen are chosen. */
export const toldKinds = Object.keys(toldOf) as ChangeKind[]

const decisions: readonly NotificationType[] = [
  ...(['no_show_stands', 'no_show_upheld', 'visit_confirmed', 'absence_confirmed'] as const),
  ...(['review_reported', 'review_removed', 'photo_removed', 'report_decided'] as const),
  ...(['business_verified', 'verification_withdrawn', 'verification_expired', 'fee_waived'] as const),
  ...(['document_accepted', 'document_refused', 'document_expiring'] as const),
]

/** By what somebody says whether they want it. */
export function kindOf(type: NotificationType): MessageKind {
  if (decisions.includes(type)) return 'decisions'
  return type === 'review_received' ? 'reviews' : 'bookings'
}

const previewLength = 50

/** The beginning of a review, in whole characters. */
export function preview(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return characters.length <= previewLength
    ? characters.join('')
    : `${characters.slice(0, previewLength).join('').trimEnd()}...`
}

export const stars = (rating: number) => '★'.repeat(rating)

const minuteMs = 60_000
const [hourMs, dayMs] = [60 * minuteMs, 24 * 60 * minuteMs]

type Age = { unit: 'now' } | { unit: 'date' } | { unit: 'minutes' | 'hours' | 'days'; count: number }

/** How long ago, as the bell says it; what is a little ahead of this clock is now. */
export function ageOf(createdAt: number, now: number): Age {
  const ms = now - createdAt
  if (ms < minuteMs) return { unit: 'now' }
  if (ms < hourMs) return { unit: 'minutes', count: Math.floor(ms / minuteMs) }
  if (ms < dayMs) return { unit: 'hours', count: Math.floor(ms / hourMs) }
  if (ms < 7 * dayMs) return { unit: 'days', count: Math.floor(ms / dayMs) }
  return { unit: 'date' }
}

const mostInBadge = 99

/** null: nothing to say. */
export function badgeOf(count: number): string | null {
  if (count <= 0) return null
  return count > mostInBadge ? `${mostInBadge}+` : String(count)
}

const longestPauseMs = 60_000

/**
 * How long until news are listened for again, after so many tries in vain. What has only ended is there again at once; not for
 * all at the same moment, or a node that starts again would fall over its own crowd. `random`: from 0 to 1.
 */
export function nextPauseMs(failures: number, random: number): number {
  if (failures === 0) return random * 2000
  return Math.min(longestPauseMs, 1000 * 2 ** failures) * (0.5 + random / 2)
}
