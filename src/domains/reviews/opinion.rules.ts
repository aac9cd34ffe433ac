/** What people speak about in reviews of the trades here. */
const themes = [
  'result',
  'friendliness',
  'punctuality',
  'price',
  'cleanliness',
  'advice',
  'atmosphere',
  'contact',
  'comfort',
  'durability',
] as const
export type Theme = (typeof themes)[number]

/**
 * The words of one language; `_` joins a phrase, `*` is any ending, `..` up to three words, `@name` any word of that
 * group. Without accents and capitals.
 */
export type Vocabulary = {
  /** What its sentences are full of, to tell it by. */
  common: string
  not: string
  /** Where they stand right after the word they turn around. */
  notAfter?: string
  /** What stands with it: a phrase with such a word denies already. */
  notWith?: string
  more: string
  less: string
  /** What comes after it counts for more. */
  but: string
  /** What comes after it counts for less. */
  although: string
  /** What sums are named in. */
  money: string
  /** Lines of `name: words`: what stands in the same place of many phrases, such as the numbers. */
  groups: string
  /** Lines of `themes weight: words`; without a theme an opinion on everything, with the weight 0 a topic without one. */
  opinions: string
}

/** What may stand in one place of a phrase. */
type Place = readonly string[]
type Entry = { words: readonly Place[]; weight: number; themes: readonly Theme[]; isNeutral: boolean }
type Role = 'common' | 'not' | 'notAfter' | 'notWith' | 'money' | 'more' | 'less' | 'but' | 'although'
/** By the first word of each, or its beginning. */
type Index = Map<string, Entry[]>
export type Lexicon = {
  roles: Record<Role, ReadonlySet<string>>
  entries: Index
  /** The group `n`. */
  numbers: Place
  phrases: Record<'but' | 'although', Place[][]>
}

/** `ñ` is a letter of its own: without it, 'uña' would stand wherever 'una' does. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/n\u0303/g, 'ñ')
    .replaceAll(/\p{Mn}/gu, '')

const listOf = (words = '') => plain(words).split(/\s+/).filter(Boolean)

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.split(':').map((part) => part.trim()))
    .flatMap(([head, words]) => (head && words ? [[head, words] as const] : []))

export function lexicon(vocabulary: Vocabulary): Lexicon {
  const setOf = (role: Role) => new Set(listOf(vocabulary[role]).filter((word) => !word.includes('_')))
  const phrasesOf = (role: 'but' | 'although') =>
    listOf(vocabulary[role])
      .filter((word) => word.includes('_'))
      .map((word) => word.split('_').map((one) => [one]))
  const groups = new Map(linesOf(vocabulary.groups).map(([name, words]) => [`@${name}`, listOf(words)]))
  const entries: Index = new Map()
  for (const [head, words] of linesOf(vocabulary.opinions)) {
    const [last = '0', ...themes] = head.split(/\s+/).reverse()
    for (const word of listOf(words)) {
      const entry: Entry = {
        words: word.split('_').map((one) => groups.get(one) ?? [one]),
        weight: Number(last.replace('~', '')),
        themes: themes as Theme[],
        isNeutral: last.startsWith('~'),
      }
      for (const first of entry.words[0] ?? []) {
        const known = entries.get(first)
        if (known) known.push(entry)
        else entries.set(first, [entry])
      }
    }
  }
  const roles = {
    common: setOf('common'),
    not: setOf('not'),
    notAfter: setOf('notAfter'),
    notWith: setOf('notWith'),
    money: setOf('money'),
    more: setOf('more'),
    less: setOf('less'),
    but: setOf('but'),
    although: setOf('although'),
  }
  return {
    roles,
    entries,
    numbers: groups.get('@n') ?? [],
    phrases: { but: phrasesOf('but'), although: phrasesOf('although') },
  }
}

type Token = { word: string; isBreak: boolean; isSum: boolean }

const tokensOf = (text: string): Token[] =>
  [...plain(text).matchAll(/(\p{Sc}\s?)?([\p{L}\p{N}]+)(\s?\p{Sc})?|\p{Extended_Pictographic}|[,;:()]| - /gu)].map(
    ([all, before, word = all, after]) => ({
      word,
      isBreak: /^[,;:() -]+$/.test(all),
      isSum: before !== undefined || after !== undefined,
    }),
  )

const fits = (place: Place, word: string) =>
  place.some((pattern) => (pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : pattern === word))

const isGap = (place: Place) => place[0] === '..'

/** How many of the words from there on it takes; 0: it does not stand there. */
function lengthAt(words: readonly Place[], tokens: readonly Token[], start: number): number {
  let at = start
  for (let index = 0; index < words.length; index++) {
    const place = words[index] ?? []
    if (!isGap(place)) {
      if (!fits(place, tokens[at]?.word ?? '')) return 0
      at++
      continue
    }
    const next = words[index + 1] ?? []
    const found = [0, 1, 2, 3].find((gap) => fits(next, tokens[at + gap]?.word ?? ''))
    if (found === undefined || tokens.slice(at, at + found).some(({ isBreak }) => isBreak)) return 0
    at += found
  }
  return at - start
}

