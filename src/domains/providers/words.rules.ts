/** Of a word that is looked for: in any form, what means the same, and with what such a word may begin. */
export type Wanted = { typed: readonly string[]; synonyms: readonly string[]; beginning: string | null }

const shortestBeginning = 3

/** What is typed is not finished: its last word may be the beginning of another; of one or two letters it says nothing yet. */
export function asUnfinished(wanted: readonly Wanted[]): Wanted[] {
  const last = wanted.at(-1)
  const [word = ''] = last?.typed ?? []
  if (!last || word.length >= shortestBeginning)
    return [...wanted.slice(0, -1), ...(last ? [{ ...last, beginning: word }] : [])]
  return wanted.length > 1 ? wanted.slice(0, -1) : [last]
}
