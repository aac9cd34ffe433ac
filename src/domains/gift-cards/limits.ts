import { limits } from '../../lib/limits.ts'

export const giftCardLimits = limits('gift-cards', {
  buy: { points: 20, seconds: 3600 },
  send: { points: 10, seconds: 3600 },
  /** Codes that are tried, by account and by address. */
  guess: { points: 20, seconds: 3600, shared: true },
})
