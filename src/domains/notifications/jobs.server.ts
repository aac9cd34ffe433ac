import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { forgetOldMessages } from '../../lib/messages.server.ts'
import { callPutOff } from '../../lib/put-off.server.ts'
import { changes, wasNeverPaid } from '../bookings/changes.rules.ts'
import type { ChangeKind, Party } from '../bookings/contract.ts'
import { bookingEvents } from '../bookings/events.ts'
import { giftCardSold, membershipSold, paymentReceived, payoutSettled } from '../payments/events.ts'
import { verificationDecided } from '../providers/events.ts'
import { photoRemoved, reportDecided, reviewRemoved, reviewReported, reviewWritten } from '../reviews/events.ts'
import { renewalOver, trialBegun } from '../subscriptions/events.ts'
import { documentDecided, documentExpiring } from '../traders/events.ts'
import { waitlistJoined } from '../waitlist/events.ts'
import { pushSubscriptions } from './push.server.ts'
import { toldKinds, typeOf } from './rules.ts'
import { writeNotification } from './write-notification.server.ts'

const told = new Set(toldKinds.map((kind) => changes[kind].event))

/** Each event is written down once for its reader, however often a job runs. */
export const subscriptions: Subscription[] = [
  ...[...told].map((name) =>
    subscribe(bookingEvents[name], `booking-${name.replaceAll('_', '-')}-notification`, tellOfBooking),
  ),
  subscribe(reviewWritten, 'review-written-notification', async (ctx, { reviewId, providerId }) =>
    tellOfReview(ctx, reviewId, providerId),
  ),
  subscribe(reviewReported, 'review-reported-notification', tellOfReport),
  subscribe(reviewRemoved, 'review-removed-notification', tellOfRemoval),
  subscribe(photoRemoved, 'photo-removed-notification', async (ctx, { providerId, photo, removedAt }) =>
    writeNotification(ctx, {
      type: 'photo_removed',
      eventKey: `photo-removed ${photo} ${removedAt}`,
      providerId,
      at: new Date(removedAt),
    }),
  ),
  subscribe(paymentReceived, 'payment-received-notification', tellOfPayment),
  subscribe(giftCardSold, 'gift-card-sold-notification', async (ctx, { providerId, paymentId }) =>
    writeNotification(ctx, {
      type: 'gift_card_sold',
      eventKey: `payment ${paymentId}`,
      providerId,
      at: await databaseNow(ctx),
    }),
  ),
  subscribe(membershipSold, 'membership-sold-notification', async (ctx, { providerId, paymentId }) =>
    writeNotification(ctx, {
      type: 'membership_sold',
      eventKey: `payment ${paymentId}`,
      providerId,
      at: await databaseNow(ctx),
    }),
  ),
  subscribe(trialBegun, 'trial-begun-notification', async (ctx, { providerId, subscriptionId }) =>
    writeNotification(ctx, {
      type: 'trial_begun',
      eventKey: `trial ${subscriptionId}`,
      providerId,
      at: await databaseNow(ctx),
    }),
  ),
  subscribe(renewalOver, 'membership-cancelled-notification', async (ctx, { providerId, subscriptionId, why }) => {
    if (why !== 'cancelled') return
    await writeNotification(ctx, {
      type: 'membership_cancelled',
      eventKey: `membership ${subscriptionId} cancelled`,
      providerId,
      at: await databaseNow(ctx),
    })
  }),
  subscribe(payoutSettled, 'payout-notification', async (ctx, { providerId, payoutId, status }) =>
    writeNotification(ctx, {
      type: `payout_${status}`,
      eventKey: `payout ${payoutId} ${status}`,
      providerId,
      at: await databaseNow(ctx),
    }),
  ),
  subscribe(reportDecided, 'report-decided-notification', tellOfDecision),
  subscribe(waitlistJoined, 'waitlist-joined-notification', async (ctx, { providerId, entryId }) =>
    writeNotification(ctx, {
      type: 'waitlist_joined',
      eventKey: `waitlist ${entryId}`,
      providerId,
      at: await databaseNow(ctx),
    }),
  ),
  subscribe(verificationDecided, 'verification-notification', tellOfVerification),
  subscribe(documentDecided, 'document-notification', async (ctx, { providerId, documentId, isAccepted, decidedAt }) =>
    writeNotification(ctx, {
      type: isAccepted ? 'document_accepted' : 'document_refused',
      eventKey: `document ${documentId} ${decidedAt}`,
      providerId,
      at: new Date(decidedAt),
    }),
  ),
  subscribe(documentExpiring, 'document-expiring-notification', async (ctx, { providerId, documentId, saidAt }) =>
    writeNotification(ctx, {
      type: 'document_expiring',
      eventKey: `document ${documentId} expires`,
      providerId,
      at: new Date(saidAt),
    }),
  ),
  ...pushSubscriptions,
]

