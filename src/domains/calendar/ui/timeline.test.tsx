import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import type { CalendarBooking, ProviderCalendar } from '../contract.ts'
import { dayInBrief } from './day-plan.ts'
import { Timeline } from './timeline.tsx'

const today = '2026-12-01'
const at = (time: string) => `${today}T${time}:00+00:00`
const staff = (id: string) => ({ id, name: id, hours: [{ start: at('09:00'), end: at('17:00') }] })

const booking = (staffId: string, from: string, to: string): CalendarBooking => ({
  id: `${staffId} ${from}`,
  status: 'confirmed',
  customerId: 'nia',
  customerName: 'Nia Campbell',
  avatarUrl: null,
  visit: 1,
  start: at(from),
  end: at(to),
  parts: [{ staffId, service: 'Cut', start: at(from), end: at(to) }],
  totalMinor: 4000,
  uses: 0,
  notes: '',
  privateNote: '',
})

const calendarAt = (now: string): ProviderCalendar => ({
  timezone: 'Europe/London',
  currency: 'GBP',
  now: at(now),
  today,
  staff: [staff('ana'), staff('ben')],
  bookings: [booking('ana', '10:00', '11:00'), booking('ana', '12:00', '16:00'), booking('ben', '09:00', '16:30')],
  entries: [],
  requests: [],
})

const nothing = () => {}
const timeline = (calendar: ProviderCalendar, staffId: string) =>
  rendered(
    <Timeline
      calendar={calendar}
      staffId={staffId}
      date={today}
      onBooking={nothing}
      onEntry={nothing}
      onGap={nothing}
    />,
  )
const gapCards = (calendar: ProviderCalendar, staffId: string) =>
  timeline(calendar, staffId).match(/<button[^>]*slip-gap[^>]*>/g) ?? []

test.each([
  ['08:30', 3, 1],
  // One that runs can still be filled; one that has passed cannot.
  ['09:30', 3, 1],
  ['10:00', 2, 1],
  ['11:59', 2, 1],
  ['12:00', 1, 1],
  ['17:00', 0, 0],
])('at %s the headline counts the gaps that are shown, and none that has passed', (now, ana, ben) => {
  const calendar = calendarAt(now)
  const shown = ['ana', 'ben'].map((staffId) => gapCards(calendar, staffId))
  expect(shown.map((cards) => cards.length)).toEqual([ana, ben])
  expect(dayInBrief(calendar)).toMatchObject({ gaps: ana + ben, isClosed: false })
  expect(shown.flat().join()).not.toContain('disabled')
})

test('a day without hours and without bookings is closed', () => {
  const off = calendarAt('12:00').staff.map((one) => ({ ...one, hours: [] }))
  expect(dayInBrief({ ...calendarAt('12:00'), staff: off }).isClosed).toBe(false)
  expect(dayInBrief({ ...calendarAt('12:00'), staff: off, bookings: [] })).toEqual({
    bookings: [],
    count: 0,
    gaps: 0,
    isClosed: true,
  })
})

test('a card is as high as its line of words, and the next one begins below it', () => {
  const cardsOf = (...bookings: CalendarBooking[]) =>
    [
      ...timeline({ ...calendarAt('08:30'), bookings }, 'ana').matchAll(
        /<button[^>]*class="slip [^>]*style="top:([\d.]+)px;height:([\d.]+)px"/g,
      ),
    ].map(([, top, height]) => ({ top: Number(top), height: Number(height) }))
  const [first, second] = cardsOf(booking('ana', '10:00', '10:15'), booking('ana', '10:15', '11:00'))
  expect(first?.height).toBeGreaterThanOrEqual(25)
  expect(second?.top).toBeGreaterThan((first?.top ?? 0) + (first?.height ?? 0))
  const fives = cardsOf(booking('ana', '10:00', '10:05'), booking('ana', '10:05', '10:10'))
  expect(fives[0]?.height).toBeGreaterThanOrEqual(25)
  expect(fives[1]?.top).toBeGreaterThan((fives[0]?.top ?? 0) + (fives[0]?.height ?? 0))
  expect(cardsOf(booking('ana', '10:00', '11:00'))[0]?.height).toBeCloseTo(75)
})

test('the line of the present lies behind the cards: it strikes through no word', () => {
  const html = timeline(calendarAt('10:20'), 'ana')
  expect(html.indexOf('timeline-now')).toBeGreaterThan(-1)
  expect(html.indexOf('timeline-now')).toBeLessThan(html.indexOf('class="slip'))
})

test('an hour that lies under the present is not written, and the others are', () => {
  const hoursAt = (now: string) =>
    [...timeline(calendarAt(now), 'ana').matchAll(/timeline-hour[^>]*>(.*?)<\/p>/g)].map(([, label = '']) =>
      textIn(label),
    )
  const all = hoursAt('11:30')
  expect(all).toContain('11:00 AM')
  expect(all.every(Boolean)).toBe(true)
  expect(hoursAt('10:50')).toEqual(all.map((hour) => (hour === '11:00 AM' ? '' : hour)))
  expect(hoursAt('11:10')).toEqual(all.map((hour) => (hour === '11:00 AM' ? '' : hour)))
})

test('the next card is of the next customer, also of one by telephone', () => {
  const calendar = calendarAt('11:05')
  const cardsOf = (entries: ProviderCalendar['entries']) =>
    timeline({ ...calendar, entries }, 'ana')
      .match(/<button[^>]*slip-next.*?<\/strong>/g)
      ?.map(textIn)
  expect(cardsOf([])).toEqual([expect.stringContaining('Nia Campbell')])
  const entry = { id: 'e', staffId: 'ana', start: at('11:10'), end: at('11:50'), label: '', customerPhone: null }
  expect(cardsOf([{ ...entry, customerName: 'Jo Walker' }])).toEqual([expect.stringContaining('Jo Walker')])
  expect(cardsOf([{ ...entry, customerName: null }])).toEqual([expect.stringContaining('Nia Campbell')])
})

test('nobody is next who has only asked', () => {
  const bookings = [{ ...booking('ana', '12:00', '13:00'), status: 'pending' as const }]
  expect(timeline({ ...calendarAt('11:05'), bookings }, 'ana')).not.toContain('slip-next')
})
