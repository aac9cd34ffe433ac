import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { findBooking } from '../directories/directory.server.ts'
import { payments as en } from './texts/en.ts'

export type KeptCardRow = {
  providerId: string
  bookingId: string
  customerId: string
  account: string
  /** 'closing': nothing may be charged any more, and the processor is still to be told to forget it. */
  status: 'open' | 'kept' | 'closing' | 'closed'
  processorCustomer: string | null
  setup: string | null
  method: string | null
  refused: string | null
  /** How often the processor has refused to begin. */
  attempts: number
}

type Key = Pick<KeptCardRow, 'providerId' | 'bookingId'>

const columns = sql`provider_id as "providerId", booking_id as "bookingId", customer_id as "customerId", account, status,
  processor_customer as "processorCustomer", setup, method, refused, attempts`

export const keptCardNotFound = () => new AppError('not_found', 'kept_card_not_found', en.errors.kept_card_not_found)

/** It is named by its booking alone: everything else also names its provider. */
export async function findKeptCard(ctx: Ctx, bookingId: string): Promise<KeptCardRow | null> {
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking) return null
  const { rows } = await sql<KeptCardRow>`select ${columns} from kept_card
    where provider_id = ${booking.providerId} and booking_id = ${bookingId}`.execute(ctx.db)
  return rows[0] ?? null
}

/** With its provider locked: locked itself, too, against whoever leaves meanwhile. */
export async function lockKeptCard(tx: Ctx, { providerId, bookingId }: Key): Promise<KeptCardRow | null> {
  const { rows } = await sql<KeptCardRow>`select ${columns} from kept_card
    where provider_id = ${providerId} and booking_id = ${bookingId} for update`.execute(tx.db)
  return rows[0] ?? null
}

/** Under the lock of its provider, as everything about a payment is. */
export function withLockedKeptCard<C extends Ctx, T>(
  ctx: C,
  key: Key,
  work: (tx: C, card: KeptCardRow) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (tx) => {
    await sql`select from provider where provider_id = ${key.providerId} for no key update`.execute(tx.db)
    const card = await lockKeptCard(tx, key)
    if (!card) throw keptCardNotFound()
    return work({ ...tx, now: await databaseNow(tx) }, card)
  })
}
