import { sql } from 'kysely'
import {
  each,
  everyone,
  everyoneWhatExists,
  ofOwner,
  rowsOf,
  type Side,
  signedIn,
  type Thing,
  type Who,
  type World,
} from '../../../tests/access.ts'
import { takeCards } from '../../../tests/paying.ts'
import { booking } from '../bookings/access.ts'
import { provider } from '../providers/access.ts'
import { giftCards } from './contract.ts'

const order = {
  senderName: 'Nia',
  recipientName: 'Amina',
  recipientEmail: 'amina@example.test',
  timezone: 'Europe/London',
}

async function sell(world: World, side: Side): Promise<string> {
  const seller = await world.providerOn(side)
  await takeCards(world.app, seller)
  return seller.providerId
}

/** Bought and paid for. */
async function buy(world: World, side: Side, who: Who): Promise<string> {
  const providerId = await sell(world, side)
  const id = await world.call(await world.ownerOn(side, who), 'POST', '/gift-cards', {
    ...order,
    providerId,
    amount: 50,
  })
  const { db } = world.app.running
  await sql`update gift_card set status = 'active', paid_at = now() where gift_card_id = ${id}`.execute(db)
  await sql`update payment set status = 'succeeded', captured_minor = amount_minor, paid_at = now()
    where gift_card_id = ${id}`.execute(db)
  await sql`with p as (insert into ledger_posting (posting_id, source, kind, posted_at)
      values (gen_random_uuid(), ${`charge:${id}`}, 'charge', now()) returning posting_id)
    insert into ledger_entry select posting_id, position, account, ${id}::uuid, 'GBP', amount from p,
      (values (0, 'held_by_processor', 5000), (1, 'gift_card', -5000)) e (position, account, amount)`.execute(db)
  return id
}
const card: Thing = { make: buy }

/** A booking of which a gift card of its provider's has paid all. */
const given: Thing = {
  isOfTwoOthers: true,
  make: async (world, side, who) => {
    const id = await booking.make(world, side, who)
    const { db } = world.app.running
    const cardId = await buy(world, side, who)
    await sql`insert into gift_redemption (provider_id, redemption_id, gift_card_id, booking_id, amount_minor, created_at)
      select provider_id, gen_random_uuid(), ${cardId}, booking_id, 1000, now() from booking where booking_id = ${id}`.execute(
      db,
    )
    await sql`with p as (insert into ledger_posting (posting_id, source, kind, provider_id, booking_id, posted_at)
        select gen_random_uuid(), ${`gift_redeemed:${id}`}, 'gift_redeemed', provider_id, booking_id, now()
        from booking where booking_id = ${id} returning posting_id)
      insert into ledger_entry select posting_id, position, account, owner_id, 'GBP', amount from p,
        (values (0, 'gift_card', ${cardId}::uuid, 1000), (1, 'paid_ahead', ${id}::uuid, -1000))
          e (position, account, owner_id, amount)`.execute(db)
    return id
  },
}

export const access = [
  ...rowsOf(giftCards, {
    offer: { on: provider, answers: everyoneWhatExists(200), input: ({ id }) => ({ providerId: id }) },
    everyone: { answers: everyone(200) },
    buy: {
      answers: each({ visitor: 401, customer: 201, provider: 201, admin: 201 }),
      input: async ({ world }) => ({ ...order, providerId: await sell(world, 'first'), amount: 50 }),
    },
    list: { answers: signedIn(200) },
    check: { answers: everyone(404), input: () => ({ code: 'AAAAA-AAAAA-AAAAA-AAAAA' }) },
    pdf: { answers: everyone(404), input: () => ({ code: 'AAAAA-AAAAA-AAAAA-AAAAA' }) },
    resend: { on: card, answers: ofOwner(200), input: ({ id }) => ({ id }) },
    stop: { on: card, answers: ofOwner(200), input: ({ id }) => ({ id }) },
    giveBack: { on: card, answers: ofOwner(200), input: ({ id }) => ({ id }) },
    refund: {
      on: given,
      answers: each({ visitor: 401, customer: [403, 404, 404], provider: [200, 404, 404], admin: [200, 200, 404] }),
      input: ({ id }) => ({ id, amount: 1, reason: 'goodwill' }),
    },
  }),
]
