import { sql } from 'kysely'
import type Stripe from 'stripe'
import { beforeAll, expect, test } from 'vitest'
import { makeAccount, openTestApp } from '../../../tests/factories.ts'
import {
  beginLife,
  chooser,
  endLife,
  giveLife,
  hearDispute,
  type Lane,
  type Life,
  moveLife,
  openLane,
  openSeller,
  payLife,
  returnDrawnOf,
  sendRefundsOf,
  tipLife,
  waiveLife,
} from '../../../tests/lives.ts'
import { ledgerOf, processorSays } from '../../../tests/paying.ts'
import { feeOf, reckon, type Told } from '../../../tests/reckoning.ts'
import type { Actor } from '../../lib/context.ts'
import type { PaymentTerms } from '../providers/own-contract.ts'

const app = openTestApp({ poolSize: 16 })
const lives = process.env.TEST_FULL ? 10_000 : 200
const basisPoints = 290
let stripe: Stripe
let admin: Actor
beforeAll(async () => {
  stripe = (await app.running.app.cards?.api()) as Stripe
  admin = { ...(await makeAccount(app)), isAdmin: true }
  const { settingOf } = app.running.app
  app.running.app.settingOf = (setting) =>
    setting.name === 'PLATFORM_FEE_BASIS_POINTS' ? basisPoints : settingOf(setting)
})

const terms: PaymentTerms[] = [
  { mode: 'before', depositPercent: 20 },
  { mode: 'deposit', depositPercent: 33 },
  { mode: 'deposit', depositPercent: 50 },
]
const disputes = ['open', 'won before', 'won after', 'lost before', 'lost after'] as const

/** Everything that happens to one, in an order of its own; what was told and how it was. */
async function live(life: Life): Promise<{ told: Omit<Told, 'coin' | 'gift' | 'platformFee'>; name: string }> {
  const { how, told } = await payLife(app, life)
  if (told) return { told, name: how }
  const dispute = how === 'disputed' ? (disputes[life.choose(disputes.length)] ?? 'open') : 'none'
  if (how === 'disputed') await hearDispute(app, life, stripe)
  if (dispute === 'won before') await hearDispute(app, life, stripe, 'won')
  if (dispute === 'lost before') await hearDispute(app, life, stripe, 'lost')
  const given = await giveLife(app, life, dispute !== 'none' && dispute !== 'won before')
  await moveLife(app, life)
  const { name, ...end } = await endLife(app, life, admin)
  if (dispute === 'won after') await hearDispute(app, life, stripe, 'won')
  if (dispute === 'lost after') await hearDispute(app, life, stripe, 'lost')
  return { told: { charged: life.due, given, dispute, ...end }, name: `${name}, ${how}, ${dispute}` }
}

/** By its papers: charged, given back, and taken by a bank. */
async function papersOf({ provider, paymentId }: Life): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; sum: number }>`select kind, sum(gross_minor)::bigint as sum from paper
    where provider_id = ${provider.providerId} and payment_id = ${paymentId || null} group by kind order by kind`.execute(
    app.running.db,
  )
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]))
}

async function tipLedger(id: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; sum: number }>`select account, sum(amount_minor)::bigint as sum
    from ledger_posting join ledger_entry using (posting_id) where tip_id = ${id}
    group by account having sum(amount_minor) <> 0 order by account`.execute(app.running.db)
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
}

