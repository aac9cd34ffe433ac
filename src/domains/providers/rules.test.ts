import { describe, expect, test } from 'vitest'
import {
  displayName,
  durationText,
  hoursText,
  isFreeSlug,
  openState,
  openStatus,
  reservedSlugs,
  slugCandidates,
} from './rules.ts'

describe('the name shown', () => {
  const names = {
    firstName: ' Maya',
    lastName: 'Thompson ',
    individualName: 'M. Thompson',
    displayName: ' Maya of Thompson Street ',
    businessName: ' Curls ',
    showLastName: true,
  }
  const hidden = (lastName: string) => ({ firstName: '', lastName, showLastName: false })
  test.each<[what: string, Partial<Parameters<typeof displayName>[0]>, string]>([
    ['of the person', {}, 'Maya Thompson'],
    ['without the last name', { showLastName: false }, 'Maya'],
    ['as they call themselves', { firstName: '', lastName: '' }, 'M. Thompson'],
    [
      'as they call themselves, without the last name',
      { firstName: ' ', lastName: 'Thompson', showLastName: false },
      'M.',
    ],
    ['that is displayed', { firstName: '', lastName: '', individualName: null }, 'Maya of Thompson Street'],
    [
      'that is displayed, without the last name',
      { firstName: '', lastName: 'Thompson', individualName: 'Thompson', showLastName: false },
      'Maya of Street',
    ],
    ['of the business', { firstName: '', lastName: '', individualName: null, displayName: null }, 'Curls'],
    [
      'as they call themselves, with a word that holds the last name',
      { ...hidden('Li'), individualName: 'Linda' },
      'Linda',
    ],
    ['without the last name, also in small letters', { ...hidden('Moss'), individualName: 'ida moss' }, 'ida'],
    [
      'without the last name, also without its accents',
      { ...hidden('van Gógh-Ruiz'), individualName: 'Ana VAN GOGH RUIZ' },
      'Ana',
    ],
    ['without the last name, also in wide letters', { ...hidden('Moss'), individualName: 'Ida Ｍｏｓｓ' }, 'Ida'],
    [
      'without the last name, also with ligatures',
      { ...hidden('Griffin'), individualName: 'Ida Gri\ufb03n, ida gri\ufb00in' },
      'Ida , ida',
    ],
    [
      'without the last name, also with signs that nobody sees',
      { ...hidden('Moss'), individualName: 'Ida Mo\u00adss' },
      'Ida',
    ],
    [
      'without the last name, also in capitals, which tell no final sigma',
      { ...hidden('Παπάς'), individualName: 'Νίκος ΠΑΠΑΣ' },
      'Νίκος',
    ],
    [
      'without the last name, which is itself in wide letters',
      { ...hidden('Ｍｏｓｓ'), individualName: 'Ida Moss' },
      'Ida',
    ],
    [
      'without the last name, as often as it stands there',
      { ...hidden('Moss'), individualName: 'Moss & Moss, Ida' },
      '& , Ida',
    ],
    [
      'of the business, where the name of the person was their last name alone',
      { firstName: '', lastName: 'Thompson', individualName: 'Thompson', displayName: null, showLastName: false },
      'Curls',
    ],
    [
      'of nobody',
      { firstName: '', lastName: '', individualName: '', displayName: ' ', businessName: ' ' },
      'Service Provider',
    ],
  ])('is that %s', (_what, changes, expected) => {
    expect(displayName({ ...names, ...changes })).toBe(expected)
  })

  test('is looked for in the order of the specification', () => {
    const all = { firstName: 'A', lastName: 'B', individualName: 'C', displayName: 'D', businessName: 'E' }
    const steps = [
      { firstName: '', lastName: '' },
      { individualName: null },
      { displayName: null },
      { businessName: '' },
    ]
    const found = steps.map((_, index) => Object.assign({ ...all, showLastName: true }, ...steps.slice(0, index)))
    expect([...found, Object.assign({ ...all, showLastName: false }, ...steps)].map(displayName)).toEqual([
      ...['A B', 'C', 'D', 'E'],
      'Service Provider',
    ])
    expect(displayName({ ...all, firstName: '', lastName: '', showLastName: false })).toBe('C')
    expect(displayName({ ...all, firstName: '', lastName: '', individualName: 'Maya Bo', showLastName: false })).toBe(
      'Maya Bo',
    )
  })
})

