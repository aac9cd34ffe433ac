import { sql } from 'kysely'
import type Stripe from 'stripe'
import { beforeAll, expect, test } from 'vitest'
import { chooser } from '../../../tests/chooser.ts'
import { withoutTriggers, wrongInDirectories } from '../../../tests/directories.ts'
import { makeAdmin, openTestApp } from '../../../tests/factories.ts'
import { chargeFees } from '../../../tests/keeping.ts'
import {
  beginLife,
  disputePart,
  endLife,
  giveLife,
  hearDispute,
  type Lane,
  type Life,
  moveLife,
  openLane,
  openSeller,
  payLife,
  putBackLife,
  returnDrawnOf,
  sendRefundsOf,
  tipLife,
  waiveLife,
} from '../../../tests/lives.ts'
import { ledgerOf, processorSays } from '../../../tests/paying.ts'
import { chargedLater, feeOf, reckon, type Told } from '../../../tests/reckoning.ts'
import type { Actor } from '../../lib/context.ts'
import type { PaymentTerms } from '../providers/own-contract.ts'

const app = openTestApp({ poolSize: 16 })
/** In a full run so many that 10,000 of them are captured. */
const lives = process.env.TEST_FULL ? 31_000 : 200
const basisPoints = 290
let stripe: Stripe
let admin: Actor
beforeAll(async () => {
  stripe = (await app.running.app.cards?.api()) as Stripe
  admin = await makeAdmin(app)
  await withoutTriggers(app)
  const { settingOf } = app.running.app
  app.running.app.settingOf = (setting) =>
    setting.name === 'PLATFORM_FEE_BASIS_POINTS' ? basisPoints : settingOf(setting)
})

const terms: PaymentTerms[] = [
  { mode: 'before', depositPercent: 20 },
  { mode: 'deposit', depositPercent: 33 },
  { mode: 'deposit', depositPercent: 50 },
  { mode: 'on_the_day', depositPercent: 20 },
  { mode: 'card_kept', depositPercent: 20 },
]
const disputes = ['open', 'won before', 'won after', 'lost before', 'lost after'] as const

/** Everything that happens to one, in an order of its own; what was told and how it was. */
async function live(life: Life): Promise<{ told: Omit<Told, 'coin' | 'gift' | 'platformFee'>; name: string }> {
  const { how, told } = await payLife(app, life)
  if (told) return { told, name: how }
  const { due, choose } = life
  let dispute: Told['dispute'] = how === 'disputed' ? (disputes[choose(disputes.length)] ?? 'open') : 'none'
  let disputed = due
  if (how === 'disputed') await hearDispute(app, life, stripe)
  else if (how === 'paid' && choose(5) === 0) {
    const outcome = choose(2) === 0 ? 'won' : 'lost'
    disputed = await disputePart(app, life, stripe, outcome)
    dispute = `${outcome} before`
  }
  if (how === 'disputed' && dispute === 'won before') await hearDispute(app, life, stripe, 'won')
  if (how === 'disputed' && dispute === 'lost before') await hearDispute(app, life, stripe, 'lost')
  const left = dispute === 'lost before' ? due - disputed : due
  const given = await giveLife(app, life, left === 0 || !['none', 'won before', 'lost before'].includes(dispute), left)
  await moveLife(app, life)
  const { name, ...end } = await endLife(app, life, admin)
  if (dispute === 'won after') await hearDispute(app, life, stripe, 'won')
  if (dispute === 'lost after') await hearDispute(app, life, stripe, 'lost')
  const part = disputed < due ? ', a part' : ''
  return { told: { charged: due, given, dispute, disputed, ...end }, name: `${name}, ${how}, ${dispute}${part}` }
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
    ...(told.dispute.startsWith('lost') && { dispute_note: told.disputed ?? told.charged }),
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
  let books = expected.ledger
  const moves = async (changes: Record<string, number>) => {
    const moved = { ...books }
    for (const [account, minor] of Object.entries(changes)) moved[account] = (moved[account] ?? 0) + minor
    books = Object.fromEntries(Object.entries(moved).filter(([, minor]) => minor !== 0))
    expect(await ledgerOf(app, life), what).toEqual(books)
  }
  const owed = books.owed_by_customer ?? 0
  const isKept = life.booking.payment?.keptCard !== undefined
  let waived = 0
  if (isKept) {
    await chargeFees(app, life)
    const charged = name.includes('declined later') ? 0 : chargedLater(coin, owed)
    const share = feeOf(coin, charged, basisPoints)
    await moves({ owed_by_customer: -charged, held_by_processor: charged - share, platform: share })
  } else {
    waived = await waiveLife(app, life, owed)
    await moves({ owed_by_customer: -waived, owed_to_provider: waived })
  }
  const lost = told.dispute.startsWith('lost') ? (told.disputed ?? told.charged) : 0
  const onCard = told.dispute === 'open' ? 0 : told.charged - expected.given - lost
  const back = await putBackLife(app, life, {
    gift: gift - expected.toGift,
    card: onCard,
    isKept: isKept && name.startsWith('to come'),
  })
  const ofAhead = Math.min(back, -(books.paid_ahead ?? 0))
  await moves({ gift_card: -back, paid_ahead: ofAhead, owed_to_provider: back - ofAhead })
  if (card) card.left += back
  if (back > 0) await returnDrawnOf(app, life)
  // The next one has the time.
  await app.running.db
    .deleteFrom('occupation')
    .where('provider_id', '=', lane.provider.providerId)
    .where('booking_id', '=', life.bookingId)
    .execute()
  return `${name}${gift > 0 ? ', gift card' : ''}${tip ? ', tip' : ''}${waived > 0 ? ', waived' : ''}${back > 0 ? ', put back' : ''}`
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
    expect([...seen.keys()].filter((name) => name.includes(', waived')).length).toBeGreaterThan(3)
    for (const part of [', kept', ', a part', ', put back', 'did not come', 'asked by the bank', ', tip'])
      expect([...seen.keys()].filter((name) => name.includes(part)).length, part).toBeGreaterThan(0)
    const { db } = app.running
    const { rows: captured } = await sql<{ count: number }>`select count(*)::int as count from payment
      where booking_id is not null and captured_minor = amount_minor`.execute(db)
    expect(captured[0]?.count).toBeGreaterThan(process.env.TEST_FULL ? 10_000 : 60)
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
    expect(await wrongInDirectories(app)).toEqual([])
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
