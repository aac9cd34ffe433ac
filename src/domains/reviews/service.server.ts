import { implement } from '../../lib/api/serve.server.ts'
import { analysis } from './analysis-contract.ts'
import { respondToReview } from './answer-review.server.ts'
import { reviews } from './contract.ts'
import { moderationDescriptions, reviewDescriptions } from './description.server.ts'
import { getVotes, voteHelpful } from './helpful.server.ts'
import { lookUpReviewers } from './look-up.server.ts'
import { decide } from './moderate.server.ts'
import { moderation } from './moderation-contract.ts'
import { getAnalysis } from './read-analysis.server.ts'
import { listQueue } from './read-queue.server.ts'
import { getReview, listOwnReviews, listProviderReviews, listReviews } from './read-review.server.ts'
import { reportProvider, reportReview } from './report.server.ts'
import { reviewing } from './reviewing-contract.ts'
import { createReview, deleteReview, updateReview } from './write-review.server.ts'

export const routes = [
  ...implement(reviews, { ofProvider: listProviderReviews }, { ofProvider: { refusals: ['provider_not_found'] } }),
  ...implement(analysis, { analyse: getAnalysis }, { analyse: { refusals: ['provider_not_found'] } }),
  ...implement(
    reviewing,
    {
      list: listReviews,
      mine: listOwnReviews,
      get: getReview,
      create: createReview,
      update: updateReview,
      remove: deleteReview,
      vote: voteHelpful,
      votes: getVotes,
      respond: respondToReview,
      report: reportReview,
      reportProvider,
      lookUp: lookUpReviewers,
    },
    reviewDescriptions,
  ),
  ...implement(moderation, { queue: listQueue, decide }, moderationDescriptions),
]
