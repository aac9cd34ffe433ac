import { beforeEach, expect, test } from 'vitest'
import { keepHere } from '../../../lib/kept.ts'
import { forgetSearch, keepSearch, recentSearches } from './recent-searches.ts'

beforeEach(() => keepHere('recentSearches', null))

const words = () => recentSearches().map(({ search, location }) => `${search}@${location}`)

test('the last five are kept, the newest first, and one that is made again comes first again', () => {
  for (const search of ['a', 'b', 'c', 'd', 'e', 'f', ' c ']) keepSearch({ search, location: 'Leith' })
  expect(words()).toEqual(['c@Leith', 'f@Leith', 'e@Leith', 'd@Leith', 'b@Leith'])
  keepSearch({ search: 'c', location: '' })
  expect(words().slice(0, 2)).toEqual(['c@', 'c@Leith'])
})

test('a search without words is not kept', () => {
  keepSearch({ search: '  ', location: 'Leith' })
  expect(words()).toEqual([])
})

test('each can be forgotten alone, or all of them', () => {
  for (const search of ['a', 'b', 'c']) keepSearch({ search, location: '' })
  expect(forgetSearch({ search: 'b', location: '' }).map(({ search }) => search)).toEqual(['c', 'a'])
  expect(forgetSearch()).toEqual([])
  expect(words()).toEqual([])
})

test('what somebody else has put in its place is no search', () => {
  for (const kept of ['no json', '{}', '[1, null, {"search": 1, "location": ""}]']) {
    keepHere('recentSearches', kept)
    expect(words()).toEqual([])
  }
})
