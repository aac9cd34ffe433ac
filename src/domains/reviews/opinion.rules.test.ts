import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { takesLess } from '../../../tests/takes-less.ts'
import { pickThemes, signOf } from './analysis.rules.ts'
import { languageOf, opinionOf, sentimentOf } from './opinion.rules.ts'
import { vocabularies } from './vocabularies.rules.ts'

type Labelled = { language: string; stars: number; sign: string; themes: string[]; text: string }

function readGold(half: 'tuned' | 'everyday' | 'kept' | 'indirect'): Labelled[] {
  const file = join(import.meta.dirname, `../../../tests/gold/reviews-${half}.tsv`)
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [language = '', stars, sign = '', themes = '', text = ''] = line.split('\t')
    return { language, stars: Number(stars), sign, themes: themes.split(',').filter(Boolean), text }
  })
}

const read = (text: string, language = 'en') => opinionOf(text, language, vocabularies)
const wordsOf = (text: string, language = 'en') => read(text, language).words ?? 0.5
const themesOf = (text: string, language = 'en') => read(text, language).mentions.map(({ theme }) => theme)

/** Themes named and not meant weigh as much as those that were missed. */
function f1Of(reviews: readonly Labelled[]): number {
  let [both, found, wanted] = [0, 0, 0]
  for (const { text, language, themes } of reviews) {
    const said = themesOf(text, language)
    both += said.filter((theme) => themes.includes(theme)).length
    found += said.length
    wanted += themes.length
  }
  return (2 * both) / (found + wanted)
}

const languages = ['en', 'fr', 'es', 'pt']
const shareOf = (reviews: readonly Labelled[], isRight: (review: Labelled) => boolean) =>
  reviews.filter(isRight).length / reviews.length
const hasSignOf = (sentiment: (review: Labelled) => number) => (review: Labelled) =>
  signOf(sentiment(review)) === review.sign

describe('of fourteen hundred short reviews in four languages that it was tuned on', () => {
  const reviews = readGold('tuned')

  test('the words alone, without stars, give the sign of 85 in a hundred, in each language', () => {
    expect(reviews).toHaveLength(1400)
    for (const language of languages) {
      const own = reviews.filter((review) => review.language === language)
      expect(
        shareOf(
          own,
          hasSignOf(({ text }) => wordsOf(text, language)),
        ),
      ).toBeGreaterThanOrEqual(0.85)
    }
  })

  test('the themes are those that a reader names: F1 of 0.8', () => {
    expect(f1Of(reviews)).toBeGreaterThanOrEqual(0.8)
  })
})

/**
 * Of other writers, who had not seen the vocabulary. Nobody reads them while tuning; decision 062 has the figures. Most people
 * write as in the first; in the last it is told what happened, and seldom how it was.
 */
describe.for([
  { half: 'everyday', count: 239, sign: 0.89, f1: 0.82 },
  { half: 'kept', count: 429, sign: 0.79, f1: 0.78 },
  { half: 'indirect', count: 923, sign: 0.7, f1: 0.71 },
] as const)('of $count $half reviews that nobody has read', ({ half, count, sign, f1 }) => {
  const reviews = readGold(half)

  test('the sentiment that is shown, of stars and words, has the sign of 85 in a hundred, in each language', () => {
    expect(reviews).toHaveLength(count)
    const known = new Set(readGold('tuned').map(({ text }) => text.toLowerCase()))
    expect(reviews.filter(({ text }) => known.has(text.toLowerCase()))).toEqual([])
    for (const language of languages) {
      const own = reviews.filter((review) => review.language === language)
      const shown = hasSignOf(({ stars, text }) => sentimentOf(stars, read(text, language).words))
      expect(shareOf(own, shown)).toBeGreaterThanOrEqual(0.85)
    }
  })

  test(`the words alone give the sign of ${100 * sign} in a hundred`, () => {
    const byWords = hasSignOf(({ text, language }) => wordsOf(text, language))
    expect(shareOf(reviews, byWords)).toBeGreaterThanOrEqual(sign)
  })

  test(`the themes are those that a reader names: F1 of ${f1}`, () => {
    expect(f1Of(reviews)).toBeGreaterThanOrEqual(f1)
  })
})

