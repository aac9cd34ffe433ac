import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import { audit } from '../../lib/audit.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { localDate, operatorsZone } from '../../lib/time.server.ts'
import { confirmAdmin } from '../identity/admins.server.ts'
import type { SavedFile } from '../papers/contract.ts'
import { csvOf } from '../papers/csv.rules.ts'
import { most } from './found.server.ts'
import { type SellerQuarter, sellerHeadings, sellerRow } from './sellers.rules.ts'
import { officeSellers } from './sellers-contract.ts'
import { admin as en } from './texts/en.ts'

/** One state of the books, whole or not at all. */
function saveSellers(ctx: UserCtx, { year }: { year: string }): Promise<SavedFile> {
  return transaction(ctx, async (tx) => {
    await confirmAdmin(tx)
    if (year > localDate(tx.now, operatorsZone).slice(0, 4)) throw yearToCome()
    const rows = await readSellers(tx, Number(year))
    if (rows.length > most) throw new AppError('unprocessable', 'too_many_sellers', en.errors.too_many_sellers)
    const { accountId } = tx.actor
    const details = { entries: rows.length, year: Number(year) }
    await audit(tx, { action: 'sellers.saved', subjectType: 'account', subjectId: accountId, details })
    const content = Buffer.from(csvOf([sellerHeadings, ...rows.map(sellerRow)]), 'utf8').toString('base64')
    return { filename: `sellers-${year}.csv`, mediaType: 'text/csv;charset=utf-8', content }
  })
}

/**
 * By business, currency and quarter of the operator's days: what was earned and what of it went back, and the operator's share
 * likewise, in minor units. A refund that failed has not gone back; gift cards that a business gives away are no sale, nor is
 * what the operator sends. What is paid on the day is in no books of ours.
 */
async function readSellers({ db }: UserCtx, year: number): Promise<SellerQuarter[]> {
  const start = (of: number) => sql`(${`${of}-01-01`}::timestamp at time zone ${operatorsZone})`
  const { rows } = await sql<SellerQuarter>`with earned as (
      select l.provider_id, e.currency, extract(quarter from l.posted_at at time zone ${operatorsZone})::int as quarter,
        count(distinct l.posting_id) filter (where e.account = 'owed_to_provider' and e.amount_minor < 0 and l.kind <> 'refund_failed')::int as transactions,
        coalesce(-sum(e.amount_minor) filter (where e.account = 'owed_to_provider' and e.amount_minor < 0
          and l.kind <> 'refund_failed'), 0)::bigint as earned,
        coalesce(sum(e.amount_minor) filter (where e.account = 'owed_to_provider' and (e.amount_minor > 0
          or l.kind = 'refund_failed')), 0)::bigint as returned,
        coalesce(sum(e.amount_minor) filter (where e.account = 'platform' and e.amount_minor > 0), 0)::bigint as fees,
        coalesce(-sum(e.amount_minor) filter (where e.account = 'platform' and e.amount_minor < 0), 0)::bigint as fees_returned
      from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id
      where l.provider_id is not null and e.account in ('owed_to_provider', 'platform')
        and l.kind not in ('gift_funded', 'gift_unfunded', 'platform_paid', 'platform_returned')
        and l.posted_at >= ${start(year)} and l.posted_at < ${start(year + 1)}
      group by 1, 2, 3)
    select p.provider_id as "providerId", p.business_name as "businessName", t.kind, t.legal_name as "legalName",
      t.street, t.postal_code as "postalCode", t.city, t.country, t.register, t.register_number as "registerNumber",
      t.tax_number as "taxNumber", s.currency, s.quarter, s.transactions, s.earned as "earnedMinor",
      s.returned as "returnedMinor", s.fees as "feesMinor", s.fees_returned as "feesReturnedMinor"
    from earned s join provider p on p.provider_id = s.provider_id left join trader t on t.provider_id = s.provider_id
    order by p.provider_id, s.currency, s.quarter limit ${most + 1}`.execute(db)
  return rows
}

const yearToCome = () => new AppError('invalid', 'year_to_come', en.errors.year_to_come)

export const sellerRoutes = implement(
  officeSellers,
  { save: saveSellers },
  {
    save: {
      detail:
        'As the reporting of platform sellers asks: a line for each business, currency and quarter, from the ledger. `missing` says what a business has not declared. Visits that are paid on the day are not in it.',
      refusals: ['year_to_come', 'too_many_sellers'],
    },
  },
)
