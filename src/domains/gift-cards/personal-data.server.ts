import { sql } from 'kysely'
import * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'
import { giftCards as en } from './texts/en.ts'

const OwnGiftCard = z.object({
  id: z.string(),
  provider: z.string(),
  amountMinor: z.int(),
  currency: z.string(),
  senderName: z.string(),
  recipientName: z.string(),
  recipientEmail: z.nullable(z.string()),
  message: z.string(),
  status: z.string(),
  createdAt: z.string(),
  deliveredAt: z.nullable(z.string()),
})

export const giftCardData: PersonalData = {
  exportPerson: exportPart({ giftCards: z.array(OwnGiftCard) }, async ({ db }, { accountId }) => {
    const { rows } = await sql<z.infer<typeof OwnGiftCard>>`
      select g.gift_card_id as id, p.business_name as provider, g.amount_minor as "amountMinor", g.currency,
        g.sender_name as "senderName", g.recipient_name as "recipientName", g.recipient_email as "recipientEmail",
        g.message, g.status, to_json(g.created_at) as "createdAt", to_json(case when g.mails > 0 then g.delivered_at end) as "deliveredAt"
      from gift_card g join provider p on p.provider_id = g.provider_id
      where g.buyer_id = ${accountId} and g.drawn_from_id is null order by g.created_at`.execute(db)
    return { giftCards: rows }
  }),

  /** One that is paid and not delivered has to arrive, or be given back, first. */
  checkLeaving: async ({ db }, { accountId }) => {
    const { rows } = await sql`select from gift_card
      where buyer_id = ${accountId} and status = 'active' and delivered_at is null limit 1`.execute(db)
    if (rows.length > 0) throw new AppError('conflict', 'gift_card_on_its_way', en.errors.gift_card_on_its_way)
  },

  /** The card stays good for whoever has its code; who gave it to whom is forgotten. */
  erase: async ({ db }, { accountId }) => {
    await sql`update gift_card set sender_name = '', recipient_name = '', recipient_email = null, message = ''
      where buyer_id = ${accountId}`.execute(db)
  },
}
