import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import type { ProviderCard as Card } from '../contract.ts'
import type { FreeTimes } from './free-times.tsx'
import { ProviderCard } from './provider-card.tsx'

const provider = {
  name: 'Maya',
  profession: 'Barber',
  location: 'Leith',
  linkTo: '/provider/maya',
  hasServices: true,
} as Card

const cardWith = (times: FreeTimes | null, changed: Partial<Card> = {}) =>
  textIn(
    rendered(
      <ProviderCard
        provider={{ ...provider, ...changed, image: null, rating: null, distanceKm: null }}
        times={times}
      />,
    ),
  )

test('a card says nothing of times that could not be looked up, and that there are none only where that is known', () => {
  expect(cardWith(null)).not.toMatch(/free|times/)
  expect(cardWith({ serviceId: 'cut', today: '2026-11-22', slots: [] })).toContain('No free times this week')
  const free = cardWith({ serviceId: 'cut', today: '2026-11-22', slots: [{ start: '2026-11-23T10:00:00+00:00' }] })
  expect(free).toContain('Tomorrow next free')
  expect(free).not.toContain('No free times')
})

test('a card of somebody without a calendar says that times are on request', () => {
  const onRequest = cardWith({ serviceId: null, today: '2026-11-22', slots: [] })
  expect(onRequest).toContain('Times on request')
  expect(onRequest).not.toContain('No free times')
})

test('a card of somebody without a service says that nothing can be booked, and no price', () => {
  for (const times of [null, { serviceId: null, today: '2026-11-22', slots: [] }]) {
    const closed = cardWith(times, { hasServices: false })
    expect(closed).toContain('Cannot be booked online right now')
    expect(closed).not.toMatch(/on request|pricing|free/)
  }
})
