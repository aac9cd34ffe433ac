import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { type Language, localeOf } from '../../i18n/languages.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { lookInto } from '../identity/looking.server.ts'
import type { Paper, PaperKind, papers, SavedFile } from './contract.ts'
import type { PaperLine } from './lines.rules.ts'
import { sheetFile } from './sheet-file.server.ts'
import { paperSheet } from './sheet-of-paper.server.ts'
import { papers as en } from './texts/en.ts'

type Row = {
  id: string
  kind: PaperKind
  paymentId: string
  number: number
  receiptNumber: number | null
  issuedAt: Date
  timezone: string
  issuerName: string
  issuerAddress: string
  country: string
  customerName: string
  visitAt: Date | null
  currency: string
  lines: PaperLine[]
  grossMinor: number
  taxMinor: number
  basisPoints: number
  taxName: string
  taxNumber: string
  providerId: string
}

/** The office, which is no side of it, looks into the data of whoever paid: with a reason, and in the audit log. */
export async function readPaper(ctx: UserCtx, { id }: { id: string }): Promise<Paper> {
  const { accountId, providerId: own, isAdmin } = ctx.actor
  if (!isAdmin) return findPaper(ctx, { id })
  const { rows } = await sql<{ personId: string; providerId: string; paymentId: string }>`select
      customer_id as "personId", provider_id as "providerId", payment_id as "paymentId" from paper where paper_id = ${id}`.execute(
    ctx.db,
  )
  const [of] = rows
  if (!of || of.personId === accountId || of.providerId === own) return findPaper(ctx, { id })
  const look = {
    personId: of.personId,
    action: 'payment.opened',
    subjectType: 'payment',
    subjectId: of.paymentId,
  } as const
  return lookInto(ctx, look, (tx) => findPaper(tx, { id }))
}

async function findPaper(ctx: UserCtx, { id }: { id: string }): Promise<Paper> {
  const { accountId, providerId, isAdmin } = ctx.actor
  const { rows } =
    await sql<Row>`select paper_id as id, kind, payment_id as "paymentId", number, receipt_number as "receiptNumber",
      issued_at as "issuedAt", timezone, issuer_name as "issuerName", issuer_address as "issuerAddress",
      issuer_country as country, customer_name as "customerName", visit_at as "visitAt", currency, lines,
      gross_minor as "grossMinor", tax_minor as "taxMinor", tax_basis_points as "basisPoints", tax_name as "taxName",
      tax_number as "taxNumber", provider_id as "providerId"
    from paper where paper_id = ${id}
      and (${isAdmin}::boolean or customer_id = ${accountId} or provider_id = ${providerId})`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new AppError('not_found', 'paper_not_found', en.errors.paper_not_found)
  const { grossMinor, taxMinor, basisPoints, timezone } = row
  return {
    id: row.id,
    kind: row.kind,
    paymentId: row.paymentId,
    number: row.number,
    receiptNumber: row.receiptNumber,
    issuedAt: isoWithOffset(row.issuedAt, timezone),
    issuer: { name: row.issuerName, address: row.issuerAddress.split('\n').filter(Boolean), country: row.country },
    customerName: row.customerName,
    visitAt: row.visitAt && isoWithOffset(row.visitAt, timezone),
    currency: row.currency,
    lines: row.lines,
    grossMinor,
    tax:
      basisPoints === 0
        ? null
        : { name: row.taxName, number: row.taxNumber, basisPoints, netMinor: grossMinor - taxMinor, taxMinor },
    notes: await notesOf(ctx, row),
    isSimulated: ctx.app.cards?.publishableKey === null,
  }
}

async function notesOf({ db }: Ctx, { providerId, number }: Row): Promise<Paper['notes']> {
  const { rows } = await sql<Paper['notes'][number]>`select paper_id as id, kind, number, gross_minor as "grossMinor"
    from paper where provider_id = ${providerId} and receipt_number = ${number} order by number`.execute(db)
  return rows
}

export async function getPdf(ctx: UserCtx, input: z.output<typeof papers.pdf.input>): Promise<SavedFile> {
  const paper = await readPaper(ctx, input)
  const language = input.language ?? (await languageOf(ctx))
  const name = `${paper.kind.replace('_', '-')}-${paper.number}`
  return sheetFile(paperSheet(paper, language, localeOf(language)), name)
}

export async function languageOf({ db, actor }: Ctx & Pick<UserCtx, 'actor'>): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`select language from account
    where account_id = ${actor.accountId}`.execute(db)
  return rows[0]?.language ?? 'en'
}