test('durations and hours are written as specified', () => {
  expect([0, 45, 59, 60, 61, 90, 119, 120, 121].map(durationText)).toEqual([
    '0 mins',
    '45 mins',
    '59 mins',
    '1 hr',
    '1h 1m',
    '1h 30m',
    '1h 59m',
    '2 hrs',
    '2h 1m',
  ])
  const [morning, afternoon] = [
    { opensMinute: 600, closesMinute: 720 },
    { opensMinute: 780, closesMinute: 1140 },
  ]
  expect(hoursText([])).toBe('Closed')
  expect(hoursText([morning])).toBe('10:00 AM – 12:00 PM')
  expect(hoursText([morning, afternoon])).toBe('10:00 AM – 12:00 PM, 1:00 PM – 7:00 PM')
})

describe('whether somebody is open', () => {
  const today = [1000, 2000] as const
  test.each<[windows: [number, number][], now: number, code: string, until: number | null]>([
    [[[1100, 1500]], 1100, 'open', 1500],
    [[[1100, 1500]], 1499, 'open', 1500],
    [[[1100, 1500]], 1500, 'closed_now', null],
    [[[1100, 1500]], 1099, 'closed_now', null],
    [
      [
        [1100, 1200],
        [1300, 1500],
      ],
      1250,
      'closed_now',
      null,
    ],
    [
      [
        [1100, 1200],
        [1300, 1500],
      ],
      1300,
      'open',
      1500,
    ],
    // Of the night before, and of tomorrow.
    [[[900, 1100]], 1050, 'open', 1100],
    [[[900, 1100]], 1200, 'closed_today', null],
    [[[1000, 1100]], 1500, 'closed_now', null],
    [[[2000, 2100]], 1500, 'closed_today', null],
    [[], 1500, 'closed_today', null],
  ])('%j at %i: %s', (windows, now, code, until) => {
    expect(openState(windows, today, now)).toEqual({ code, until })
  })

  test('is said in the words of the specification', () => {
    expect(openStatus({ code: 'open', untilMinute: 1140 })).toBe('open today until 7:00 PM')
    expect(openStatus({ code: 'open', untilMinute: null })).toBe('open today until 12:00 AM')
    expect(openStatus({ code: 'closed_now', untilMinute: null })).toBe('closed now')
    expect(openStatus({ code: 'closed_today', untilMinute: null })).toBe('closed today')
    expect(openStatus({ code: 'contact', untilMinute: null })).toBe('contact for availability')
  })
})

describe('an address of a page', () => {
  test.each([
    ['moss-barbering', true],
    ['a', true],
    ['7', true],
    ['a'.repeat(80), true],
    ['a'.repeat(81), false],
    ['', false],
    ['-moss', false],
    ['moss-', false],
    ['moss--barbering', false],
    ['Moss', false],
    ['möss', false],
    ['moss barbering', false],
    ['moss/barbering', false],
    ['019380f0-7b1c-7c3d-8e9f-0123456789ab', false],
    ['x019380f0-7b1c-7c3d-8e9f-0123456789ab', true],
    ['019380f0-7b1c-7c3d-8e9f-0123456789abc', true],
  ])('%j may be one: %s', (slug, isFree) => {
    expect(isFreeSlug(slug)).toBe(isFree)
  })

  test('is never a word of the site', () => {
    for (const word of ['dashboard', 'search', 'me', 'api', 'auth', 'login', 'sign-in', 'provider', 'waitlist'])
      expect(isFreeSlug(word)).toBe(false)
    expect([...reservedSlugs].filter(isFreeSlug)).toEqual([])
    expect([...reservedSlugs].filter((word) => !/^[a-z]+(-[a-z]+)*$/.test(word))).toEqual([])
  })

  test('is looked for with the name, then the town, then numbers', () => {
    const all = slugCandidates('Moss & Sons', 'Bethnal Green')
    expect(all.slice(0, 4)).toEqual([
      'moss-sons',
      'moss-sons-bethnal-green',
      'moss-sons-bethnal-green-2',
      'moss-sons-bethnal-green-3',
    ])
    expect(all).toHaveLength(100)
    expect(all.at(-1)).toBe('moss-sons-bethnal-green-99')
    // A route word is passed over, a long name cut, and no cut ends in a hyphen.
    expect(slugCandidates('Search', 'Leeds')[0]).toBe('search-leeds')
    const long = slugCandidates(`${'a'.repeat(59)} ${'b'.repeat(30)}`, 'Leeds')
    expect(long[0]).toBe('a'.repeat(59))
    expect(long.at(-1)).toBe(`${'a'.repeat(59)}-99`)
  })
})