const shortestStem = 2

/** The longest that stands there. */
function entryAt({ entries }: Lexicon, tokens: readonly Token[], at: number): Found | null {
  const word = tokens[at]?.word ?? ''
  let best: Found | null = null
  const keys = [word]
  for (let end = word.length; end >= shortestStem; end--) keys.push(`${word.slice(0, end)}*`)
  for (const key of keys)
    for (const entry of entries.get(key) ?? []) {
      const length = lengthAt(entry.words, tokens, at)
      if (length > (best?.length ?? 0)) best = { entry, length }
    }
  return best
}

/** How many words of a turn in what is said stand there. */
const turnAt = ({ roles, phrases }: Lexicon, role: 'but' | 'although', tokens: readonly Token[], at: number) =>
  Math.max(
    roles[role].has(tokens[at]?.word ?? '') ? 1 : 0,
    ...phrases[role].map((phrase) => lengthAt(phrase, tokens, at)),
  )

type Hit = Entry & { clause: number; value: number }
type Found = { entry: Entry; length: number }

/** How far before a word what turns it around may stand. */
const reach = 4
const turned = { good: -0.7, bad: -0.5 }
const stronger = 1.4
const weaker = 0.6
const contrast = { before: 0.8, after: 1.2 }
/** What comes after a 'but' without a word that is known, against what came before it. */
const unsaid = -0.9
/** How far a 'but' pulls to the middle, where what came before it praises or blames and what comes after it does not. */
const mixed = { praised: 4, blamed: 1 }

function hitsOf(text: string, words: Lexicon): { hits: Hit[]; hasTurn: boolean } {
  const tokens = tokensOf(text)
  const { roles } = words
  const hits: Hit[] = []
  let clause = 0
  let factor = 1
  let beforeBut = 0
  let hasTurn = false
  /** Since the clause began, without what belongs to an opinion already. */
  let before: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const { word = '', isBreak = false } = tokens[at] ?? {}
    const found = entryAt(words, tokens, at)
    // A longer phrase that only begins with such a word is an opinion and no turn.
    const turns = (role: 'but' | 'although') => turnAt(words, role, tokens, at) >= (found?.length ?? 1)
    const isBut = turns('but')
    const isAlthough = turns('although')
    if (isBut) {
      for (const hit of hits) hit.value *= contrast.before
      factor = contrast.after
      beforeBut = hits.length
    }
    if (isAlthough) factor = contrast.before
    hasTurn ||= isBut || isAlthough
    if (isBreak || isBut || isAlthough) {
      clause++
      before = []
    }
    if (found) {
      const next = tokens[at + found.length]?.word ?? ''
      hits.push({ ...found.entry, clause, value: factor * weighed(found.entry, before, next, roles) })
      at += found.length - 1
      before.push(...Array<string>(found.length).fill(''))
    } else if (!isBreak && !isBut && !isAlthough) before.push(word)
  }
  const counted = (hit: Hit) => hit.weight !== 0
  if (beforeBut > 0 && !hits.slice(beforeBut).some(counted)) hits.push(...unsaidAfter(hits.filter(counted), clause))
  else {
    const [before, after] = [sumOf(hits.slice(0, beforeBut)), sumOf(hits.slice(beforeBut))]
    if (before * after < 0) hits.push(entered(before > 0 ? mixed.praised : mixed.blamed, true, clause))
  }
  return { hits, hasTurn }
}

const sumOf = (hits: readonly Hit[]) => hits.reduce((sum, { value, isNeutral }) => sum + (isNeutral ? 0 : value), 0)

/** What stands in no vocabulary. */
const entered = (value: number, isNeutral: boolean, clause: number): Hit => ({
  words: [],
  weight: value,
  value,
  themes: [],
  isNeutral,
  clause,
})

/** Nobody says 'but' to agree: what is not known there speaks against what was said before. */
function unsaidAfter(hits: readonly Hit[], clause: number): Hit[] {
  const said = sumOf(hits)
  return said === 0 ? [] : [entered(said * unsaid, false, clause)]
}

function weighed(
  { words, weight, isNeutral }: Entry,
  before: readonly string[],
  next: string,
  roles: Lexicon['roles'],
): number {
  if (weight === 0 || isNeutral) return weight
  const near = before.slice(-2)
  // What denies already is not turned around by what else is denied near it.
  const denies = words.some((place) => place.some((word) => roles.not.has(word) || roles.notWith.has(word)))
  const isTurned = !denies && (before.slice(-reach).some((word) => roles.not.has(word)) || roles.notAfter.has(next))
  const isMore = near.some((word) => roles.more.has(word))
  const isLess = near.some((word) => roles.less.has(word))
  const strength = isMore ? stronger : isLess ? weaker : 1
  return weight * strength * (isTurned ? (weight > 0 ? turned.good : turned.bad) : 1)
}

