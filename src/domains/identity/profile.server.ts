import type * as z from 'zod/mini'
import { pickLanguage } from '../../i18n/languages.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { violatedConstraint } from '../../lib/postgres-errors.server.ts'
import { uploadPath } from '../uploads/rules.ts'
import { showUploads } from '../uploads/shown-uploads.server.ts'
import type { Device, Names, PreferenceChanges, Preferences, Profile } from './account-contract.ts'
import { accountRenamed, sessionsEnded } from './events.ts'
import { lockAccount } from './lock-account.server.ts'
import { endSessions, getUser, idleSeconds, loginAgainNeeded, sessionEnded } from './sessions.server.ts'

export async function getProfile(ctx: UserCtx): Promise<Profile> {
  const { accountId } = ctx.actor
  const user = await getUser(ctx, accountId)
  const row = await ctx.db
    .selectFrom('account')
    .select(['pending_email', 'display_name', 'password_hash', 'created_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    ...user,
    displayName: row.display_name,
    pendingEmail: row.pending_email,
    hasPassword: row.password_hash !== null,
    createdAt: row.created_at.toISOString(),
  }
}

export async function updateProfile(ctx: UserCtx, names: z.output<typeof Names>): Promise<Profile> {
  const { accountId } = ctx.actor
  try {
    await transaction(ctx, async (tx) => {
      await tx.db
        .updateTable('account')
        .set({
          first_name: names.firstName,
          last_name: names.lastName,
          display_name: names.displayName,
          updated_at: tx.now,
        })
        .where('account_id', '=', accountId)
        // Of somebody who has left meanwhile nothing comes back.
        .where('status', '=', 'active')
        .execute()
      await emit(tx, accountRenamed, { accountId })
    })
  } catch (error) {
    if (violatedConstraint(error) !== 'account_is_named') throw error
    const message = 'Enter a name'
    throw new AppError('invalid', 'invalid_input', message, { fields: { firstName: message } })
  }
  return getProfile(ctx)
}

/** The file of the one before goes. */
export async function setAvatar(ctx: UserCtx, { uploadId }: { uploadId: string | null }): Promise<Profile> {
  const { accountId } = ctx.actor
  await transaction(ctx, async (tx) => {
    await lockAccount(tx, accountId)
    const { avatar_url } = await tx.db
      .selectFrom('account')
      .select('avatar_url')
      .where('account_id', '=', accountId)
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow(sessionEnded)
    const path = uploadId && uploadPath(uploadId.toLowerCase(), 192)
    const listOf = (one: string | null) => (one === null ? [] : [one])
    await showUploads(tx, accountId, { before: listOf(avatar_url), after: listOf(path) })
    await tx.db
      .updateTable('account')
      .set({ avatar_url: path, updated_at: tx.now })
      .where('account_id', '=', accountId)
      .execute()
  })
  return getProfile(ctx)
}

export async function getPreferences(ctx: UserCtx): Promise<Preferences> {
  const row = await ctx.db
    .selectFrom('account')
    .select(['language', 'mails_reminders', 'mails_reviews', 'mails_news'])
    .where('account_id', '=', ctx.actor.accountId)
    .executeTakeFirstOrThrow()
  return {
    language: pickLanguage(row.language) ?? 'en',
    reminders: row.mails_reminders,
    reviews: row.mails_reviews,
    news: row.mails_news,
  }
}

export async function setPreferences(ctx: UserCtx, input: z.output<typeof PreferenceChanges>): Promise<Preferences> {
  const { language, reminders, reviews, news } = input
  await ctx.db
    .updateTable('account')
    .set({ language, mails_reminders: reminders, mails_reviews: reviews, mails_news: news, updated_at: ctx.now })
    .where('account_id', '=', ctx.actor.accountId)
    .where('status', '=', 'active')
    .returning('account_id')
    .executeTakeFirstOrThrow(sessionEnded)
  return getPreferences(ctx)
}

/** The one that asks first, then by last use. */
export async function listDevices(ctx: UserCtx): Promise<Device[]> {
  const { accountId, sessionId } = ctx.actor
  const rows = await ctx.db
    .selectFrom('session')
    .select(['session_id', 'browser', 'system', 'country', 'city', 'created_at', 'rotated_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .where('rotated_at', '>', new Date(ctx.now.getTime() - idleSeconds * 1000))
    .orderBy('rotated_at', 'desc')
    .limit(100)
    .execute()
  const devices = rows.map((row) => ({
    id: row.session_id,
    browser: row.browser,
    system: row.system,
    place: { country: row.country, city: row.city },
    startedAt: row.created_at.toISOString(),
    lastUsedAt: row.rotated_at.toISOString(),
    isCurrent: row.session_id === sessionId,
  }))
  return [...devices.filter(({ isCurrent }) => isCurrent), ...devices.filter(({ isCurrent }) => !isCurrent)]
}

export async function endDevice(ctx: UserCtx, { id }: { id: string }): Promise<{ done: true }> {
  // A service elsewhere ends no log-in of ours.
  if (ctx.actor.isHosted) throw loginAgainNeeded()
  const ended = await ctx.db
    .updateTable('session')
    .set({ revoked_at: ctx.now })
    .where('session_id', '=', id)
    .where('account_id', '=', ctx.actor.accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) {
    throw new AppError('not_found', 'session_not_found', 'This device is already logged out.')
  }
  await emit(ctx, sessionsEnded, { accountId: ctx.actor.accountId })
  return { done: true }
}

export async function endOtherDevices(ctx: UserCtx): Promise<{ ended: number }> {
  const { accountId, sessionId, isHosted } = ctx.actor
  if (isHosted) throw loginAgainNeeded()
  return { ended: await endSessions(ctx, accountId, sessionId) }
}
