import { sql } from 'kysely'
import * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'
import { payments as en } from './texts/en.ts'

/** How long whoever leaves waits for a refund; banks take up to ten days. */
const waitedForMs = 14 * 86_400_000

const OwnPayment = z.object({
  id: z.string(),
  bookingId: z.nullable(z.string()),
  provider: z.string(),
  amountMinor: z.int(),
  returnedMinor: z.int(),
  currency: z.string(),
  status: z.string(),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
})

const OwnKeptCard = z.object({
  bookingId: z.string(),
  provider: z.string(),
  status: z.string(),
  consent: z.nullable(z.string()),
  agreedAt: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  lastFour: z.nullable(z.string()),
})

const OwnRenewalCard = z.object({
  subscriptionId: z.string(),
  provider: z.string(),
  status: z.string(),
  brand: z.nullable(z.string()),
  lastFour: z.nullable(z.string()),
})

export const paymentData: PersonalData = {
  exportPerson: exportPart(
    { payments: z.array(OwnPayment), keptCards: z.array(OwnKeptCard), renewalCards: z.array(OwnRenewalCard) },
    async ({ db }, { accountId }) => {
      const { rows } = await sql<z.infer<typeof OwnPayment>>`
      select y.payment_id as id, y.booking_id as "bookingId", p.business_name as provider,
        y.amount_minor as "amountMinor", y.returned_minor as "returnedMinor", y.currency, y.status,
        to_json(y.created_at) as "createdAt", to_json(y.paid_at) as "paidAt"
      from payment y join provider p on p.provider_id = y.provider_id
      where y.customer_id = ${accountId} order by y.created_at`.execute(db)
      const { rows: keptCards } = await sql<z.infer<typeof OwnKeptCard>>`
      select v.booking_id as "bookingId", p.business_name as provider, v.status, v.consent,
        to_json(v.agreed_at) as "agreedAt", v.brand, v.last_four as "lastFour"
      from kept_card v join provider p on p.provider_id = v.provider_id
      where v.customer_id = ${accountId} order by v.created_at`.execute(db)
      const { rows: renewalCards } = await sql<z.infer<typeof OwnRenewalCard>>`
      select v.subscription_id as "subscriptionId", p.business_name as provider, v.status, v.brand,
        v.last_four as "lastFour"
      from renewal_card v join provider p on p.provider_id = v.provider_id
      where v.customer_id = ${accountId} order by v.created_at`.execute(db)
      return { payments: rows, keptCards, renewalCards }
    },
  ),

  /**
   * Money that is on its way back has to arrive first: nobody would be there to ask where it is. Not that which may never arrive,
   * as from an account that has cut us off; it goes on being asked for.
   */
  checkLeaving: async ({ db, now }, { accountId }) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from refund r join payment y on y.provider_id = r.provider_id and y.payment_id = r.payment_id
      where y.customer_id = ${accountId} and r.status = 'pending' and r.created_at > ${new Date(now.getTime() - waitedForMs)}`.execute(
      db,
    )
    if ((rows[0]?.n ?? 0) > 0) throw new AppError('conflict', 'money_on_its_way', en.errors.money_on_its_way)
  },

  /** Nothing is charged any more on either side; the clock tells the processor. What was agreed stays, with nobody's card. */
  erase: async (tx, { accountId, providerId }) => {
    await sql`update kept_card set brand = null, last_four = null,
        status = case when status = 'closed' then 'closed' when setup is null then 'closed' else 'closing' end
      where customer_id = ${accountId} or provider_id = ${providerId}`.execute(tx.db)
    await sql`update renewal_card set brand = null, last_four = null,
        status = case when status = 'closed' or processor_customer is null then 'closed' else 'closing' end
      where customer_id = ${accountId} or provider_id = ${providerId}`.execute(tx.db)
    await sql`update renewal_card_change w set status = 'closed' from renewal_card v
      where w.status = 'open' and v.provider_id = w.provider_id and v.subscription_id = w.subscription_id
        and (v.customer_id = ${accountId} or v.provider_id = ${providerId})`.execute(tx.db)
    await sql`update payment set status = case when intent is null then 'closed' else 'closing' end
      where (is_fee or period > 1) and status = 'open' and (customer_id = ${accountId} or provider_id = ${providerId})`.execute(
      tx.db,
    )
  },
}
