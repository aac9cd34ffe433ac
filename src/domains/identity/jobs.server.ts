import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { createElement, type ReactElement } from 'react'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { sendOnce } from '../../lib/messages.server.ts'
import {
  accountDeleted,
  accountRegistered,
  codeWanted,
  deviceMet,
  emailChanged,
  emailChangeWanted,
  factorEnding,
  factorTurnedOff,
  factorTurnedOn,
  hostedJoined,
  hostedRemoved,
  leftHalfway,
  passkeyAdded,
  passkeyCopied,
  passkeyRemoved,
  passwordChanged,
  recoveryCodesMade,
  recoveryCodeUsed,
  resetWanted,
  sessionReplayed,
  verificationWanted,
  wordWanted,
} from './events.ts'
import { formerEmailSweep, withFormerEmail } from './former-email.server.ts'
import { forgetOldHosted } from './hosted-browser.server.ts'
import { forgetOldDevices } from './known-devices.server.ts'
import { makeMailToken, type Purpose } from './mail-tokens.server.ts'
import { sweepHalves } from './open-session.server.ts'
import { forgetOldChallenges } from './passkey-challenge.server.ts'
import { forgetOldFactors } from './second-factor.server.ts'
import { findCodeRequest, forgetOldCodes, makeCode } from './sign-in-code.server.ts'
import { forgetOldSignIns } from './sign-ins.server.ts'
import type { AccountMailKind } from './ui/account-mail.tsx'

/** What they are told of their second factor, so that no other turns it off in silence. */
const factorMails = (
  [
    [factorTurnedOn, 'second_factor_on'],
    [factorTurnedOff, 'second_factor_off'],
    [recoveryCodeUsed, 'recovery_code_used'],
    [recoveryCodesMade, 'recovery_codes_made'],
    [factorEnding, 'second_factor_ending'],
  ] as const
).map(([event, kind]) =>
  subscribe(event, `account-${kind.replaceAll('_', '-')}-mail`, async (ctx, { accountId, change }) => {
    const account = await findAccount(ctx, accountId)
    const path = kind === 'second_factor_ending' ? '/auth?mode=login' : '/profile#two-step'
    if (account) await mail(ctx, `${kind}-${change}`, account.email, account.locale, kind, path)
  }),
)

/** Written from the account as it is when the job runs, in its own language and not that of whoever caused them. */
export const subscriptions: Subscription[] = [
  subscribe(accountRegistered, 'account-verification-mail', (ctx, { accountId }) =>
    mailLink(ctx, accountId, 'verify_email', `verify-${accountId}`),
  ),
  subscribe(verificationWanted, 'account-verification-again-mail', (ctx, { accountId, request }) =>
    mailLink(ctx, accountId, 'verify_email', `verify-${request}`),
  ),
  subscribe(emailChangeWanted, 'account-email-change-mail', async (ctx, { accountId, request }) => {
    const owner = await findOwnerOfPending(ctx, accountId)
    if (owner) await mailOwner(ctx, owner)
    else await mailLink(ctx, accountId, 'change_email', `change-email-${request}`)
  }),
  subscribe(resetWanted, 'account-reset-mail', (ctx, { accountId, request }) =>
    mailLink(ctx, accountId, 'reset_password', `reset-${request}`),
  ),
  subscribe(codeWanted, 'account-code-mail', (ctx, { request }) => mailCode(ctx, request)),
  subscribe(passwordChanged, 'account-password-mail', async (ctx, { accountId, change }) => {
    const account = await findAccount(ctx, accountId)
    if (account) await mail(ctx, `password-${change}`, account.email, account.locale, 'password_changed', '/profile')
  }),
  subscribe(emailChanged, 'account-old-address-mail', (ctx, { accountId, change, addressId }) =>
    withFormerEmail(ctx, addressId, async (oldEmail) => {
      const account = await findAccount(ctx, accountId)
      if (account) await mail(ctx, `email-${change}`, oldEmail, account.locale, 'email_changed', '/contact')
    }),
  ),
  subscribe(sessionReplayed, 'account-replay-mail', async (ctx, { accountId, sessionId }) => {
    const account = await findAccount(ctx, accountId)
    if (account)
      await mail(ctx, `replay-${sessionId}`, account.email, account.locale, 'session_replayed', '/profile#devices')
  }),
  ...factorMails,
  subscribe(wordWanted, 'account-second-word-mail', async (ctx, { accountId, change }) => {
    const account = await findAccount(ctx, accountId)
    if (account)
      await mail(
        ctx,
        `second-word-${change}-${accountId}`,
        account.email,
        account.locale,
        'second_word',
        '/admin/dashboard',
      )
  }),
  subscribe(deviceMet, 'account-new-device-mail', (ctx, { accountId, deviceId }) =>
    mailDevice(ctx, accountId, deviceId),
  ),
  subscribe(leftHalfway, 'account-left-halfway-mail', (ctx, { accountId, signInId }) =>
    mailHalfway(ctx, accountId, signInId),
  ),
  subscribe(passkeyAdded, 'account-passkey-added-mail', (ctx, { accountId, passkeyId }) =>
    mailOfPasskeys(ctx, accountId, 'passkey_added', passkeyId),
  ),
  subscribe(passkeyRemoved, 'account-passkey-removed-mail', (ctx, { accountId, passkeyId }) =>
    mailOfPasskeys(ctx, accountId, 'passkey_removed', passkeyId),
  ),
  subscribe(passkeyCopied, 'account-passkey-copied-mail', (ctx, { accountId, passkeyId, day }) =>
    mailOfPasskeys(ctx, accountId, 'passkey_copied', `${passkeyId}-${day}`),
  ),
  ...(
    [
      [hostedJoined, 'hosted_joined'],
      [hostedRemoved, 'hosted_removed'],
    ] as const
  ).map(([event, kind]) =>
    subscribe(event, `account-${kind.replaceAll('_', '-')}-mail`, async (ctx, { accountId, hostedId }) => {
      const account = await findAccount(ctx, accountId)
      if (account) await mail(ctx, `${kind}-${hostedId}`, account.email, account.locale, kind, '/profile#hosted')
    }),
  ),
  subscribe(accountDeleted, 'account-farewell-mail', (ctx, { accountId, addressId }) =>
    withFormerEmail(ctx, addressId, (email) =>
      mail(ctx, `farewell-${accountId}`, email, ctx.locale, 'account_deleted', '/'),
    ),
  ),
]

