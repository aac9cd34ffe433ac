import type Stripe from 'stripe'
import type { Ctx } from '../../lib/context.ts'
import { applyIntent } from './apply-intent.server.ts'
import { applyMethod } from './apply-method.server.ts'
import { applyRefund } from './apply-refund.server.ts'
import { applySetup, retrieveSetup } from './apply-setup.server.ts'
import { applyAccount } from './card-account.server.ts'
import { compareRefunds } from './compare.server.ts'
import { applyDispute } from './disputes.server.ts'
import { applyPayout } from './payouts.server.ts'
import { ask, withCard } from './stripe.server.ts'

type Hint = { type: string; account: string | null; objectId: string }

export function hintOf({ type, account, data: { object } }: Stripe.Event): Hint {
  const objectId = 'id' in object && typeof object.id === 'string' ? object.id : ''
  return { type, account: account ?? null, objectId }
}

/** What is said is not believed: what it is about is asked for, as it stands now. */
export async function applyEvent(ctx: Ctx, { type, account, objectId: id }: Hint): Promise<void> {
  if (id.startsWith('acct_')) return applyAccount(ctx, id)
  if (account === null) return
  // It is about the application that was cut off from the account, which is said beside it.
  if (type === 'account.application.deauthorized') return applyAccount(ctx, account)
  const options = { stripeAccount: account }
  if (id.startsWith('seti_')) {
    await applySetup(ctx, await retrieveSetup(ctx, { setup: id, account }), account)
  } else if (id.startsWith('pi_')) {
    await applyIntent(ctx, await ask(ctx, (api) => api.paymentIntents.retrieve(id, withCard, options)), account)
  } else if (id.startsWith('po_')) {
    await applyPayout(ctx, await ask(ctx, (api) => api.payouts.retrieve(id, {}, options)), account)
  } else if (id.startsWith('pm_')) {
    await applyMethod(ctx, await ask(ctx, (api) => api.paymentMethods.retrieve(id, {}, options)), account)
  } else if (type.startsWith('charge.dispute.')) {
    await applyDispute(ctx, await ask(ctx, (api) => api.disputes.retrieve(id, {}, options)), account)
  } else if (type.startsWith('refund.')) {
    const refund = await ask(ctx, (api) => api.refunds.retrieve(id, {}, options))
    if (!(await applyRefund(ctx, refund, account))) await compareRefunds(ctx, refund, account)
  }
}
