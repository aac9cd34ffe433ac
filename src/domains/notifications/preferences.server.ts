import type * as z from 'zod/mini'
import { pickLanguage } from '../../i18n/languages.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { lockActiveAccount } from '../identity/lock-account.server.ts'
import { findQuietHours, listUnwanted, setLanguage, setQuietHours, setWanted } from '../identity/messages.server.ts'
import { messageChannels, messageKinds, messageTable } from '../identity/messages-contract.ts'
import { isAddressRefused } from '../identity/refused-address.server.ts'
import { type MessagePreferences, preferences } from './preferences-contract.ts'

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

async function getPreferences(ctx: UserCtx): Promise<MessagePreferences> {
  const { accountId } = ctx.actor
  const { language } = await ctx.db
    .selectFrom('account')
    .select('language')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const unwanted = await listUnwanted(ctx.db, accountId)
  const isOff = (kind: string, channel: string) => unwanted.some((one) => one.kind === kind && one.channel === channel)
  const hours = await findQuietHours(ctx.db, accountId)
  return {
    language: pickLanguage(language) ?? 'en',
    choices: messageKinds.flatMap((kind) =>
      messageChannels.flatMap((channel) => {
        const cell = messageTable[kind][channel]
        const isFixed = cell === 'always'
        return cell === 'never' ? [] : [{ kind, channel, isFixed, isOn: isFixed || !isOff(kind, channel) }]
      }),
    ),
    quietHours: hours && { from: timeOf(hours.from), to: timeOf(hours.to), timezone: hours.timezone },
    isAddressRefused: await isAddressRefused(ctx, accountId),
  }
}

async function setPreferences(ctx: UserCtx, input: z.output<typeof preferences.set.input>) {
  const { language, choices = [], quietHours: hours } = input
  const { accountId } = ctx.actor
  await transaction(ctx, async (tx) => {
    await lockActiveAccount(tx, accountId)
    if (language) await setLanguage(tx, accountId, language)
    for (const { kind, channel, isOn } of choices) await setWanted(tx, accountId, { kind, channel }, isOn)
    if (hours !== undefined)
      await setQuietHours(tx, accountId, hours && { ...hours, from: minuteOf(hours.from), to: minuteOf(hours.to) })
  })
  return getPreferences(ctx)
}

export const preferenceRoutes = implement(
  preferences,
  { get: getPreferences, set: setPreferences },
  { set: { refusals: ['session_ended'] } },
)
