import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'
import { ReportReason } from './contract.ts'

/** Written, edited, deleted or answered: its provider's page is another one. */
export const reviewChanged = eventType('review.changed', z.object({ reviewId: z.string(), providerId: z.string() }))

/** For the first time. */
export const reviewWritten = eventType('review.written', z.object({ reviewId: z.string(), providerId: z.string() }))
/** By somebody who thinks that it breaks the rules. */
export const reviewReported = eventType('review.reported', z.object({ reportId: z.string(), providerId: z.string() }))

/** What they say has been worked out anew: the page of their provider is another one. */
export const reviewsAnalysed = eventType('review.analysed', z.object({ providerId: z.string() }))

/** By the office; whoever wrote it is told why. */
export const reviewRemoved = eventType('review.removed', z.object({ reviewId: z.string(), providerId: z.string() }))
/** Shown again, by the office; whoever wrote it is told. */
export const reviewRestored = eventType(
  'review.restored',
  z.object({ reviewId: z.string(), providerId: z.string(), restoredAt: z.string() }),
)
/** From the page of a provider, by the office; the owner is told why. `number`: of the photo on that page, from 1. */
export const photoRemoved = eventType(
  'review.photo_removed',
  z.object({ providerId: z.string(), photo: z.string(), number: z.int(), reason: ReportReason, removedAt: z.string() }),
)
/** Whoever reported is told what came of it. */
export const reportDecided = eventType(
  'review.report_decided',
  z.object({ providerId: z.string(), reportId: z.string() }),
)

/** A customer may be asked how a visit was. */
export const invitationDue = eventType(
  'review.invitation_due',
  z.object({ providerId: z.string(), bookingId: z.string() }),
)
