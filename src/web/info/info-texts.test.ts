import { expect, test } from 'vitest'
import { languages } from '../../i18n/languages.ts'
import { infoTexts } from './info-texts.ts'

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
const textsOf = (language: (typeof languages)[number]) => textsIn(infoTexts(language))
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1])

test.for(languages)('%s says everything, with the links of the English text', (language) => {
  const english = textsOf('en')
  const texts = textsOf(language)
  expect(texts.length).toBe(english.length)
  expect(texts.filter((text) => text.trim() === '' || text !== text.trim() || / {2}/.test(text))).toEqual([])
  expect(texts.map(linksOf)).toEqual(english.map(linksOf))
})

test.for(languages.filter((language) => language !== 'en'))('nothing of %s is left in English', (language) => {
  const names = /^([\w-]+(, [\w-]+)*|Cookie)$/
  const english = new Set(textsOf('en').filter((text) => !names.test(text)))
  expect(textsOf(language).filter((text) => english.has(text))).toEqual([])
})

test('French sets off its signs by a space that never ends a line', () => {
  const wrong = textsOf('fr').filter((text) => / [:;!?»]|« |\p{L}[;!?]/u.test(text))
  expect(wrong).toEqual([])
})

test('every language names the same distances, days and figures', () => {
  const figures = (text: string) => (text.match(/\d+/g) ?? []).sort()
  const english = textsOf('en').map(figures)
  for (const language of languages) expect(textsOf(language).map(figures)).toEqual(english)
})
