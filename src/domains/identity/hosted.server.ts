import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { AppError, isAppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import type { HostedIssuer } from '../../lib/hosted-issuers.server.ts'
import { emailAddress, visibleLine } from '../../lib/text.ts'
import { accountLengths } from './account-contract.ts'
import type { Session } from './contract.ts'
import { hostedJoined, hostedRemoved, sessionsEnded } from './events.ts'
import { endsWithFirstProof } from './first-proof.server.ts'
import {
  endWaiting,
  findWaiting,
  hostedOver,
  keepStart,
  keepWaiting,
  takeStart,
  type Waiting,
} from './hosted-browser.server.ts'
import { type HostedSignIns, hosted } from './hosted-contract.ts'
import { hostedDescriptions } from './hosted-description.server.ts'
import { askAt, type CameBack, type HostedPerson, hostedRefused, whoCameBack } from './hosted-issuer.server.ts'
import { forgetHalves, openSession } from './open-session.server.ts'
import { isShutOut } from './other-way.server.ts'
import { requireRecentLogin } from './recent-login.server.ts'
import { makeAccount } from './service.server.ts'
import { sessionEnded } from './sessions.server.ts'
import { standingChanged } from './standing.server.ts'

const shown = ({ key, name }: HostedIssuer) => ({ key, name })

async function listIssuers({ app }: Ctx) {
  return { issuers: app.hostedIssuers.map(shown) }
}

function issuerOf({ app }: Ctx, key: string): HostedIssuer {
  const found = app.hostedIssuers.find((issuer) => issuer.key === key)
  if (!found) throw new AppError('not_found', 'issuer_not_found', 'There is no such sign-in service here.')
  return found
}

async function startHosted(ctx: Ctx, { issuer: key }: { issuer: string }): Promise<{ url: string }> {
  const issuer = issuerOf(ctx, key)
  const { url, ...asked } = await askAt(ctx, issuer)
  await keepStart(ctx, issuer.url, asked)
  return { url }
}

async function finishHosted(ctx: Ctx, { issuer: key, ...back }: CameBack & { issuer: string }): Promise<Session> {
  const issuer = issuerOf(ctx, key)
  const asked = await takeStart(ctx, issuer.url, back.state)
  // Not within a transaction: the service is asked over the network.
  const person = await whoCameBack(ctx, issuer, asked, back)
  const known = await logInAs(ctx, person, person.isShownAnew)
  if (known) return known
  const email = emailOf(person)
  if (email === null)
    throw new AppError('forbidden', 'hosted_unproven', 'This sign-in service has not confirmed your email address.')
  const { state } = back
  await keepWaiting(ctx, state, { ...person, email })
  // Whoever is logged in has one, whatever the service calls them.
  if (ctx.actor || (await hasAccount(ctx, email))) throw joinNeeded()
  const names = Names.safeParse({ firstName: person.firstName, lastName: person.lastName })
  if (!names.success) throw nameNeeded()
  return completeHosted(ctx, { state, ...names.data }, person.isShownAnew)
}

const Name = visibleLine(accountLengths.name, 1)
const Names = z.object({ firstName: Name, lastName: Name })
const Email = emailAddress()

/** As our own forms take one; null: we could write to nobody. */
function emailOf({ email }: HostedPerson): string | null {
  const parsed = Email.safeParse(email)
  return parsed.success ? parsed.data : null
}

const hasAccount = async ({ db }: Ctx, email: string) =>
  (await db.selectFrom('account').select('account_id').where('email', '=', email).executeTakeFirst()) !== undefined

type Identity = Pick<Waiting, 'issuer' | 'subject'>

const findJoined = ({ db }: Ctx, { issuer, subject }: Identity) =>
  db
    .selectFrom('hosted_sign_in')
    .select(['hosted_sign_in_id as id', 'account_id as accountId'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** Null: they are joined to no account. Whoever is logged in shows that it is they, and ends in no other account. */
async function logInAs(ctx: Ctx, person: Identity, isShownAnew = false): Promise<Session | null> {
  const joined = await findJoined(ctx, person)
  if (!joined) return null
  if (ctx.actor && ctx.actor.accountId !== joined.accountId) throw hostedTaken()
  // Whoever is logged in there as well is known there without showing anything.
  if (ctx.actor && !isShownAnew) throw hostedRefused()
  const answer = await transaction(ctx, async (tx): Promise<Session | AppError | null> => {
    const { rows } = await sql`select from account where account_id = ${joined.accountId} and status = 'active'
      for no key update`.execute(tx.db)
    if (rows.length === 0) return hostedRefused()
    const used = await tx.db
      .updateTable('hosted_sign_in')
      .set({ last_used_at: await databaseNow(tx) })
      .where('hosted_sign_in_id', '=', joined.id)
      .where('account_id', '=', joined.accountId)
      .executeTakeFirst()
    // Removed in this moment.
    if (used.numUpdatedRows === 0n) return hostedRefused()
    return openSession(tx, joined.accountId, 'hosted', { isShownAnew })
  })
  if (isAppError(answer)) throw answer
  return answer
}

/** A newcomer, whose mailbox the service has seen proven. */
async function completeHosted(
  ctx: Ctx,
  { state, ...names }: { state: string; firstName: string; lastName: string },
  isShownAnew = false,
): Promise<Session> {
  // They have an account, and end in no other.
  if (ctx.actor) throw hostedOver()
  const answer = await transaction(ctx, async (tx): Promise<Session | AppError | Identity> => {
    const waiting = await findWaiting(tx, state)
    if (await findJoined(tx, waiting)) return waiting
    const accountId = await makeAccount(tx, { email: waiting.email, passwordHash: null, ...names })
    // By somebody who was faster.
    if (!accountId) return joinNeeded()
    await tx.db.updateTable('account').set({ email_verified_at: tx.now }).where('account_id', '=', accountId).execute()
    await standingChanged(tx, accountId)
    if (!(await joinTo(tx, accountId, waiting))) throw hostedTaken()
    await endWaiting(tx, state)
    return openSession(tx, accountId, 'hosted', { isShownAnew })
  })
  if (isAppError(answer)) throw answer
  if ('token' in answer) return answer
  // From another tab, in this moment.
  const session = await logInAs(ctx, answer)
  if (!session) throw hostedRefused()
  return session
}

/** By who has just logged in here as they always do, with the mailbox that they have proven here and there. */
export async function joinHosted(ctx: UserCtx, { state }: { state: string }): Promise<HostedSignIns> {
  const { actor } = ctx
  const answer = await transaction(ctx, async (tx): Promise<AppError | null> => {
    const owner = await lockOwner(tx, actor.accountId)
    await requireRecentLogin(tx, actor)
    const waiting = await findWaiting(tx, state)
    if (owner.email.toLowerCase() !== waiting.email.toLowerCase())
      return new AppError(
        'conflict',
        'hosted_other_mailbox',
        'That sign-in service knows you by another email address.',
      )
    if (!owner.isProven)
      return new AppError('forbidden', 'email_unverified', 'Please confirm your email address first.')
    const joined = await findJoined(tx, waiting)
    if (joined && joined.accountId !== actor.accountId) return hostedTaken()
    if (!joined && !(await joinTo(tx, actor.accountId, waiting))) return hostedTaken()
    await endWaiting(tx, state)
    return null
  })
  if (answer) throw answer
  return listHosted(ctx)
}

/** False: it is another account's since a moment ago. */
async function joinTo(tx: Ctx, accountId: string, { issuer, subject, email }: Waiting): Promise<boolean> {
  const hosted_sign_in_id = randomUUIDv7()
  const now = await databaseNow(tx)
  const made = await tx.db
    .insertInto('hosted_sign_in')
    .values({ hosted_sign_in_id, account_id: accountId, issuer, subject, email, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows !== 1n) return false
  await emit(tx, hostedJoined, { accountId, hostedId: hosted_sign_in_id })
  return true
}

export async function listHosted(ctx: UserCtx): Promise<HostedSignIns> {
  const rows = await ctx.db
    .selectFrom('hosted_sign_in')
    .selectAll()
    .where('account_id', '=', ctx.actor.accountId)
    .orderBy('hosted_sign_in_id', 'desc')
    .execute()
  const { hostedIssuers } = ctx.app
  return {
    signIns: rows.map((row) => ({
      id: row.hosted_sign_in_id,
      name: hostedIssuers.find(({ url }) => url === row.issuer)?.name ?? new URL(row.issuer).hostname,
      email: row.email,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
    offered: hostedIssuers.filter(({ url }) => !rows.some(({ issuer }) => issuer === url)).map(shown),
  }
}

/** Whoever logs in by it in this moment is in before, or finds it gone. */
export async function removeHosted(ctx: UserCtx, { id }: { id: string }): Promise<HostedSignIns> {
  const { accountId } = ctx.actor
  await transaction(ctx, async (tx) => {
    const owner = await lockOwner(tx, accountId)
    await requireRecentLogin(tx, ctx.actor)
    const removed = await tx.db
      .deleteFrom('hosted_sign_in')
      .where('hosted_sign_in_id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (removed.numDeletedRows === 0n)
      throw new AppError('not_found', 'hosted_not_found', 'This sign-in service is no longer joined to your account.')
    // No code would arrive.
    if (await isShutOut(tx, accountId, owner.hasPassword)) throw lastWayIn()
    // Half way by it, too.
    await forgetHalves(tx, accountId)
    await emit(tx, hostedRemoved, { accountId, hostedId: id })
    // Whoever listens by a token of it has to show again that it holds.
    await emit(tx, sessionsEnded, { accountId })
  })
  return listHosted(ctx)
}

/** For all that changes what opens it, one after the other. */
async function lockOwner(tx: Ctx, accountId: string) {
  type Owner = { email: string; isProven: boolean; hasPassword: boolean }
  const { rows } = await sql<Owner>`select email, email_verified_at is not null as "isProven",
      password_hash is not null as "hasPassword" from account
    where account_id = ${accountId} and status = 'active' for no key update`.execute(tx.db)
  const [owner] = rows
  if (!owner) throw sessionEnded()
  return owner
}

endsWithFirstProof(async (tx, accountId) => {
  const ended = await tx.db.deleteFrom('hosted_sign_in').where('account_id', '=', accountId).executeTakeFirst()
  if (ended.numDeletedRows > 0n) await emit(tx, sessionsEnded, { accountId })
})

const joinNeeded = () =>
  new AppError('conflict', 'hosted_join_needed', 'There is an account with your email address. Log in to join the two.')
const hostedTaken = () => new AppError('conflict', 'hosted_taken', 'This log-in is already joined to another account.')
const nameNeeded = () => {
  const message = 'Please tell us your name.'
  return new AppError('invalid', 'name_needed', message, { fields: { firstName: message, lastName: message } })
}
const lastWayIn = () =>
  new AppError(
    'conflict',
    'last_way_in',
    'Emails to your address come back, so this is your only way in. Change your email address or set a password first.',
  )

export const hostedRoutes = implement(
  hosted,
  {
    issuers: listIssuers,
    start: startHosted,
    finish: finishHosted,
    complete: completeHosted,
    join: joinHosted,
    list: listHosted,
    remove: removeHosted,
  },
  hostedDescriptions,
)
