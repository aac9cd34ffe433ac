import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { decimalNumber, emailAddress, isoDate, line, paragraph, visibleLine } from '../../lib/text.ts'
import { fileLanguage, SavedFile } from '../papers/contract.ts'
import { paperLimits } from '../papers/limits.ts'
import { movementKinds, officeReasons } from '../payments/contract.ts'
import { BookingEntries } from '../payments/entries-contract.ts'
import { paymentLimits } from '../payments/limits.ts'
import { giftCardLimits } from './limits.ts'

export const giftCardLengths = { name: 80, message: 200, code: 40 }
export const giftCardStatuses = ['unpaid', 'active', 'ended'] as const

/** One's own card: its buyer's. `balanceMinor`: what of it is not spent, a sum of the ledger. */
export const GiftCard = z.object({
  id: z.string(),
  providerId: z.string(),
  providerName: z.string(),
  providerLinkTo: z.string(),
  /** Sold by that business of the operator's, and taken by every one that is paid by card. */
  isForEveryone: z.boolean(),
  /** What was given; null: an amount. */
  serviceName: z.nullable(z.string()),
  senderName: z.string(),
  recipientName: z.string(),
  /** null: mailed to the buyer. */
  recipientEmail: z.nullable(z.string()),
  message: z.string(),
  status: z.enum(giftCardStatuses),
  /** Once it is paid. */
  code: z.nullable(z.string()),
  currency: z.string(),
  amount: z.number(),
  amountMinor: z.int(),
  balanceMinor: z.int(),
  deliverAt: z.string(),
  deliveredAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** Until then it can be given back, unused. */
  returnableUntil: z.nullable(z.string()),
  /** Taken for points: these come back with it, and no money. */
  isForPoints: z.boolean(),
  canReturn: z.boolean(),
})
export type GiftCard = z.infer<typeof GiftCard>

/** What whoever has the code sees. */
export const ShownGiftCard = z.object({
  code: z.string(),
  providerId: z.string(),
  providerName: z.string(),
  providerLinkTo: z.string(),
  /** Taken by every business that is paid by card in its currency. */
  isForEveryone: z.boolean(),
  image: z.nullable(z.string()),
  address: z.string(),
  serviceName: z.nullable(z.string()),
  senderName: z.string(),
  recipientName: z.string(),
  message: z.string(),
  currency: z.string(),
  amountMinor: z.int(),
  balanceMinor: z.int(),
  /** Whether it can be spent now: its provider takes bookings, and no bank is deciding about it. */
  isUsable: z.boolean(),
  /** The entries that the balance is the sum of, the first first; below nothing: off it. */
  movements: z.array(z.object({ kind: z.enum(movementKinds), at: z.string(), amountMinor: z.int() })),
})
export type ShownGiftCard = z.infer<typeof ShownGiftCard>

/** What cards a provider sells. */
export const GiftCardOffer = z.object({
  providerId: z.string(),
  providerName: z.string(),
  providerLinkTo: z.string(),
  profession: z.string(),
  address: z.string(),
  image: z.nullable(z.string()),
  /** Whether cards are charged for them. */
  isSold: z.boolean(),
  /** Cards that every business takes which is paid by card, and that are amounts only. */
  isForEveryone: z.boolean(),
  currency: z.string(),
  offeredMinor: z.array(z.int()),
  leastMinor: z.int(),
  mostMinor: z.int(),
  services: z.array(z.object({ id: z.string(), name: z.string(), priceMinor: z.int() })),
})
export type GiftCardOffer = z.infer<typeof GiftCardOffer>

/** Who sells cards that every business takes which is paid by card in that currency. */
export const EveryoneOffer = z.object({ providerId: z.string(), providerName: z.string(), currency: z.string() })
export type EveryoneOffer = z.infer<typeof EveryoneOffer>

