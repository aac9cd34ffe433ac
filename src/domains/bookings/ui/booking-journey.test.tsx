import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import type { Provider } from '../../providers/contract.ts'
import { BookingJourney, JourneyFor } from './booking-journey.tsx'

const cut = {
  id: 'cut',
  name: 'Cut',
  description: '',
  category: null,
  durationMinutes: 30,
  priceMinor: 2000,
  currency: 'GBP',
}
const provider = {
  id: 'maya',
  slug: 'maya',
  name: 'Maya',
  linkTo: '/provider/maya',
  currency: 'GBP',
  services: [cut],
} as unknown as Provider

/** As it is sent, to everyone: what scripts take over, and what is read without them. */
function pageOf(refusal: string | null, session?: 'signed-in' | 'signed-out' | 'unknown') {
  const start = '2026-11-23T10:00:00Z'
  const selection = { serviceIds: ['cut'], staffId: null, start, month: null, day: null }
  const page = { provider, selection, today: '2026-11-22', times: null, quote: null, refusal }
  const journey = session ? <JourneyFor {...page} session={session} /> : <BookingJourney {...page} />
  const html = rendered(journey, {}, '/booking')
  const isPlain = /<noscript>(.*?)<\/noscript>/gs
  return { shown: textIn(html.replaceAll(isPlain, '')), plain: textIn((html.match(isPlain) ?? []).join()) }
}

const taken = 'That time has just been taken.'
const pickFirst = 'Choose a service and a time first.'

test('of a time that is taken nothing is said before it is known who asks: they may hold it themselves', () => {
  const { shown, plain } = pageOf('slot_taken')
  expect(shown).not.toContain(taken)
  expect(shown).not.toContain(pickFirst)
  expect(plain).toContain(taken)
  expect(plain).toContain(pickFirst)
})

test('that a time is taken is told whoever is not known to be signed in', () => {
  for (const session of ['signed-out', 'unknown'] as const) {
    const { shown, plain } = pageOf('slot_taken', session)
    expect(shown, session).toContain(taken)
    expect(shown, session).toContain(pickFirst)
    expect(plain, session).not.toContain(taken)
  }
  expect(pageOf('slot_taken', 'signed-in').shown).not.toContain(taken)
})

test('that a time has passed is true for everyone', () => {
  const { shown, plain } = pageOf('past')
  expect(shown).toContain('This time has passed.')
  expect(shown).toContain(pickFirst)
  expect(plain).not.toContain(pickFirst)
})
