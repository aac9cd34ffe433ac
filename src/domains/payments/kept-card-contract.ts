import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { paymentLimits } from './limits.ts'

/** `waiting`: it is to be given by `payBy`; `kept`: for the fees; `over`: it was never given, or is forgotten. */
const keptCardStates = ['waiting', 'kept', 'over'] as const

/** A card that is kept for the fees of one booking, for a membership that begins with a trial, or in place of the card of one. */
export const OwnKeptCard = z.object({
  bookingId: z.string(),
  providerName: z.string(),
  providerLinkTo: z.string(),
  services: z.array(z.string()),
  /** With the provider’s offset. */
  dateTime: z.string(),
  currency: z.string(),
  totalMinor: z.int(),
  state: z.enum(keptCardStates),
  /** Whether the provider is still to answer. */
  isRequest: z.boolean(),
  payBy: z.nullable(z.string()),
  /** Of the last card that was tried: the processor’s own word. */
  refused: z.nullable(z.string()),
  /** What is agreed to, a line for each: as it will be kept, or as it was agreed. */
  consent: z.array(z.string()),
  /** In which language that was agreed to; not there: as it is asked for, or nobody has written it down. */
  consentLanguage: z.optional(z.enum(['en', 'fr', 'es', 'pt'])),
  /** null: not yet. Of a change: these are terms that its provider has announced, which hold from `dateTime` on. */
  agreedAt: z.nullable(z.string()),
  /** Of a change: what its provider has announced for a later period, as one reads it. */
  announced: z.optional(z.string()),
  brand: z.nullable(z.string()),
  lastFour: z.nullable(z.string()),
  account: z.string(),
  publishableKey: z.nullable(z.string()),
  /** Cards are not taken on this site at the moment: none can be given, and none is charged. */
  isOff: z.optional(z.literal(true)),
  /** For a membership, which `bookingId` names: charged from `dateTime` on, when its trial ends. */
  isTrial: z.optional(z.literal(true)),
  /** In place of the card that is kept for a membership; `bookingId`: of this change, `dateTime`: when it is charged next. */
  isChange: z.optional(z.literal(true)),
  /** Of a change: a period is still to be paid, before `dateTime`. */
  isOwed: z.optional(z.literal(true)),
})
export type OwnKeptCard = z.infer<typeof OwnKeptCard>

/** What a browser needs to give a card to the processor. @public */
export const CardSetup = z.object({
  bookingId: z.string(),
  clientSecret: z.string(),
  intentId: z.string(),
  account: z.string(),
  publishableKey: z.nullable(z.string()),
  isAsking: z.boolean(),
})
export type CardSetup = z.infer<typeof CardSetup>

const language = z.optional(z.enum(['en', 'fr', 'es', 'pt']))
/** Of its booking, of the membership that begins with a trial, or of the change of a card. */
const id = z.uuid()

export const keptCards = endpoints('payments', {
  changeCard: {
    summary: 'Begin to give another card for a membership that renews; one begun before is answered again',
    method: 'POST',
    path: '/payments/kept-cards',
    access: 'user',
    limit: paymentLimits.pay,
    input: z.strictObject({ subscriptionId: z.uuid() }),
    output: OwnKeptCard,
    status: 201,
  },
  getKeptCard: {
    summary:
      'The card that is kept for the fees of a booking of yours or after the trial of a membership, and what is agreed to with it',
    method: 'GET',
    path: '/payments/kept-cards/{id}',
    access: 'user',
    input: z.object({ id, language }),
    output: OwnKeptCard,
  },
  agreeToKeep: {
    summary: 'Agree to it, and begin to give a card; the same again answers with the same set-up',
    method: 'POST',
    path: '/payments/kept-cards/{id}',
    access: 'user',
    limit: paymentLimits.pay,
    /** Of what was read and agreed to. */
    input: z.strictObject({ id, language }),
    output: CardSetup,
  },
  confirmKeptCard: {
    summary: 'Ask the processor what has become of the card, and do what follows from it',
    method: 'POST',
    path: '/payments/kept-cards/{id}/confirm',
    access: 'user',
    limit: paymentLimits.pay,
    input: z.strictObject({ id, language }),
    output: OwnKeptCard,
  },
})
