import type Stripe from 'stripe'
import type { Ctx } from '../../lib/context.ts'

/** Its bank has replaced a card that is kept: it is charged as before, and its owner reads the digits that are on it now. */
export async function applyMethod(ctx: Ctx, { id, card }: Stripe.PaymentMethod, account: string): Promise<void> {
  if (!card) return
  for (const table of ['renewal_card', 'kept_card'] as const)
    await ctx.db
      .updateTable(table)
      .set({ brand: card.brand, last_four: card.last4 })
      .where('account', '=', account)
      .where('method', '=', id)
      .where('status', '=', 'kept')
      .execute()
}
