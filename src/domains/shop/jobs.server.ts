import { type Subscription, subscribe } from '../../lib/events.server.ts'
import { accountDeleted } from '../identity/events.ts'

export const subscriptions: Subscription[] = [
  // What providers noted about a person goes with the person.
  subscribe(accountDeleted, 'notes-about-deleted-account', async (ctx, { accountId }) => {
    await ctx.db.deleteFrom('client_note').where('account_id', '=', accountId).execute()
  }),
]
