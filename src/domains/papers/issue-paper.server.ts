import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import type { PaperKind } from './contract.ts'
import { linesOfVisit, type PaperLine } from './lines.rules.ts'
import { taxGivenBack, taxIn } from './tax.rules.ts'

type OfPayment = { providerId: string; paymentId: string }

type Charged = {
  customerId: string
  customerName: string
  currency: string
  chargedMinor: number
  visitAt: Date | null
  giftMinor: number
  services: { name: string; amountMinor: number }[]
  isGiftCard: boolean
  isForEveryone: boolean
  isTip: boolean
  isFee: boolean
  /** Of a membership. */
  planName: string | null
  giftService: string | null
}
type Tax = { basisPoints: number; taxName: string; taxNumber: string }
type IssuerNames = { issuerName: string; issuerAddress: string; issuerCountry: string; timezone: string }
type Issued = Pick<Charged, 'customerId' | 'customerName' | 'currency' | 'visitAt'> &
  IssuerNames &
  Tax & { number: number }
type NewPaper = Issued & {
  kind: PaperKind
  refundId: string | null
  receiptNumber: number | null
  lines: readonly PaperLine[]
  grossMinor: number
  taxMinor: number
}

/**
 * For what was captured, in the transaction that posts it and with its provider locked: who issues, who pays, what for and
 * the tax as they are now. Again, it is the one there is.
 */
export async function issueReceipt(tx: Ctx, of: OfPayment): Promise<Issued> {
  const there = await receiptOf(tx, of)
  if (there) return there
  const [charged, issuer] = [await readCharged(tx, of), await readIssuer(tx, of.providerId)]
  const { customerId, customerName, currency, visitAt, chargedMinor, isTip, isForEveryone } = charged
  // What is given freely is no part of a price; and nobody knows yet at whose rate a card for everyone will be spent.
  const tax = isTip || isForEveryone ? { basisPoints: 0, taxName: '', taxNumber: '' } : issuer.tax
  const number = await nextNumber(tx, of.providerId)
  const issued = { customerId, customerName, currency, visitAt, ...issuer.names, ...tax, number }
  await insertPaper(tx, of, {
    ...issued,
    kind: 'receipt',
    refundId: null,
    receiptNumber: null,
    lines: linesOf(charged),
    grossMinor: chargedMinor,
    taxMinor: taxIn(chargedMinor, tax.basisPoints),
  })
  return issued
}

function linesOf(charged: Charged): PaperLine[] {
  const { isGiftCard, isTip, isFee, planName, giftService, services, giftMinor, chargedMinor } = charged
  if (isTip) return [{ kind: 'tip', name: null, amountMinor: chargedMinor }]
  if (isFee) return [{ kind: 'fee', name: services.map(({ name }) => name).join(', '), amountMinor: chargedMinor }]
  if (planName !== null) return [{ kind: 'subscription', name: planName, amountMinor: chargedMinor }]
  if (isGiftCard) return [{ kind: 'gift_card', name: giftService, amountMinor: chargedMinor }]
  return linesOfVisit({ services, giftMinor, chargedMinor })
}

/** For what has gone back, in the transaction that settles it: it says the names and the tax of its receipt. */
export function issueRefundNote(tx: Ctx, { refundId, ...note }: OfPayment & { refundId: string; amountMinor: number }) {
  return issueNote(tx, { ...note, kind: 'refund_note', line: 'refund', refundId })
}

/** The same for what a bank has decided for the customer. */
export function issueDisputeNote(tx: Ctx, note: OfPayment & { amountMinor: number }) {
  return issueNote(tx, { ...note, kind: 'dispute_note', line: 'dispute', refundId: null })
}

type Undone = OfPayment & { amountMinor: number; line: 'refund_failed' | 'dispute_won' }

/** Against a note, which stays: a refund has come back, or a bank has decided for the provider after all. */
export function issueDebitNote(tx: Ctx, note: Undone) {
  return issueNote(tx, { ...note, kind: 'debit_note', refundId: null })
}

type Note = OfPayment & { kind: PaperKind; line: PaperLine['kind']; refundId: string | null; amountMinor: number }

async function issueNote(tx: Ctx, { kind, line, refundId, amountMinor, ...of }: Note): Promise<void> {
  const receipt = await issueReceipt(tx, of)
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(case kind when 'debit_note' then -gross_minor else gross_minor end), 0)::bigint as sum from paper
    where provider_id = ${of.providerId} and payment_id = ${of.paymentId} and kind <> 'receipt'`.execute(tx.db)
  const earlierMinor = (rows[0]?.sum ?? 0) - (kind === 'debit_note' ? amountMinor : 0)
  await insertPaper(tx, of, {
    ...receipt,
    kind,
    number: await nextNumber(tx, of.providerId),
    refundId,
    receiptNumber: receipt.number,
    lines: [{ kind: line, name: null, amountMinor }],
    grossMinor: amountMinor,
    taxMinor: taxGivenBack(amountMinor, earlierMinor, receipt.basisPoints),
  })
}

/** Whoever holds the lock of the provider is alone; who does not is refused by the numbers themselves. */
async function nextNumber(tx: Ctx, providerId: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(number) as last from paper
    where provider_id = ${providerId}`.execute(tx.db)
  return (rows[0]?.last ?? 0) + 1
}

