import { expect, test } from 'vitest'
import { asUnfinished } from './words.rules.ts'

const wanted = (...words: string[]) =>
  words.map((word) => ({ typed: [word], synonyms: [] as string[], beginning: null }))

test('only the last word may be unfinished, from three letters on', () => {
  expect(asUnfinished(wanted('gel', 'nai')).map(({ beginning }) => beginning)).toEqual([null, 'nai'])
  expect(asUnfinished(wanted('gel', 'na'))).toEqual(wanted('gel'))
  expect(asUnfinished(wanted('na'))).toEqual(wanted('na'))
  expect(asUnfinished([])).toEqual([])
})
