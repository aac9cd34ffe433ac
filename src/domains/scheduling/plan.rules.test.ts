import { describe, expect, test } from 'vitest'
import type { Interval } from '../providers/hours.rules.ts'
import {
  asAgreed,
  createPlanner,
  occupationsOf,
  type Performer,
  planOf,
  type Service,
  type Step,
} from './plan.rules.ts'

const minuteMs = 60_000
const minutes = (from: number, to: number): Interval => [from * minuteMs, to * minuteMs]

const by = (staffId: string, durationMinutes = 60, priceMinor = 100): Performer => ({
  staffId,
  durationMinutes,
  priceMinor,
})

function service(performers: Performer[], change: Partial<Service> = {}): Service {
  return {
    performers,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    processingAfterMinutes: 0,
    processingMinutes: 0,
    roomIds: [],
    ...change,
  }
}

/** One after the other, as 'ana/blue', with the minutes of each. */
function steps(...list: [who: string, durationMinutes: number][]): Step[] {
  return [
    ...planOf(
      list.map(([who, durationMinutes]) => {
        const [staffId = '', roomId = null] = who.split('/')
        return { ...by(staffId, durationMinutes), roomId }
      }),
    ).steps,
  ]
}

const taken = (services: Service[], list: Step[]) =>
  Object.fromEntries(
    ['ana', 'ben', 'blue', 'red'].flatMap((id) => {
      const own = occupationsOf(services, list).filter(({ staffId, roomId }) => (staffId ?? roomId) === id)
      return own.length === 0 ? [] : [[id, own.map(({ fromMinute, toMinute }) => [fromMinute, toMinute])]]
    }),
  )

describe('what a plan takes', () => {
  const buffered = (change: Partial<Service> = {}) =>
    service([], { bufferBeforeMinutes: 10, bufferAfterMinutes: 20, ...change })

  test('is the time of the staff member with the buffers around it, and that of the room', () => {
    expect(taken([buffered()], steps(['ana', 60]))).toEqual({ ana: [[-10, 80]] })
    expect(taken([buffered()], steps(['ana/blue', 60]))).toEqual({ ana: [[-10, 80]], blue: [[-10, 80]] })
    const [person, room] = occupationsOf([buffered()], steps(['ana/blue', 60]))
    expect(person).toEqual({ staffId: 'ana', roomId: null, fromMinute: -10, toMinute: 80 })
    expect(room).toEqual({ staffId: null, roomId: 'blue', fromMinute: -10, toMinute: 80 })
  })

  test('has no buffer between two services of one staff member or of one room', () => {
    const services = [buffered(), buffered()]
    expect(taken(services, steps(['ana/blue', 60], ['ana/blue', 30]))).toEqual({
      ana: [[-10, 110]],
      blue: [[-10, 110]],
    })
    expect(taken(services, steps(['ana/blue', 60], ['ben/blue', 30]))).toEqual({
      ana: [[-10, 80]],
      ben: [[50, 110]],
      blue: [[-10, 110]],
    })
    expect(taken(services, steps(['ana/blue', 60], ['ana/red', 30]))).toEqual({
      ana: [[-10, 110]],
      blue: [[-10, 80]],
      red: [[50, 110]],
    })
  })

  test('taken twice by one booking counts once, and a staff member who comes back is free in between', () => {
    const services = [buffered(), buffered(), buffered()]
    expect(taken(services, steps(['ana', 60], ['ben', 20], ['ana', 30])).ana).toEqual([[-10, 130]])
    expect(taken(services, steps(['ana', 60], ['ben', 90], ['ana', 30])).ana).toEqual([
      [-10, 80],
      [140, 200],
    ])
  })

  test.each<[what: string, after: number, length: number, ana: number[][]]>([
    [
      'in the middle',
      20,
      30,
      [
        [0, 20],
        [50, 90],
      ],
    ],
    ['at the end', 60, 30, [[0, 60]]],
    ['longer than what is left', 60, 99, [[0, 60]]],
    ['only after the end', 120, 30, [[0, 90]]],
    ['of no length', 20, 0, [[0, 90]]],
  ])('leaves the staff member free in the processing time %s, but not the room', (_what, after, length, ana) => {
    const colour = service([], { processingAfterMinutes: after, processingMinutes: length })
    expect(taken([colour], steps(['ana/blue', 90]))).toEqual({ ana, blue: [[0, 90]] })
  })
})

