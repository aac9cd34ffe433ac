import { expect, test } from 'vitest'
import { addWords } from './words.ts'

const rules = { most: 3, maxLength: 10 }

test.each([
  ['one', [], 'Fade', { words: ['Fade'], rest: '', problem: null }],
  ['nothing', ['Fade'], '  , ; \u200b,', { words: ['Fade'], rest: '', problem: null }],
  [
    'several at once',
    ['Fade'],
    ' Balayage, Blowout ',
    { words: ['Fade', 'Balayage', 'Blowout'], rest: '', problem: null },
  ],
  ['the same in another writing', ['Café'], 'CAFE', { words: ['Café'], rest: 'CAFE', problem: 'twice' }],
  ['more than there is room for', ['a', 'b'], 'c, d, e', { words: ['a', 'b', 'c'], rest: 'd, e', problem: 'full' }],
  ['one that is too long', [], 'x, extraordinarily', { words: ['x'], rest: 'extraordinarily', problem: 'long' }],
] as const)('a list of words takes %s', (_what, words, typed, expected) => {
  expect(addWords(words, typed, rules)).toEqual(expected)
})

test('of a list of known ones what was meant is kept, and nothing else is taken', () => {
  const known = { ...rules, toWord: (typed: string) => (typed.toLowerCase() === 'french' ? 'fr' : null) }
  expect(addWords([], 'French', known)).toEqual({ words: ['fr'], rest: '', problem: null })
  expect(addWords(['fr'], 'french', known)).toEqual({ words: ['fr'], rest: 'french', problem: 'twice' })
  expect(addWords([], 'Klingon', known)).toEqual({ words: [], rest: 'Klingon', problem: 'unknown' })
})
