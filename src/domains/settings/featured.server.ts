import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { localDate } from '../../lib/time.server.ts'
import { ownAccount } from '../identity/admins.server.ts'
import { mostFeatured } from '../providers/contract.ts'
import { feature, orderFeatured, readFeatured, unfeature } from '../providers/feature.server.ts'
import { providerNotFound } from '../providers/provider-id.server.ts'
import { changeSetting, readOwnBusiness, requireOther, requireSeen, versionOf } from './change-setting.server.ts'
import { type FeaturedSettings, featuredSettings } from './featured-contract.ts'
import { settingsSubject } from './rules.ts'
import { settings as en } from './texts/en.ts'

export async function listFeatured(ctx: Ctx): Promise<FeaturedSettings> {
  const rows = await readFeatured(ctx)
  return {
    version: versionOf(rows.map(({ id }) => id)),
    featured: rows.map(({ isListed, state, ...row }) => ({
      ...row,
      state: state === 'open' ? (isListed ? 'shown' : 'unlisted') : state,
    })),
    most: mostFeatured,
  }
}

/** Throws `provider_not_found`. `isGone`: its owner has deleted their account. */
async function readBusiness(tx: Ctx, providerId: string): Promise<{ timezone: string; isGone: boolean }> {
  const { rows } = await sql<{ timezone: string; isGone: boolean }>`
    select p.timezone, a.status = 'deleted' as "isGone" from provider p
    join account a on a.account_id = p.account_id where p.provider_id = ${providerId}`.execute(tx.db)
  const [row] = rows
  if (!row) throw providerNotFound()
  return row
}

export function add(ctx: UserCtx, { id, lastDay }: z.output<typeof featuredSettings.add.input>) {
  return changeSetting(ctx, async (tx) => {
    const { timezone, isGone } = await readBusiness(tx, id)
    if (isGone) throw providerNotFound()
    await requireOther(tx, id)
    if (lastDay !== null && lastDay < localDate(tx.now, timezone)) throw invalidInput('lastDay', 'Must not be over')
    const before = await listFeatured(tx)
    if (before.featured.length >= mostFeatured && !before.featured.some((one) => one.id === id))
      throw new AppError('unprocessable', 'too_many_featured', en.errors.too_many_featured)
    if (await feature(tx, id, lastDay)) {
      const details = { lastDay }
      await audit(tx, { action: 'settings.featured', subjectType: 'provider', subjectId: id, details })
    }
    return listFeatured(tx)
  })
}

export function remove(ctx: UserCtx, { id }: z.output<typeof featuredSettings.remove.input>) {
  return changeSetting(ctx, async (tx) => {
    // Also of one that is gone: the list may name it.
    await readBusiness(tx, id)
    await requireOther(tx, id)
    if (await unfeature(tx, id))
      await audit(tx, { action: 'settings.unfeatured', subjectType: 'provider', subjectId: id })
    return listFeatured(tx)
  })
}

export function order(ctx: UserCtx, { version, ids }: z.output<typeof featuredSettings.order.input>) {
  return changeSetting(ctx, async (tx) => {
    const before = await listFeatured(tx)
    requireSeen(version, before.version)
    const known = before.featured.map(({ id }) => id)
    if (ids.length !== known.length || new Set(ids).size !== ids.length || !ids.every((id) => known.includes(id)))
      throw invalidInput('ids', 'Must name each of them once')
    // Whoever stands before one's own business stays there.
    const own = (await readOwnBusiness(tx)) ?? ''
    const ahead = ids.slice(0, ids.indexOf(own))
    if (known.includes(own) && known.slice(0, known.indexOf(own)).some((id) => !ahead.includes(id))) throw ownAccount()
    await orderFeatured(tx, ids)
    const after = await listFeatured(tx)
    if (after.version !== before.version)
      await audit(tx, { action: 'settings.featured_ordered', ...settingsSubject, details: { count: ids.length } })
    return after
  })
}

export const featuredRoutes = implement(
  featuredSettings,
  { list: listFeatured, add, remove, order },
  {
    list: { detail: 'Also whoever is shown nowhere now, because they are suspended, closed or in no list.' },
    add: {
      detail: `At the end of the order; ${mostFeatured} at most. Up to the end of \`lastDay\` where they are, if one is named.`,
      refusals: ['provider_not_found', 'own_account', 'too_many_featured', 'second_factor_again', 'login_again_needed'],
      example: { lastDay: '2026-12-24' },
    },
    remove: { refusals: ['provider_not_found', 'own_account', 'second_factor_again', 'login_again_needed'] },
    order: {
      detail: 'Names each of them once, from the first on. Those before a business of one’s own stay before it.',
      refusals: ['setting_changed', 'own_account', 'second_factor_again', 'login_again_needed'],
      example: { version: 'Tq0YxWm3cQy0b1o2p3', ids: ['018ff70e-8cff-7a65-a766-fed6ec289f2a'] },
    },
  },
)
