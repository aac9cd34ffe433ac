import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { localeOf } from '../../i18n/languages.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { addMonths } from '../../lib/months.ts'
import { isoWithOffset, localDate, zoneDay } from '../../lib/time.server.ts'
import type { SavedFile } from './contract.ts'
import { csvOf } from './csv.rules.ts'
import { csvRow, type EntryRow, headings } from './entries.rules.ts'
import { languageOf } from './read-paper.server.ts'
import { sheetFile } from './sheet-file.server.ts'
import { statementSheet } from './sheet-of-statement.server.ts'
import { moneyOf, type Summed } from './statement.rules.ts'
import type { Statement, statements } from './statement-contract.ts'
import { papers as en } from './texts/en.ts'

type Month = { month: string; from: Date; to: Date; timezone: string; providerName: string }

/** One statement sees one state of the books: what is before it and in it add up also while others write. */
export async function getStatement(ctx: ProviderCtx, input: { month: string }): Promise<Statement> {
  const { from, to, month, timezone, providerName } = await monthOf(ctx, input.month)
  const { rows } = await sql<Summed & { firstAt: Date }>`select e.currency, e.account, l.kind,
      case when l.gift_card_id is not null then 'gift_card' when l.tip_id is not null then 'tip'
        when l.subscription_id is not null then 'subscription' else 'visit' end as purpose,
      l.posted_at >= ${from} as "isOfMonth",
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
      left join booking b on b.provider_id = ${providerId} and b.booking_id = l.booking_id
      left join gift_card g on g.provider_id = ${providerId} and g.gift_card_id = l.gift_card_id
      left join payment y on y.provider_id = ${providerId}
        and (y.payment_id = l.tip_id or y.subscription_id = l.subscription_id and y.period = 1)
      left join account c on c.account_id = coalesce(b.customer_id, g.buyer_id, y.customer_id)
    where l.provider_id = ${providerId} and l.posted_at >= ${from} and l.posted_at < ${to}
    order by l.posted_at, l.posting_id, e.position`.execute(ctx.db)
  const cells = rows.map(({ postedAt, ...row }) => csvRow({ ...row, at: isoWithOffset(postedAt, timezone) }))
  const content = Buffer.from(csvOf([headings, ...cells]), 'utf8').toString('base64')
  return { filename: `entries-${month}.csv`, mediaType: 'text/csv;charset=utf-8', content }
}

/** From midnight to midnight where the provider is. */
async function monthOf(ctx: Ctx & Pick<ProviderCtx, 'actor'>, month: string): Promise<Month> {
  const { rows } = await sql<{ timezone: string; name: string }>`select timezone, business_name as name from provider
    where provider_id = ${ctx.actor.providerId}`.execute(ctx.db)
  const { timezone = 'Europe/London', name = '' } = rows[0] ?? {}
  const startOf = (one: string) => new Date(zoneDay(timezone, `${one}-01`).instantOf(0))
  const from = startOf(month)
  if (from > ctx.now) throw new AppError('invalid', 'month_to_come', en.errors.month_to_come)
  return { month, from, to: startOf(addMonths(month, 1)), timezone, providerName: name }
}
