export const accounts = [
  'owed_by_customer',
  'owed_to_provider',
  'held_by_processor',
  'paid_ahead',
  'refund_due',
  'disputed',
  'gift_card',
  'platform',
  'promised_by_platform',
] as const
export type Account = (typeof accounts)[number]

/** Positive: the account is owed; negative: it owes. */
export type Entry = { account: Account; ownerId: string; currency: string; amountMinor: number }

/** `giftCardId`: of a payment for a gift card, what is paid and not had yet stands on the card. `tipId`, `subscriptionId`: it is had already. */
type Between = {
  customerId: string
  providerId: string
  currency: string
  amountMinor: number
  giftCardId?: string | null
  tipId?: string | null
  subscriptionId?: string | null
}

function ahead({ customerId, providerId, giftCardId, tipId, subscriptionId }: Between): readonly [Account, string] {
  if (tipId || subscriptionId) return ['owed_to_provider', providerId]
  return giftCardId ? ['gift_card', giftCardId] : ['paid_ahead', customerId]
}

const two = (
  { currency, amountMinor }: Between,
  [to, toWhom]: readonly [Account, string],
  [from, fromWhom]: readonly [Account, string],
): Entry[] => [
  { account: to, ownerId: toWhom, currency, amountMinor },
  { account: from, ownerId: fromWhom, currency, amountMinor: -amountMinor },
]

/** The customer owes it, and it is owed to the provider. */
export const feeEntries = (fee: Between): Entry[] =>
  two(fee, ['owed_by_customer', fee.customerId], ['owed_to_provider', fee.providerId])

/** The provider asks for less: so much is owed to nobody any more. */
export const feeWaivedEntries = (fee: Between): Entry[] =>
  two(fee, ['owed_to_provider', fee.providerId], ['owed_by_customer', fee.customerId])

/** The operator takes it over: the customer owes nothing, and it will be sent to the provider. */
export const feeCoveredEntries = (fee: Between): Entry[] =>
  two(fee, ['promised_by_platform', fee.providerId], ['owed_by_customer', fee.customerId])

/** The processor has it for the provider: the customer has paid ahead, for a gift card, a tip or a membership. */
export const chargeEntries = (charge: Between): Entry[] =>
  two(charge, ['held_by_processor', charge.providerId], ahead(charge))

/** What was paid ahead pays a fee. */
export const feePaidEntries = (fee: Between): Entry[] =>
  two(fee, ['paid_ahead', fee.customerId], ['owed_by_customer', fee.customerId])

/** The visit took place: what was paid ahead is the provider's. */
export const earnedEntries = (earned: Between): Entry[] =>
  two(earned, ['paid_ahead', earned.customerId], ['owed_to_provider', earned.providerId])

/** Due back to the customer: of what was paid ahead first, then of what the provider had earned. */
export function refundEntries({ aheadMinor, ...refund }: Between & { aheadMinor: number }): Entry[] {
  const { customerId, providerId, currency, amountMinor } = refund
  const [account, ownerId] = ahead(refund)
  const first = Math.min(aheadMinor, amountMinor)
  const parts: Entry[] = [
    { account, ownerId, currency, amountMinor: first },
    { account: 'owed_to_provider', ownerId: providerId, currency, amountMinor: amountMinor - first },
  ]
  return [
    ...parts.filter((part) => part.amountMinor > 0),
    { account: 'refund_due', ownerId: customerId, currency, amountMinor: -amountMinor },
  ]
}

/** The processor has given it back. */
export const refundPaidEntries = (refund: Between): Entry[] =>
  two(refund, ['refund_due', refund.customerId], ['held_by_processor', refund.providerId])

/**
 * The processor could not: it is whose it was before it was `opened`. `wasPaid`: it had left the provider's processor already,
 * and is back there. `keptMinor`: so much of what was paid ahead is the provider's, from whom a bank has taken it meanwhile.
 */
export function refundFailedEntries(
  opened: readonly Entry[],
  { providerId, wasPaid, keptMinor }: { providerId: string; wasPaid: boolean; keptMinor: number },
): Entry[] {
  const undone = opened.map((entry): Entry => {
    const amountMinor = (isAhead(entry) ? keptMinor : 0) - entry.amountMinor
    if (entry.account !== 'refund_due' || !wasPaid) return { ...entry, amountMinor }
    return { ...entry, account: 'held_by_processor', ownerId: providerId, amountMinor }
  })
  const currency = opened[0]?.currency ?? ''
  const kept: Entry = { account: 'owed_to_provider', ownerId: providerId, currency, amountMinor: -keptMinor }
  return [...undone, kept].filter(({ amountMinor }) => amountMinor !== 0)
}