function isZone(zone: string): boolean {
  try {
    return /^[A-Za-z]/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

const code = line(giftCardLengths.code, 1)
const id = z.uuid()

export const giftCards = endpoints('gift-cards', {
  offer: {
    summary: 'The gift cards that a provider sells: amounts and services',
    method: 'GET',
    path: '/gift-cards/offers/{providerId}',
    access: 'public',
    mayLag: true,
    input: z.object({ providerId: id }),
    output: GiftCardOffer,
  },
  everyone: {
    summary:
      'Gift cards that every business takes which is paid by card: who sells them, by currency; none unless the operator does',
    method: 'GET',
    path: '/gift-cards/everyone',
    access: 'public',
    mayLag: true,
    input: z.object({}),
    output: z.array(EveryoneOffer),
  },
  buy: {
    summary:
      'Buy a gift card for one provider, of an amount or of one of their services; it is then paid for by its id',
    method: 'POST',
    path: '/gift-cards',
    access: 'user',
    limit: giftCardLimits.buy,
    input: z.strictObject({
      providerId: id,
      /** In major units; or else a service. */
      amount: z.optional(decimalNumber(0, 1e9)),
      serviceId: z.optional(id),
      senderName: visibleLine(giftCardLengths.name, 1),
      recipientName: visibleLine(giftCardLengths.name, 1),
      /** Without it the card is mailed to the buyer. */
      recipientEmail: z.optional(emailAddress()),
      message: z._default(paragraph(giftCardLengths.message), ''),
      /** A day in `timezone`, where the buyer is; without it at once. */
      deliverOn: z.optional(isoDate()),
      timezone: z.string().check(z.maxLength(100), z.refine(isZone, 'Must be a time zone such as Europe/London')),
      idempotencyKey: z.optional(line(255, 1)),
    }),
    output: GiftCard,
    status: 201,
    headers: { idempotencyKey: 'Idempotency-Key' },
  },
  list: {
    summary: 'The gift cards that you have bought, the latest first',
    method: 'GET',
    path: '/users/gift-cards',
    access: 'user',
    input: z.object({}),
    output: z.array(GiftCard),
  },
  check: {
    summary: 'What is left of a gift card, by its code; for a provider, whether it can be spent there',
    method: 'POST',
    path: '/gift-cards/check',
    access: 'public',
    /** `providerId`: with whom it is to be spent; without, any card is shown. */
    input: z.strictObject({ code, providerId: z.optional(id) }),
    output: ShownGiftCard,
  },
  pdf: {
    summary: 'The card as a PDF to print and hand over, by its code',
    method: 'POST',
    path: '/gift-cards/pdf',
    access: 'public',
    limit: paperLimits.draw,
    input: z.strictObject({ code, language: fileLanguage }),
    output: SavedFile,
  },
  resend: {
    summary: 'The buyer has it mailed now, once more or to another address',
    method: 'POST',
    path: '/gift-cards/{id}/resend',
    access: 'user',
    limit: giftCardLimits.send,
    input: z.strictObject({ id, recipientEmail: z.optional(emailAddress()) }),
    output: GiftCard,
  },
  stop: {
    summary: 'The buyer makes its code worthless and gets another one',
    method: 'POST',
    path: '/gift-cards/{id}/stop',
    access: 'user',
    limit: giftCardLimits.send,
    input: z.strictObject({ id }),
    output: GiftCard,
  },
  giveBack: {
    summary: 'The buyer gives an unused card back within 14 days, and has the money back',
    method: 'POST',
    path: '/gift-cards/{id}/return',
    access: 'user',
    limit: giftCardLimits.buy,
    input: z.strictObject({ id }),
    output: GiftCard,
  },
  refund: {
    summary:
      'The provider, or an administrator with a reason, puts back onto gift cards what they have paid of a booking: all of it, or a part',
    method: 'POST',
    path: '/bookings/{id}/gift-cards/refund',
    access: 'user',
    limit: paymentLimits.refund,
    input: z.strictObject({
      id,
      amount: z.optional(decimalNumber(0, 1e9)),
      /** Of an administrator, who has to name one; kept in the audit. */
      reason: z.optional(z.enum(officeReasons)),
      idempotencyKey: z.optional(line(255, 1)),
    }),
    output: BookingEntries,
    headers: { idempotencyKey: 'Idempotency-Key' },
  },
})
