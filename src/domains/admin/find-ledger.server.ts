import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { type Balance, balancesOfAll } from '../ledger/balances.server.ts'
import { findDifferences } from './find-differences.server.ts'
import { countOnce, found, idsNamed, isId, isWithin, mostNamed, onceEach, orderBy, type Sorts } from './found.server.ts'
import { type entrySorts, type LedgerEntry, officeMoney } from './money-contract.ts'

type Asked = Omit<z.output<typeof officeMoney.ledger.input>, 'page' | 'limit'>
type Row = Omit<LedgerEntry, 'at'> & { at: Date }

/** An entry with what its posting says: some ways and orders begin at the one, some at the other. */
const entries = sql`(select n.posting_id, n.position, n.account, n.currency, n.owner_id, n.amount_minor, l.kind, l.posted_at,
    l.provider_id, l.booking_id, l.gift_card_id, l.tip_id, l.payment_id, l.subscription_id
  from ledger_entry n join ledger_posting l on l.posting_id = n.posting_id) e`

const sorts: Sorts<(typeof entrySorts)[number]> = {
  when: {
    usual: 'desc',
    asc: sql`e.posted_at, e.posting_id, e.position`,
    desc: sql`e.posted_at desc, e.posting_id desc, e.position`,
  },
  amount: {
    usual: 'desc',
    asc: sql`e.amount_minor, e.posting_id, e.position`,
    desc: sql`e.amount_minor desc, e.posting_id desc, e.position desc`,
  },
}

/** What an account is the sum of, whoever it is owed to. */
export async function findLedger(ctx: Ctx, { page, limit, ...asked }: z.output<typeof officeMoney.ledger.input>) {
  const { ways, isCut } = await ledgerMeant(ctx, asked)
  const [shown, count, balances] = await Promise.all([
    readLedger(ctx, ways, asked, limit, (page - 1) * limit),
    countOnce(ctx, sql`e.posting_id, e.position`, ways),
    balancesOfAll(ctx),
  ])
  const isAsked = ({ account, currency }: Balance) => account === asked.account && currency === asked.currency
  const balanceMinor = balances.find(isAsked)?.balance ?? 0
  return { entries: shown, balanceMinor, pagination: found(page, limit, count, isCut) }
}

type Meant = { ways: RawBuilder<unknown>[]; isCut: boolean }

/**
 * What the words lead to is found before it is sorted (`offset 0`): whose entries are in which account the statistics do not
 * say, and the whole ledger would be walked in its order for entries that are not there. `isCut`: more bear the words than are
 * looked through.
 */
export async function ledgerMeant(ctx: Ctx, { account, currency, search = '', from, to }: Asked): Promise<Meant> {
  const { which, isCut } = await whichAre(ctx, search.trim())
  const rest = sql`e.account = ${account} and e.currency = ${currency} and ${isWithin(sql`e.posted_at`, { from, to })}`
  const ways = which.map((one) => sql`from (select e.* from ${entries} where ${one} and ${rest} offset 0) e`)
  return { ways: search.trim() === '' ? [sql`from ${entries} where ${rest}`] : ways, isCut }
}

/** A payment is in the books by what it paid for. */
async function whichAre(ctx: Ctx, search: string): Promise<{ which: RawBuilder<unknown>[]; isCut: boolean }> {
  if (search === '') return { which: [], isCut: false }
  if (isId(search)) {
    const { rows } = await sql<{
      ids: string[]
    }>`select array_remove(array[y.booking_id, y.gift_card_id, y.subscription_id], null)
      as ids from payment y where y.payment_id = ${search}`.execute(ctx.db)
    const ids = [search, ...(rows[0]?.ids ?? [])]
    const columns = ['booking_id', 'gift_card_id', 'tip_id', 'subscription_id', 'provider_id', 'owner_id']
    return { which: columns.map((column) => sql`e.${sql.ref(column)} = any(${ids}::uuid[])`), isCut: false }
  }
  const { accounts, providers } = await idsNamed(ctx, search)
  const isCut = Math.max(accounts.length, providers.length) >= mostNamed
  return {
    which: [sql`e.owner_id = any(${accounts}::uuid[])`, sql`e.provider_id = any(${providers}::uuid[])`],
    isCut,
  }
}

export async function readLedger(
  ctx: Ctx,
  ways: readonly RawBuilder<unknown>[],
  asked: Asked,
  limit: number,
  offset: number,
): Promise<LedgerEntry[]> {
  const order = orderBy(sorts, 'when', asked)
  const picked = onceEach({ as: sql`e`, key: sql`e.posting_id, e.position`, ways, order, limit, offset })
  const { rows } = await sql<Row>`
    select e.posting_id || ':' || e.position as id, e.kind, e.posted_at as at, e.amount_minor as "amountMinor",
      p.business_name as "providerName", case when e.kind in ('gift_funded', 'gift_unfunded') then null
        else coalesce(e.booking_id, e.gift_card_id, e.tip_id, e.payment_id, e.subscription_id) end as about
    from ${picked} join provider p on p.provider_id = e.provider_id order by ${order}`.execute(ctx.db)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

const counted = { detail: 'Counted to 10,000; `isMore` says that there are more.' }

export const moneyRoutes = implement(
  officeMoney,
  { differences: findDifferences, ledger: findLedger },
  { differences: counted, ledger: counted },
)
