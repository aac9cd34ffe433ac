import { createElement } from 'react'
import '../../i18n/texts.server.ts'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import { sendOnce } from '../../lib/mail.server.ts'
import {
  accountDeleted,
  accountRegistered,
  emailChanged,
  emailChangeWanted,
  passwordChanged,
  resetWanted,
  sessionReplayed,
  verificationWanted,
} from './events.ts'
import { makeMailToken, type Purpose } from './mail-tokens.server.ts'
import type { AccountMailKind } from './ui/account-mail.tsx'

/** Written from the account as it is when the job runs, in its own language and not that of whoever caused them. */
export const subscriptions: Subscription[] = [
  subscribe(accountRegistered, 'account-verification-mail', (ctx, { accountId }) =>
    mailLink(ctx, accountId, 'verify_email', `verify-${accountId}`),
  ),
  subscribe(verificationWanted, 'account-verification-again-mail', (ctx, { accountId, request }) =>
    mailLink(ctx, accountId, 'verify_email', `verify-${request}`),
  ),
  subscribe(emailChangeWanted, 'account-email-change-mail', (ctx, { accountId, request }) =>
    mailLink(ctx, accountId, 'change_email', `change-email-${request}`),
  ),
  subscribe(resetWanted, 'account-reset-mail', (ctx, { accountId, request }) =>
    mailLink(ctx, accountId, 'reset_password', `reset-${request}`),
  ),
  subscribe(passwordChanged, 'account-password-mail', async (ctx, { accountId, change }) => {
    const account = await findAccount(ctx, accountId)
    if (account) await mail(ctx, `password-${change}`, account.email, account.locale, 'password_changed', '/profile')
  }),
  subscribe(emailChanged, 'account-old-address-mail', async (ctx, { accountId, change, oldEmail }) => {
    const account = await findAccount(ctx, accountId)
    if (account) await mail(ctx, `email-${change}`, oldEmail, account.locale, 'email_changed', '/contact')
  }),
  subscribe(sessionReplayed, 'account-replay-mail', async (ctx, { accountId, sessionId }) => {
    const account = await findAccount(ctx, accountId)
    if (account)
      await mail(ctx, `replay-${sessionId}`, account.email, account.locale, 'session_replayed', '/profile#devices')
  }),
  subscribe(accountDeleted, 'account-farewell-mail', (ctx, { accountId, email }) =>
    mail(ctx, `farewell-${accountId}`, email, ctx.locale, 'account_deleted', '/'),
  ),
]

const modes = { verify_email: 'verify', change_email: 'verify', reset_password: 'reset' } as const

async function mailLink(ctx: Ctx, accountId: string | null, purpose: Purpose, id: string) {
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

/** Without the name: until a mailbox is proven, a stranger may have typed it in to say something to its owner. */
async function mail(
  ctx: Ctx,
  id: string,
  address: string,
  locale: string,
  kind: AccountMailKind,
  path: string | (() => Promise<string>),
) {
  await sendOnce(ctx, `account-${id}`, async () => {
    const { AccountMail, accountMailSubject } = await import('./ui/account-mail.tsx')
    const { render, toPlainText } = await import('react-email')
    const link = `${ctx.app.origin}${typeof path === 'string' ? path : await path()}`
    const html = await render(createElement(AccountMail, { kind, link, locale }))
    return {
      to: { name: '', address },
      subject: accountMailSubject(kind, locale),
      html,
      text: toPlainText(html),
    }
  })
}
