import { implement } from '../../lib/api/serve.server.ts'
import { changePlan } from './change-plan.server.ts'
import { providerPlans, subscriptions } from './contract.ts'
import { providerPlanDescriptions, subscriptionDescriptions } from './description.server.ts'
import { listIncome } from './income.server.ts'
import { listMemberPayments } from './member-payments.server.ts'
import { pauseOwn } from './pause.server.ts'
import { createPlan, updatePlan, withdrawNotice, withdrawPlan } from './plans.server.ts'
import { listMembers, listOwn, listOwnPlans, listUses, readOffer } from './read-subscriptions.server.ts'
import { cancelOwn, subscribeTo } from './subscribe.server.ts'
import { quoteAtOnce } from './upgrade.server.ts'

export const routes = [
  ...implement(
    subscriptions,
    {
      plans: readOffer,
      current: listOwn,
      usage: listUses,
      subscribe: subscribeTo,
      atOnce: quoteAtOnce,
      update: changePlan,
      pause: pauseOwn,
      cancel: cancelOwn,
    },
    subscriptionDescriptions,
  ),
  ...implement(
    providerPlans,
    {
      list: listOwnPlans,
      create: createPlan,
      update: updatePlan,
      withdraw: withdrawPlan,
      withdrawNotice,
      income: listIncome,
      members: listMembers,
      memberPayments: listMemberPayments,
    },
    providerPlanDescriptions,
  ),
]
