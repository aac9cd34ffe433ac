import { sql } from 'kysely'
import type Stripe from 'stripe'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { isoWithOffset, operatorsZone } from '../../lib/time.server.ts'
import { requireRecentLogin } from '../identity/recent-login.server.ts'
import type { CardAccount } from './contract.ts'
import { readPlatformFee } from './read-platform-fee.server.ts'
import { ask, isRefusalOfIt, isRefused, refusalCode, requireCards } from './stripe.server.ts'
import { payments as en } from './texts/en.ts'

type Row = { account: string; takes_charges: boolean }

async function find(ctx: Ctx, providerId: string): Promise<Row | null> {
  const { rows } = await sql<Row>`/* prepare: card-account */ select account, takes_charges from card_account
    where provider_id = ${providerId}`.execute(ctx.db)
  return rows[0] ?? null
}

/** Whether a card can be charged for them now: what was agreed before may have to be paid on the day all the same. */
export async function takesCharges(ctx: Ctx, providerId: string): Promise<boolean> {
  return ctx.app.cards !== null && ((await find(ctx, providerId))?.takes_charges ?? false)
}

export async function getCards(ctx: ProviderCtx): Promise<CardAccount> {
  const { cards } = ctx.app
  if (cards === null) return { state: 'off', isSimulated: false }
  const isSimulated = cards.publishableKey === null
  const fee = await readPlatformFee(ctx, await databaseNow(ctx))
  const found = await find(ctx, ctx.actor.providerId)
  // Whoever comes back from the processor's own questions is not to wait for its message.
  if (found && !found.takes_charges) await applyAccount(ctx, found.account)
  const now = found && ((await find(ctx, ctx.actor.providerId)) ?? found)
  const state = now === null ? 'none' : now.takes_charges ? 'ready' : 'unfinished'
  return {
    ...{ state, isSimulated },
    ...(fee.basisPoints > 0 && { platformFeeBasisPoints: fee.basisPoints }),
    ...(fee.next && {
      nextPlatformFee: {
        basisPoints: fee.next.basisPoints,
        from: isoWithOffset(fee.next.holdsFrom, operatorsZone),
      },
    }),
  }
}

/** The processor asks who they are; we only learn whether it charges cards for them. */
export async function openCards(ctx: ProviderCtx): Promise<{ url: string }> {
  requireCards(ctx)
  // Where money is paid out to. No transaction holds what the processor asks for.
  await requireRecentLogin(ctx, ctx.actor)
  const { providerId } = ctx.actor
  const account = (await find(ctx, providerId))?.account ?? (await openAccount(ctx, providerId))
  const back = `${ctx.app.origin}/dashboard/rules`
  try {
    const { url } = await ask(ctx, (api) =>
      api.accountLinks.create({ account, type: 'account_onboarding', refresh_url: back, return_url: back }),
    )
    return { url }
  } catch (error) {
    if (isGone(error)) throw new AppError('conflict', 'card_account_gone', en.errors.card_account_gone)
    throw error
  }
}

/**
 * For somebody who is about to pay, or to give a card. Where the processor refuses, the account is asked about at once: one that
 * takes no cards any more is `cards_stopped`, and whoever books from now on pays on the day. `beginAnew`: what was refused
 * would be refused under the same key for a day, whatever is mended meanwhile.
 */
export async function askForPayer<T>(
  ctx: Ctx,
  account: string,
  question: (api: Stripe) => Promise<T>,
  beginAnew?: () => Promise<unknown>,
): Promise<T> {
  try {
    return await ask(ctx, question)
  } catch (err) {
    if (!isRefused(err)) throw err
    // Asked in another tab at the same moment, it is under way there.
    if (isRefusalOfIt(err) && refusalCode(err) !== 'idempotency_key_in_use') await beginAnew?.()
    if (!(await stillCharges(ctx, account))) throw cardsStopped()
    ctx.log.error({ err, account }, 'the card processor refuses what is asked of it')
    throw unavailable()
  }
}

async function stillCharges(ctx: Ctx, account: string): Promise<boolean> {
  await applyAccount(ctx, account).catch((err: unknown) => {
    ctx.log.error({ err, account }, 'the card processor says nothing of an account')
    throw unavailable()
  })
  const { rows } = await sql`select from card_account where account = ${account} and takes_charges`.execute(ctx.db)
  return rows.length > 0
}

export const cardsStopped = () => new AppError('conflict', 'cards_stopped', en.errors.cards_stopped)
const unavailable = () =>
  new AppError('unavailable', 'payments_unavailable', en.errors.payments_unavailable, { retryAfterSeconds: 10 })

/** Closed at the processor, or no longer ours to ask about. */
export function isGone(error: unknown): boolean {
  const code = refusalCode(error)
  return code === 'resource_missing' || code === 'account_invalid'
}

async function openAccount(ctx: Ctx, providerId: string): Promise<string> {
  const { rows } = await sql<{ country: string }>`select country from provider
    where provider_id = ${providerId}`.execute(ctx.db)
  const { id } = await ask(ctx, (api) =>
    api.accounts.create(
      { type: 'standard', country: rows[0]?.country ?? 'GB', metadata: { provider_id: providerId } },
      { idempotencyKey: `account-${providerId}` },
    ),
  )
  await ctx.db
    .insertInto('card_account')
    .values({ provider_id: providerId, account: id, created_at: ctx.now, watched_until: ctx.now, look_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find(ctx, providerId))?.account ?? id
}

/** As the processor says now. */
export async function applyAccount(ctx: Ctx, account: string): Promise<void> {
  const { rows } = await sql<{ provider_id: string }>`select provider_id from card_account
    where account = ${account}`.execute(ctx.db)
  const [row] = rows
  if (!row) return
  const takesCharges = await ask(ctx, (api) => api.accounts.retrieve(account)).then(
    ({ charges_enabled }) => charges_enabled,
    (error: unknown) => {
      if (isGone(error)) return false
      throw error
    },
  )
  await sql`update card_account set takes_charges = ${takesCharges} where provider_id = ${row.provider_id}`.execute(
    ctx.db,
  )
}
