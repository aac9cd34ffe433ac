/** What of one's points is shown is asked for again together. */
export const loyaltyKey = ['loyalty']