export const schedules: Schedule[] = [
  formerEmailSweep,
  { queue: 'old-sign-in-codes', cron: '41 * * * *', isWanted: () => true, run: forgetOldCodes },
  {
    queue: 'old-second-factors',
    cron: '41 * * * *',
    isWanted: () => true,
    run: async (ctx) => {
      for (const forget of [forgetOldDevices, forgetOldFactors, forgetOldSignIns]) await forget(ctx)
    },
  },
  { queue: 'log-ins-left-halfway', cron: '*/5 * * * *', isWanted: () => true, run: sweepHalves },
  { queue: 'old-passkey-challenges', cron: '44 * * * *', isWanted: () => true, run: forgetOldChallenges },
  { queue: 'old-hosted-sign-ins', cron: '44 * * * *', isWanted: () => true, run: forgetOldHosted },
]

type Owner = { account_id: string; email: string; language: string; status: string }

/** Whose the address already is that this account asks for. */
async function findOwnerOfPending(ctx: Ctx, accountId: string | null): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`select owner.account_id, owner.email, owner.language, owner.status
    from account asking join account owner on owner.email = asking.pending_email
    where asking.account_id = ${accountId}`.execute(ctx.db)
  return rows[0]
}

/** That somebody tried to use their address: once a day, however many try. */
async function mailOwner(ctx: Ctx, { account_id, email, language, status }: Owner) {
  if (status !== 'active') return
  const now = await databaseNow(ctx)
  const idOn = (day: Date) => `in-use-${account_id}-${day.toISOString().slice(0, 10)}`
  const aDayAgo = new Date(now.getTime() - 86_400_000)
  const told = await ctx.db
    .selectFrom('message')
    .select('key')
    .where('key', '=', `account-${idOn(aDayAgo)}`)
    .where('state', '=', 'sent')
    .where('tried_at', '>', aDayAgo)
    .executeTakeFirst()
  if (!told) await mail(ctx, idOn(now), email, localeOf(language), 'email_in_use', '/auth?mode=login')
}

async function mailOfPasskeys(ctx: Ctx, accountId: string, kind: AccountMailKind, id: string) {
  const account = await findAccount(ctx, accountId)
  if (account) await mail(ctx, `${kind}-${id}`, account.email, account.locale, kind, '/profile#passkeys')
}

const modes = { verify_email: 'verify', change_email: 'verify', reset_password: 'reset' } as const

async function mailLink(ctx: Ctx, accountId: string | null, purpose: Exclude<Purpose, 'not_me'>, id: string) {
  const account = accountId && (await findAccount(ctx, accountId))
  if (!account) return
  const email = purpose === 'change_email' ? account.pendingEmail : account.email
  if (!email || (purpose === 'verify_email' && account.isVerified)) return
  const makePath = async () =>
    `/auth?mode=${modes[purpose]}#token=${await makeMailToken(ctx, account.id, purpose, email)}`
  await mail(ctx, id, email, account.locale, purpose, makePath)
}