describe('the words of a review', () => {
  test('are turned around by what denies them, within their clause', () => {
    expect(wordsOf('It was good')).toBeGreaterThan(0.5)
    expect(wordsOf('It was not good')).toBeLessThan(0.5)
    expect(wordsOf('It was not at all good')).toBeLessThan(0.5)
    expect(wordsOf('Not expensive')).toBeGreaterThan(0.5)
    expect(wordsOf('No, it was good')).toBe(wordsOf('It was good'))
    // A phrase that denies already is not denied once more.
    expect(wordsOf('They have not said it, and no hello', 'en')).toBeLessThan(0.3)
    expect(wordsOf('She did not nod, no hello')).toBe(wordsOf('No hello'))
    expect(wordsOf('Je ne recommande pas', 'fr')).toBeLessThan(0.3)
    expect(wordsOf('No es caro', 'es')).toBeGreaterThan(0.5)
    expect(wordsOf('Não gostei', 'pt')).toBeLessThan(0.5)
    expect(wordsOf('Not one of the five other people there was good')).toBe(wordsOf('It was good'))
  })

  test('weigh more with what strengthens them and less with what weakens them', () => {
    const plain = wordsOf('It was good')
    expect(wordsOf('It was really good')).toBeGreaterThan(plain)
    expect(wordsOf('It was slightly good')).toBeLessThan(plain)
  })

  test('count for more after a but and for less after an although', () => {
    expect(wordsOf('Dirty but great')).toBeGreaterThan(wordsOf('Great but dirty'))
    expect(wordsOf('Great although dirty')).toBeGreaterThan(wordsOf('Great and dirty'))
    // What comes after a 'but' speaks against what came before, also where its words are not known.
    expect(signOf(wordsOf('The haircut was great but qwertz'))).toBe('neutral')
    expect(signOf(wordsOf('The room was dirty but qwertz'))).toBe('neutral')
    expect(wordsOf('But qwertz')).toBe(0.5)
    // So it is where the turn is a complaint of its own; a phrase that only begins with such a word is no turn.
    expect(signOf(wordsOf('The haircut was great, too bad they qwertz'))).toBe('neutral')
    expect(wordsOf('Great and still looks perfect')).toBeGreaterThan(0.8)
  })

  test('are of two minds only where they turn or weigh nothing up; otherwise what weighs more decides', () => {
    expect(signOf(wordsOf('Dirty, great haircut, great music'))).toBe('positive')
    expect(signOf(wordsOf('Great, dirty'))).toBe('negative')
    expect(signOf(wordsOf('Great, dirty, average'))).toBe('neutral')
    expect(signOf(wordsOf('Great, but dirty and rude'))).toBe('neutral')
    // 'ne' denies together with 'pas': what is a phrase of refusal already is not turned around by it.
    expect(signOf(wordsOf('Je ne reviendrai pas', 'fr'))).toBe('negative')
  })

  test('are those of a phrase before those it is made of', () => {
    expect(wordsOf('Couleur délavée', 'fr')).toBeLessThan(0.3)
    expect(wordsOf('Rien à redire', 'fr')).toBeGreaterThan(0.7)
    expect(wordsOf('No puedo estar más contenta', 'es')).toBeGreaterThan(0.7)
    expect(wordsOf('Never looked better')).toBeGreaterThan(0.7)
    // A number may stand in them, in figures or in words.
    expect(read('Gone in 3 washes').mentions).toMatchObject([{ theme: 'durability' }])
    expect(read('Gone in three washes').mentions).toMatchObject([{ theme: 'durability' }])
  })

  test('may be pictures, in any language', () => {
    for (const language of Object.keys(vocabularies)) {
      expect(wordsOf('😍', language)).toBeGreaterThan(0.7)
      expect(wordsOf('👎', language)).toBeLessThan(0.3)
    }
  })

  test('that are not known say nothing, and then the stars alone do', () => {
    expect(read('Qwertz')).toEqual({ words: null, mentions: [] })
    expect(read('')).toEqual({ words: null, mentions: [] })
    expect([1, 3, 5].map((stars) => sentimentOf(stars, null))).toEqual([0, 0.5, 1])
    expect(sentimentOf(5, 0)).toBeCloseTo(0.6)
    expect(sentimentOf(1, 1)).toBeCloseTo(0.4)
  })

  test('are read in the language they are in, whatever was said', () => {
    expect(
      languageOf('Elle a vraiment écouté ce que je voulais et le résultat est très beau', 'en', vocabularies),
    ).toBe('fr')
    expect(languageOf('Perfecto', 'en', vocabularies)).toBe('en')
    expect(opinionOf('Good', 'xx', vocabularies)).toEqual({ words: null, mentions: [] })
    expect(wordsOf('Me ha dejado el pelo precioso y es muy simpática, la mejor de la ciudad', 'en')).toBeGreaterThan(
      0.7,
    )
  })
})

