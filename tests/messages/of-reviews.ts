import { sql } from 'kysely'
import { decideAppeal } from '../../src/domains/admin/appeals.server.ts'
import { approveProvider, withdrawApproval } from '../../src/domains/admin/decide.server.ts'
import { completeBooking } from '../../src/domains/bookings/settle-booking.server.ts'
import { appealDecision } from '../../src/domains/decisions/appeal.server.ts'
import { listOwnDecisions } from '../../src/domains/decisions/read-decision.server.ts'
import { withProviderLock } from '../../src/domains/holds/provider-lock.server.ts'
import { updateProfile } from '../../src/domains/identity/profile.server.ts'
import { askToComeBack } from '../../src/domains/reminders/overdue.server.ts'
import { decide } from '../../src/domains/reviews/moderate.server.ts'
import { reportProvider, reportReview } from '../../src/domains/reviews/report.server.ts'
import { createReview, deleteReview } from '../../src/domains/reviews/write-review.server.ts'
import { updateService } from '../../src/domains/staff/services.server.ts'
import { acceptDocument, refuseDocument } from '../../src/domains/traders/decide-document.server.ts'
import type { Ctx } from '../../src/lib/context.ts'
import { makeDocuments, makeUpload } from '../factories.ts'
import { codeOf } from '../support.ts'
import { ahead, began, type Chain, hourMs, moveTo, noon, type Scene } from './scene.ts'

async function visited(scene: Scene, start: number): Promise<string> {
  const id = await scene.book(ahead)
  await moveTo(scene, id, start)
  await completeBooking(scene.as('provider'), { id })
  return id
}
/** Twice, as usual, the last time so many days ago. */
const regular = (daysAgo: number) => async (scene: Scene) => {
  for (const days of [daysAgo + 28, daysAgo]) await visited(scene, noon - days * 24 * hourMs)
  return ''
}
const review = async (scene: Scene, bookingId: string) =>
  (await createReview(scene.as('customer'), { bookingId, rating: 4, text: 'Very good' })).id
/** Answers its path. */
async function shown({ app, provider: { owner, providerId } }: Scene): Promise<string> {
  const photo = `/uploads/${await makeUpload(app, owner.accountId)}-960.webp`
  await sql`update provider set profile_image = ${photo} where provider_id = ${providerId}`.execute(app.running.db)
  return photo
}

async function reported(scene: Scene): Promise<string> {
  const id = await review(scene, await visited(scene, began))
  await reportReview(scene.as('other'), { id, reason: 'fake', details: '' })
  return id
}
/** Against the only decision there is about the customer; somebody else of the office answers. */
const appealed = (outcome: 'upheld' | 'overturned') => async (scene: Scene) => {
  const [decision] = (await listOwnDecisions(scene.as('customer'), { page: 1, limit: 1 })).decisions
  const id = decision?.id ?? ''
  await appealDecision(scene.as('customer'), { id, text: '' })
  return decideAppeal(await scene.asOffice(), { id, outcome })
}
const inDays = (days: number) => new Date(noon + days * 24 * hourMs)
const document = (kind: string, state: 'sent' | 'accepted', expires?: Date) => ({
  ...{ kind, state },
  ...(expires && { expires_on: expires }),
})
/** Under the lock of the business. */
const decideOn = async ({ asOffice, provider }: Scene, decide: (tx: Ctx, providerId: string) => Promise<void>) =>
  withProviderLock(await asOffice(), provider.providerId, decide)

