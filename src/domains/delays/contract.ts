import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { isoInstant } from '../../lib/text.ts'
import { delayLimits } from './limits.ts'

export const [leastMinutes, mostMinutes] = [5, 90]

/** A booking that is expected later than planned. Instants carry the provider's offset. */
const Delayed = {
  bookingId: z.string(),
  dateTime: z.string(),
  expected: z.string(),
  /** The customer has said that it suits them. */
  isAccepted: z.boolean(),
}

const OwnDelay = z.object({
  ...Delayed,
  providerName: z.string(),
  services: z.array(z.string()),
  timezone: z.string(),
})
export type OwnDelay = z.infer<typeof OwnDelay>

export const delays = endpoints('delays', {
  mine: {
    summary: 'Bookings of yours today that are expected later than planned',
    method: 'GET',
    path: '/users/delays',
    access: 'user',
    input: z.object({}),
    output: z.array(OwnDelay),
  },
  accept: {
    summary: 'Say that the later time suits you; else you can move or cancel the booking without a fee',
    method: 'POST',
    path: '/bookings/{id}/delay/accept',
    access: 'user',
    limit: delayLimits.say,
    input: z.strictObject({ id: z.uuid(), expected: isoInstant() }),
    output: z.array(OwnDelay),
  },
})

const ProviderDelays = z.object({
  delays: z.array(z.object({ staffId: z.string(), minutes: z.int(), saidAt: z.string(), freeFrom: z.string() })),
  bookings: z.array(z.object({ ...Delayed, customerName: z.string() })),
})
export type ProviderDelays = z.infer<typeof ProviderDelays>

const isMinutes = (minutes: number) => minutes === 0 || (minutes >= leastMinutes && minutes <= mostMinutes)
const ofProvider = { id: z.uuid() }

export const providerDelays = endpoints('providerDelays', {
  get: {
    summary: 'Who of your staff runs late today, and the bookings that are expected later because of it',
    method: 'GET',
    path: '/providers/{id}/delays',
    access: 'provider',
    input: z.object(ofProvider),
    output: ProviderDelays,
  },
  say: {
    summary: 'Say by how many minutes a staff member runs late: in place of what was said before; 0: on time again',
    method: 'PUT',
    path: '/providers/{id}/staff/{staffId}/delay',
    access: 'provider',
    limit: delayLimits.say,
    input: z.strictObject({
      ...ofProvider,
      staffId: z.uuid(),
      minutes: z.int().check(z.refine(isMinutes, `Must be 0, or ${leastMinutes} to ${mostMinutes}`)),
    }),
    output: ProviderDelays,
  },
})
