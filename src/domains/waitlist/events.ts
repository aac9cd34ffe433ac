import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

const OfferRef = z.object({ providerId: z.string(), offerId: z.string() })

/** A time is held for somebody, or they are told of one that is not. */
export const waitlistOffered = eventType('waitlist.offered', OfferRef)
/** What was held for them was not answered, or could be kept no longer. */
export const waitlistOfferEnded = eventType('waitlist.offer_ended', OfferRef)
/** Somebody who did not wait before. */
export const waitlistJoined = eventType('waitlist.joined', z.object({ providerId: z.string(), entryId: z.string() }))
/** There may be a time for somebody who waits. */
export const waitlistChanged = eventType('waitlist.changed', z.object({ providerId: z.string() }))
/** What they waited for can come no more: it is not offered any longer, or nobody is there to offer it. */
export const waitlistOver = eventType('waitlist.over', z.object({ providerId: z.string(), entryId: z.string() }))
/** Booked, or moved, without being asked, as they had said. */
export const waitlistBooked = eventType('waitlist.booked', OfferRef)
