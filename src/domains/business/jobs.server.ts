import { emit, type Subscription, subscribe } from '../../lib/events.server.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { accountRenamed } from '../identity/events.ts'
import { providerChanged } from '../providers/events.ts'
import { findProviderId } from '../providers/provider-id.server.ts'
import { refreshSearchText } from '../providers/write-provider.server.ts'

export const subscriptions: Subscription[] = [
  subscribe(accountRenamed, 'provider-of-renamed-account', async (ctx, { accountId }) => {
    const found = await findProviderId(ctx.db, accountId)
    if (found === null) return
    await withProviderLock(ctx, found, async (tx, providerId) => {
      const owner = tx.db.selectFrom('account').where('account_id', '=', accountId).where('status', '=', 'active')
      // Of somebody who has left meanwhile nothing comes back.
      if (!(await owner.select('account_id').executeTakeFirst())) return
      await refreshSearchText(tx, providerId)
      await emit(tx, providerChanged, { providerId })
    })
  }),
]
