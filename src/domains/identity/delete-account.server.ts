import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { eraseTraces } from '../../lib/erasure.server.ts'
import { emit } from '../../lib/events.server.ts'
import { forgetAnswers } from '../../lib/idempotency.server.ts'
import { accountDeleted } from './events.ts'
import { keepFormerEmail } from './former-email.server.ts'
import { lockAccountAndProvider, requireActive } from './lock-account.server.ts'
import { confirmPassword } from './recovery.server.ts'

/** What stands where the name was: the specification's words for a reviewer whom nobody knows. */
const nobody = { first_name: 'Verified', last_name: 'Customer' }

/**
 * The row stays and loses everything personal, because bookings and reviews hang on it: the provider keeps the bookings,
 * readers keep the reviews. Somebody who is still expected somewhere has to cancel first.
 */
export async function deleteAccount(ctx: UserCtx, { password }: { password: string }): Promise<{ done: true }> {
  const actor = ctx.actor
  await confirmPassword(ctx, actor, password)
  await transaction(ctx, async (locked) => {
    // Nobody books here or by this account from now on: who was faster is counted below, who comes later sees it gone.
    const providerId = await lockAccountAndProvider(locked, actor.accountId)
    await requireActive(locked, actor.accountId)
    const tx = { ...locked, now: await databaseNow(locked) }
    await refuseWhileExpected(tx, actor.accountId, providerId)
    const { email } = await eraseAccount(tx, actor.accountId)
    const addressId = await keepFormerEmail(tx, email)
    await emit(tx, accountDeleted, { accountId: actor.accountId, addressId, providerId })
  })
  return { done: true }
}

/** All that is to go, in every domain; under the locks of whoever calls. Again: nothing happens. Answers the address there was. */
export async function eraseAccount(tx: Ctx, accountId: string): Promise<{ email: string }> {
  const { email, email_verified_at, provider_id } = await tx.db
    .selectFrom('account')
    .leftJoin('provider_address', 'provider_address.account_id', 'account.account_id')
    .select(['account.email', 'email_verified_at', 'provider_id'])
    .where('account.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  await tx.db
    .updateTable('account')
    .set({
      ...nobody,
      email: `${accountId}@deleted.invalid`,
      password_hash: null,
      email_verified_at: null,
      pending_email: null,
      avatar_url: null,
      is_admin: false,
      language: 'en',
      mails_reminders: false,
      mails_reviews: false,
      mails_news: false,
      status: 'deleted',
      updated_at: tx.now,
    })
    .where('account_id', '=', accountId)
    .execute()
  for (const table of ['session', 'account_token'] as const)
    await tx.db.deleteFrom(table).where('account_id', '=', accountId).execute()
  await forgetAnswers(tx, accountId)
  // So that a database restored from before this moment forgets them again.
  await tx.db
    .insertInto('erasure')
    .values({ account_id: accountId, erased_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await eraseTraces(tx, { accountId, provenEmail: email_verified_at && email, providerId: provider_id })
  return { email }
}

async function refuseWhileExpected(tx: Ctx, accountId: string, providerId: string | null) {
  const { rows } = await sql<{ own: number; asProvider: number }>`
    select count(*) filter (where customer_id = ${accountId})::int as own,
      count(*) filter (where provider_id = ${providerId})::int as "asProvider"
    from booking where (customer_id = ${accountId} or provider_id = ${providerId})
      and status in ('pending', 'confirmed') and ends_at > ${tx.now}`.execute(tx.db)
  const { own = 0, asProvider = 0 } = rows[0] ?? {}
  if (own + asProvider > 0) {
    const message = 'You have upcoming bookings. Please cancel them first.'
    throw new AppError('conflict', 'upcoming_bookings', message, { data: { own, asProvider } })
  }
}