describe('a theme', () => {
  test('is told with the sentence that says it, word for word', () => {
    const text = 'I came in on a Tuesday. She runs late! The room was spotless.'
    const said = read(text).mentions.map(({ theme, value, start, end }) => [theme, value > 0, text.slice(start, end)])
    expect(said).toEqual([
      ['punctuality', false, 'She runs late!'],
      ['cleanliness', true, 'The room was spotless.'],
    ])
  })

  test('is the price where a sum is named beside an opinion on anything', () => {
    expect(themesOf('£120 and it came out patchy')).toContain('price')
    expect(themesOf('Vingt euros et un accueil charmant', 'fr')).toContain('price')
    expect(themesOf('£120 on a Tuesday')).toEqual([])
    expect(themesOf('Two friendly lads')).not.toContain('price')
  })

  test('is one of two where a phrase speaks of both', () => {
    expect(themesOf('They cancelled last minute').toSorted()).toEqual(['contact', 'punctuality'])
  })

  test('is no topic without an opinion in the same clause', () => {
    expect(themesOf('It was a haircut')).toEqual([])
    expect(themesOf('A haircut, and the weather was good')).toEqual([])
    expect(themesOf('A good haircut')).toEqual(['result'])
    expect(themesOf('The perm has held up well')).toEqual(['durability'])
  })

  test('is not a word that a sentence only mentions', () => {
    for (const text of [
      'A friend at work would not stop talking about Yan.',
      'I would not recommend this salon to a friend.',
      'Nobody cared about me or my hair.',
      'I remembered to bring my own towel, they had none.',
    ])
      expect(themesOf(text), text).not.toContain('friendliness')
  })

  test('is shown once two have said it, five at most, the most frequent complaint among them', () => {
    const of = (theme: string, count: number, isPraise = true) => ({ theme, count, isPraise })
    const praised = [of('a', 9), of('b', 8), of('c', 7), of('d', 6), of('e', 5), of('f', 4)]
    expect(pickThemes([...praised, of('g', 1)])).toEqual(praised.slice(0, 5))
    expect(pickThemes([...praised, of('g', 2, false), of('h', 1, false)])).toEqual([
      ...praised.slice(0, 4),
      of('g', 2, false),
    ])
    expect(pickThemes([of('b', 2), of('a', 2), of('c', 2, false), of('d', 1)])).toEqual([
      of('a', 2),
      of('b', 2),
      of('c', 2, false),
    ])
  })
})

test('a sentiment is positive above 0.7, neutral above 0.3', () => {
  expect([0.71, 0.7, 0.31, 0.3].map(signOf)).toEqual(['positive', 'neutral', 'neutral', 'negative'])
})

test('the longest review is read in a moment', async () => {
  const text = 'never ever not so but '.repeat(90)
  const readAll = () => Object.keys(vocabularies).map((language) => read(text.slice(0, 2000), language))
  expect(await takesLess(1000, readAll)).toBe(true)
})