/** From -1 to 1: what the words alone say. Words that weigh nothing up pull it to the middle. */
function balance(values: { value: number; isNeutral: boolean }[], complaint = 1): number {
  let [good, bad, even] = [0, 0, 1]
  for (const { value, isNeutral } of values) {
    if (isNeutral) even += Math.abs(value)
    else if (value > 0) good += value
    else bad -= value * complaint
  }
  return (good - bad) / (good + bad + even)
}

/** A complaint beside praise is seldom an aside. */
const complaintShare = 1.15
/** The smaller, the less of what weighs more decides. */
const decided = 0.3

/** Without a turn and without a word that weighs nothing up nobody is of two minds: what weighs more decides. */
function wordsOf(hits: readonly Hit[], hasTurn: boolean): number | null {
  const counted = hits.filter(({ weight }) => weight !== 0)
  if (counted.length === 0) return null
  const isMixed = hasTurn || counted.some(({ isNeutral }) => isNeutral)
  const value = balance(counted, isMixed ? 1 : complaintShare)
  return (1 + (isMixed ? value : Math.sign(value) * Math.abs(value) ** decided)) / 2
}

/** Where in the text a theme is spoken of, and how: from -1 to 1. */
type Mention = { theme: Theme; value: number; start: number; end: number }
/** `words`: 0 to 1, what the words alone say; null: nothing that is known. */
export type Opinion = { words: number | null; mentions: Mention[] }

export function opinionOf(text: string, language: string, lexicons: Record<string, Lexicon>): Opinion {
  const words = lexicons[languageOf(text, language, lexicons)]
  if (!words) return { words: null, mentions: [] }
  const all: Hit[] = []
  let hasTurn = false
  const mentions = new Map<Theme, Mention>()
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const { hits, hasTurn: turns } = hitsOf(segment, words)
    all.push(...hits)
    hasTurn ||= turns
    const themes = themesOf(hits)
    // Nobody names a sum who has no opinion on it.
    if (!themes.has('price') && sumOf(hits) !== 0 && namesSum(segment, words)) themes.set('price', balance(hits))
    for (const [theme, value] of themes) {
      const known = mentions.get(theme)
      // The sentence that says it best.
      if (known && Math.abs(known.value) >= Math.abs(value)) continue
      const start = index + segment.length - segment.trimStart().length
      mentions.set(theme, { theme, value, start, end: start + segment.trim().length })
    }
  }
  return { words: wordsOf(all, hasTurn), mentions: [...mentions.values()] }
}

const namesSum = (text: string, { roles, numbers }: Lexicon) =>
  tokensOf(text).some(
    ({ word, isSum }, at, tokens) => isSum || (roles.money.has(word) && fits(numbers, tokens[at - 1]?.word ?? '')),
  )

/** A topic counts where what stands next to it in its clause says how it was, and not how something else was. */
function themesOf(hits: readonly Hit[]): Map<Theme, number> {
  const found = new Map<Theme, Hit[]>()
  for (const [at, hit] of hits.entries()) {
    const opinions = hit.weight === 0 ? besideOf(hits, at) : [hit]
    if (opinions.length === 0) continue
    for (const theme of hit.themes) found.set(theme, [...(found.get(theme) ?? []), ...opinions])
  }
  return new Map([...found].map(([theme, of]) => [theme, balance(of)]))
}

function besideOf(hits: readonly Hit[], at: number): Hit[] {
  const isBeside = (one: Hit) => one.clause === hits[at]?.clause && one.weight !== 0
  const nearest = [hits.slice(0, at).findLast(isBeside), hits.slice(at + 1).find(isBeside)]
  return nearest.filter((one): one is Hit => one?.themes.length === 0)
}

/** By the words it is full of; where that does not decide, as it was said to be. */
export function languageOf(text: string, said: string, lexicons: Record<string, Lexicon>): string {
  const words = tokensOf(text).map(({ word }) => word)
  const counts = Object.entries(lexicons).map(([language, { roles }]) => ({
    language,
    count: words.filter((word) => roles.common.has(word)).length,
  }))
  const best = Math.max(0, ...counts.map(({ count }) => count))
  const saidCount = counts.find(({ language }) => language === said)?.count ?? 0
  if (best <= saidCount + 1) return said
  return counts.find(({ count }) => count === best)?.language ?? said
}

/** Half of what makes a sentiment is what the words say; stars alone, where they say nothing that is known. */
const starShare = 0.6

export function sentimentOf(stars: number, words: number | null): number {
  const byStars = (stars - 1) / 4
  return words === null ? byStars : starShare * byStars + (1 - starShare) * words
}
