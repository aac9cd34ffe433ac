import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { localeOf } from '../../i18n/languages.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { ProviderCtx } from '../../lib/context.ts'
import { addMonths } from '../../lib/months.ts'
import { pagination } from '../../lib/pagination.ts'
import { isoWithOffset, localDate, zoneDay } from '../../lib/time.server.ts'
import type { SavedFile } from './contract.ts'
import { csvOf } from './csv.rules.ts'
import { csvRow, type EntryRow, headings } from './entries.rules.ts'
import { languageOf } from './read-paper.server.ts'
import { sheetFile } from './sheet-file.server.ts'
import { statementSheet } from './sheet-of-statement.server.ts'
import { moneyOf, type Summed } from './statement.rules.ts'
import type { Purpose, Span, Statement, StatementEntries, statements } from './statement-contract.ts'
import { papers as en } from './texts/en.ts'

/** Of a posting `l`: of a charge, what it paid for; of a gift card that was given, whether for points. */
const purposeOf = (providerId: string) => sql<Purpose>`case
  when l.kind = 'gift_funded' and l.gift_card_id in (select gift_card_id from reward_voucher
    where provider_id = ${providerId}) then 'reward'
  when l.gift_card_id is not null then 'gift_card' when l.tip_id is not null then 'tip'
  when l.subscription_id is not null then 'subscription' else 'visit' end`

type Month = { month: string; from: Date; to: Date; timezone: string; providerName: string }

/** One statement sees one state of the books: what is before it and in it add up also while others write. */
export async function getStatement(ctx: ProviderCtx, input: { month: string }): Promise<Statement> {
  const { from, to, month, timezone, providerName } = await monthOf(ctx, input.month)
  const { rows } = await sql<Summed & { firstAt: Date }>`select e.currency, e.account, l.kind,
      ${purposeOf(ctx.actor.providerId)} as purpose, l.posted_at >= ${from} as "isOfMonth",
      (count(*) filter (where e.position = 0))::int as count, sum(e.amount_minor)::bigint as "amountMinor",
      min(l.posted_at) as "firstAt"
    from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id
    where l.provider_id = ${ctx.actor.providerId} and l.posted_at < ${to} group by 1, 2, 3, 4, 5`.execute(ctx.db)
  const first = rows.reduce<Date | null>((least, { firstAt }) => (least && least < firstAt ? least : firstAt), null)
  return {
    month,
    timezone,
    providerName,
    isOpen: ctx.now < to,
    firstMonth: first && localDate(first, timezone).slice(0, 7),
    currencies: moneyOf(rows),
  }
}

/** Of a posting `l`: `c`, whose money it is about. */
const customerOf = (providerId: string) => sql`left join booking b
    on b.provider_id = ${providerId} and b.booking_id = l.booking_id
  left join gift_card g on g.provider_id = ${providerId} and g.gift_card_id = l.gift_card_id
  left join payment y on y.provider_id = ${providerId} and y.payment_id = l.tip_id
  left join subscription u on u.provider_id = ${providerId} and u.subscription_id = l.subscription_id
  left join account c on c.account_id = coalesce(b.customer_id, g.buyer_id, y.customer_id, u.customer_id)`

type FoundRow = Omit<StatementEntries['entries'][number], 'at'> & { postedAt: Date }

