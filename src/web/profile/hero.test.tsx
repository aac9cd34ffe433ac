import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../tests/rendered.tsx'
import type { Provider } from '../../domains/providers/contract.ts'
import { Hero } from './hero.tsx'

test('at the top of a profile stands where the provider is, and not the street', () => {
  const provider = {
    name: 'Maya',
    businessName: 'Maya',
    profession: 'Hair Stylist',
    location: 'Bethnal Green, London',
    address: '7 Columbia Road, London, E2 7RG',
    city: 'London',
    linkTo: '/provider/maya',
    rating: null,
    reviewsCount: 0,
    services: [],
    openingTimes: { state: { code: 'closed_today', untilMinute: null } },
  } as unknown as Provider
  const text = textIn(rendered(<Hero provider={provider} />))
  expect(text).toContain('Bethnal Green, London')
  expect(text).not.toMatch(/Columbia Road|E2 7RG/)
})
