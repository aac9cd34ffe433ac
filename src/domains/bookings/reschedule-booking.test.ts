import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { runClockJobs } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import type { AppError } from '../../lib/api/errors.ts'
import type { Actor } from '../../lib/context.ts'
import type { NearestTimes } from '../scheduling/contract.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import type { FeeNow } from './contract.ts'
import { createBooking } from './create-booking.server.ts'
import { markNoShow, settleNoShow } from './no-show.server.ts'
import { getBooking, getTerms } from './read-booking.server.ts'
import { acceptProposal, refuseProposal, updateBooking } from './reschedule-booking.server.ts'
import { freeTimes } from './reschedule-times.server.ts'
import { acceptBooking, completeAfterItsEnd, expireUnanswered } from './settle-booking.server.ts'

const app = openTestApp()
let ada: Actor
beforeAll(async () => {
  ada = await makeAccount(app)
})

const day = dateIn(5)
const book = (provider: TestProvider, time: string, customer = ada, on = day) =>
  createBooking(app.ctx(customer), {
    providerId: provider.providerId,
    serviceIds: provider.serviceIds,
    dateTime: london(on, time),
  })
const move = (id: string, time: string, by = ada, on = day) =>
  updateBooking(app.ctx(by), { id, dateTime: london(on, time) })
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => Promise.reject(new Error('was not refused')),
    (error: AppError) => error,
  )
const timesOf = async (id: string, by: Actor, on = day) =>
  (await freeTimes(app.ctx(by), { id, from: on, to: on })).days.flatMap(({ slots }) =>
    slots.map(({ start }) => start.slice(11, 16)),
  )

