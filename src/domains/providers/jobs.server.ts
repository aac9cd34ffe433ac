import { type Subscription, subscribe } from '../../lib/events.server.ts'
import { accountDeleted } from '../identity/events.ts'

export const subscriptions: Subscription[] = [
  // Its past bookings and reviews still name the business; nobody finds or books it any more.
  subscribe(accountDeleted, 'provider-of-deleted-account', async (ctx, { accountId }) => {
    await ctx.db
      .updateTable('provider')
      .set({ status: 'inactive', individual_name: null, phone: null, email: null, updated_at: ctx.now })
      .where('account_id', '=', accountId)
      .execute()
  }),
]