async function findAccount(ctx: Ctx, accountId: string) {
  const row = await ctx.db
    .selectFrom('account')
    .select(['email', 'email_verified_at', 'pending_email', 'language'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return (
    row && {
      id: accountId,
      email: row.email,
      pendingEmail: row.pending_email,
      isVerified: row.email_verified_at !== null,
      locale: localeOf(row.language),
    }
  )
}

/** To whoever reads the mailbox, whether there is an account or not: the code proves it, and makes the account of a newcomer. */
async function mailCode(ctx: Ctx, request: string) {
  const asked = await findCodeRequest(ctx, request)
  if (!asked) return
  const locale = localeOf(asked.language)
  await post(ctx, `code-${request}`, asked.email, async () => {
    const { CodeMail, codeMailSubject } = await import('./ui/code-mail.tsx')
    const code = await makeCode(ctx, request)
    return { subject: codeMailSubject(locale), body: createElement(CodeMail, { ...asked, code, locale }) }
  })
}

/** Once for each device, with the link that closes everything. */
async function mailDevice(ctx: Ctx, accountId: string, deviceId: string) {
  const account = await findAccount(ctx, accountId)
  const device = await ctx.db
    .selectFrom('known_device')
    .select(['browser', 'system', 'country', 'city', 'created_at as metAt'])
    .where('account_id', '=', accountId)
    .where('known_device_id', '=', deviceId)
    .executeTakeFirst()
  if (!account || !device) return
  const { email, locale } = account
  await post(ctx, `new-device-${deviceId}`, email, async () => {
    const { DeviceMail, deviceMailSubject } = await import('./ui/device-mail.tsx')
    const token = await makeMailToken(ctx, accountId, 'not_me', email, deviceId)
    const link = `${ctx.app.origin}/auth?mode=not-me#token=${token}`
    return { subject: deviceMailSubject(locale), body: createElement(DeviceMail, { ...device, link, locale }) }
  })
}

/** In a day, of each of which they are told: a browser can call itself anything. */
const mostHalfway = 5

/** Once a day for each of some devices, by what it calls itself and where it is. */
async function mailHalfway(ctx: Ctx, accountId: string, signInId: string) {
  const account = await findAccount(ctx, accountId)
  const left = await ctx.db
    .selectFrom('sign_in')
    .select(['way', 'browser', 'system', 'country', 'city', 'at'])
    .where('account_id', '=', accountId)
    .where('sign_in_id', '=', signInId)
    .executeTakeFirst()
  if (!account || !left) return
  const { browser, system, country, city } = left
  const day = left.at.toISOString().slice(0, 10)
  const { rows } = await sql<{ others: number }>`select count(distinct (browser, system, country, city))::int as others
    from sign_in where account_id = ${accountId} and outcome = 'halfway' and at >= ${new Date(day)} and at < ${left.at}
      and (browser, system, country, city) is distinct from (${browser}::text, ${system}::text, ${country}::text, ${city}::text)`.execute(
    ctx.db,
  )
  if ((rows[0]?.others ?? 0) >= mostHalfway) return
  const device = createHash('sha256')
    .update(JSON.stringify([browser, system, country, city]))
    .digest('hex')
  const id = `halfway-${accountId}-${day}-${device.slice(0, 16)}`
  const kind = left.way === 'password' ? 'halfway_password' : 'halfway_otherwise'
  await mail(ctx, id, account.email, account.locale, kind, '/profile#history')
}

/** Without the name: until a mailbox is proven, a stranger may have typed it in to say something to its owner. */
async function mail(
  ctx: Ctx,
  id: string,
  address: string,
  locale: string,
  kind: AccountMailKind,
  path: string | (() => Promise<string>),
) {
  await post(ctx, id, address, async () => {
    const { AccountMail, accountMailSubject } = await import('./ui/account-mail.tsx')
    const link = `${ctx.app.origin}${typeof path === 'string' ? path : await path()}`
    return { subject: accountMailSubject(kind, locale), body: createElement(AccountMail, { kind, link, locale }) }
  })
}

type Letter = { subject: string; body: ReactElement }

const post = (ctx: Ctx, id: string, address: string, write: () => Promise<Letter>) =>
  sendOnce(ctx, `account-${id}`, async () => {
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const { subject, body } = await write()
    return { to: { name: '', address }, subject, ...(await renderMail(body)) }
  })
