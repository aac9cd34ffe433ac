import { plainText } from '../../lib/plain-text.ts'
import { fillerWords, synonymsOf } from '../providers/synonyms.rules.ts'

/** Of what was searched for in fewer hours nothing is shown, and no word is kept that may be of a person: decision 052. */
export const fewestHours = 3

const mostWords = 5
const longestWord = 20
/** As the table takes. */
const longestWords = 80

export type Wish = {
  /** Those that mean the same in the trade are one. */
  words: string
  /** All of them are words of the trade: others may be somebody's name. */
  isTrade: boolean
}

/** What is typed without all that says nothing or may be of a person; null: there is nothing else, or too much of it. */
export function wishOf(typed: string, tradeWords: ReadonlySet<string>): Wish | null {
  if (/[@＠]/.test(typed)) return null
  const all = plainText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const words = [...new Set(all)].filter((word) => word.length > 1 && !fillerWords.has(word))
  // A number may be a telephone, a postcode or a house.
  if (all.some((word) => /\p{N}/u.test(word)) || words.some((word) => word.length > longestWord)) return null
  if (words.length === 0 || words.length > mostWords) return null
  const meant = [...new Set(words.map((word) => synonymsOf(word)?.[0] ?? word))].sort().join(' ')
  if (meant.length > longestWords) return null
  return { words: meant, isTrade: words.every((word) => synonymsOf(word) !== undefined || tradeWords.has(word)) }
}

/** The words that names of categories and professions are made of. */
export function wordsOfNames(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => plainText(name).split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 1))
}

const dayMs = 86_400_000
const hourMs = 3_600_000
const mostWaiting = 5000

type Waiting = { hours: Map<number, number>; since: number }

/** Words that may be somebody's name, until people have searched for them in several hours of a week. In memory alone. */
export class WaitingWishes {
  readonly #waiting = new Map<string, Waiting>()

  get size() {
    return this.#waiting.size
  }

  /** The searches so far, by hour, once they are enough; from then on each is told at once. */
  add(key: string, at: number, searches: number): ReadonlyMap<number, number> | null {
    for (const [known, { since }] of this.#waiting) if (since < at - 7 * dayMs) this.#waiting.delete(known)
    const found = this.#waiting.get(key) ?? { hours: new Map<number, number>(), since: at }
    const hour = Math.floor(at / hourMs)
    found.hours.set(hour, (found.hours.get(hour) ?? 0) + searches)
    if (found.hours.size < fewestHours) {
      const [oldest] = this.#waiting.keys()
      if (this.#waiting.size >= mostWaiting && !this.#waiting.has(key) && oldest !== undefined)
        this.#waiting.delete(oldest)
      this.#waiting.set(key, found)
      return null
    }
    const told = found.hours
    // Of what has been told the hours are known, and count on.
    this.#waiting.set(key, { hours: new Map([...told.keys()].map((each) => [each, 0])), since: at })
    return told
  }
}
