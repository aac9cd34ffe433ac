import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Place } from '../../location/contract.ts'
import {
  claimDraft,
  currencyOf,
  emptyDraft,
  type FullDraft,
  forgetDraft,
  keepDraft,
  newProviderOf,
  openDraft,
  readDraft,
  type Step,
  steps,
  takeDraft,
} from './draft.ts'
import { problemsOf } from './draft-problems.ts'

/** What a browser keeps. */
function makeStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const leeds = { slug: 'leeds', name: 'Leeds', currency: 'GBP' } as Place
const draft: FullDraft = {
  ...emptyDraft,
  step: 'finish',
  businessName: 'Moss Barbering',
  profession: 'Barber',
  placeText: 'Leeds',
  place: leeds,
  street: '1 High Street',
  services: [{ key: 'a', name: 'Cut', minutes: 30, price: '22,50' }],
}

describe('what somebody has filled in at sign-up', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', makeStorage())
    vi.stubGlobal('sessionStorage', makeStorage())
  })
  afterEach(() => vi.unstubAllGlobals())

  test('survives a reload, and is forgotten once it is sent', () => {
    expect(readDraft(null)).toBeNull()
    keepDraft(draft, null)
    expect(readDraft(null)).toEqual(draft)
    forgetDraft(null)
    expect(readDraft(null)).toBeNull()
  })

  test('typed by nobody who is known is no account’s before it says so, and is shown to no other then', () => {
    keepDraft(draft, null)
    expect(readDraft('ida')).toBeNull()
    expect(readDraft(null)).toEqual(draft)
    expect(takeDraft('ida')).toEqual(draft)
    expect(['ida', 'ben', null].map(readDraft)).toEqual([draft, null, null])
    expect(takeDraft('ben')).toBeNull()
  })

  test('of one account is touched neither by another’s nor by what is typed signed out, and takes their place in nothing', () => {
    keepDraft(draft, 'ida')
    const signedOut = { ...draft, businessName: 'Typed signed out' }
    keepDraft(signedOut, null)
    const other = { ...draft, businessName: 'Ben Barbering' }
    keepDraft(other, 'ben')
    expect(['ida', 'ben', null].map(readDraft)).toEqual([draft, other, signedOut])
    forgetDraft('ben')
    expect(['ida', 'ben', null].map(readDraft)).toEqual([draft, null, signedOut])
    // Only who says that it is theirs gives up their own for it.
    expect(takeDraft('ida')).toEqual(signedOut)
    expect(['ida', null].map(readDraft)).toEqual([signedOut, null])
  })

  test('is theirs whom this tab has sent to log in from there, and of nobody who comes another way', () => {
    keepDraft(draft, null)
    expect(openDraft('ida')).toBeNull()
    claimDraft()
    expect(openDraft('ida')).toEqual(draft)
    expect(['ida', null].map(readDraft)).toEqual([draft, null])
    // Once is enough, and who comes back signed out has not gone through with it.
    keepDraft(draft, null)
    expect(openDraft('ben')).toBeNull()
    claimDraft()
    expect(openDraft(null)).toEqual(draft)
    expect(openDraft('ben')).toBeNull()
  })

  test('takes the place of no draft that the account has already', () => {
    const own = { ...draft, businessName: 'Five steps done' }
    keepDraft(own, 'ida')
    keepDraft(draft, null)
    claimDraft()
    expect(openDraft('ida')).toEqual(own)
    expect(['ida', null].map(readDraft)).toEqual([own, draft])
    forgetDraft('ida')
    expect(['ida', null].map(readDraft)).toEqual([null, draft])
  })

  test.each(['{', 'null', '"draft"', '[]', '{"step":"business"}', JSON.stringify(draft)])(
    'of another form is not read: %s',
    (stored) => {
      localStorage.setItem('businessDraft', stored)
      expect(readDraft(null)).toBeNull()
    },
  )

  test('lasts as long as the page where nothing can be kept', () => {
    const refuse = () => {
      throw new Error('switched off')
    }
    const off = { getItem: refuse, setItem: refuse, removeItem: refuse }
    vi.stubGlobal('localStorage', off)
    vi.stubGlobal('sessionStorage', off)
    expect(readDraft(null)).toBeNull()
    keepDraft(draft, null)
    claimDraft()
    expect(openDraft('ida')).toEqual(draft)
    forgetDraft('ida')
    expect(['ida', null].map(readDraft)).toEqual([null, null])
  })

  test('is taken as it was typed last where there is no room to keep it', () => {
    keepDraft(draft, null)
    const full = () => {
      throw new Error('full')
    }
    vi.stubGlobal('localStorage', { ...localStorage, setItem: full })
    const typedOn = { ...draft, businessName: 'Typed on' }
    keepDraft(typedOn, null)
    expect(takeDraft('ida')).toEqual(typedOn)
    forgetDraft('ida')
  })
})

