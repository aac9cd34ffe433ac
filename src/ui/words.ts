import { visibleText } from '../lib/plain-text.ts'

type WordProblem = 'twice' | 'full' | 'long' | 'unknown'
export type WordRules = {
  /** How many there may be. */
  most: number
  /** Of one of them. */
  maxLength: number
  /** What is kept of what was typed; null: it is none of those there are. */
  toWord?: (typed: string) => string | null
}
/** `rest`: what could not be taken and stays to be mended; '' with `problem: null`. */
type Added = { words: string[]; rest: string; problem: WordProblem | null }

/** Takes one word or several with commas between them, up to the first that cannot be had. */
export function addWords(words: readonly string[], typed: string, rules: WordRules): Added {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => visibleText(part) !== '')
  const added = [...words]
  for (const [index, part] of parts.entries()) {
    const value = rules.toWord ? rules.toWord(part) : part
    const problem = problemOf(added, value, rules)
    if (problem) return { words: added, rest: parts.slice(index).join(', '), problem }
    if (value !== null) added.push(value)
  }
  return { words: added, rest: '', problem: null }
}

function problemOf(words: readonly string[], value: string | null, { most, maxLength }: WordRules): WordProblem | null {
  if (value === null) return 'unknown'
  if (value.length > maxLength) return 'long'
  if (words.some((word) => visibleText(word) === visibleText(value))) return 'twice'
  return words.length >= most ? 'full' : null
}
