import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  dateIn,
  london,
  makeAccount,
  makeProvider,
  openTestApp,
  type TestProvider,
  type TestService,
  type TestStaffMember,
} from '../../../tests/factories.ts'
import { persistently } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import type { AppError } from '../../lib/api/errors.ts'
import type { Actor } from '../../lib/context.ts'
import type { Alternative, Availability } from '../scheduling/contract.ts'
import { listAvailability } from '../scheduling/service.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { createBooking } from './create-booking.server.ts'

const app = openTestApp()
let customer: Actor
beforeAll(async () => {
  customer = await makeAccount(app)
})

type Request = Partial<Parameters<typeof createBooking>[1]>

/** One moment for all that is asked and booked: notice and horizon would move on between the answer and the attempt. */
const now = new Date()

function book(provider: TestProvider, dateTime: string, more: Request = {}) {
  const { providerId, serviceIds } = provider
  return createBooking({ ...app.ctx(customer), now }, { providerId, serviceIds, dateTime, ...more })
}

/** What became of the attempt: '', or the reason it was refused for. */
async function outcomeOf(provider: TestProvider, dateTime: string, more: Request = {}): Promise<string> {
  try {
    const { id } = await book(provider, dateTime, more)
    await cancelBooking({ ...app.ctx(customer), now }, { id })
    return ''
  } catch (error) {
    const { code, data } = error as AppError
    return code === 'slot_taken' ? (data as { reason: string }).reason : code
  }
}

function ask(provider: TestProvider, date: string, more: Partial<Parameters<typeof listAvailability>[1]> = {}) {
  const { providerId, serviceIds } = provider
  return listAvailability({ ...app.ctx(), now }, { providerId, serviceIds, from: date, to: date, ...more })
}

const times = (days: Availability['days']) => days.flatMap(({ slots }) => slots.map(({ start }) => start.slice(11, 16)))

async function occupied(bookingId: string) {
  const { rows } = await sql<{ who: string; from: string; to: string }>`
    select coalesce(c.name, r.name) as who, to_char(lower(during) at time zone 'Europe/London', 'HH24:MI') as "from",
      to_char(upper(during) at time zone 'Europe/London', 'HH24:MI') as "to"
    from occupation o left join staff c using (provider_id, staff_id) left join room r using (provider_id, room_id)
    where booking_id = ${bookingId} order by o.position`.execute(app.running.db)
  return rows.map(({ who, from, to }) => `${who} ${from}-${to}`)
}

const tomorrow = dateIn(1)
const cut: TestService = { name: 'Cut', durationMinutes: 60, priceMinor: 4000 }
const anaAndBen: TestStaffMember[] = [{ name: 'Ana' }, { name: 'Ben' }]

