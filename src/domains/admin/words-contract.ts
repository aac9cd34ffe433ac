import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { AloneTooEarly } from '../decisions/contract.ts'

/** What the office cannot take back. @public */
export const wordActs = ['cancel_ahead'] as const

/** Bookings that have not begun, and what of their price has been paid before the visit. @public */
export const Ahead = z.object({
  asCustomer: z.int(),
  asProvider: z.int(),
  money: z.array(z.object({ currency: z.string(), totalMinor: z.int(), paidMinor: z.int() })),
})
export type Ahead = z.infer<typeof Ahead>

/** Something that waits for the word of a second administrator. @public */
export const SecondWord = z.object({
  id: z.string(),
  act: z.enum(wordActs),
  /** Whom it concerns. */
  account: z.object({ id: z.string(), name: z.string() }),
  /** Null: who has asked can no longer act for the office, and somebody else has to ask. */
  askedBy: z.nullable(z.string()),
  askedAt: z.string(),
  until: z.string(),
  /** Whoever looks has asked: somebody else answers, or, where there is nobody, they do from then on. */
  own: z.nullable(z.object({ aloneFrom: z.nullable(z.string()) })),
  ahead: Ahead,
})
export type SecondWord = z.infer<typeof SecondWord>

const one = { id: z.uuid() }

export const officeWords = endpoints('officeWords', {
  list: {
    summary: 'What waits for the word of a second administrator, the oldest first',
    method: 'GET',
    path: '/admin/words',
    access: 'admin',
    input: z.object({}),
    output: z.object({ words: z.array(SecondWord) }),
  },
  cancelAhead: {
    summary: 'Ask that the bookings ahead of a suspended account be cancelled, free of charge for everybody',
    method: 'POST',
    path: '/admin/users/{id}/cancel-ahead',
    access: 'admin',
    input: z.strictObject(one),
    output: z.object({ id: z.string() }),
  },
  confirm: {
    summary: 'Confirm what another administrator has asked for: it is done at once',
    method: 'POST',
    path: '/admin/words/{id}/confirm',
    access: 'admin',
    /** `seen`: how many bookings lay ahead when it was read. */
    input: z.strictObject({ ...one, seen: z.int().check(z.gte(0)) }),
    errors: { alone_too_early: AloneTooEarly },
    output: z.object({ id: z.string(), answer: z.literal('confirmed') }),
  },
  decline: {
    summary: 'Decline what another administrator has asked for, or withdraw what you have',
    method: 'POST',
    path: '/admin/words/{id}/decline',
    access: 'admin',
    input: z.strictObject(one),
    output: z.object({ id: z.string(), answer: z.enum(['declined', 'withdrawn']) }),
  },
})
