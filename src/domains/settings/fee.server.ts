import type * as z from 'zod/mini'
import { invalidInput } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { addDays, isoWithOffset, localDate, operatorsZone, zoneDay } from '../../lib/time.server.ts'
import { type PlatformFee, readPlatformFee } from '../payments/read-platform-fee.server.ts'
import { countCardAccounts, setPlatformFee } from '../payments/set-platform-fee.server.ts'
import { countUntold } from '../payments/tell-of-platform-fee.server.ts'
import { changeSetting, requireSeen, versionOf } from './change-setting.server.ts'
import { type FeeSetting, feeSetting } from './fee-contract.ts'
import { mostDaysAhead, noticeDays, settingsSubject } from './rules.ts'

/** A day begun is no whole one. */
const earliestRiseOn = (now: Date) => addDays(localDate(now, operatorsZone), noticeDays + 1)

const seenAs = ({ version, basisPoints, next }: PlatformFee) => versionOf([version, basisPoints, next])

async function toSetting(ctx: Ctx, fee: PlatformFee, now: Date): Promise<FeeSetting> {
  const takers = await countCardAccounts(ctx)
  return {
    version: seenAs(fee),
    basisPoints: fee.basisPoints,
    isOfEnvironment: fee.version === 0,
    next: fee.next && {
      basisPoints: fee.next.basisPoints,
      from: isoWithOffset(fee.next.holdsFrom, operatorsZone),
      untold: fee.next.basisPoints > fee.basisPoints ? await countUntold(ctx, fee.version) : 0,
    },
    takers,
    earliestRise: takers === 0 ? null : earliestRiseOn(now),
  }
}

export async function getFee(ctx: UserCtx): Promise<FeeSetting> {
  const now = await databaseNow(ctx)
  return toSetting(ctx, await readPlatformFee(ctx, now), now)
}

export function setFee(ctx: UserCtx, input: z.output<typeof feeSetting.set.input>): Promise<FeeSetting> {
  return changeSetting(ctx, async (tx) => {
    const { version, basisPoints, from } = input
    const before = await readPlatformFee(tx, tx.now)
    requireSeen(version, seenAs(before))
    const today = localDate(tx.now, operatorsZone)
    if (from !== undefined && from <= today) throw invalidInput('from', 'Must be a day to come')
    if (from !== undefined && from > addDays(today, mostDaysAhead))
      throw invalidInput('from', `Must be within ${mostDaysAhead} days`)
    const isRise = basisPoints > before.basisPoints
    if (isRise && (from === undefined || from < earliestRiseOn(tx.now)) && (await countCardAccounts(tx)) > 0)
      throw invalidInput('from', `A rise is told ${noticeDays} days before it holds`)
    const isSame = from === undefined && basisPoints === before.basisPoints && before.next === null
    if (!isSame) {
      const holdsFrom = from === undefined ? tx.now : new Date(zoneDay(operatorsZone, from).instantOf(0))
      await setPlatformFee(tx, before, { basisPoints, holdsFrom })
      const details = { before: before.basisPoints, basisPoints, from: from ?? null }
      await audit(tx, { action: 'settings.fee_set', ...settingsSubject, details })
    }
    return toSetting(tx, await readPlatformFee(tx, tx.now), tx.now)
  })
}

export const feeRoutes = implement(
  feeSetting,
  { get: getFee, set: setFee },
  {
    get: {},
    set: {
      detail: `In hundredths of a percent. Payments that have begun keep theirs. More than now holds from a day that is at least ${noticeDays} whole days away, and whoever takes cards is told by mail; what was to hold later is taken back by whatever is set after it.`,
      refusals: ['setting_changed', 'second_factor_again', 'login_again_needed'],
      example: { version: 'Tq0YxWm3cQy0b1o2p3', basisPoints: 250, from: '2027-01-01' },
    },
  },
)