describe('several people', () => {
  test('are booked side by side, the one with less to do first, and the third hears that all are taken', async () => {
    const provider = await makeProvider(app, { staff: anaAndBen, services: [cut] })
    const at = london(tomorrow, '10:00')
    const first = await book(provider, at)
    const second = await book(provider, at)
    expect([first, second].map(({ services }) => services[0]?.staffMember)).toEqual(['Ana', 'Ben'])
    expect(await outcomeOf(provider, at)).toBe('taken')
    await cancelBooking(app.ctx(customer), { id: first.id })
    expect((await book(provider, at)).services[0]?.staffMember).toBe('Ana')
  })

  test('can be chosen, and are named where there is a choice', async () => {
    const services = [cut, { name: 'Colour', durationMinutes: 60, priceMinor: 9000, performers: [{ staffMember: 1 }] }]
    const provider = await makeProvider(app, { staff: anaAndBen, services })
    const [ana, ben] = provider.staffIds
    const { staff, days } = await ask(provider, tomorrow)
    expect(staff).toEqual([
      { id: ana, name: 'Ana', performsAll: false },
      { id: ben, name: 'Ben', performsAll: true },
    ])
    expect(days[0]?.slots[0]).toMatchObject({ staffIds: [ben, ben], priceMinor: 13000 })
    expect(await outcomeOf(provider, london(tomorrow, '10:00'), { staffId: ana })).toBe('nobody_performs')
    expect(await outcomeOf(provider, london(tomorrow, '10:00'), { staffId: ben })).toBe('')
    expect(await outcomeOf(provider, london(tomorrow, '10:00'), { staffId: crypto.randomUUID() })).toBe('staff_unknown')
    const alone = await makeProvider(app)
    expect(await ask(alone, tomorrow)).not.toHaveProperty('people')
  })

  test('have durations and prices of their own', async () => {
    const performers = [{ staffMember: 0 }, { staffMember: 1, durationMinutes: 90, priceMinor: 3000 }]
    const provider = await makeProvider(app, { staff: anaAndBen, services: [{ ...cut, performers }] })
    const [ana, ben] = provider.staffIds
    const byBen = await book(provider, london(tomorrow, '10:00'), { staffId: ben ?? '', totalAmount: 30 })
    expect(byBen).toMatchObject({ totalMinor: 3000, duration: 90 })
    expect(await outcomeOf(provider, london(tomorrow, '12:00'), { staffId: ana ?? '', totalAmount: 30 })).toBe(
      'price_changed',
    )
    const { days } = await ask(provider, tomorrow, { staffId: ben })
    expect(times(days)).toEqual(['11:30', '12:00', '12:30', '13:00', '13:30', '14:00', '14:30', '15:00', '15:30'])
  })

  test('follow one another where nobody can do it all, each with the buffers of their own turn', async () => {
    const services = [
      { ...cut, bufferAfterMinutes: 15, performers: [{ staffMember: 0 }] },
      { ...cut, name: 'Massage', bufferBeforeMinutes: 10, performers: [{ staffMember: 1 }] },
    ]
    const provider = await makeProvider(app, { staff: anaAndBen, services })
    const { id, services: done } = await book(provider, london(tomorrow, '10:00'))
    expect(done.map(({ staffMember, start }) => [staffMember, start.slice(11, 16)])).toEqual([
      ['Ana', '10:00'],
      ['Ben', '11:00'],
    ])
    expect(await occupied(id)).toEqual(['Ana 10:00-11:15', 'Ben 10:50-12:00'])
  })

  test('racing for two chairs: two of thirty-two sit down', async () => {
    const provider = await makeProvider(app, { staff: anaAndBen, services: [cut] })
    const outcomes = await Promise.all(
      Array.from({ length: 32 }, () =>
        persistently(() => book(provider, london(tomorrow, '10:00'))).then(
          () => '',
          (error: AppError) => error.code,
        ),
      ),
    )
    expect(outcomes.filter((code) => code === '')).toHaveLength(2)
    expect(outcomes.filter((code) => code === 'slot_taken')).toHaveLength(30)
  })
})

describe('while something takes effect', () => {
  const colour = { name: 'Colour', durationMinutes: 120, priceMinor: 9000, processingAfterMinutes: 30 }

  test('the person is free for somebody else, and a cancellation frees both halves', async () => {
    const quick = { name: 'Fringe', durationMinutes: 30, priceMinor: 1000 }
    const provider = await makeProvider(app, { services: [{ ...colour, processingMinutes: 60 }, quick] })
    const [longId = '', quickId = ''] = provider.serviceIds
    const { id } = await book(provider, london(tomorrow, '10:00'), { serviceIds: [longId] })
    expect(await occupied(id)).toEqual(['Maya 10:00-10:30', 'Maya 11:30-12:00'])
    const before = times((await ask(provider, tomorrow, { serviceIds: [quickId] })).days)
    expect(before).toEqual(expect.arrayContaining(['10:30', '11:00', '12:00']))
    expect(before).not.toEqual(expect.arrayContaining(['10:00']))
    expect(before).not.toContain('11:30')
    expect(await outcomeOf(provider, london(tomorrow, '11:00'), { serviceIds: [quickId] })).toBe('')
    await cancelBooking(app.ctx(customer), { id })
    const after = times((await ask(provider, tomorrow, { serviceIds: [quickId] })).days)
    expect(after).toEqual(expect.arrayContaining(['10:00', '11:30']))
  })

  test('the room stays with the customer', async () => {
    const services = [{ ...colour, processingMinutes: 60, rooms: [0] }]
    const provider = await makeProvider(app, { rooms: ['Chair'], services })
    const { id } = await book(provider, london(tomorrow, '10:00'))
    expect(await occupied(id)).toEqual(['Maya 10:00-10:30', 'Maya 11:30-12:00', 'Chair 10:00-12:00'])
    expect(await outcomeOf(provider, london(tomorrow, '10:30'))).toBe('room_taken')
  })
})

