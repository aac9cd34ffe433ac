import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { readTiers } from '../loyalty/read-tiers.server.ts'
import { setTiers, weighTiers } from '../loyalty/set-tiers.server.ts'
import { type TierProblem, type TierTerms, tierCode, tierProblems } from '../loyalty/tiers.rules.ts'
import { changeSetting, requireSeen, versionOf } from './change-setting.server.ts'
import { settingsSubject } from './rules.ts'
import { type SentTier, type TierSettings, tierSettings } from './tiers-contract.ts'

async function read(ctx: Ctx): Promise<TierSettings & { tiers: TierTerms[] }> {
  const tiers = (await readTiers(ctx)).map(({ factor: _, ...terms }) => terms)
  return { version: versionOf(tiers), tiers }
}

export const getTiers = (ctx: UserCtx): Promise<TierSettings> => read(ctx)

const whys: Record<TierProblem['is'], string> = {
  not_zero: 'The lowest tier begins at 0 points',
  not_above: 'Must be above that of the tier below',
  less: 'Must not be less than that of the tier below',
}

/** As they are to be: new ones have their code, and none is known by that of another. Throws where they are not sound together. */
function sound(sent: readonly SentTier[]): TierTerms[] {
  const fields: Record<string, string> = {}
  for (const { at, field, is } of tierProblems(sent)) fields[`tiers.${at}.${field}`] = whys[is]
  const taken = sent.flatMap(({ tier }) => tier ?? [])
  if (new Set(taken).size < taken.length) fields.tiers = 'Each is there once'
  const [first] = Object.entries(fields)
  if (first) throw new AppError('invalid', 'invalid_input', first.join(': '), { fields })
  return sent.map(({ tier, ...terms }) => {
    const code = tier ?? tierCode(terms.names.en, taken)
    if (tier === undefined) taken.push(code)
    return { tier: code, ...terms }
  })
}

export async function weigh(ctx: UserCtx, { tiers }: z.output<typeof tierSettings.weigh.input>) {
  const before = await readTiers(ctx)
  return { moves: await weighTiers(ctx, before, sound(tiers), await databaseNow(ctx)) }
}

export function saveTiers(ctx: UserCtx, input: z.output<typeof tierSettings.set.input>): Promise<TierSettings> {
  return changeSetting(ctx, async (tx) => {
    const tiers = sound(input.tiers)
    const before = await read(tx)
    requireSeen(input.version, before.version)
    await setTiers(tx, tiers)
    const after = await read(tx)
    if (after.version !== before.version) {
      const bounds = tiers.map(({ tier, fromPoints, factorPercent }) => `${tier} ${fromPoints} ${factorPercent}%`)
      const details = { before: before.tiers.length, after: tiers.length, tiers: bounds.join(', ') }
      await audit(tx, { action: 'settings.tiers_set', ...settingsSubject, details })
    }
    return after
  })
}

const example = {
  tiers: [
    {
      ...{ tier: 'new_face', fromPoints: 0, factorPercent: 100, leadMinutes: 0 },
      ...{ freeCancellations: 0, freeCancellationMost: 20 },
      names: { en: 'New face', fr: 'Nouvelle tête', es: 'Cara nueva', pt: 'Cara nova' },
    },
  ],
}

export const tierRoutes = implement(
  tierSettings,
  { get: getTiers, weigh, set: saveTiers },
  {
    get: {},
    weigh: { detail: 'By the points of visits of the last twelve months. Nothing is changed.', example },
    set: {
      detail:
        'The lowest begins at 0, each begins above the one below and multiplies points by no less. A tier that is left out is gone; one without `tier` is new. Points stay as they were given.',
      refusals: ['setting_changed', 'second_factor_again', 'login_again_needed'],
      example: { version: 'Tq0YxWm3cQy0b1o2p3', ...example },
    },
  },
)