describe('a move by the customer', () => {
  test('is one swap: the same booking, the agreed price, the old time free, the history told', async () => {
    const provider = await makeProvider(app)
    const { id, services } = await book(provider, '10:00')
    await sql`update service set price_minor = 9900 where provider_id = ${provider.providerId}`.execute(app.running.db)
    const moved = await move(id, '14:00')
    expect(moved).toMatchObject({
      id,
      status: 'confirmed',
      totalMinor: 4000,
      sequence: 1,
      dateTime: london(day, '14:00'),
      rescheduledFrom: london(day, '10:00'),
      services: [{ name: services[0]?.name, priceMinor: 4000, start: london(day, '14:00') }],
      history: [
        { kind: 'booked', party: 'customer', dateTime: london(day, '10:00'), previousDateTime: null },
        {
          kind: 'rescheduled',
          party: 'customer',
          dateTime: london(day, '14:00'),
          previousDateTime: london(day, '10:00'),
        },
      ],
    })
    const { rows } = await sql<{ during: string }>`
      select lower(during)::text as during from occupation where booking_id = ${id} and blocking`.execute(
      app.running.db,
    )
    expect(rows).toHaveLength(1)
    await book(provider, '10:00', await makeAccount(app))
  })

  test('keeps services that have been hidden since, for either side', async () => {
    const provider = await makeProvider(app)
    const { id } = await book(provider, '10:00')
    const hidden = sql`update service set is_active = false where provider_id = ${provider.providerId}`
    await hidden.execute(app.running.db)
    expect(await timesOf(id, ada)).toContain('14:00')
    const { services } = await move(id, '14:00')
    expect(services.map((service) => service.id)).toEqual(provider.serviceIds)
    expect(await refusal(move(id, '20:00'))).toMatchObject({ code: 'closed' })
    expect((await move(id, '16:00', provider.owner)).proposal).toMatchObject({ dateTime: london(day, '16:00') })
    expect((await acceptProposal(app.ctx(ada), { id })).dateTime).toBe(london(day, '16:00'))
    expect(await refusal(book(provider, '12:00'))).toMatchObject({ code: 'service_unknown' })
  })

  test.each([30, 180])(
    'takes the hour that was agreed, to either side, when its service takes %i minutes by now',
    async (minutes) => {
      const provider = await makeProvider(app)
      const { id } = await book(provider, '10:00')
      await sql`update service set duration_minutes = ${minutes} where provider_id = ${provider.providerId}`.execute(
        app.running.db,
      )
      const { days } = await freeTimes(app.ctx(ada), { id, from: day, to: day })
      const offered = days[0]?.slots.find(({ start }) => start === london(day, '16:00'))
      expect(offered?.end).toBe(london(day, '17:00'))
      const moved = await move(id, '16:00')
      expect(moved).toMatchObject({ dateTime: london(day, '16:00'), endTime: london(day, '17:00'), totalMinor: 4000 })
      await move(id, '12:00', provider.owner)
      const agreed = await acceptProposal(app.ctx(ada), { id })
      expect(agreed).toMatchObject({ dateTime: london(day, '12:00'), endTime: london(day, '13:00'), totalMinor: 4000 })
      await book(provider, minutes === 30 ? '13:00' : '09:00', await makeAccount(app))
    },
  )

  test('together with notes answers as the first time when it is sent again, and changes nothing', async () => {
    const { id } = await book(await makeProvider(app), '10:00')
    const send = (time: string, notes: string) =>
      updateBooking(app.ctx(ada), { id, dateTime: london(day, time), notes })
    const first = await send('14:00', 'Second floor')
    expect(await send('14:00', 'Second floor')).toEqual(first)
    const other = await send('15:00', 'Third floor')
    expect(other.history.map(({ kind }) => kind)).toEqual(['booked', 'rescheduled', 'noted', 'rescheduled', 'noted'])
    expect(await send('15:00', 'Third floor')).toEqual(other)
  })

  test('may overlap with what the booking itself takes, and with nothing else', async () => {
    const provider = await makeProvider(app)
    const { id } = await book(provider, '10:00')
    await book(provider, '12:00', await makeAccount(app))
    expect(await timesOf(id, ada)).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '13:00',
      '13:30',
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
    ])
    expect((await move(id, '10:30')).dateTime).toBe(london(day, '10:30'))
    const taken = await refusal(move(id, '11:30'))
    expect(taken).toMatchObject({ code: 'slot_taken', status: 409 })
    const { nearest, reason } = taken.data as NearestTimes
    expect(reason).toMatch(/taken$/)
    expect(nearest.map(({ start }) => start.slice(11, 16))).toEqual(['10:00', '11:00', '13:00'])
    expect((await getBooking(app.ctx(ada), { id })).dateTime).toBe(london(day, '10:30'))
  })

  test('keeps the grid, the hours and the notice; the same time is none', async () => {
    const provider = await makeProvider(app, { columns: { minimum_notice_minutes: 60 * 24 * 3 } })
    const { id } = await book(provider, '10:00')
    expect(await refusal(move(id, '10:10'))).toMatchObject({ code: 'not_a_start_time', status: 422 })
    expect(await refusal(move(id, '20:00'))).toMatchObject({ code: 'closed' })
    expect(await refusal(move(id, '10:00', ada, dateIn(2)))).toMatchObject({ code: 'notice' })
    expect(await refusal(move(id, '10:00'))).toMatchObject({ code: 'same_time', status: 409 })
    expect(await refusal(updateBooking(app.ctx(ada), { id }))).toMatchObject({ code: 'invalid_input', status: 400 })
    expect((await getBooking(app.ctx(ada), { id })).sequence).toBe(0)
  })

  test('offers exactly the times that it takes', async () => {
    const services = [
      { name: 'Cut', durationMinutes: 45, priceMinor: 100, bufferAfterMinutes: 15 },
      { name: 'Colour', durationMinutes: 60, priceMinor: 100, rooms: [0] },
    ]
    const staff = [{ name: 'Maya' }, { name: 'Ken' }]
    const provider = await makeProvider(app, { services, staff, rooms: ['Basin'] })
    const { id } = await book(provider, '11:00')
    await book(provider, '13:30', await makeAccount(app))
    const offered = await timesOf(id, ada)
    const every = Array.from(
      { length: 16 },
      (_, index) => `${String(9 + (index >> 1)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
    )
    const possible: string[] = []
    for (const time of every) {
      await app.running.db
        .transaction()
        .execute(async (db) => {
          await updateBooking({ ...app.ctx(ada), db }, { id, dateTime: london(day, time) })
          possible.push(time)
          throw new Error('rolled back')
        })
        .catch(() => {})
    }
    // Where it is already, it is free for itself, and no move.
    expect(offered.filter((time) => time !== '11:00')).toEqual(possible)
    expect(offered).toContain('11:00')
    expect(possible.length).toBeGreaterThan(3)
  })

  test('stays with the person who was to do it', async () => {
    const provider = await makeProvider(app, { staff: [{ name: 'Maya' }, { name: 'Ken' }] })
    const [, ken = ''] = provider.staffIds
    const input = { providerId: provider.providerId, serviceIds: provider.serviceIds, staffId: ken }
    const { id } = await createBooking(app.ctx(ada), { ...input, dateTime: london(day, '10:00') })
    await createBooking(app.ctx(await makeAccount(app)), { ...input, dateTime: london(day, '15:00') })
    expect(await refusal(move(id, '15:00'))).toMatchObject({ code: 'slot_taken', data: { reason: 'staff_taken' } })
    expect((await move(id, '12:00')).services).toMatchObject([{ staffMember: 'Ken' }])
  })

  test('is over when cancelling costs something, also where it was moved to', async () => {
    const provider = await makeProvider(app)
    const { id } = await book(provider, '10:00')
    await move(id, '16:00', ada, dateIn(2))
    await sql`update booking set starts_at = now() + interval '23 hours', ends_at = now() + interval '24 hours' where booking_id = ${id}`.execute(
      app.running.db,
    )
    expect(await refusal(move(id, '10:00'))).toMatchObject({ code: 'free_change_over', status: 409 })
  })
})

describe('another time asked for by the provider', () => {
  test('leaves the booking where it is until the customer agrees, and blocks nothing', async () => {
    const provider = await makeProvider(app)
    const { id } = await book(provider, '10:00')
    const input = { id, dateTime: london(day, '15:05'), reason: 'A dentist of my own' }
    const asked = await updateBooking(app.ctx(provider.owner), input)
    expect(asked).toMatchObject({
      dateTime: london(day, '10:00'),
      sequence: 0,
      proposal: { dateTime: london(day, '15:05'), endTime: london(day, '16:05'), reason: 'A dentist of my own' },
    })
    const other = await refusal(acceptProposal(app.ctx(ada), { id, dateTime: london(day, '15:10') }))
    expect(other).toMatchObject({ code: 'proposal_changed', status: 409 })
    const agreed = await acceptProposal(app.ctx(ada), { id, dateTime: input.dateTime })
    expect(agreed).toMatchObject({ status: 'confirmed', dateTime: input.dateTime, proposal: null, sequence: 1 })
    // Said again it is the same answer; another time was never agreed to.
    expect(await acceptProposal(app.ctx(ada), { id, dateTime: input.dateTime })).toEqual(agreed)
    const never = await refusal(acceptProposal(app.ctx(ada), { id, dateTime: london(day, '15:10') }))
    expect(never).toMatchObject({ code: 'no_proposal', status: 409 })
    expect(agreed.history.map(({ kind, party }) => `${kind} ${party}`)).toEqual([
      'booked customer',
      'proposed provider',
      'proposal_accepted customer',
    ])
  })

  test('is refused as it was read: one that has been made in its place meanwhile stays', async () => {
    const provider = await makeProvider(app)
    const { id } = await book(provider, '10:00')
    const no = (time: string) => refuseProposal(app.ctx(ada), { id, dateTime: london(day, time) })
    await move(id, '15:00', provider.owner)
    await move(id, '11:00', provider.owner)
    expect(await refusal(no('15:00'))).toMatchObject({ code: 'proposal_changed', status: 409 })
    expect((await getBooking(app.ctx(ada), { id })).proposal).toMatchObject({ dateTime: london(day, '11:00') })
    const refused = await no('11:00')
    expect(refused).toMatchObject({ proposal: null, dateTime: london(day, '10:00') })
    expect(await no('11:00')).toEqual(refused)
  })

  test('is gone when somebody has booked it meanwhile, and the booking stays', async () => {
    const provider = await makeProvider(app)
    const { id } = await book(provider, '10:00')
    await move(id, '15:00', provider.owner)
    await book(provider, '15:00', await makeAccount(app))
    expect(await refusal(acceptProposal(app.ctx(ada), { id }))).toMatchObject({ code: 'slot_taken', status: 409 })
    expect(await getBooking(app.ctx(ada), { id })).toMatchObject({
      status: 'confirmed',
      dateTime: london(day, '10:00'),
    })
  })

  test('is bound by hours and bookings, not by the grid', async () => {
    const provider = await makeProvider(app, {
      columns: { minimum_notice_minutes: 43_200, start_interval_minutes: 60 },
    })
    await sql`update provider set minimum_notice_minutes = 0 where provider_id = ${provider.providerId}`.execute(
      app.running.db,
    )
    const { id } = await book(provider, '10:00')
    await book(provider, '12:00', await makeAccount(app))
    expect(await refusal(move(id, '20:00', provider.owner))).toMatchObject({ code: 'closed' })
    expect(await refusal(move(id, '11:15', provider.owner))).toMatchObject({ code: 'slot_taken' })
    expect(await timesOf(id, provider.owner)).toContain('10:55')
    expect((await move(id, '10:55', provider.owner)).proposal?.dateTime).toBe(london(day, '10:55'))
  })

  test('answers a request: agreeing confirms it', async () => {
    const provider = await makeProvider(app, { columns: { confirmation_mode: 'request' } })
    const { id } = await book(provider, '10:00')
    await move(id, '11:00', provider.owner)
    expect(await acceptProposal(app.ctx(ada), { id })).toMatchObject({ status: 'confirmed', expiresAt: null })
  })

  test('answers a request: its customer has 48 hours for it, as the provider had, and as they have again after a no', async () => {
    const provider = await makeProvider(app, { columns: { confirmation_mode: 'request' } })
    const { id } = await book(provider, '10:00')
    const earlier = async (hours: number) => {
      const interval = sql`make_interval(hours => ${hours})`
      await sql`update booking set created_at = created_at - ${interval} where booking_id = ${id}`.execute(
        app.running.db,
      )
      await sql`update booking_change set at = at - ${interval} where booking_id = ${id}`.execute(app.running.db)
    }
    const statusAfter = async (hours: number) => {
      await earlier(hours)
      await runClockJobs(app, 'booking-expiry')
      return (await getBooking(app.ctx(ada), { id })).status
    }
    const left = async () => Date.parse((await getBooking(app.ctx(ada), { id })).expiresAt ?? '') - Date.now()
    await earlier(47)
    await move(id, '11:00', provider.owner)
    expect(await statusAfter(2)).toBe('pending')
    expect((await left()) / 3_600_000).toBeCloseTo(46, 1)
    await refuseProposal(app.ctx(ada), { id })
    expect(await statusAfter(47)).toBe('pending')
    await updateBooking(app.ctx(ada), { id, notes: 'By bicycle' })
    expect(await statusAfter(1)).toBe('expired')
  })
})

describe('a provider without hours', () => {
  test('accepts one of two requests for one time; the other is taken', async () => {
    const provider = await makeProvider(app, { hours: [] })
    const [one, other] = [await book(provider, '10:00'), await book(provider, '10:00', await makeAccount(app))]
    expect((await acceptBooking(app.ctx(provider.owner), { id: one.id })).status).toBe('confirmed')
    expect(await refusal(acceptBooking(app.ctx(provider.owner), { id: other.id }))).toMatchObject({
      code: 'slot_taken',
      status: 409,
    })
    expect((await getBooking(app.ctx(provider.owner), { id: other.id })).status).toBe('pending')
    expect(await refusal(move(one.id, '11:00'))).toMatchObject({ code: 'ask_provider', status: 409 })
    expect((await move(one.id, '07:30', provider.owner)).proposal).not.toBeNull()
    expect((await acceptProposal(app.ctx(ada), { id: one.id })).dateTime).toBe(london(day, '07:30'))
    expect((await acceptBooking(app.ctx(provider.owner), { id: other.id })).status).toBe('confirmed')
  })

  test('keeps a time agreed to free of others, too', async () => {
    const provider = await makeProvider(app, { hours: [] })
    const cleo = await makeAccount(app)
    const [one, other] = [await book(provider, '10:00'), await book(provider, '11:00', cleo)]
    for (const { id } of [one, other]) await move(id, '07:30', provider.owner)
    expect((await acceptProposal(app.ctx(ada), { id: one.id })).status).toBe('confirmed')
    expect(await refusal(acceptProposal(app.ctx(cleo), { id: other.id }))).toMatchObject({ code: 'slot_taken' })
  })
})

describe('what cancelling costs', () => {
  const near = async (provider: TestProvider, interval: string) => {
    const { id } = await book(provider, '10:00')
    await sql`update booking set starts_at = now() + ${interval}::interval, ends_at = now() + ${interval}::interval + interval '1 hour'
      where booking_id = ${id}`.execute(app.running.db)
    await sql`delete from occupation where booking_id = ${id}`.execute(app.running.db)
    return id
  }
  const entries = async (id: string) =>
    (
      await sql<{ kind: string; account: string; amount: number; owner: string }>`
        select kind, account, amount_minor as amount, owner_id as owner from ledger_posting join ledger_entry using (posting_id)
        where booking_id = ${id} order by position`.execute(app.running.db)
    ).rows

  test('is shown, charged, remembered and owed as the same amount', async () => {
    const provider = await makeProvider(app)
    const id = await near(provider, '3 hours')
    const { cancellation } = await getBooking(app.ctx(ada), { id })
    expect(cancellation.feeNowMinor).toBe(2000)
    const dearer = await refusal(cancelBooking(app.ctx(ada), { id, feeMinor: 0 }))
    expect(dearer).toMatchObject({ code: 'fee_changed', status: 409 })
    expect(dearer.data as FeeNow).toEqual({ feeMinor: 2000, currency: 'GBP' })
    const cancelled = await cancelBooking(app.ctx(ada), { id, feeMinor: 2000 })
    expect(cancelled).toMatchObject({ feeMinor: 2000, cancelledBy: 'customer' })
    expect(cancelled.history.at(-1)).toMatchObject({ kind: 'cancelled', feeMinor: 2000 })
    await cancelBooking(app.ctx(ada), { id })
    expect(await entries(id)).toEqual([
      { kind: 'cancellation_fee', account: 'owed_by_customer', amount: 2000, owner: ada.accountId },
      { kind: 'cancellation_fee', account: 'owed_to_provider', amount: -2000, owner: provider.providerId },
    ])
  })

  test('at another time is told by the rule of the booking itself', async () => {
    const provider = await makeProvider(app)
    const id = await near(provider, '60 hours')
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const terms = (hours: number, by = ada) => getTerms(app.ctx(by), { id, dateTime: inHours(hours) })
    expect(await terms(3)).toMatchObject({ feeNowMinor: 2000, steps: [{ feeMinor: 2000 }, { feeMinor: 4000 }] })
    expect(await terms(3, provider.owner)).toMatchObject({ feeNowMinor: 0 })
    const free = await getTerms(app.ctx(ada), { id, dateTime: london(day, '14:00') })
    expect(free.feeNowMinor).toBe(0)
    expect(Date.parse(free.freeUntil ?? '')).toBe(Date.parse(london(day, '14:00')) - 24 * 3_600_000)
    const moved = await move(id, '14:00')
    expect(moved.cancellation).toEqual(free)
  })

  test('is nothing in time, nothing for a request, and nothing when the other side cancels', async () => {
    const provider = await makeProvider(app)
    const inTime = await near(provider, '25 hours')
    expect(await cancelBooking(app.ctx(ada), { id: inTime })).toMatchObject({ feeMinor: 0 })
    const byProvider = await near(provider, '1 hour')
    expect((await getBooking(app.ctx(provider.owner), { id: byProvider })).cancellation.feeNowMinor).toBe(0)
    expect(await cancelBooking(app.ctx(provider.owner), { id: byProvider })).toMatchObject({
      feeMinor: 0,
      cancelledBy: 'provider',
    })
    const request = await near(await makeProvider(app, { columns: { confirmation_mode: 'request' } }), '1 hour')
    expect(await cancelBooking(app.ctx(ada), { id: request })).toMatchObject({ feeMinor: 0 })
    for (const id of [inTime, byProvider, request]) expect(await entries(id)).toEqual([])
  })

  test('not coming costs the last step, once the customer has had 48 hours to answer', async () => {
    const provider = await makeProvider(app)
    const id = await near(provider, '-10 minutes')
    expect(await markNoShow(app.ctx(provider.owner), { id })).toMatchObject({
      status: 'no_show',
      feeMinor: 0,
      noShow: { waitingFeeMinor: 4000, isSettled: false },
    })
    expect(await entries(id)).toEqual([])
    const later = { ...app.ctx(), now: new Date(Date.now() + 49 * 3_600_000) }
    await sql`update no_show set marked_at = now() - interval '48 hours 1 second' where booking_id = ${id}`.execute(
      app.running.db,
    )
    expect([await settleNoShow(later, id), await settleNoShow(later, id)]).toEqual([true, false])
    expect((await entries(id)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['no_show_fee', 4000],
      ['no_show_fee', -4000],
    ])
  })
})

describe('many rounds of', { timeout: 120_000 }, () => {
  const rounds = process.env.TEST_FULL ? 200 : 40
  const codeOf = (attempt: Promise<{ status: string } | boolean>) =>
    attempt.then(
      (done) => (typeof done === 'boolean' ? String(done) : done.status),
      (error: AppError) => error.code,
    )
  const later = (round: number) => dateIn(6 + (round % 80))

  async function overlaps(provider: TestProvider) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from occupation a join occupation b on a.provider_id = b.provider_id and a.booking_id < b.booking_id
        and a.staff_id = b.staff_id and a.during && b.during and a.blocking and b.blocking
      where a.provider_id = ${provider.providerId}`.execute(app.running.db)
    return rows[0]?.n
  }
  /** One occupation and one segment for each open booking, at its own time; and the history says the same. */
  async function torn(provider: TestProvider) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from booking b where b.provider_id = ${provider.providerId} and b.status in ('pending', 'confirmed') and (
        (select count(*) from occupation o where o.booking_id = b.booking_id and blocking and lower(during) = b.starts_at) <> 1
        or (select count(*) from segment s where s.booking_id = b.booking_id and s.starts_at = b.starts_at) <> 1
        or (select h.starts_at from booking_change h where h.booking_id = b.booking_id and kind not in ('proposed', 'proposal_refused') order by position desc limit 1) <> b.starts_at
      )`.execute(app.running.db)
    return rows[0]?.n
  }

  test('confirming two requests for one time: one wins', async () => {
    const provider = await makeProvider(app, { hours: [] })
    const [ben, cleo] = [await makeAccount(app), await makeAccount(app)]
    for (let round = 0; round < rounds; round++) {
      const [one, other] = await Promise.all([
        book(provider, '10:00', ben, later(round)),
        book(provider, '10:00', cleo, later(round)),
      ])
      const outcomes = await Promise.all(
        [one, other].map(({ id }) => codeOf(acceptBooking(app.ctx(provider.owner), { id }))),
      )
      expect(outcomes.toSorted()).toEqual(['confirmed', 'slot_taken'])
      await sql`update booking set status = 'expired' where provider_id = ${provider.providerId} and status = 'pending'`.execute(
        app.running.db,
      )
      await sql`update occupation set blocking = false where provider_id = ${provider.providerId}`.execute(
        app.running.db,
      )
    }
  })

  test('moving to a time and booking it: one gets it', async () => {
    const provider = await makeProvider(app)
    const [ben, cleo] = [await makeAccount(app), await makeAccount(app)]
    let { id } = await book(provider, '10:00', ben, later(0))
    let wins = 0
    for (let round = 0; round < rounds; round++) {
      const selection = { id, dateTime: london(later(round), '12:00') }
      const [moved, booked] = await Promise.all([
        // By and by each of them is given a start.
        sleep((round % 4) * 6).then(() => codeOf(updateBooking(app.ctx(ben), selection))),
        sleep(((round + 2) % 4) * 6).then(() => codeOf(book(provider, '12:00', cleo, later(round)))),
      ])
      expect([moved, booked].toSorted()).toEqual(['confirmed', 'slot_taken'])
      if (moved === 'confirmed') wins++
      expect(await torn(provider)).toBe(0)
      await sql`update booking set status = 'cancelled', cancelled_at = now() where provider_id = ${provider.providerId} and status = 'confirmed'`.execute(
        app.running.db,
      )
      await sql`update occupation set blocking = false where provider_id = ${provider.providerId}`.execute(
        app.running.db,
      )
      id = (await book(provider, '10:00', ben, later(round + 1))).id
    }
    expect(await overlaps(provider)).toBe(0)
    // Neither side is always the faster one, or nothing has raced.
    expect(wins).toBeGreaterThan(0)
    expect(wins).toBeLessThan(rounds)
  })

  test('cancelling and completing: one of them, and the time is free only when cancelled', async () => {
    const provider = await makeProvider(app)
    const outcomes = new Map<string, number>()
    for (let round = 0; round < rounds; round++) {
      const { id } = await book(provider, '10:00', ada, later(round))
      // Completing is for what has begun and cancelling for what has not: the clock decides in between.
      await sql`update booking set starts_at = clock_timestamp() + interval '4 milliseconds', ends_at = starts_at + interval '1 year' where booking_id = ${id}`.execute(
        app.running.db,
      )
      const [cancelled, completed] = await Promise.all([
        codeOf(cancelBooking(app.ctx(ada), { id })),
        new Promise((resolve) => setTimeout(resolve, round % 8)).then(() =>
          codeOf(
            import('./settle-booking.server.ts').then(({ completeBooking }) =>
              completeBooking(app.ctx(provider.owner), { id }),
            ),
          ),
        ),
      ])
      const { status } = await getBooking(app.ctx(ada), { id })
      const both = `${cancelled}/${completed}/${status}`
      outcomes.set(both, (outcomes.get(both) ?? 0) + 1)
      await sql`update occupation set blocking = false where provider_id = ${provider.providerId}`.execute(
        app.running.db,
      )
    }
    expect([...outcomes.keys()].filter((outcome) => !possible.includes(outcome))).toEqual([])
  })
  const possible = [
    'cancelled/booking_cancelled/cancelled',
    'cancelled/not_started/cancelled',
    'already_started/completed/completed',
    'already_started/not_started/confirmed',
    'booking_completed/completed/completed',
  ]

  test('agreeing to two proposals of one time at once: one moves', async () => {
    const provider = await makeProvider(app)
    const [ben, cleo] = [await makeAccount(app), await makeAccount(app)]
    for (let round = 0; round < rounds; round++) {
      const on = later(round)
      const [one, other] = await Promise.all([book(provider, '10:00', ben, on), book(provider, '12:00', cleo, on)])
      for (const { id } of [one, other]) await move(id, '15:00', provider.owner, on)
      const outcomes = await Promise.all([
        codeOf(acceptProposal(app.ctx(ben), { id: one.id })),
        codeOf(acceptProposal(app.ctx(cleo), { id: other.id })),
      ])
      expect(outcomes.toSorted()).toEqual(['confirmed', 'slot_taken'])
      expect([await overlaps(provider), await torn(provider)]).toEqual([0, 0])
      await sql`update booking set status = 'cancelled', cancelled_at = now(), proposed_starts_at = null, proposed_ends_at = null
        where provider_id = ${provider.providerId} and status = 'confirmed'`.execute(app.running.db)
      await sql`update occupation set blocking = false where provider_id = ${provider.providerId}`.execute(
        app.running.db,
      )
    }
  })

  test('the clock running twice over what is due: once each', async () => {
    const provider = await makeProvider(app)
    const { id } = await book(provider, '10:00')
    for (const [status, run] of [
      ['pending', expireUnanswered],
      ['confirmed', completeAfterItsEnd],
    ] as const) {
      for (let round = 0; round < rounds / 2; round++) {
        await sql`update booking set status = ${status}, starts_at = now() - interval '20 hours', ends_at = now() - interval '19 hours'
          where booking_id = ${id}`.execute(app.running.db)
        const outcomes = await Promise.all([codeOf(run(app.ctx(), id)), codeOf(run(app.ctx(), id))])
        expect(outcomes.toSorted()).toEqual(['false', 'true'])
      }
    }
  })
})