test('it becomes the provider: prices in minor units of the place, and nothing that was left empty', () => {
  expect(newProviderOf(draft)).toEqual({
    businessName: 'Moss Barbering',
    profession: 'Barber',
    placeSlug: 'leeds',
    street: '1 High Street',
    postalCode: '',
    services: [{ name: 'Cut', durationMinutes: 30, priceMinor: 2250 }],
    hours: emptyDraft.hours,
    startIntervalMinutes: null,
  })
  const tokyo = { ...leeds, slug: 'tokyo', currency: 'JPY' }
  const more = newProviderOf({
    ...draft,
    startIntervalMinutes: 15,
    place: tokyo,
    position: { lat: 35.7, lng: 139.7 },
    phone: ' 03 1234 5678',
    services: [{ key: 'a', name: 'Cut', minutes: 30, price: '4500' }],
  })
  expect(more).toMatchObject({
    placeSlug: 'tokyo',
    position: { lat: 35.7, lng: 139.7 },
    phone: ' 03 1234 5678',
    services: [{ priceMinor: 4500 }],
    startIntervalMinutes: 15,
  })
  expect([currencyOf(draft), currencyOf({ place: tokyo }), currencyOf({ place: null })]).toEqual(['GBP', 'JPY', 'GBP'])
})

describe('a step', () => {
  // The key of a text stands for the text.
  const t = ((key: string) => key) as never
  const problems = (step: Step, change: Partial<FullDraft>) =>
    problemsOf(step, { ...draft, ...change }, t).map(({ fieldId, message }) => `${fieldId}: ${message}`)

  test('that is filled in has nothing wrong', () => {
    for (const step of steps) expect(problems(step, {})).toEqual([])
  })

  test.each<[Step, Partial<FullDraft>, string[]]>([
    [
      'business',
      { businessName: ' ', profession: '' },
      ['businessName: signup.errors.businessName', 'profession: signup.errors.profession'],
    ],
    ['business', { businessName: 'M' }, []],
    ['place', { place: null, street: '' }, ['place: signup.errors.place', 'street: signup.errors.street']],
    ['place', { street: ' ' }, ['street: signup.errors.street']],
    ['services', { services: [] }, ['services: signup.errors.noService']],
    [
      'services',
      {
        services: [
          { key: 'a', name: 'Cut', minutes: 30, price: '22' },
          { key: 'b', name: ' ', minutes: 30, price: 'free' },
        ],
      },
      ['service-name-1: staff:service.nameMissing', 'service-price-1: staff:service.priceWrong'],
    ],
    [
      'hours',
      { hours: [[], [{ opens: '17:00', closes: '09:00' }], [], [], [], [], []] },
      ['hours-1-0: staff:errors.hours_backwards'],
    ],
    [
      'hours',
      {
        hours: [
          [
            { opens: '09:00', closes: '12:00' },
            { opens: '11:00', closes: '13:00' },
          ],
          [],
          [],
          [],
          [],
          [],
          [],
        ],
      },
      ['hours-0-1: staff:errors.hours_overlap'],
    ],
    // Nothing is asked again at the end.
    ['finish', { businessName: '', place: null, services: [] }, []],
  ])('%s says what is wrong, each at its field', (step, change, expected) => {
    expect(problems(step, change)).toEqual(expected)
  })
})
