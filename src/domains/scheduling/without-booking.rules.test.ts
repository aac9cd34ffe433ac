import { expect, test } from 'vitest'
import type { Schedule } from './rules.ts'
import { asProviderMayOffer, withoutBooking, withoutLeadTimes } from './without-booking.rules.ts'

const always = { hours: [], dateOverrides: [], blocked: [] }
const schedule: Schedule = {
  staff: [
    {
      staffId: 'ana',
      ...always,
      busy: [
        [10, 20],
        [20, 30],
        [40, 50],
      ],
    },
    { staffId: 'ben', ...always, busy: [[10, 20]] },
  ],
  rooms: [
    {
      roomId: 'blue',
      busy: [
        [10, 20],
        [15, 30],
      ],
    },
    { roomId: 'green', busy: [[10, 20]] },
  ],
  closedDays: ['2027-05-03'],
  startIntervalMinutes: 30,
  minimumNoticeMinutes: 120,
  bookingWindowDays: 60,
}

test('without a booking its own spans are free and everything else is as it was', () => {
  const left = withoutBooking(schedule, [
    { staffId: 'ana', roomId: null, from: 10, to: 20 },
    { staffId: null, roomId: 'blue', from: 15, to: 30 },
  ])
  expect(left).toEqual({
    ...schedule,
    staff: [
      {
        ...schedule.staff[0],
        busy: [
          [20, 30],
          [40, 50],
        ],
      },
      schedule.staff[1],
    ],
    rooms: [{ ...schedule.rooms[0], busy: [[10, 20]] }, schedule.rooms[1]],
  })
  expect(withoutBooking(schedule, [])).toEqual(schedule)
})

test.each([
  ['begins elsewhere', { staffId: 'ana', roomId: null, from: 11, to: 20 }],
  ['ends elsewhere', { staffId: 'ana', roomId: null, from: 10, to: 21 }],
  ['is somebody else’s', { staffId: 'cleo', roomId: null, from: 10, to: 20 }],
  ['is of another room', { staffId: null, roomId: 'red', from: 10, to: 20 }],
])('a span that %s frees nothing', (_what, occupied) => {
  expect(withoutBooking(schedule, [occupied])).toEqual(schedule)
})

test('a provider may offer any five minutes of the coming year', () => {
  expect(withoutLeadTimes(schedule)).toEqual({ ...schedule, minimumNoticeMinutes: 0, bookingWindowDays: 366 })
  expect(asProviderMayOffer(schedule)).toEqual({
    ...schedule,
    minimumNoticeMinutes: 0,
    bookingWindowDays: 366,
    startIntervalMinutes: 5,
  })
})