describe('rooms', () => {
  test('are given out until none is left', async () => {
    const staff = [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cleo' }]
    const provider = await makeProvider(app, { staff, rooms: ['One', 'Two'], services: [{ ...cut, rooms: [0, 1] }] })
    const at = london(tomorrow, '10:00')
    const made = [await book(provider, at), await book(provider, at)]
    expect(await Promise.all(made.map(({ id }) => occupied(id)))).toEqual([
      ['Ana 10:00-11:00', 'One 10:00-11:00'],
      ['Ben 10:00-11:00', 'Two 10:00-11:00'],
    ])
    expect(await outcomeOf(provider, at)).toBe('room_taken')
  })

  test('cannot be sold twice even by a writer who does not ask', async () => {
    const provider = await makeProvider(app, { rooms: ['One'], services: [{ ...cut, rooms: [0] }] })
    const { id } = await book(provider, london(tomorrow, '10:00'))
    for (const constraint of ['staff', 'room']) {
      const copy = sql`
        insert into occupation (provider_id, booking_id, position, staff_id, room_id, during, blocking)
        select provider_id, booking_id, position + 10, staff_id, room_id, during, true from occupation
        where booking_id = ${id} and (room_id is null) = ${constraint === 'staff'}`
      await expect(copy.execute(app.running.db)).rejects.toMatchObject({
        constraint: `occupation_${constraint}_overlap`,
      })
    }
  })
})

describe('days that differ', () => {
  test('are closed by a holiday and by an exception, opened by one, and thinned by what is blocked', async () => {
    const [closedDay, day, blocked] = [dateIn(2), dateIn(3), dateIn(4)]
    const staff: TestStaffMember[] = [
      { name: 'Ana', dateOverrides: { [closedDay]: [[600, 720]], [day]: [] } },
      { name: 'Ben', blocked: [[london(blocked, '09:30'), london(blocked, '17:00')]] },
    ]
    const provider = await makeProvider(app, { staff, closedDays: [closedDay], services: [cut] })
    const [ana, ben] = provider.staffIds
    expect(times((await ask(provider, closedDay)).days)).toEqual(['10:00', '10:30', '11:00'])
    expect(await outcomeOf(provider, london(closedDay, '13:00'), { staffId: ben })).toBe('closed_day')
    expect(await outcomeOf(provider, london(day, '13:00'), { staffId: ana })).toBe('closed')
    expect(await outcomeOf(provider, london(day, '13:00'))).toBe('')
    expect(await outcomeOf(provider, london(blocked, '13:00'), { staffId: ben })).toBe('blocked')
    expect(await outcomeOf(provider, london(blocked, '13:00'))).toBe('')
  })

  test('say why there is no time at all, one word for each day', async () => {
    const dates = [1, 2, 3, 4, 5].map(dateIn)
    const [closedDay = '', off = '', blocked = '', full = '', short = ''] = dates
    const staff: TestStaffMember[] = [
      {
        name: 'Ana',
        dateOverrides: { [off]: [], [short]: [[600, 630]] },
        blocked: [[london(blocked, '00:00'), london(full, '00:00')]],
      },
    ]
    const day = { ...cut, durationMinutes: 480 }
    const provider = await makeProvider(app, {
      staff,
      closedDays: [closedDay],
      services: [day],
      columns: { booking_window_days: 5 },
    })
    await book(provider, london(full, '09:00'))
    const asked = { providerId: provider.providerId, serviceIds: provider.serviceIds, from: dateIn(-1), to: dateIn(8) }
    const thisEvening = new Date(london(dateIn(0), '20:00'))
    const { days } = await listAvailability({ ...app.ctx(customer), now: thisEvening }, asked)
    expect(days.map(({ reason }) => reason)).toEqual(
      ['past', 'past', 'closed_day', 'closed', 'blocked', 'taken', 'too_short'].concat('horizon', 'horizon', 'horizon'),
    )
  })
})

describe('an explained answer', () => {
  test('says why and what comes nearest: Ana, another time, without the blow-dry', async () => {
    const dry = { name: 'Blow-dry', durationMinutes: 30, priceMinor: 2000 }
    const provider = await makeProvider(app, { staff: anaAndBen, services: [cut, dry] })
    const [ana, ben = ''] = provider.staffIds
    await book(provider, london(tomorrow, '11:00'), { staffId: ben })
    const { days } = await ask(provider, tomorrow, { staffId: ben, explain: 'true' })
    expect(days[0]?.refused?.find(({ time }) => time === '10:00')).toEqual({
      time: '10:00',
      start: expect.stringContaining('T10:00:00'),
      reason: 'staff_taken',
      alternatives: [
        { kind: 'staff', staffId: ana, name: 'Ana' },
        { kind: 'time', start: expect.stringContaining('T09:30:00'), end: expect.stringContaining('T11:00:00') },
        { kind: 'without', serviceId: provider.serviceIds[1], name: 'Blow-dry' },
      ],
    })
  })

  test('over HTTP, by one parameter, for a week at most', async () => {
    const api = createApi(app.running)
    const { providerId, serviceIds } = await makeProvider(app)
    const get = (query: string) =>
      api.request(
        `/api/bookings/availability?providerId=${providerId}&serviceIds=${serviceIds}&from=${tomorrow}&${query}`,
      )
    const explained = await (await get(`to=${dateIn(7)}&explain=true`)).json()
    expect(explained.data.days[0].refused.length).toBeGreaterThan(10)
    expect((await (await get(`to=${dateIn(7)}`)).json()).data.days[0]).not.toHaveProperty('refused')
    expect((await get(`to=${dateIn(8)}&explain=true`)).status).toBe(400)
  })

  /** The next date on which London changes its clocks forward. */
  function springDate(): string {
    let change = Temporal.Now.zonedDateTimeISO('Europe/London').getTimeZoneTransition('next')
    while (change && change.offset !== '+01:00') change = change.getTimeZoneTransition('next')
    return change?.toPlainDate().toString() ?? ''
  }

  test('knows the times the clocks skip, and offers the next one', async () => {
    const everyNight: [number, number, number][] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, 60, 180])
    const provider = await makeProvider(app, {
      hours: everyNight,
      services: [{ ...cut, durationMinutes: 30 }],
      columns: { booking_window_days: 365 },
    })
    const { days } = await ask(provider, springDate(), { explain: 'true' })
    const skipped = days[0]?.refused?.filter(({ reason }) => reason === 'skipped')
    expect(skipped?.map(({ time, start }) => [time, start])).toEqual([
      ['01:00', null],
      ['01:30', null],
    ])
    expect(skipped?.[1]?.alternatives).toMatchObject([
      { kind: 'time', start: expect.stringContaining('T02:00:00+01:00') },
    ])
  })
})

