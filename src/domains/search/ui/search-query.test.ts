import { expect, test } from 'vitest'
import { areaOf } from './map-address.ts'
import { changed, chosenFilters, cleared, nextPage, onDay, readQuery, searchInput, without } from './search-query.ts'

const params = (query: string) => new URLSearchParams(query)

test('of an address only what the server reads is kept, in one order and each once', () => {
  const given = params('utm=x&needs=quiet&sort=price&needs=step_free,quiet&search=cut&lng=zz&search=two')
  expect(`${readQuery(given)}`).toBe('search=cut&needs=quiet%2Cstep_free&sort=price')
  expect(`${readQuery(params('lng=fr&page=2'))}`).toBe('lng=fr&page=2')
})

test('all that the page of a trade at a place asks for is asked for', () => {
  const all = params('profession=Barber&location=Shoreditch%2C+London')
  expect(searchInput(readQuery(all))).toEqual({ profession: 'Barber', location: 'Shoreditch, London' })
  expect(chosenFilters(all)[0]).toEqual(['profession', 'Barber'])
  expect(without(all, ['profession', 'Barber'])).toBe('/search?location=Shoreditch%2C+London')
})

test('what is empty is not asked for, nor a currency without a price', () => {
  expect(searchInput(params('search=&location=Leith&currency=GBP&minPrice='))).toEqual({ location: 'Leith' })
  expect(searchInput(params('maxPrice=30&currency=GBP'))).toEqual({ maxPrice: '30', currency: 'GBP' })
})

test('another search begins at its first page', () => {
  const at = params('search=cut&page=3&after=abc')
  expect(changed(at, 'minRating', '4.5')).toBe('/search?search=cut&minRating=4.5')
  expect(changed(at, 'page', '2')).toBe('/search?search=cut&page=2')
  expect(nextPage(at, 4, 'def')).toBe('/search?search=cut&page=4&after=def')
  expect(nextPage(at, 4, null)).toBe('/search?search=cut&page=4')
})

test('one filter goes alone: one of several needs, the last price with its currency, a distance with its point', () => {
  expect(without(params('needs=quiet,step_free'), ['needs', 'quiet'])).toBe('/search?needs=step_free')
  expect(without(params('minPrice=10&maxPrice=20&currency=GBP'), ['minPrice', '10'])).toBe(
    '/search?maxPrice=20&currency=GBP',
  )
  expect(without(params('maxPrice=20&currency=GBP&search=cut'), ['maxPrice', '20'])).toBe('/search?search=cut')
  const area = params('userLat=51&userLng=0&distanceKm=3&search=cut')
  expect(without(area, ['distanceKm', '3'])).toBe('/search?search=cut')
  expect(without(area, ['search', 'cut'])).toBe('/search?userLat=51&userLng=0&distanceKm=3')
})

test('where to look is one thing: a place that is typed takes the place of what was searched on the map', () => {
  const read = (query: string) => `${readQuery(params(query))}`
  const area = 'bounds=51%2C-1%2C52%2C0'
  expect(read(`location=Leeds&${area}`)).toBe('location=Leeds')
  expect(read('location=Leeds&userLat=51&userLng=0&distanceKm=0.7')).toBe('location=Leeds')
  expect(read('location=Leeds&distanceKm=5')).toBe('location=Leeds&distanceKm=5')
  expect(read(`location=&${area}&distanceKm=5`)).toBe(`location=&${area}`)
  expect(read('distanceKm=5')).toBe('')
  expect(searchInput(params(`search=cut&location=Leeds&${area}`))).toEqual({ search: 'cut', location: 'Leeds' })
  expect(without(params('location=Leeds&distanceKm=5&search=cut'), ['location', 'Leeds'])).toBe('/search?search=cut')
  expect(chosenFilters(params(area))).toEqual([['bounds', '51,-1,52,0']])
})

test('a part of the map takes the place of where was searched, on its first page', () => {
  const at = params('search=cut&location=Leeds&distanceKm=5&page=3&after=abc')
  const bounds = { south: 51.100001, west: -1.000001, north: 51.2, east: -0.5 }
  expect(areaOf(bounds, at)).toBe('/search?search=cut&bounds=51.1%2C-1.00001%2C51.2%2C-0.5')
  expect(areaOf(bounds, params('userLat=1&userLng=2&distanceKm=5'), true)).toMatch(/^\/search\?bounds=[^&]*&view=map$/)
})

test('another day is asked for at any time of it', () => {
  expect(onDay(params('search=cut&date=2030-01-07&time=14:00&timeOfDay=evening'), '2030-01-08')).toBe(
    '/search?search=cut&date=2030-01-08',
  )
})

test('the category comes first, and how a list is shown is no filter', () => {
  const all = params('search=cut&sort=price&page=2&currency=GBP&needs=quiet,step_free&category=nail-care&lng=fr')
  expect(chosenFilters(all).map((one) => one.join(' '))).toEqual([
    'category nail-care',
    'search cut',
    'needs quiet',
    'needs step_free',
  ])
  expect(cleared(all)).toBe('/search?sort=price&lng=fr')
  expect(cleared(params('search=cut'))).toBe('/search')
})
