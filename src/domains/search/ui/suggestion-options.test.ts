import { expect, test } from 'vitest'
import '../../texts.server.ts'
import { i18nFor } from '../../../i18n/i18n.ts'
import { optionsFor, placesWithout, splitMatch } from './suggestion-options.ts'

const place = { slug: 's', timezone: 'Europe/London', currency: 'GBP', coordinates: { lat: 0, lng: 0 } }
const found = {
  categories: [1, 2, 3].map((n) => ({ slug: n === 1 ? 'nail-care' : `other-${n}`, name: `Category ${n}` })),
  professions: [] as { slug: string; name: string }[],
  services: [1, 2, 3, 4].map((n) => ({ name: `Service ${n}` })),
  providers: [1, 2, 3, 4].map((n) => ({
    ...{ id: `${n}`, slug: `p${n}`, linkTo: `/provider/p${n}`, name: `Maya ${n}` },
    ...{ profession: 'Barber', location: 'Leith, Edinburgh' },
  })),
  places: [
    { ...place, name: 'Leith', city: 'Edinburgh', region: 'Scotland', country: 'GB', written: 'Leith' },
    { ...place, name: 'London', city: 'London', region: 'London', country: 'GB', written: 'London' },
    { ...place, name: 'Newport', city: 'Newport', region: 'England', country: 'GB', written: 'Newport, Telford' },
  ],
}

test('of each kind a few are offered, at most nine, and what was typed comes last', () => {
  const options = optionsFor('what', found, i18nFor('fr'))
  expect(options.map(({ kind }) => kind).join(' ')).toBe(
    'category category service service service provider provider provider everywhere',
  )
  expect(options[0]).toEqual({ kind: 'category', text: 'Soin des ongles', slug: 'nail-care' })
  expect(options[5]).toMatchObject({ text: 'Maya 1', detail: 'Barbier, Leith, Edinburgh', to: '/provider/p1' })
})

test('a trade comes before the category that it is in', () => {
  const options = optionsFor('what', { ...found, professions: [{ slug: 'barber', name: 'Barber' }] }, i18nFor('fr'))
  expect(options).toHaveLength(9)
  expect(options[0]).toEqual({ kind: 'trade', text: 'Barbiers', slug: 'Barber' })
})

test('where nothing can be looked up, whoever is near and a fixed list are offered', () => {
  const names = ['London', 'Paris', 'Ávila']
  const said = (typed: string) => placesWithout(names, typed, i18nFor('en')).map(({ text }) => text)
  expect(said('')).toEqual(['Near me', 'London', 'Paris', 'Ávila'])
  expect(said('av')).toEqual(['Ávila'])
})

test('a place says what it is a part of, and nothing twice', () => {
  const options = optionsFor('where', found, i18nFor('en'))
  expect(options.map(({ text, detail }) => `${text}: ${detail}`)).toEqual([
    'Leith: Edinburgh, Scotland, GB',
    'London: GB',
    'Newport: near Telford, England, GB',
  ])
})

test('what was typed is marked where a word begins with it, accents and capitals aside', () => {
  expect(splitMatch('Hair Styling & Barbering', 'bar')).toEqual(['Hair Styling & ', 'Bar', 'bering'])
  expect(splitMatch('Épilation', 'epi')).toEqual(['', 'Épi', 'lation'])
  expect(splitMatch('Soin des ongles', 'ÓNG')).toEqual(['Soin des ', 'ong', 'les'])
  expect(splitMatch('Crowbar', 'bar')).toEqual(['Crowbar', '', ''])
  expect(splitMatch('Maya', '')).toEqual(['Maya', '', ''])
})
