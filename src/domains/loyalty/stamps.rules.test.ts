import { expect, test } from 'vitest'
import { stampTerms } from './stamps.rules.ts'

const terms = { visits: 10, rewardMinor: 1500, currency: 'GBP', serviceIds: [] as string[] }
const card = { ...terms, isOffered: true, startedAt: new Date('2026-05-01') }
const visit = { endedAt: new Date('2026-05-02'), serviceIds: ['cut', 'beard'] }

test('a visit is stamped by the card that is begun, else by the one that is offered', () => {
  expect(stampTerms({ visit, card: null, begun: null })).toBeNull()
  expect(stampTerms({ visit, card, begun: null })).toBe(card)
  const begun = { ...terms, visits: 5 }
  expect(stampTerms({ visit, card, begun })).toBe(begun)
  expect(stampTerms({ visit, card: { ...card, isOffered: false }, begun: null })).toBeNull()
  expect(stampTerms({ visit, card: { ...card, isOffered: false }, begun })).toBe(begun)
})

test('of visits before the card none counts, and where services are named only those with one of them', () => {
  expect(stampTerms({ visit: { ...visit, endedAt: new Date('2026-04-30') }, card, begun: null })).toBeNull()
  const ofBeards = { ...card, serviceIds: ['beard'] }
  expect(stampTerms({ visit, card: ofBeards, begun: null })).toBe(ofBeards)
  const ofNails = { ...card, serviceIds: ['nails'] }
  expect(stampTerms({ visit, card: ofNails, begun: null })).toBeNull()
  expect(stampTerms({ visit, card, begun: { ...terms, serviceIds: ['nails'] } })).toBeNull()
})
