import { plainText } from '../../lib/text.ts'

/** A word that is looked for, as `resolve` makes it. */
type Wanted = { typed: readonly string[]; synonyms: readonly string[]; beginning: string | null }

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

const shortestBeginning = 3

/** What is typed is not finished: its last word may be the beginning of another; of one or two letters it says nothing yet. */
export function asUnfinished<W extends Wanted>(wanted: readonly W[]): W[] {
  const last = wanted.at(-1)
  const [word = ''] = last?.typed ?? []
  if (!last || word.length >= shortestBeginning)
    return [...wanted.slice(0, -1), ...(last ? [{ ...last, beginning: word }] : [])]
  return wanted.length > 1 ? wanted.slice(0, -1) : [last]
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