export const ofReviews: readonly Chain[] = [
  {
    of: ['reviews', 'decisions'],
    before: (scene) => visited(scene, began),
    steps: {
      'a review': {
        provider: ['app review_received', 'push titles.review_received'],
        does: async (scene) => {
          scene.id = await review(scene, scene.id)
        },
      },
      'the review reported': {
        provider: ['app review_reported', 'push titles.review_reported'],
        does: ({ as, id }) => reportReview(as('other'), { id, reason: 'spam', details: '' }),
      },
      'the review removed': {
        customer: ['mail decided review_removed'],
        provider: ['app review_removed', 'push titles.review_removed'],
        other: ['mail taken'],
        does: async ({ asOffice, id }) => decide(await asOffice(), { id, action: 'remove', reason: 'fake' }),
      },
      'the review restored': {
        customer: ['mail restored'],
        does: async ({ asOffice, id }) => decide(await asOffice(), { id, action: 'restore', reason: 'mistake' }),
      },
    },
  },
  {
    of: ['decisions'],
    before: async (scene) => {
      const id = await review(scene, await visited(scene, began))
      await reportReview(scene.as('provider'), { id, reason: 'fake', details: '' })
      return id
    },
    steps: {
      'the report of a provider decided': {
        provider: ['mail kept', 'app report_decided', 'push titles.report_decided'],
        does: async ({ asOffice, id }) => decide(await asOffice(), { id, action: 'keep', reason: 'allowed' }),
      },
    },
  },
  {
    of: ['decisions'],
    before: async (scene) => {
      const id = await reported(scene)
      await reportReview(scene.as('provider'), { id, reason: 'fake', details: '' })
      return id
    },
    steps: {
      'what was reported deleted by its author': {
        provider: ['mail deleted', 'app report_decided', 'push titles.report_decided'],
        other: ['mail deleted'],
        does: ({ as, id }) => deleteReview(as('customer'), { id }),
      },
    },
  },
  {
    of: ['decisions'],
    before: reported,
    steps: {
      'a review folded': {
        customer: ['mail decided review_folded'],
        other: ['mail folded'],
        does: async ({ asOffice, id }) => decide(await asOffice(), { id, action: 'fold', reason: 'inappropriate' }),
      },
      'an appeal that is not granted': { customer: ['mail appeal upheld'], does: appealed('upheld') },
    },
  },
  {
    of: ['decisions'],
    before: reported,
    steps: {
      'the author of a review warned': {
        customer: ['mail decided warned'],
        other: ['mail warned'],
        does: async ({ asOffice, id }) => decide(await asOffice(), { id, action: 'warn', reason: 'spam' }),
      },
      'an appeal that is granted': { customer: ['mail appeal overturned'], does: appealed('overturned') },
    },
  },
  {
    of: ['decisions'],
    before: reported,
    steps: {
      'the author of a review suspended': {
        customer: ['mail decided suspended'],
        other: ['mail suspended'],
        does: async ({ asOffice, id }) => decide(await asOffice(), { id, action: 'suspend', reason: 'harassment' }),
      },
    },
  },
  {
    of: ['decisions'],
    before: async (scene) => {
      const photo = await shown(scene)
      const { providerId: id } = scene.provider
      await reportProvider(scene.as('other'), { id, photo, reason: 'copyright', details: '' })
      return photo
    },
    steps: {
      'a photo removed': {
        provider: ['mail decided photo_removed', 'app photo_removed', 'push titles.photo_removed'],
        other: ['mail takenPhoto'],
        does: async ({ asOffice, provider, id: photo }) =>
          decide(await asOffice(), { id: provider.providerId, photo, action: 'remove', reason: 'fake' }),
      },
    },
  },
  {
    of: ['decisions'],
    before: async ({ app, provider: { providerId } }) => {
      const sent = [document('identity', 'sent'), document('insurance', 'sent')]
      return (await makeDocuments(app, providerId, sent)).join(' ')
    },
    steps: {
      'a document accepted': {
        provider: ['app document_accepted', 'push titles.document_accepted'],
        does: (scene) =>
          decideOn(scene, (tx, providerId) =>
            acceptDocument(tx, { providerId, documentId: scene.id.split(' ')[0] ?? '' }, null),
          ),
      },
      'a document refused': {
        provider: ['app document_refused', 'push titles.document_refused'],
        does: (scene) =>
          decideOn(scene, (tx, providerId) =>
            refuseDocument(
              tx,
              { providerId, documentId: scene.id.split(' ')[1] ?? '' },
              { reason: 'other', words: '' },
            ),
          ),
      },
    },
  },
  {
    of: ['decisions'],
    before: async ({ app, provider: { providerId } }) => {
      await sql`update provider set is_verified = true where provider_id = ${providerId}`.execute(app.running.db)
      const all = [document('identity', 'accepted', inDays(20)), document('registration', 'accepted')]
      return (await makeDocuments(app, providerId, all))[0] ?? ''
    },
    steps: {
      'a document about to expire': {
        provider: ['app document_expiring', 'push titles.document_expiring'],
        clock: ['document-dates'],
      },
      'a document expired': {
        provider: ['app verification_expired', 'push titles.verification_expired'],
        does: ({ app, provider: { providerId } }) =>
          sql`update document set expires_on = ${inDays(-2)} where provider_id = ${providerId}
            and kind = 'identity'`.execute(app.running.db),
        clock: ['document-dates'],
      },
    },
  },
  {
    of: ['decisions'],
    before: async ({ app, provider: { providerId } }) => (await makeDocuments(app, providerId))[0] ?? '',
    steps: {
      'the business verified': {
        provider: ['app business_verified', 'push titles.business_verified'],
        does: async ({ asOffice, provider: { providerId: id } }) => approveProvider(await asOffice(), { id }),
      },
      'the verification withdrawn': {
        provider: ['app verification_withdrawn', 'push titles.verification_withdrawn'],
        does: async ({ asOffice, provider: { providerId: id } }) =>
          withdrawApproval(await asOffice(), { id, reason: 'doubtful' }),
      },
    },
  },
  {
    of: ['reviews'],
    // Its end is less than two hours ago at first.
    before: (scene) => visited(scene, noon - 0.5 * hourMs),
    steps: {
      'a visit can be reviewed': { customer: ['mail invite'], isAfterwards: true, clock: ['review-invitations'] },
    },
  },
  {
    of: ['bookings'],
    before: (scene) => scene.book(ahead),
    steps: {
      'the owner has another name': {
        does: ({ as }) => updateProfile(as('provider'), { firstName: 'Zoe', lastName: 'Quinn', displayName: null }),
      },
      'another advice of when to come back': {
        does: ({ as, provider: { providerId: id, serviceIds } }) =>
          updateService(as('provider'), { id, serviceId: serviceIds[0] ?? '', advisedWeeks: 6 }),
      },
    },
  },
  {
    of: ['rebooking'],
    before: regular(27),
    steps: {
      'the next visit is due': { customer: ['mail due'], isAfterwards: true, clock: ['rebookings'] },
    },
  },
  {
    of: ['rebooking'],
    before: regular(40),
    steps: {
      'the provider asks them to come back': {
        customer: ['mail asked'],
        does: async (scene) => {
          const { accountId: customerId } = scene.readers.customer.actor
          const asked = codeOf(askToComeBack(scene.as('provider'), { id: scene.provider.providerId, customerId }))
          // Who wants no such mails cannot be asked at all.
          if (!['done', 'wants_no_mails'].includes(await asked)) throw new Error(await asked)
        },
      },
    },
  },
]
