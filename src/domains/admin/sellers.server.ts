import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import { audit } from '../../lib/audit.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { localDate, operatorsZone } from '../../lib/time.server.ts'
import { confirmAdmin } from '../identity/admins.server.ts'
import type { SavedFile } from '../papers/contract.ts'
import { csvLines, csvOf } from '../papers/csv.rules.ts'
import { reportedOf } from '../traders/who-left.server.ts'
import { type SellerQuarter, sellerHeadings, sellerRow } from './sellers.rules.ts'
import { officeSellers } from './sellers-contract.ts'
import { admin as en } from './texts/en.ts'

/** About 20 MB, which a spreadsheet still opens: a quarter of 100,000 businesses that take one currency each. */
export const mostLines = 100_000
/** So many businesses are read by one statement, which has two seconds. */
const batch = 200

type Asked = { year: string; quarter?: number | undefined }

/** One state of the books, whole or not at all; nobody has it before it is written down that they do. */
export async function saveSellers(ctx: UserCtx, { year, quarter }: Asked): Promise<SavedFile> {
  const days = daysOf({ year, quarter })
  if (days.from > localDate(ctx.now, operatorsZone)) throw yearToCome()
  const { entries, content } = await transaction(ctx, async (tx) => {
    // Many statements of one moment; nothing is locked while they take their time.
    await sql`set transaction isolation level repeatable read, read only`.execute(tx.db)
    return writeLines(tx, days)
  })
  await transaction(ctx, async (tx) => {
    await confirmAdmin(tx)
    const { accountId } = tx.actor
    const details = { entries, year: Number(year), ...(quarter && { quarter }) }
    await audit(tx, { action: 'sellers.saved', subjectType: 'account', subjectId: accountId, details })
  })
  const filename = `sellers-${year}${quarter ? `-q${quarter}` : ''}.csv`
  return { filename, mediaType: 'text/csv;charset=utf-8', content }
}

type Days = { from: string; until: string }

/** Of the operator; `until` is the first after it. */
function daysOf({ year, quarter }: Asked): Days {
  const first = (ofYear: number, month: number) => `${ofYear}-${String(month).padStart(2, '0')}-01`
  const from = first(Number(year), quarter ? quarter * 3 - 2 : 1)
  const isToEnd = quarter === undefined || quarter === 4
  return { from, until: isToEnd ? first(Number(year) + 1, 1) : first(Number(year), quarter * 3 + 1) }
}

/** Written as they are read: the rows of all businesses are never in memory at once. */
async function writeLines(tx: UserCtx, days: Days): Promise<{ entries: number; content: string }> {
  const parts = [Buffer.from(csvOf([sellerHeadings]))]
  let entries = 0
  for (let ids = await nextIds(tx, null); ids.length > 0; ids = await nextIds(tx, ids.at(-1) ?? null)) {
    const rows = await readSellers(tx, ids, days)
    entries += rows.length
    if (entries > mostLines) throw new AppError('unprocessable', 'too_many_sellers', en.errors.too_many_sellers)
    if (rows.length > 0) parts.push(Buffer.from(csvLines(rows.map(sellerRow))))
  }
  return { entries, content: Buffer.concat(parts).toString('base64') }
}

async function nextIds({ db }: UserCtx, after: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select provider_id as id from provider
    where ${after}::uuid is null or provider_id > ${after} order by provider_id limit ${batch}`.execute(db)
  return rows.map(({ id }) => id)
}

const declared = sql`kind, legal_name, street, postal_code, city, country, register, register_number, tax_number`

/**
 * By business, currency and quarter of the operator's days: what was earned and what of it went back, and the operator's share
 * likewise, in minor units. A refund that failed has not gone back; gift cards that a business gives away are no sale, nor is
 * what the operator sends. A fee counts when it is paid. What is paid on the day is in no books of ours.
 */
async function readSellers(ctx: UserCtx, ids: readonly string[], { from, until }: Days): Promise<SellerQuarter[]> {
  const midnight = (date: string) => sql`(${date}::timestamp at time zone ${operatorsZone})`
  const during = sql`l.posted_at >= ${midnight(from)} and l.posted_at < ${midnight(until)}`
  const { rows } = await sql<SellerQuarter>`with earned as (
      select e.provider_id, e.currency, extract(quarter from e.posted_at at time zone ${operatorsZone})::int as quarter,
        count(distinct e.posting_id) filter (where e.account <> 'platform' and e.amount_minor < 0 and e.kind <> 'refund_failed')::int as transactions,
        coalesce(-sum(e.amount_minor) filter (where e.account <> 'platform' and e.amount_minor < 0
          and e.kind <> 'refund_failed'), 0)::bigint as earned,
        coalesce(sum(e.amount_minor) filter (where e.account <> 'platform' and (e.amount_minor > 0
          or e.kind = 'refund_failed')), 0)::bigint as returned,
        coalesce(sum(e.amount_minor) filter (where e.account = 'platform' and e.amount_minor > 0), 0)::bigint as fees,
        coalesce(-sum(e.amount_minor) filter (where e.account = 'platform' and e.amount_minor < 0), 0)::bigint as fees_returned
      from (${await reportedOf(ctx, ids, during)}) e
      group by 1, 2, 3)
    select p.provider_id as "providerId", p.business_name as "businessName", t.kind, t.legal_name as "legalName",
      t.street, t.postal_code as "postalCode", t.city, t.country, t.register, t.register_number as "registerNumber",
      t.tax_number as "taxNumber", s.currency, s.quarter, s.transactions, s.earned as "earnedMinor",
      s.returned as "returnedMinor", s.fees as "feesMinor", s.fees_returned as "feesReturnedMinor"
    from earned s join provider p on p.provider_id = s.provider_id left join lateral (
      select ${declared} from trader d where d.provider_id = p.provider_id
      union all select ${declared} from trader_left d where d.provider_id = p.provider_id) t on true
    order by p.provider_id, s.currency, s.quarter`.execute(ctx.db)
  return rows
}

const yearToCome = () => new AppError('invalid', 'year_to_come', en.errors.year_to_come)

export const sellerRoutes = implement(
  officeSellers,
  { save: saveSellers },
  {
    save: {
      detail:
        'As the reporting of platform sellers asks: a line for each business, currency and quarter, from the ledger; 100,000 at most, so that a large platform takes the four quarters one by one. `missing` says what a business has not declared. Visits that are paid on the day are not in it.',
      refusals: ['year_to_come', 'too_many_sellers'],
    },
  },
)
