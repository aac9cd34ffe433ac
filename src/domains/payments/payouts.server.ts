import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { toMajor } from '../../lib/money.ts'
import { type cardAccounts, payoutStatuses } from './contract.ts'
import { payoutSettled } from './events.ts'
import { ask, refusalCode } from './stripe.server.ts'
import { payments as en } from './texts/en.ts'

const pageLength = 20

/** As the processor says now: nothing of it is kept. */
export async function listPayouts(ctx: ProviderCtx, { after }: z.output<typeof cardAccounts.payouts.input>) {
  const { rows } = await sql<{ account: string }>`select account from card_account
    where provider_id = ${ctx.actor.providerId}`.execute(ctx.db)
  const [row] = rows
  if (!row || !ctx.app.cards) return { payouts: [], hasMore: false }
  const fields = { limit: pageLength, ...(after !== undefined && { starting_after: after }) }
  try {
    const { data, has_more } = await ask(ctx, (api) => api.payouts.list(fields, { stripeAccount: row.account }))
    const payouts = data.map(({ id, amount, currency: code, arrival_date, status }) => {
      const currency = code.toUpperCase()
      return {
        id,
        currency,
        amount: toMajor(amount, currency),
        amountMinor: amount,
        arrivesOn: new Date(arrival_date * 1000).toISOString().slice(0, 10),
        status: payoutStatuses.find((known) => known === status) ?? 'pending',
      }
    })
    return { payouts, hasMore: has_more }
  } catch (err) {
    // After one that it does not know there is none.
    if (after !== undefined && refusalCode(err) === 'resource_missing') return { payouts: [], hasMore: false }
    // Whatever it refuses (the account may have been cut off from us), whoever asks can do no more than ask again.
    if (refusalCode(err) === null) throw err
    ctx.log.warn({ err }, 'the card processor does not say what it has paid out')
    throw new AppError('unavailable', 'payments_unavailable', en.errors.payments_unavailable, { retryAfterSeconds: 10 })
  }
}

type SaidPayout = { id: string; status: string; arrival_date: number }

/** After its day; a bank may take a week to send one back. */
const newsDays = { paid: 3, failed: 10 }

/** As the processor says now: one that has arrived, or come back, is told, unless it is long ago. */
export async function applyPayout(ctx: Ctx, { id, status, arrival_date }: SaidPayout, account: string) {
  if (status !== 'paid' && status !== 'failed') return
  const agoMs = (await databaseNow(ctx)).getTime() - arrival_date * 1000
  if (agoMs > newsDays[status] * 86_400_000) return
  const { rows } = await sql<{ providerId: string }>`select provider_id as "providerId" from card_account
    where account = ${account}`.execute(ctx.db)
  const [row] = rows
  if (row) await transaction(ctx, (tx) => emit(tx, payoutSettled, { ...row, payoutId: id, status }))
}