describe('what is offered can be booked, what is not is refused as said, and every remedy books', () => {
  const night: [number, number, number][] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, 1080, 1560])
  const providers: { name: string; options: Parameters<typeof makeProvider>[1] }[] = [
    {
      name: 'a salon of three with colour',
      options: {
        staff: [
          { name: 'Ana' },
          { name: 'Ben', hours: night },
          { name: 'Cleo', dateOverrides: { [dateIn(3)]: [[600, 900]] } },
        ],
        services: [
          {
            ...cut,
            bufferAfterMinutes: 10,
            performers: [{ staffMember: 0 }, { staffMember: 1, durationMinutes: 45, priceMinor: 10 }],
          },
          {
            name: 'Colour',
            durationMinutes: 90,
            priceMinor: 900,
            bufferBeforeMinutes: 5,
            processingAfterMinutes: 25,
            processingMinutes: 35,
          },
        ],
        closedDays: [dateIn(4)],
        columns: { start_interval_minutes: 15, minimum_notice_minutes: 1440, booking_window_days: 4 },
      },
    },
    {
      name: 'a practice of two with one bed',
      options: {
        staff: [{ name: 'Ana', blocked: [[london(dateIn(2), '11:00'), london(dateIn(2), '14:10')]] }, { name: 'Ben' }],
        rooms: ['Bed'],
        services: [
          { ...cut, bufferAfterMinutes: 20, rooms: [0] },
          { name: 'Talk', durationMinutes: 20, priceMinor: 0, performers: [{ staffMember: 1 }] },
        ],
        columns: { start_interval_minutes: 20 },
      },
    },
    {
      name: 'two in Lord Howe with two rooms',
      options: {
        staff: anaAndBen,
        rooms: ['One', 'Two'],
        services: [
          { ...cut, rooms: [1], performers: [{ staffMember: 0 }] },
          { ...cut, durationMinutes: 50, rooms: [0, 1], bufferBeforeMinutes: 10 },
        ],
        columns: { timezone: 'Australia/Lord_Howe', start_interval_minutes: 30 },
      },
    },
  ]

  let sampled = 0
  test.each(providers)('in $name', { timeout: 120_000 }, async ({ options }) => {
    const provider = await makeProvider(app, options)
    const count = process.env.TEST_FULL ? 500 : 80
    const range = { from: dateIn(0), to: dateIn(5), explain: 'true' as const }
    const chosen = [undefined, provider.staffIds[0]]
    const all = (await ask(provider, '', { ...range, explain: undefined })).days.flatMap(({ slots }) => slots)
    for (const part of [0.1, 0.35, 0.5, 0.52, 0.8]) {
      const { start } = all[Math.floor(all.length * part)] ?? { start: '' }
      await book(provider, start, { staffId: part < 0.5 ? undefined : provider.staffIds[1] }).catch(() => null)
    }
    const seen = new Map<string, number>()
    for (const staffId of chosen) {
      const answer = await ask(provider, '', { ...range, staffId })
      const slots = answer.days.flatMap((day) => day.slots)
      for (const { start } of some(slots, count / 5)) expect(await outcomeOf(provider, start, { staffId })).toBe('')
      const refused = answer.days.flatMap((day) => day.refused ?? [])
      for (const { start, reason, alternatives } of spread(refused, count / 2)) {
        if (start === null) continue
        expect(await outcomeOf(provider, start, { staffId }), `${start} ${staffId}`).toBe(reason)
        seen.set(reason, (seen.get(reason) ?? 0) + 1)
        sampled++
        for (const alternative of alternatives)
          expect(await tryAlternative(provider, start, staffId, alternative), alternative.kind).toBe('')
      }
      expect(await ask(provider, '', { ...range, staffId })).toEqual(answer)
    }
    expect(seen.size).toBeGreaterThan(3)
  })

  test('in more than four hundred refusals', () => {
    expect(sampled).toBeGreaterThan(process.env.TEST_FULL ? 400 : 150)
  })

  function tryAlternative(
    provider: TestProvider,
    start: string,
    staffId: string | undefined,
    alternative: Alternative,
  ) {
    if (alternative.kind === 'staff') return outcomeOf(provider, start, { staffId: alternative.staffId })
    if (alternative.kind === 'time') return outcomeOf(provider, alternative.start, { staffId })
    const serviceIds = provider.serviceIds.filter((id) => id !== alternative.serviceId)
    return outcomeOf(provider, start, { staffId, serviceIds })
  }

  function some<T>(list: readonly T[], count: number): T[] {
    const step = Math.max(1, list.length / count)
    return Array.from(
      { length: Math.min(list.length, Math.floor(count)) },
      (_, index) => list[Math.floor(index * step)],
    ).filter((one) => one !== undefined)
  }

  /** As many of every reason as there are, up to an equal share. */
  function spread<T extends { reason: string }>(list: readonly T[], count: number): T[] {
    const reasons = [...new Set(list.map(({ reason }) => reason))]
    return reasons.flatMap((reason) =>
      some(
        list.filter((one) => one.reason === reason),
        count / reasons.length,
      ),
    )
  }
})
