import { randomInt, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { i18nFor } from '../../i18n/i18n.ts'
import { defaultLanguage, pickLanguage } from '../../i18n/languages.ts'
import { AppError, type ErrorKind } from '../../lib/api/errors.ts'
import type { UserCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { addDays, localDate, zoneDay } from '../../lib/time.server.ts'
import { meeting } from '../directories/directory.server.ts'
import { codeLetters } from '../gift-cards/code.rules.ts'
import { fundCard } from '../gift-cards/fund-card.server.ts'
import { lockActiveAccount } from '../identity/lock-account.server.ts'
import { requireOpen } from '../providers/provider-id.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import { enter } from './enter.server.ts'
import { codeLength, ownRewardRefusal } from './own-rewards.rules.ts'
import { type OwnRewardRow, readTaken, rewardColumns, type Taken } from './own-rewards.server.ts'
import { sumsOf } from './read-tiers.server.ts'
import { loyalty as en } from './texts/en.ts'

type Asked = { amount: number; providerId: string | undefined; id: string; version: number }
type RewardRow = OwnRewardRow & {
  ownerId: string
  timezone: string
  businessName: string
  customerName: string
  language: string
}
type Reward = RewardRow & Taken
type Refused = NonNullable<ReturnType<typeof ownRewardRefusal>>

const kinds: Readonly<Record<Refused, ErrorKind>> = {
  reward_gone: 'not_found',
  reward_changed: 'conflict',
  reward_own: 'unprocessable',
  reward_unverified: 'forbidden',
  reward_out: 'conflict',
  reward_had: 'conflict',
  points_short: 'conflict',
}
const refused = (code: Refused) => new AppError(kinds[code], code, en.errors[code])

/** What a provider gives: it is theirs, so nobody else owes them anything for it. Under the locks of the provider and the account. */
export async function redeemOwn(locked: UserCtx, { amount, id, version, ...asked }: Asked): Promise<string> {
  if (asked.providerId === undefined)
    throw new AppError('unprocessable', 'reward_place_missing', en.errors.reward_place_missing)
  const providerId = await requireOpen(locked.db, await lockProvider(locked, asked.providerId))
  const { accountId } = locked.actor
  const { isVerified } = await lockActiveAccount(locked, accountId)
  const tx = { ...locked, now: await databaseNow(locked) }
  const reward = await findOwnReward(tx, providerId, id)
  if (!reward) throw refused('reward_gone')
  const { points } = await sumsOf(tx, accountId, tx.now)
  const refusal = ownRewardRefusal({
    ...reward,
    ...{ today: localDate(tx.now, reward.timezone), shownVersion: version },
    ...{ pricePoints: reward.points, shownPoints: amount, isOwn: reward.ownerId === accountId, isVerified },
    ...{ bounds: reward, taken: reward, points },
  })
  if (refusal !== null) throw refused(refusal)
  const voucherId = randomUUIDv7()
  await meeting(tx.db, { providerId, customerId: accountId })
    .insertInto('reward_voucher')
    .values({
      ...{ provider_id: providerId, voucher_id: voucherId, reward_id: id, customer_id: accountId, kind: reward.kind },
      ...{ name: reward.name, points: reward.points, currency: reward.currency, created_at: tx.now },
      ...(reward.kind === 'card'
        ? { amount_minor: reward.amountMinor, gift_card_id: await makeCard(tx, providerId, reward) }
        : { code: await freeCode(tx, providerId), good_until: goodUntil(tx.now, reward) }),
    })
    .execute()
  const source = `redeemed:${voucherId}`
  await enter(tx, { accountId, kind: 'redeemed', points: -reward.points, source, ownVoucherId: voucherId })
  return voucherId
}

async function findOwnReward(tx: UserCtx, providerId: string, id: string): Promise<Reward | null> {
  const { accountId } = tx.actor
  const { rows } = await sql<RewardRow>`select ${rewardColumns}, p.account_id as "ownerId", p.timezone,
      p.business_name as "businessName", c.first_name as "customerName", c.language
    from provider_reward r join provider p on p.provider_id = ${providerId} join account c on c.account_id = ${accountId}
    where r.provider_id = ${providerId} and r.reward_id = ${id} and r.currency = p.currency`.execute(tx.db)
  const [reward] = rows
  if (!reward) return null
  const takenOf = await readTaken(tx, [{ id, providerId }], accountId)
  return { ...reward, ...takenOf(reward) }
}

/** Until the end of that day, where the provider is. */
const goodUntil = (now: Date, { timezone, keepDays }: Reward) =>
  new Date(zoneDay(timezone, addDays(localDate(now, timezone), (keepDays ?? 0) + 1)).instantOf(0))

/** As a full stamp card funds one. */
function makeCard(tx: UserCtx, providerId: string, reward: Reward): Promise<string> {
  const { currency, amountMinor, businessName, customerName, points } = reward
  const language = pickLanguage(reward.language) ?? defaultLanguage
  const message = i18nFor(language).getFixedT(language, 'loyalty')('own.message', {
    count: points,
    shown: new Intl.NumberFormat(language).format(points),
  })
  const byProvider = { name: businessName.slice(0, 80), message }
  const customerId = tx.actor.accountId
  return fundCard(tx, { providerId, customerId, customerName, currency, amountMinor: amountMinor ?? 0, byProvider })
}

/** Another than any other of theirs; no secret, for it is the provider who knows whom they give it to. With them locked. */
async function freeCode(tx: UserCtx, providerId: string): Promise<string> {
  for (;;) {
    const code = Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')
    const { rows } = await sql`select from reward_voucher
      where provider_id = ${providerId} and code = ${code}`.execute(tx.db)
    if (rows.length === 0) return code
  }
}