async function liveOne(lane: Lane, number: number): Promise<string> {
  const life = await beginLife(app, lane, chooser(number))
  const { told, name } = await live(life)
  await sendRefundsOf(app, life.provider, life.paymentId)
  const { coin } = lane
  const { due, gift, total, card } = life
  const full: Told = { ...told, coin, gift, platformFee: feeOf(coin, told.charged, basisPoints) }
  const expected = reckon(full)
  const what = `life ${number}: ${name}: ${JSON.stringify({ ...full, total, due })}`
  expect(await ledgerOf(app, life), what).toEqual(expected.ledger)
  if (due > 0) expect(await processorSays(app, life), what).toEqual({ taken: told.charged, given: expected.given })
  const papers = {
    ...(told.dispute.startsWith('lost') && { dispute_note: told.charged }),
    ...(told.charged > 0 && { receipt: told.charged }),
    ...(expected.given > 0 && { refund_note: expected.given }),
  }
  expect(await papersOf(life), what).toEqual(papers)
  if (card) card.left += expected.toGift
  if (gift > 0) await returnDrawnOf(app, life)
  const tip = told.tookPlace ? await tipLife(app, life) : null
  if (tip) {
    const kept = tip.left === 0 ? {} : { held_by_processor: tip.left, owed_to_provider: -tip.left }
    expect(await tipLedger(tip.id), what).toEqual(kept)
    expect(await ledgerOf(app, life), what).toEqual(expected.ledger)
  }
  const { owed_by_customer: owed = 0, owed_to_provider: earned = 0 } = expected.ledger
  const waived = await waiveLife(app, life, owed)
  if (waived > 0) {
    const after = { ...expected.ledger, owed_by_customer: owed - waived, owed_to_provider: earned + waived }
    const left = Object.entries(after).filter(([, amount]) => amount !== 0)
    expect(await ledgerOf(app, life), what).toEqual(Object.fromEntries(left))
  }
  // The next one has the time.
  await app.running.db
    .deleteFrom('occupation')
    .where('provider_id', '=', lane.provider.providerId)
    .where('booking_id', '=', life.bookingId)
    .execute()
  return `${name}${gift > 0 ? ', gift card' : ''}${tip ? ', tip' : ''}${waived > 0 ? ', waived' : ''}`
}

test(
  'lives of bookings end with the money where a second reckoning says, and what is shown is authorised, captured and on the receipt',
  async () => {
    const lanes: Lane[] = []
    for (const coin of ['GBP', 'JPY', 'KWD'] as const) {
      const seller = await openSeller(app, coin)
      for (const how of terms) lanes.push(await openLane(app, coin, how, seller))
    }
    const seen = new Map<string, number>()
    // Each provider's one after the other, the providers beside each other.
    await Promise.all(
      lanes.map(async (lane, first) => {
        for (let number = first + 1; number <= lives; number += lanes.length) {
          const name = await liveOne(lane, number)
          seen.set(name, (seen.get(name) ?? 0) + 1)
        }
      }),
    )
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(lives)
    expect(seen.size).toBeGreaterThan(process.env.TEST_FULL ? 150 : 50)
    expect([...seen.keys()].filter((name) => name.endsWith(', waived')).length).toBeGreaterThan(3)
    const { db } = app.running
    const { rows: spent } = await sql<{ by: string }>`select distinct
        case when g.drawn_from_id is not null then 'for everyone' when g.is_by_provider then 'by the provider'
          when g.is_funded then 'by the operator' else 'bought' end as by
      from gift_redemption r join gift_card g using (provider_id, gift_card_id)`.execute(db)
    expect(spent.map(({ by }) => by).sort()).toEqual(['bought', 'by the operator', 'by the provider', 'for everyone'])
    for (const { cards } of lanes)
      for (const { id, left } of cards) {
        const { rows } = await sql<{
          left: number
        }>`select coalesce(-sum(amount_minor), 0)::bigint as left from ledger_entry
          where owner_id = ${id} and account = 'gift_card'`.execute(db)
        expect(rows).toEqual([{ left }])
      }
    const { rows: sums } = await sql<{ sum: number }>`select sum(amount_minor)::bigint as sum
      from ledger_entry group by currency`.execute(db)
    expect(sums).toEqual([{ sum: 0 }, { sum: 0 }, { sum: 0 }])
    const { rows: wrong } = await sql`select y.payment_id from payment y left join refund r
        on r.provider_id = y.provider_id and r.payment_id = y.payment_id and r.status <> 'failed'
      group by y.provider_id, y.payment_id having coalesce(sum(r.amount_minor), 0) <> y.returned_minor
        or y.returned_minor > y.captured_minor or y.platform_fee_returned_minor > y.platform_fee_minor
      union all select owner_id from ledger_entry where account in ('gift_card', 'refund_due') group by owner_id, account
        having sum(amount_minor) > 0 or account = 'refund_due' and sum(amount_minor) <> 0`.execute(db)
    expect(wrong).toEqual([])
  },
  process.env.TEST_FULL ? 1_800_000 : 120_000,
)
