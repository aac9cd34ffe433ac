import { describe, expect, test } from 'vitest'
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatDecimal,
  formatDistance,
  formatMinute,
  formatShortDate,
  formatShortDateOfYear,
  formatTime,
  utcOffset,
  zoneName,
} from './date-format.ts'

const instant = '2026-11-28T14:30:00+00:00'

describe.each([
  {
    locale: 'en-GB',
    time: '2:30\u00a0PM',
    midnight: '12:00\u00a0AM',
    date: 'Saturday 28 November 2026',
    short: 'Sat 28 Nov',
    first: ['Sunday 1 November 2026', 'Sun 1 Nov'],
    decimal: '4.9',
    counts: ['999', '1,234', '12,290', '1,234,567'],
    zone: 'London',
  },
  {
    locale: 'fr-FR',
    time: '14:30',
    midnight: '00:00',
    date: 'samedi 28 novembre 2026',
    short: 'sam. 28 nov.',
    first: ['dimanche 1er novembre 2026', 'dim. 1er nov.'],
    decimal: '4,9',
    counts: ['999', '1\u202f234', '12\u202f290', '1\u202f234\u202f567'],
    zone: 'Londres',
  },
  {
    locale: 'es-ES',
    time: '14:30',
    midnight: '00:00',
    date: 'sábado, 28 de noviembre de 2026',
    short: 'sáb 28 nov',
    first: ['domingo, 1 de noviembre de 2026', 'dom 1 nov'],
    decimal: '4,9',
    counts: ['999', '1234', '12.290', '1.234.567'],
    zone: 'Londres',
  },
  {
    locale: 'pt-PT',
    time: '14:30',
    midnight: '00:00',
    date: 'sábado, 28 de novembro de 2026',
    short: 'sáb. 28 nov.',
    first: ['domingo, 1 de novembro de 2026', 'dom. 1 nov.'],
    decimal: '4,9',
    counts: ['999', '1234', '12\u00a0290', '1\u00a0234\u00a0567'],
    zone: 'Londres',
  },
])('in $locale', ({ locale, time, midnight, date, short, first, decimal, counts, zone }) => {
  test('a time is that of the text, on the clock of the language', () => {
    expect(formatTime(instant, locale)).toBe(time)
    expect([formatMinute(0, locale), formatMinute(1440, locale)]).toEqual([midnight, midnight])
  })

  test('a date names day, month and year in their order', () => {
    expect(formatDate(instant, locale)).toBe(date)
    expect(formatDate('2026-11-28', locale)).toBe(date)
    expect(formatDay(instant, locale)).toBe(date.replace(/,?( de)? 2026$/, ''))
    expect(formatDateTime(instant, locale)).toBe(`${date}, ${time}`)
    expect(formatShortDate(instant, locale)).toBe(short)
    expect(formatShortDateOfYear(instant, locale)).toBe(`${short}${locale === 'en-US' ? ',' : ''} 2026`)
    expect([formatDate('2026-11-01', locale), formatShortDate('2026-11-01', locale)]).toEqual(first)
  })

  test('figures have the signs of the language', () => {
    expect(formatDecimal(4.92, locale)).toBe(decimal)
    expect([999, 1234, 12_290, 1_234_567].map((value) => formatCount(value, locale))).toEqual(counts)
  })

  test('a zone is called by its city', () => {
    expect(zoneName('Europe/London', locale)).toBe(zone)
    expect(zoneName('America/Los_Angeles', locale)).toBe('Los Angeles')
  })
})

test('in Portuguese every day of the week is short', () => {
  const week = Array.from({ length: 7 }, (_, day) => formatShortDate(`2026-11-0${day + 2}`, 'pt-PT').split(' ')[0])
  expect(week).toEqual(['seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.', 'dom.'])
})

test('an offset tells the two hours apart that a clock shows twice', () => {
  expect(utcOffset('2027-10-31T01:30:00+01:00')).toBe('UTC+01:00')
  expect(utcOffset('2027-10-31T01:30:00+00:00')).toBe('UTC+00:00')
  expect(utcOffset('2027-10-31T01:30:00Z')).toBe('UTC+00:00')
})

test.each([
  [4.36, 'en-GB', '2.7 miles'],
  [1.6, 'en-US', '1 mile'],
  [0.1, 'en-GB', '0.1 miles'],
  [40.2, 'en-GB', '25 miles'],
  [4.36, 'en-IE', '4.4 km'],
  [4.36, 'fr-FR', '4,4 km'],
  [5, 'pt-PT', '5 km'],
])('%d km are for readers of %s: %s', (km, locale, said) => {
  expect(formatDistance(km, locale)).toBe(said.replace(' ', '\u00a0'))
})