export async function getStatementEntries(
  ctx: ProviderCtx,
  input: z.output<typeof statements.entries.input>,
): Promise<StatementEntries> {
  const { currency, account, kind, planId, isStamps, page, limit } = input
  const { providerId } = ctx.actor
  const purpose = purposeOf(providerId)
  const month = input.month ? await monthOf(ctx, input.month) : null
  const { timezone } = month ?? (await ownOf(ctx))
  const conditions = [
    sql`l.provider_id = ${providerId} and e.currency = ${currency}`,
    ...(account ? [sql`e.account = ${account}`] : []),
    ...(month ? [datedIn(month, input.span)] : []),
    ...(kind ? [sql`l.kind = ${kind}`] : []),
    ...(input.purpose ? [sql`${purpose} = ${input.purpose}`] : []),
    ...(planId
      ? [
          // By the plan that was paid: its membership may be another one by now.
          sql`l.subscription_id is not null and ${planId} = coalesce(paid.plan_id, member.plan_id)`,
        ]
      : []),
    ...(isStamps ? [sql`e.owner_id in (select gift_card_id from stamp_entry where provider_id = ${providerId})`] : []),
  ]
  const amount = account ? sql`e.amount_minor` : sql`greatest(e.amount_minor, 0)`
  const ofPlan = sql`left join payment paid on paid.provider_id = ${providerId} and paid.payment_id = l.payment_id
    left join subscription member on member.provider_id = ${providerId} and member.subscription_id = l.subscription_id`
  const found = sql`from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id ${planId ? ofPlan : sql``}
    where ${sql.join(conditions, sql` and `)}`
  const { rows: sums } = await sql<{ sumMinor: number; total: number }>`select
    coalesce(sum(${amount}), 0)::bigint as "sumMinor", count(distinct l.posting_id)::int as total ${found}`.execute(
    ctx.db,
  )
  const { sumMinor = 0, total = 0 } = sums[0] ?? {}
  const { rows } =
    await sql<FoundRow>`select l.posting_id as id, l.kind, ${purpose} as purpose, l.posted_at as "postedAt",
      l.amount as "amountMinor", coalesce(c.full_name, '') as "customerName",
      coalesce(l.booking_id, l.tip_id, l.payment_id, l.subscription_id, o.payment_id) as about
    from (select l.*, sum(${amount})::bigint as amount ${found} group by l.posting_id
        order by l.posted_at desc, l.posting_id desc limit ${limit} offset ${(page - 1) * limit}) l
      ${customerOf(providerId)}
      left join payment o on o.provider_id = ${providerId} and o.gift_card_id = l.gift_card_id
    order by l.posted_at desc, l.posting_id desc`.execute(ctx.db)
  return {
    timezone,
    entries: rows.map(({ postedAt, ...row }) => ({
      ...row,
      at: isoWithOffset(postedAt, timezone),
    })),
    sumMinor,
    pagination: pagination(page, limit, total),
  }
}

function datedIn({ from, to }: Month, span: Span) {
  if (span === 'before') return sql`l.posted_at < ${from}`
  return span === 'until' ? sql`l.posted_at < ${to}` : sql`l.posted_at >= ${from} and l.posted_at < ${to}`
}

export async function getStatementPdf(
  ctx: ProviderCtx,
  input: z.output<typeof statements.pdf.input>,
): Promise<SavedFile> {
  const statement = await getStatement(ctx, input)
  const language = input.language ?? (await languageOf(ctx))
  return sheetFile(statementSheet(statement, language, localeOf(language), ctx.now), `statement-${input.month}`)
}

export async function getStatementCsv(ctx: ProviderCtx, input: { month: string }): Promise<SavedFile> {
  const { from, to, month, timezone } = await monthOf(ctx, input.month)
  const { providerId } = ctx.actor
  const { rows } = await sql<Omit<EntryRow, 'at'> & { postedAt: Date }>`select l.posted_at as "postedAt",
      l.posting_id as "postingId", l.kind, e.account, e.currency, e.amount_minor as "amountMinor",
      l.booking_id as "bookingId", l.gift_card_id as "giftCardId", l.tip_id as "tipId",
      l.subscription_id as "subscriptionId", coalesce(c.full_name, '') as customer
    from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id
      ${customerOf(providerId)}
    where l.provider_id = ${providerId} and l.posted_at >= ${from} and l.posted_at < ${to}
    order by l.posted_at, l.posting_id, e.position`.execute(ctx.db)
  const cells = rows.map(({ postedAt, ...row }) => csvRow({ ...row, at: isoWithOffset(postedAt, timezone) }))
  const content = Buffer.from(csvOf([headings, ...cells]), 'utf8').toString('base64')
  return { filename: `entries-${month}.csv`, mediaType: 'text/csv;charset=utf-8', content }
}

/** From midnight to midnight where the provider is. */
async function monthOf(ctx: ProviderCtx, month: string): Promise<Month> {
  const { timezone, providerName } = await ownOf(ctx)
  const startOf = (one: string) => new Date(zoneDay(timezone, `${one}-01`).instantOf(0))
  const from = startOf(month)
  if (from > ctx.now) throw new AppError('invalid', 'month_to_come', en.errors.month_to_come)
  return { month, from, to: startOf(addMonths(month, 1)), timezone, providerName }
}

async function ownOf(ctx: ProviderCtx): Promise<Pick<Month, 'timezone' | 'providerName'>> {
  const { rows } = await sql<Pick<Month, 'timezone' | 'providerName'>>`select timezone,
      business_name as "providerName" from provider where provider_id = ${ctx.actor.providerId}`.execute(ctx.db)
  return rows[0] ?? { timezone: 'Europe/London', providerName: '' }
}
