import { sql } from 'kysely'
import type pg from 'pg'
import type { Ctx, Person, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { forgetAnswers } from '../../lib/idempotency.server.ts'
import { accountDeleted } from './events.ts'
import { keepFormerEmail } from './former-email.server.ts'
import { lockAccountAndProvider, requireActive } from './lock-account.server.ts'
import { requireStill } from './recent-login.server.ts'
import { confirmPassword } from './recovery.server.ts'
import { standingChanged } from './standing.server.ts'

/** What stands where the name was: the specification's words for a reviewer whom nobody knows. */
const nobody = { first_name: 'Verified', last_name: 'Customer', display_name: null }

/**
 * The row stays and loses everything personal, because bookings and reviews hang on it: the provider keeps the bookings,
 * readers keep the reviews.
 */
export async function deleteAccount(
  ctx: UserCtx,
  { password }: { password?: string | undefined },
): Promise<{ done: true }> {
  const actor = ctx.actor
  const checked = await confirmPassword(ctx, actor, password)
  await transaction(ctx, async (locked) => {
    // Nobody books here or by this account from now on: who was faster is counted below, who comes later sees it gone.
    const providerId = await lockAccountAndProvider(locked, actor.accountId)
    await requireActive(locked, actor.accountId)
    await requireStill(locked, actor, checked)
    const tx = { ...locked, now: await databaseNow(locked) }
    const person = await findPerson(tx, actor.accountId)
    for (const { checkLeaving } of tx.app.personalData) await checkLeaving?.(tx, person)
    const { email } = await eraseAccount(tx, actor.accountId)
    const addressId = await keepFormerEmail(tx, email)
    await emit(tx, accountDeleted, { accountId: actor.accountId, addressId, providerId })
  })
  return { done: true }
}

/** All that is to go, in every domain; under the locks of whoever calls. Again: nothing happens. Answers the address there was. */
export async function eraseAccount(tx: Ctx, accountId: string): Promise<{ email: string }> {
  const person = await findPerson(tx, accountId)
  // Where the database has several nodes: rows of many providers go after one that is copied to each, in one transaction.
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(tx.db)
  // Before the account, as whoever logs in by one locks them.
  for (const table of ['sign_in_code', 'hosted_waiting'] as const)
    await tx.db.deleteFrom(table).where('email', '=', person.email).execute()
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
  await standingChanged(tx, accountId)
  for (const table of [
    ...(['session', 'account_token', 'second_factor', 'half_sign_in', 'known_device', 'sign_in', 'passkey'] as const),
    ...(['hosted_sign_in', 'hosted_start', 'hosted_waiting'] as const),
  ])
    await tx.db.deleteFrom(table).where('account_id', '=', accountId).execute()
  await sql`delete from looking where account_id = ${accountId} or person_id = ${accountId}`.execute(tx.db)
  await forgetAnswers(tx, accountId)
  // So that a database restored from before this moment forgets them again.
  await tx.db
    .insertInto('erasure')
    .values({ account_id: accountId, erased_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  for (const { erase } of tx.app.personalData) await erase?.(tx, person)
  return { email: person.email }
}

/** Of a database from before they left, by account: who is there again is erased at the next start. */
export async function keepErasures(client: pg.Client, erasedAts: ReadonlyMap<string, string>): Promise<void> {
  for (const [accountId, erasedAt] of erasedAts)
    await client.query('insert into public.erasure values ($1, $2) on conflict do nothing', [accountId, erasedAt])
}

export async function findPerson(ctx: Ctx, accountId: string): Promise<Person & { email: string }> {
  const { email, email_verified_at, provider_id } = await ctx.db
    .selectFrom('account')
    .leftJoin('provider_address', 'provider_address.account_id', 'account.account_id')
    .select(['account.email', 'email_verified_at', 'provider_id'])
    .where('account.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { accountId, email, provenEmail: email_verified_at && email, providerId: provider_id }
}