export const schedules: Schedule[] = [
  { queue: 'old-messages', cron: '23 * * * *', isWanted: () => true, run: forgetOldMessages },
  { queue: 'put-off-messages', cron: '* * * * *', isWanted: () => true, run: callPutOff },
]

type Change = { kind: ChangeKind; party: Party; at: Date }

async function tellOfBooking(ctx: Ctx, ref: { bookingId: string; providerId: string; change: number }) {
  const { bookingId, providerId, change } = ref
  const { rows } = await sql<Change>`select kind, party, at from booking_change
    where provider_id = ${providerId} and booking_id = ${bookingId} and position <= ${change} order by position`.execute(
    ctx.db,
  )
  // What was never paid was never heard of.
  if (wasNeverPaid(rows)) return
  const made = rows.at(-1)
  const type = made && typeOf(made.kind, made.party)
  if (!type) return
  await writeNotification(ctx, {
    type,
    eventKey: `booking ${bookingId} ${change}`,
    ...{ providerId, bookingId, change },
    at: made.at,
  })
}

type Verified = z.output<typeof verificationDecided.payload>

async function tellOfVerification(
  ctx: Ctx,
  { providerId, isVerified, decidedAt, hasExpired, reason, words }: Verified,
) {
  const withdrawn = hasExpired ? 'verification_expired' : 'verification_withdrawn'
  await writeNotification(ctx, {
    type: isVerified ? 'business_verified' : withdrawn,
    eventKey: `verification ${decidedAt}`,
    providerId,
    at: new Date(decidedAt),
    ...(reason !== undefined && { reason, words: words ?? '' }),
  })
}

async function tellOfReview(ctx: Ctx, reviewId: string, providerId: string) {
  const { rows } = await sql<{ at: Date }>`select created_at as at from review
    where provider_id = ${providerId} and review_id = ${reviewId} and status = 'published'`.execute(ctx.db)
  const [review] = rows
  if (review)
    await writeNotification(ctx, {
      type: 'review_received',
      eventKey: `review ${reviewId}`,
      ...{ providerId, reviewId },
      at: review.at,
    })
}

/** One of a review, however many report it, and not who; the owner's own report is no news to the owner. */
async function tellOfReport(ctx: Ctx, { reportId, providerId }: z.output<typeof reviewReported.payload>) {
  const { rows } = await sql<{ reviewId: string; at: Date }>`select r.review_id as "reviewId", r.created_at as at
    from report r join provider p on p.provider_id = r.provider_id
    where r.provider_id = ${providerId} and r.report_id = ${reportId} and r.review_id is not null
      and r.reporter_id <> p.account_id`.execute(ctx.db)
  const [report] = rows
  if (report)
    await writeNotification(ctx, {
      type: 'review_reported',
      eventKey: `review-reported ${report.reviewId}`,
      ...{ providerId, reviewId: report.reviewId },
      at: report.at,
    })
}

async function tellOfRemoval(ctx: Ctx, { reviewId, providerId }: z.output<typeof reviewRemoved.payload>) {
  const { rows } = await sql<{ at: Date }>`select removed_at as at from review
    where provider_id = ${providerId} and review_id = ${reviewId} and status = 'removed'`.execute(ctx.db)
  const [review] = rows
  if (review)
    await writeNotification(ctx, {
      type: 'review_removed',
      eventKey: `review-removed ${reviewId} ${review.at.getTime()}`,
      ...{ providerId, reviewId },
      at: review.at,
    })
}

/** By its booking, which says whose it is and for what. */
async function tellOfPayment(ctx: Ctx, payment: z.output<typeof paymentReceived.payload>) {
  const { providerId, paymentId, bookingId, isTip } = payment
  await writeNotification(ctx, {
    type: isTip ? 'tip_received' : 'payment_received',
    eventKey: `payment ${paymentId}`,
    ...{ providerId, bookingId, change: 1 },
    at: await databaseNow(ctx),
  })
}

/** To whoever reported, where they have a business of their own: others have no bell. */
async function tellOfDecision(ctx: Ctx, { reportId, providerId }: z.output<typeof reportDecided.payload>) {
  const { rows } = await sql<{ own: string; at: Date }>`select o.provider_id as own, r.resolved_at as at
    from report r join provider_address o on o.account_id = r.reporter_id
    where r.provider_id = ${providerId} and r.report_id = ${reportId} and r.status <> 'open'`.execute(ctx.db)
  const [report] = rows
  if (report)
    await writeNotification(ctx, {
      type: 'report_decided',
      eventKey: `report ${reportId}`,
      providerId: report.own,
      at: report.at,
    })
}
