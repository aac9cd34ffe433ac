import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import { giftCards as en } from './texts/en.ts'

export type CardRow = {
  providerId: string
  giftCardId: string
  buyerId: string
  currency: string
  amountMinor: number
  serviceName: string | null
  senderName: string
  recipientName: string
  recipientEmail: string | null
  message: string
  status: 'unpaid' | 'active' | 'ended'
  /** Nobody has bought it: the operator gives it, or its provider. */
  isFunded: boolean
  isByProvider: boolean
  version: number
  mails: number
  deliverAt: Date
  deliveredAt: Date | null
  createdAt: Date
  paidAt: Date | null
}

export const cardColumns = sql`g.provider_id as "providerId", g.gift_card_id as "giftCardId", g.buyer_id as "buyerId",
  g.currency, g.amount_minor as "amountMinor", g.service_name as "serviceName", g.sender_name as "senderName",
  g.recipient_name as "recipientName", g.recipient_email as "recipientEmail", g.message, g.status, g.is_funded as "isFunded", g.is_by_provider as "isByProvider",
  g.version, g.mails,
  g.deliver_at as "deliverAt", g.delivered_at as "deliveredAt", g.created_at as "createdAt", g.paid_at as "paidAt"`

export const cardNotFound = () => new AppError('not_found', 'gift_card_not_found', en.errors.gift_card_not_found)

type Key = Pick<CardRow, 'providerId' | 'giftCardId'>

/** By its id alone, for its buyer: somebody else's answers as one that does not exist. */
export async function findOwnCard(ctx: Ctx, giftCardId: string, buyerId: string): Promise<CardRow> {
  const [card] = await readCards(ctx, sql`g.gift_card_id = ${giftCardId} and g.buyer_id = ${buyerId}`)
  if (!card) throw cardNotFound()
  return card
}

export async function readCards(ctx: Ctx, which: RawBuilder<unknown>): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`select ${cardColumns} from gift_card g where ${which}`.execute(ctx.db)
  return rows
}

/** The card as it is under the lock of its provider: whoever spends it, changes it or gives it back waits here. */
export function withLockedCard<C extends Ctx, T>(
  ctx: C,
  { providerId, giftCardId }: Key,
  work: (tx: C, card: CardRow) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (locked) => {
    await lockProvider(locked, providerId)
    const { rows } = await sql<CardRow>`select ${cardColumns} from gift_card g
      where g.provider_id = ${providerId} and g.gift_card_id = ${giftCardId} for update`.execute(locked.db)
    const [card] = rows
    if (!card) throw cardNotFound()
    return work({ ...locked, now: await databaseNow(locked) }, card)
  })
}
