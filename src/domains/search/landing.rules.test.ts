import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { professions } from '../categories/rules.ts'
import { landingOf, landings } from './landing.rules.ts'

test('every profession has one page but the one for all others, and a category where it holds several', () => {
  expect(landings.map(({ slug }) => slug).toSorted()).toEqual([
    ...[
      'barber',
      'beauty-therapist',
      'eyelash-technician',
      'fitness-trainer',
      'fitness-training',
      'hair-styling-barbering',
    ],
    ...['hair-stylist', 'makeup-artist', 'massage-therapist', 'nail-technician', 'nutritionist'],
    ...['personal-care-grooming', 'personal-trainer', 'photographer', 'tattoo-artist', 'yoga-instructor'],
  ])
  expect(landings.length).toBe(professions.length - 1 + 3)
})

test.each([
  ['barber', { slug: 'barber', filter: { profession: 'Barber' } }],
  ['hair-styling-barbering', { slug: 'hair-styling-barbering', filter: { category: 'hair-styling-barbering' } }],
  ['nail-technician', { slug: 'nail-technician', filter: { category: 'nail-care' } }],
  ['nail-care', { slug: 'nail-technician', filter: { category: 'nail-care' } }],
  ['massage-bodywork', { slug: 'massage-therapist', filter: { category: 'health-wellness' } }],
  ['health-wellness', { slug: 'massage-therapist', filter: { category: 'health-wellness' } }],
  ['skincare-aesthetics', { slug: 'personal-care-grooming', filter: { category: 'personal-care-grooming' } }],
])('%s leads to the one page that lists the same', (slug, landing) => expect(landingOf(slug)).toEqual(landing))

test.each([
  'miscellaneous-services',
  'general-services',
  'service-provider',
  'falconer',
  '',
  'constructor',
  '__proto__',
])('“%s” has no page', (slug) => expect(landingOf(slug)).toBeNull())

test('no page of a trade takes the address of another page', () => {
  const routes = readFileSync('src/web/routes.ts', 'utf8')
  const first = [...routes.matchAll(/route\('([^/:*']+)/g)].map((match) => match[1])
  expect(first).toContain('settings')
  expect(landings.filter(({ slug }) => first.includes(slug))).toEqual([])
})
