import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Ctx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'
import { balancesOfAll } from '../ledger/balances.server.ts'
import { type Account, accounts } from '../ledger/rules.ts'
import type { payments } from './contract.ts'

/** Where there never was one, they are not spoken of. */
const ofOperator: readonly Account[] = ['platform', 'promised_by_platform']

/** Of every posting there is; an account that comes to nothing is named all the same, but for the operator's where there never was a fee. */
export async function readBalances(ctx: Ctx): Promise<z.input<typeof payments.balances.output>> {
  const rows = await balancesOfAll(ctx)
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return {
    currencies: currencies.map((currency) => {
      const own = rows.filter((row) => row.currency === currency)
      const balanceOf = (account: Account) => own.find((row) => row.account === account)?.balance ?? 0
      return {
        currency,
        sumMinor: own.reduce((sum, { balance }) => sum + balance, 0),
        accounts: accounts
          .filter((account) => !ofOperator.includes(account) || own.some((row) => row.account === account))
          .map((account) => ({ account, balanceMinor: balanceOf(account) })),
      }
    }),
  }
}

type EntryRow = { id: string; kind: string; at: Date; amountMinor: number; providerName: string; about: string | null }

/** What an account is the sum of, whoever it is owed to. */
export async function readLedger(ctx: Ctx, input: z.output<typeof payments.ledger.input>) {
  const { account, currency, page, limit } = input
  const isMeant = sql`e.account = ${account} and e.currency = ${currency}`
  const [{ rows }, { rows: sums }] = await Promise.all([
    sql<EntryRow>`select e.posting_id || ':' || e.position as id, l.kind, l.posted_at as at,
        e.amount_minor as "amountMinor", p.business_name as "providerName",
        case when l.kind in ('gift_funded', 'gift_unfunded') then null
          else coalesce(l.booking_id, l.gift_card_id, l.tip_id, l.payment_id, l.subscription_id) end as about
      from (select * from ledger_entry e where ${isMeant}
          order by e.posting_id desc, e.position limit ${limit} offset ${(page - 1) * limit}) e
        join ledger_posting l on l.posting_id = e.posting_id join provider p on p.provider_id = l.provider_id
      order by e.posting_id desc, e.position`.execute(ctx.db),
    sql<{
      balance: number
      count: number
    }>`select coalesce(sum(e.amount_minor), 0)::bigint as balance, count(*)::int as count
      from ledger_entry e where ${isMeant}`.execute(ctx.db),
  ])
  const { balance = 0, count = 0 } = sums[0] ?? {}
  return {
    entries: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    balanceMinor: balance,
    pagination: pagination(page, limit, count),
  }
}
