import { plainText } from '../../lib/plain-text.ts'
import type { Wanted } from '../providers/words.rules.ts'

const wordsOf = (text: string) =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
/** Where plural and gender stand: 'cuts' is 'cut', 'barbera' is 'barbero'. */
const longestEnding = 2

/** How many of the wanted words stand in a text. */
export function countWords(text: string, wanted: readonly Wanted[]): number {
  const words = wordsOf(text)
  return wanted.filter((each) => words.some((word) => isMeant(word, each))).length
}

function isMeant(word: string, { typed, synonyms, beginning }: Wanted): boolean {
  if (typed.some((one) => isForm(word, one)) || synonyms.includes(word)) return true
  return beginning !== null && word.startsWith(beginning)
}

function isForm(word: string, typed: string): boolean {
  if (word === typed) return true
  const stem = Math.max(4, Math.max(word.length, typed.length) - longestEnding)
  return Math.abs(word.length - typed.length) <= longestEnding && word.slice(0, stem) === typed.slice(0, stem)
}

/** Whether each word of `text` begins one of `names`, or means the same as one; none are in every text. */
export function fits(
  text: string,
  names: readonly string[],
  synonymsOf: (word: string) => readonly string[] = () => [],
) {
  const words = names.flatMap(wordsOf)
  return wordsOf(text).every((typed) => {
    const same = synonymsOf(typed)
    return words.some((word) => word.startsWith(typed) || same.includes(word))
  })
}
