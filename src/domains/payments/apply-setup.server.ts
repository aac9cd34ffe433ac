import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Ctx } from '../../lib/context.ts'
import { applyChange } from './card-change.server.ts'
import { closeKeptCard } from './kept-card-of-booking.server.ts'
import { findKeptCard, type KeptCardRow, withLockedKeptCard } from './kept-card-row.server.ts'
import { keepWhileAsked, settleBooking } from './paid-for.server.ts'
import { ask } from './stripe.server.ts'
import { applyTrialSetup } from './trial-card.server.ts'

/** With the card that was given, of which no more is read than what its owner knows it by. */
export function retrieveSetup(ctx: Ctx, { setup, account }: Pick<KeptCardRow, 'setup' | 'account'>) {
  return ask(ctx, (api) =>
    api.setupIntents.retrieve(setup ?? '', { expand: ['payment_method'] }, { stripeAccount: account }),
  )
}

/**
 * The one way in which a kept card learns what has become of it, as with a payment: from the processor's own object as it
 * stands now. The card is kept and the booking stands in one transaction; where that is gone, the card is not kept.
 */
export async function applySetup(ctx: Ctx, setup: Stripe.SetupIntent, account: string): Promise<boolean> {
  if (setup.metadata?.card_change_id) return applyChange(ctx, setup, account)
  if (setup.metadata?.subscription_id) return applyTrialSetup(ctx, setup, account)
  const named = setup.metadata?.booking_id ?? ''
  const found = isId(named) ? await findKeptCard(ctx, named) : null
  // Begun this instant, and not written down yet: nobody can have given a card.
  if (found?.setup === null) return false
  if (!found || found.account !== account || found.setup !== setup.id) {
    ctx.log.warn({ setup: setup.id }, 'a set-up of the processor belongs to no kept card of ours')
    return false
  }
  return withLockedKeptCard(ctx, found, async (tx, card) => {
    if (card.status !== 'open') return false
    const { providerId, bookingId } = card
    const method = setup.status === 'succeeded' ? setup.payment_method : null
    if (method === null || typeof method === 'string') {
      await noteRefusal(tx, card, setup)
      if (setup.status === 'requires_action') await keepWhileAsked(tx, { providerId, bookingId })
      return false
    }
    await sql`update kept_card set status = 'kept', method = ${method.id}, brand = ${method.card?.brand ?? null},
      last_four = ${method.card?.last4 ?? null}, refused = null
      where provider_id = ${providerId} and booking_id = ${bookingId}`.execute(tx.db)
    if (!(await settleBooking(tx, { providerId, id: bookingId }))) await closeKeptCard(tx, { ...card, status: 'kept' })
    return true
  })
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

async function noteRefusal(tx: Ctx, { providerId, bookingId }: KeptCardRow, setup: Stripe.SetupIntent) {
  const error = setup.status === 'requires_payment_method' ? setup.last_setup_error : null
  const refused = error ? (error.decline_code ?? error.code ?? 'declined').slice(0, 100) : null
  await sql`update kept_card set refused = ${refused} where provider_id = ${providerId} and booking_id = ${bookingId}
    and refused is distinct from ${refused}`.execute(tx.db)
}
