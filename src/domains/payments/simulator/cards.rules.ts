/** The cards of the simulator, by the names that the processor's own test methods have. */
export const testCards = {
  success: { method: 'pm_card_visa', outcome: 'succeeds' },
  declined: { method: 'pm_card_chargeDeclined', outcome: 'refuses', code: 'card_declined', reason: 'generic_decline' },
  insufficient_funds: {
    method: 'pm_card_chargeDeclinedInsufficientFunds',
    outcome: 'refuses',
    code: 'card_declined',
    reason: 'insufficient_funds',
  },
  expired: {
    method: 'pm_card_chargeDeclinedExpiredCard',
    outcome: 'refuses',
    code: 'expired_card',
    reason: 'expired_card',
  },
  // Whenever it is charged; once it is kept, nobody is there to answer.
  asks: { method: 'pm_card_authenticationRequired', outcome: 'asks' },
  // Not any more once it is kept.
  asks_once: { method: 'pm_card_authenticationRequiredOnSetup', outcome: 'asks_once' },
  // It can be kept, and not be charged.
  declined_later: { method: 'pm_card_chargeCustomerFail', outcome: 'refuses_charge' },
  disputed: { method: 'pm_card_createDispute', outcome: 'is_disputed' },
  late: { method: 'pm_card_lateSuccess', outcome: 'is_late' },
} as const satisfies Record<string, TestCard>

type TestCard =
  | { method: string; outcome: 'succeeds' | 'asks' | 'asks_once' | 'refuses_charge' | 'is_disputed' | 'is_late' }
  | { method: string; outcome: 'refuses'; code: string; reason: string }
export type TestCardName = keyof typeof testCards

/** How long the late one takes: longer than a time is kept for somebody who pays. */
export const lateMinutes = 40

export function cardOf(method: string): TestCard | null {
  return Object.values(testCards).find((card) => card.method === method) ?? null
}

export function isTestCard(name: string): name is TestCardName {
  return Object.hasOwn(testCards, name)
}