async function receiptOf(tx: Ctx, { providerId, paymentId }: OfPayment): Promise<Issued | null> {
  const { rows } = await sql<Issued>`select number, customer_id as "customerId", timezone, issuer_name as "issuerName",
      issuer_address as "issuerAddress", issuer_country as "issuerCountry", customer_name as "customerName", visit_at as "visitAt", currency,
      tax_basis_points as "basisPoints", tax_name as "taxName", tax_number as "taxNumber"
    from paper where provider_id = ${providerId} and payment_id = ${paymentId} and kind = 'receipt'`.execute(tx.db)
  return rows[0] ?? null
}

async function readIssuer(tx: Ctx, providerId: string): Promise<{ names: IssuerNames; tax: Tax }> {
  const { rows } = await sql<
    IssuerNames & Tax
  >`select business_name as "issuerName", timezone, country as "issuerCountry",
      concat_ws(E'\\n', nullif(street, ''), nullif(trim(postal_code || ' ' || city), '')) as "issuerAddress",
      tax_basis_points as "basisPoints", tax_name as "taxName", tax_number as "taxNumber"
    from provider where provider_id = ${providerId}`.execute(tx.db)
  const [row] = rows
  if (!row) throw new Error('A paper is issued by a provider')
  const { basisPoints, taxName, taxNumber, ...names } = row
  return { names, tax: { basisPoints, taxName, taxNumber } }
}

async function readCharged(tx: Ctx, { providerId, paymentId }: OfPayment): Promise<Charged> {
  const { rows } = await sql<Charged>`select y.customer_id as "customerId", c.full_name as "customerName", y.currency,
      y.captured_minor as "chargedMinor", b.starts_at as "visitAt", coalesce(b.gift_minor, 0) as "giftMinor",
      y.gift_card_id is not null as "isGiftCard", y.tip_of is not null as "isTip", y.is_fee as "isFee",
      coalesce((select g.is_for_everyone from gift_card g where g.provider_id = ${providerId}
        and g.gift_card_id = y.gift_card_id), false) as "isForEveryone",
      (select g.service_name from gift_card g where g.provider_id = ${providerId}
        and g.gift_card_id = y.gift_card_id) as "giftService",
      (select coalesce(g.name, n.name, u.name) from subscription u left join subscription_upgrade g
          on y.is_change and g.provider_id = ${providerId} and g.payment_id = y.payment_id
        left join subscription_change n on not y.is_change and y.period > u.periods and n.plan_id = y.plan_id
          and n.provider_id = ${providerId} and n.subscription_id = y.subscription_id
        where u.provider_id = ${providerId} and u.subscription_id = y.subscription_id) as "planName",
      coalesce((select json_agg(json_build_object('name', s.service_name, 'amountMinor', s.price_minor) order by s.position)
        from segment s where s.provider_id = ${providerId} and s.booking_id = y.booking_id), '[]') as services
    from payment y join account c on c.account_id = y.customer_id
      left join booking b on b.provider_id = ${providerId} and b.booking_id = coalesce(y.booking_id, y.tip_of)
    where y.provider_id = ${providerId} and y.payment_id = ${paymentId}`.execute(tx.db)
  const [charged] = rows
  if (!charged) throw new Error('A receipt is for a payment')
  return charged
}

async function insertPaper(tx: Ctx, { providerId, paymentId }: OfPayment, paper: NewPaper): Promise<void> {
  await tx.db
    .insertInto('paper')
    .values({
      provider_id: providerId,
      paper_id: randomUUIDv7(),
      number: paper.number,
      kind: paper.kind,
      payment_id: paymentId,
      refund_id: paper.refundId,
      receipt_number: paper.receiptNumber,
      customer_id: paper.customerId,
      issued_at: tx.now,
      timezone: paper.timezone,
      issuer_name: paper.issuerName,
      issuer_address: paper.issuerAddress,
      issuer_country: paper.issuerCountry,
      customer_name: paper.customerName,
      visit_at: paper.visitAt,
      currency: paper.currency,
      lines: JSON.stringify(paper.lines),
      gross_minor: paper.grossMinor,
      tax_minor: paper.taxMinor,
      tax_basis_points: paper.basisPoints,
      tax_name: paper.taxName,
      tax_number: paper.taxNumber,
    })
    .execute()
}
