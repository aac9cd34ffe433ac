import { sql } from 'kysely'
import { createBooking } from '../src/domains/bookings/create-booking.server.ts'
import { completeBooking } from '../src/domains/bookings/settle-booking.server.ts'
import { checkCard } from '../src/domains/gift-cards/read-cards.server.ts'
import type { Actor } from '../src/lib/context.ts'
import { dateIn, london, makeAccount, type TestApp, type TestProvider } from './factories.ts'
import { booksOf, buyCard, makePaidProvider } from './paying.ts'

export const onTheDay = { mode: 'on_the_day', depositPercent: 20 } as const

/** What tests of gift cards say again and again, on one application. */
export function giftsOn(app: TestApp) {
  /** A business of the operator's whose cards every other takes. */
  async function makeSeller(): Promise<TestProvider> {
    const seller = await makePaidProvider(app, onTheDay)
    await sql`update provider set cards_for_everyone = true where provider_id = ${seller.providerId}`.execute(
      app.running.db,
    )
    return seller
  }

  /** Bought and paid for; of whichever business, or for everyone. */
  async function givenCard(amount: number, of?: TestProvider) {
    const seller = of ?? (await makeSeller())
    const buyer = await makeAccount(app)
    const card = await buyCard(app, seller, buyer, { amount })
    return { seller, buyer, card, code: card.code ?? '' }
  }

  async function book(
    provider: TestProvider,
    giftCards: string[],
    { day = 3, customer }: { day?: number; customer?: Actor } = {},
  ) {
    const who = customer ?? (await makeAccount(app))
    const made = await createBooking(app.ctx(who), {
      providerId: provider.providerId,
      serviceIds: provider.serviceIds.slice(0, 1),
      dateTime: london(dateIn(day), '10:00'),
      giftCards,
    })
    return { ...made, customer: who }
  }

  /** The visit is over, and has taken place. */
  async function complete({ owner }: TestProvider, id: string) {
    await sql`update booking set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
      where booking_id = ${id}`.execute(app.running.db)
    await completeBooking(app.ctx(owner), { id })
  }

  const leftOn = async (code: string) => (await checkCard(app.ctx(), { code })).balanceMinor
  const books = ({ providerId }: TestProvider) => booksOf(app, providerId)

  /** What the operator has sent for a visit, and what of that has come back, as the processor has it. */
  async function transfersFor(bookingId: string) {
    const { rows } = await sql<{ amount: number; back: number }>`select (body ->> 'amount')::int as amount,
      (body ->> 'amount_reversed')::int as back from simulated_object
      where body ->> 'transfer_group' = ${bookingId}`.execute(app.running.db)
    return rows
  }

  return { makeSeller, givenCard, book, complete, leftOn, books, transfersFor }
}
