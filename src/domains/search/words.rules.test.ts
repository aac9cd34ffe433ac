import { describe, expect, test } from 'vitest'
import { countWords, fits } from './words.rules.ts'

const wanted = (...words: string[]) =>
  words.map((word) => ({ typed: [word], synonyms: [] as string[], beginning: null }))

describe('wanted words in the name of a service', () => {
  test.each([
    ['Balayage and toner', ['balayage'], 1],
    ['Balayage and toner', ['balayage', 'toner'], 2],
    ['Gel nails', ['balayage'], 0],
    ['Haircuts for men', ['haircut'], 1],
    ['Barbero a domicilio', ['barbera'], 1],
    ['Déméloir', ['demeloir'], 1],
    ['Cat sitting', ['car'], 0],
    ['Carpet', ['car'], 0],
    ['', ['car'], 0],
  ])('%s, of %j: %i', (text, words, count) => expect(countWords(text, wanted(...words))).toBe(count))

  test('are also those that mean the same, and those that begin so where that is asked for', () => {
    expect(countWords('Gel nails', [{ typed: ['ongles'], synonyms: ['nails'], beginning: null }])).toBe(1)
    expect(countWords('Balayage', [{ typed: ['bala'], synonyms: [], beginning: 'bala' }])).toBe(1)
    expect(countWords('Balayage', [{ typed: ['layage'], synonyms: [], beginning: 'layage' }])).toBe(0)
  })
})

test('a name fits what begins each of its words, in any order, or means the same', () => {
  const names = ['Hair Styling & Barbering', 'Coiffure et barbier']
  for (const text of ['hair', 'barb', 'BARB hai', 'coiff', '', '&'])
    expect([text, fits(text, names)]).toEqual([text, true])
  for (const text of ['nails', 'hair nails', 'airb']) expect([text, fits(text, names)]).toEqual([text, false])
  expect(fits('peluquero', names, () => ['hair'])).toBe(true)
})