test('a plan is its services without a gap, and the sum of their prices', () => {
  expect(
    planOf([
      { ...by('ana', 45, 300), roomId: null },
      { ...by('ben', 30, 250), roomId: 'blue' },
    ]),
  ).toEqual({
    durationMinutes: 75,
    priceMinor: 550,
    steps: [
      { staffId: 'ana', durationMinutes: 45, priceMinor: 300, roomId: null, offsetMinutes: 0 },
      { staffId: 'ben', durationMinutes: 30, priceMinor: 250, roomId: 'blue', offsetMinutes: 45 },
    ],
  })
})

describe('the plan that is chosen', () => {
  type Busy = Record<string, Interval[]>

  /** Everybody works the first ten hours; `ranks`: the least to do first. */
  function chosen(services: Service[], busy: Busy = {}, { at = 0, ranks = {} as Record<string, number> } = {}) {
    const staff = new Map(
      ['ana', 'ben', 'cleo'].map((staffId) => [
        staffId,
        { staffId, windows: [minutes(0, 600)], taken: busy[staffId] ?? [] },
      ]),
    )
    const rooms = ['blue', 'red', 'green'].map((roomId) => ({ roomId, taken: busy[roomId] ?? [] }))
    const plan = createPlanner(services, staff, rooms, (staffId) => ranks[staffId] ?? 0)(at * minuteMs)
    return plan?.steps.map(({ staffId, roomId }) => (roomId ? `${staffId}/${roomId}` : staffId)).join(' ') ?? null
  }
  const anybody = [by('ana'), by('ben'), by('cleo')]
  const cut = service(anybody)

  test('is by whoever has least to do, else by the first', () => {
    expect(chosen([cut])).toBe('ana')
    expect(chosen([cut], {}, { ranks: { ana: 2, ben: 1, cleo: 3 } })).toBe('ben')
    expect(chosen([cut], { ana: [minutes(30, 40)] })).toBe('ben')
    expect(chosen([cut], { ana: [minutes(0, 5)], ben: [minutes(59, 99)], cleo: [minutes(60, 99)] })).toBe('cleo')
    expect(chosen([cut], { ana: [minutes(0, 1)], ben: [minutes(0, 1)], cleo: [minutes(0, 1)] })).toBeNull()
    expect(chosen([cut], {}, { at: 540 })).toBe('ana')
    expect(chosen([cut], {}, { at: 541 })).toBeNull()
    expect(chosen([service([by('nobody')])])).toBeNull()
  })

  test('changes the staff member as seldom as can be, whatever there is to do', () => {
    const ranks = { ana: 5, ben: 0, cleo: 0 }
    const anaAlone = service([by('ana')])
    expect(chosen([anaAlone, cut, cut], {}, { ranks })).toBe('ana ana ana')
    expect(chosen([cut, anaAlone], {}, { ranks })).toBe('ana ana')
    expect(chosen([cut, cut], { ana: [minutes(60, 120)], ben: [minutes(0, 60)] }, { ranks })).toBe('cleo cleo')
    const busy = { ana: [minutes(60, 120)], ben: [minutes(0, 60)], cleo: [minutes(90, 100)] }
    expect(chosen([cut, cut], busy, { ranks: { cleo: 1 } })).toBe('ana ben')
    expect(chosen([cut, cut], busy, { ranks: { ana: 2, cleo: 1 } })).toBe('cleo ben')
  })

  test('keeps the buffers of whoever changes, and none between services of one', () => {
    const tidy = service(anybody, { bufferBeforeMinutes: 15, bufferAfterMinutes: 15 })
    const [anaFirst, benThen] = [service([by('ana')], tidyOf(tidy)), service([by('ben')], tidyOf(tidy))]
    // Ana clears up until 75, Ben sets up from 45 on.
    expect(chosen([anaFirst, benThen])).toBe('ana ben')
    expect(chosen([anaFirst, benThen], { ana: [minutes(75, 99)] })).toBe('ana ben')
    expect(chosen([anaFirst, benThen], { ana: [minutes(74, 99)] })).toBeNull()
    expect(chosen([anaFirst, benThen], { ben: [minutes(40, 45)] })).toBe('ana ben')
    expect(chosen([anaFirst, benThen], { ben: [minutes(40, 46)] })).toBeNull()
    expect(chosen([anaFirst, anaFirst], { ana: [minutes(135, 140)] })).toBe('ana ana')
    expect(chosen([anaFirst, anaFirst], { ana: [minutes(134, 140)] })).toBeNull()
    expect(chosen([anaFirst], { ana: [minutes(0, 5)] }, { at: 20 })).toBe('ana')
    expect(chosen([anaFirst], { ana: [minutes(0, 6)] }, { at: 20 })).toBeNull()
  })

  test('lets somebody else in while the staff member waits, and never two at once', () => {
    const colour = service([by('ana', 90)], { processingAfterMinutes: 30, processingMinutes: 30 })
    expect(chosen([colour], { ana: [minutes(30, 60)] })).toBe('ana')
    expect(chosen([colour], { ana: [minutes(29, 60)] })).toBeNull()
    expect(chosen([colour], { ana: [minutes(30, 61)] })).toBeNull()
    expect(chosen([colour], { ana: [minutes(89, 99)] })).toBeNull()
  })

  test('stays in one room where it can, takes the first that is free, and waits for none', () => {
    const inRoom = (roomIds: string[]) => service([by('ana')], { roomIds })
    const all = inRoom(['green', 'red', 'blue'])
    expect(chosen([all])).toBe('ana/blue')
    expect(chosen([inRoom(['green', 'red'])])).toBe('ana/red')
    expect(chosen([all], { blue: [minutes(30, 31)] })).toBe('ana/red')
    expect(chosen([all, all], { blue: [minutes(70, 80)] })).toBe('ana/red ana/red')
    expect(chosen([all, inRoom(['green'])])).toBe('ana/green ana/green')
    expect(chosen([all, all], { blue: [minutes(70, 80)], red: [minutes(10, 20)], green: [minutes(10, 20)] })).toBe(
      'ana/blue ana/red',
    )
    expect(chosen([inRoom(['blue'])], { blue: [minutes(59, 70)] })).toBeNull()
    expect(chosen([inRoom(['nowhere'])])).toBeNull()
    expect(chosen([all, service([by('ana')]), all])).toBe('ana/blue ana ana/blue')
    // A change of room is less than a change of staff member, and less than what somebody has to do.
    const either = service([by('ana'), by('ben')], { roomIds: ['blue', 'red'] })
    const ranks = { ana: 1, ben: 0 }
    expect(
      chosen([either, either], { blue: [minutes(70, 80)], red: [minutes(0, 10)], ben: [minutes(0, 1)] }, { ranks }),
    ).toBe('ana/blue ana/red')
  })

  test('keeps the buffers of a room that changes', () => {
    const change = { bufferBeforeMinutes: 15, bufferAfterMinutes: 15 }
    const [first, second] = [
      service([by('ana')], { roomIds: ['blue'], ...change }),
      service([by('ana')], { roomIds: ['red'], ...change }),
    ]
    expect(chosen([first, second], { blue: [minutes(75, 80)], red: [minutes(40, 45)] })).toBe('ana/blue ana/red')
    expect(chosen([first, second], { blue: [minutes(74, 80)] })).toBeNull()
    expect(chosen([first, second], { red: [minutes(40, 46)] })).toBeNull()
    expect(chosen([first, first], { blue: [minutes(134, 150)] })).toBeNull()
    expect(chosen([first, first], { blue: [minutes(135, 150)] })).toBe('ana/blue ana/blue')
  })

  test('of many starts is the one of each alone: what one has found out holds for the others', () => {
    const services = [cut, service([by('ben'), by('cleo')], { roomIds: ['blue'] }), cut]
    const busy = {
      ana: [minutes(100, 130)],
      ben: [minutes(200, 260)],
      cleo: [minutes(0, 70)],
      blue: [minutes(150, 170)],
    }
    const staff = new Map(
      ['ana', 'ben', 'cleo'].map((staffId) => [
        staffId,
        { staffId, windows: [minutes(0, 600)], taken: busy[staffId as 'ana'] },
      ]),
    )
    const rooms = [{ roomId: 'blue', taken: busy.blue }]
    const together = createPlanner(services, staff, rooms, () => 0)
    for (let at = 0; at <= 600; at += 10)
      expect(together(at * minuteMs), `${at}`).toEqual(createPlanner(services, staff, rooms, () => 0)(at * minuteMs))
  })
})

const tidyOf = ({ bufferBeforeMinutes, bufferAfterMinutes }: Service) => ({ bufferBeforeMinutes, bufferAfterMinutes })

test('what was agreed is as long with anybody; a service that nothing was agreed of stays as it is', () => {
  const performer = (staffId: string, durationMinutes: number) => ({ staffId, durationMinutes, priceMinor: 100 })
  const service = (serviceId: string, ...performers: ReturnType<typeof performer>[]) => ({
    serviceId,
    performers,
    roomIds: [],
    bufferBeforeMinutes: 5,
    bufferAfterMinutes: 10,
    processingAfterMinutes: 0,
    processingMinutes: 0,
  })
  const cut = service('cut', performer('ana', 45), performer('ben', 30))
  const colour = service('colour', performer('ana', 90))
  expect(asAgreed([cut, colour], new Map([['cut', 60]]))).toEqual([
    { ...cut, performers: [performer('ana', 60), performer('ben', 60)] },
    colour,
  ])
})
