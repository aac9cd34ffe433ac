import type * as z from 'zod/mini'
import { invalidInput } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { readAllCategories } from '../categories/service.server.ts'
import { readSetCategories, setCategories } from '../categories/set-categories.server.ts'
import { type CategorySettings, categorySettings } from './categories-contract.ts'
import { changeSetting, requireSeen, versionOf } from './change-setting.server.ts'
import { settingsSubject } from './rules.ts'

export async function listCategories(ctx: Ctx): Promise<CategorySettings> {
  const set = await readSetCategories(ctx)
  const counts = new Map((await readAllCategories(ctx)).map(({ slug, providerCount }) => [slug, providerCount]))
  return {
    version: versionOf(set),
    categories: set.map((one) => ({ ...one, providerCount: counts.get(one.slug) ?? 0 })),
  }
}

export function saveCategories(
  ctx: UserCtx,
  { version, categories }: z.output<typeof categorySettings.set.input>,
): Promise<CategorySettings> {
  return changeSetting(ctx, async (tx) => {
    const before = await readSetCategories(tx)
    requireSeen(version, versionOf(before))
    const slugs = new Set(categories.map(({ slug }) => slug))
    if (
      slugs.size !== before.length ||
      categories.length !== before.length ||
      !before.every(({ slug }) => slugs.has(slug))
    )
      throw invalidInput('categories', 'Must name each of them once')
    if (!categories.some(({ isShown }) => isShown)) throw invalidInput('categories', 'One at least is shown')
    await setCategories(tx, categories)
    for (const [index, one] of (await readSetCategories(tx)).entries()) {
      const was = before.findIndex(({ slug }) => slug === one.slug)
      if (was === index && JSON.stringify(before[was]) === JSON.stringify(one)) continue
      const details = { category: one.slug, position: index + 1, isShown: one.isShown }
      await audit(tx, { action: 'settings.category_set', ...settingsSubject, details })
    }
    return listCategories(tx)
  })
}

const names = { en: 'Nails', fr: 'Ongles', es: 'Uñas', pt: 'Unhas' }

export const categoryRoutes = implement(
  categorySettings,
  { list: listCategories, set: saveCategories },
  {
    list: {},
    set: {
      detail:
        'Every page says the names from the next moment on. A category that is not shown stands in no list; who is in it is found by name, place and trade, and its address goes on leading to them.',
      refusals: ['setting_changed', 'second_factor_again', 'login_again_needed'],
      example: { version: 'Tq0YxWm3cQy0b1o2p3', categories: [{ slug: 'nail-care', names, isShown: true }] },
    },
  },
)
