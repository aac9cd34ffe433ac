export type Sign = 'positive' | 'neutral' | 'negative'

/** Of a sentiment from 0 to 1. */
export const signOf = (sentiment: number): Sign =>
  sentiment > 0.7 ? 'positive' : sentiment > 0.3 ? 'neutral' : 'negative'

/**
 * One more whenever a word of the vocabularies or a rule of reading changes: then every review is read again. Not where
 * they are, which the server itself never loads.
 */
export const vocabularyVersion = 7

/** With fewer nothing is said. */
export const reviewsToSay = 5
export const themesShown = 5
/** What one person alone has said is no theme. */
const leastMentions = 2

type Counted = { theme: string; isPraise: boolean; count: number }

/** The most frequent; the most frequent complaint is one of them, whatever is praised. */
export function pickThemes<T extends Counted>(themes: readonly T[]): T[] {
  const sorted = themes
    .filter(({ count }) => count >= leastMentions)
    .toSorted((a, b) => b.count - a.count || Number(b.isPraise) - Number(a.isPraise) || (a.theme < b.theme ? -1 : 1))
  const shown = sorted.slice(0, themesShown)
  const complaint = sorted.find(({ isPraise }) => !isPraise)
  return !complaint || shown.includes(complaint) ? shown : [...shown.slice(0, themesShown - 1), complaint]
}
