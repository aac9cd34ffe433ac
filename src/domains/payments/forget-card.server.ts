import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { retrieveSetup } from './apply-setup.server.ts'
import { findKeptCard, type KeptCardRow } from './kept-card-row.server.ts'
import { accountGone, ask, isRefusalOfIt, refusalCode } from './stripe.server.ts'

/** What the processor keeps is detached, or never kept. Again, there is nothing to forget. */
export async function forgetCard(ctx: Ctx, { bookingId }: Pick<KeptCardRow, 'bookingId'>): Promise<void> {
  const card = await findKeptCard(ctx, bookingId)
  if (card?.status !== 'closing' || ctx.app.cards === null) return
  const { providerId } = card
  await sql`update kept_card set compared_at = ${await databaseNow(ctx)}
    where provider_id = ${providerId} and booking_id = ${bookingId}`.execute(ctx.db)
  if (!(await letGo(ctx, card))) return
  await sql`update kept_card set status = 'closed', method = null, processor_customer = null
    where provider_id = ${providerId} and booking_id = ${bookingId} and status = 'closing'`.execute(ctx.db)
}

/** False: the bank is still working on it, and it is tried again. */
async function letGo(ctx: Ctx, card: KeptCardRow): Promise<boolean> {
  const options = { stripeAccount: card.account }
  try {
    const { id, status, payment_method: method } = await retrieveSetup(ctx, card)
    if (status === 'canceled') return true
    if (status !== 'succeeded') await ask(ctx, (api) => api.setupIntents.cancel(id, {}, options))
    else if (method !== null) {
      const methodId = typeof method === 'string' ? method : method.id
      await ask(ctx, (api) => api.paymentMethods.detach(methodId, {}, options))
    }
    return true
  } catch (error) {
    const code = refusalCode(error)
    if (code === 'setup_intent_unexpected_state') return false
    // Nobody has it any more, or the account it was kept for is closed.
    if (isRefusalOfIt(error) || code === accountGone) return true
    throw error
  }
}