/** Of a refund: what it takes of what was paid and not had yet. */
export const isAhead = ({ account }: Entry) => account === 'paid_ahead' || account === 'gift_card'

/** A gift card pays for a visit to come. */
export const giftRedeemedEntries = (spent: Between & { giftCardId: string }): Entry[] =>
  two(spent, ['gift_card', spent.giftCardId], ['paid_ahead', spent.customerId])

/** What of it comes back onto the card: of what was paid ahead first, then of what the provider had earned. */
export function giftReturnedEntries(back: Between & { giftCardId: string; aheadMinor: number }): Entry[] {
  const { customerId, providerId, currency, amountMinor, giftCardId } = back
  const first = Math.min(back.aheadMinor, amountMinor)
  const entries: Entry[] = [
    { account: 'paid_ahead', ownerId: customerId, currency, amountMinor: first },
    { account: 'owed_to_provider', ownerId: providerId, currency, amountMinor: amountMinor - first },
    { account: 'gift_card', ownerId: giftCardId, currency, amountMinor: -amountMinor },
  ]
  return entries.filter((entry) => entry.amountMinor !== 0)
}

type Funded = Between & { giftCardId: string; isByProvider: boolean }
const fromFunder = ({ isByProvider }: Funded): Account => (isByProvider ? 'owed_to_provider' : 'promised_by_platform')

/**
 * The operator has put it onto a card, and will send it when it was spent; or its provider has, who earns so much less. What is
 * left when the card ends is theirs again.
 */
export const giftFundedEntries = (funded: Funded): Entry[] =>
  two(funded, [fromFunder(funded), funded.providerId], ['gift_card', funded.giftCardId])
export const giftUnfundedEntries = (back: Funded): Entry[] =>
  two(back, ['gift_card', back.giftCardId], [fromFunder(back), back.providerId])

/** Of a card for everyone: what is spent elsewhere is its seller's, the operator, who sends as much there; and what comes back. */
export const giftDrawnEntries = (drawn: Between & { giftCardId: string }): Entry[] =>
  two(drawn, ['gift_card', drawn.giftCardId], ['owed_to_provider', drawn.providerId])
export const giftDrawReturnedEntries = (back: Between & { giftCardId: string }): Entry[] =>
  two(back, ['owed_to_provider', back.providerId], ['gift_card', back.giftCardId])

/**
 * The operator has sent what was promised to the provider's account with the processor; what is finer than can be sent is the
 * provider's. Below zero: so much is sent back, of what the provider has given back since.
 */
export function platformPaidEntries(sent: Between & { sentMinor: number }): Entry[] {
  const { providerId: ownerId, currency, amountMinor, sentMinor } = sent
  const entries: Entry[] = [
    { account: 'held_by_processor', ownerId, currency, amountMinor: sentMinor },
    { account: 'promised_by_platform', ownerId, currency, amountMinor: -amountMinor },
    { account: 'owed_to_provider', ownerId, currency, amountMinor: amountMinor - sentMinor },
  ]
  return entries.filter((entry) => entry.amountMinor !== 0)
}

/** The operator's share of a charge, which the processor keeps for them; and what of it comes back with a refund. */
export const platformFeeEntries = (fee: Between): Entry[] =>
  two(fee, ['platform', fee.providerId], ['held_by_processor', fee.providerId])
export const platformFeeReturnedEntries = (back: Between): Entry[] =>
  two(back, ['held_by_processor', back.providerId], ['platform', back.providerId])

/** The customer's bank takes it back while it decides, or gives it back when the provider was right. */
export const disputeEntries = (dispute: Between): Entry[] =>
  two(dispute, ['disputed', dispute.providerId], ['held_by_processor', dispute.providerId])
export const disputeWonEntries = (dispute: Between): Entry[] =>
  two(dispute, ['held_by_processor', dispute.providerId], ['disputed', dispute.providerId])

/** The bank has given it to the customer for good, as a refund would have. */
export function disputeLostEntries(dispute: Between & { aheadMinor: number }): Entry[] {
  const settled: Entry = {
    account: 'disputed',
    ownerId: dispute.providerId,
    currency: dispute.currency,
    amountMinor: -dispute.amountMinor,
  }
  return [...refundEntries(dispute).filter(({ account }) => account !== 'refund_due'), settled]
}

/** A bank that had decided for the customer has it after all: it is whose it was, and there again, or taken once more. */
export const disputeUndoneEntries = (lost: readonly Entry[], account: 'held_by_processor' | 'disputed'): Entry[] =>
  lost.map((entry) => ({
    ...entry,
    amountMinor: -entry.amountMinor,
    ...(entry.account === 'disputed' && { account }),
  }))
