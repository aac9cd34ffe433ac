import { plainText } from '../../lib/plain-text.ts'

/** What names of places are compared by: plain letters and figures with single spaces, 'St' as 'Saint'. */
export function placeWords(name: string): string {
  // Two of three have nothing else, in a third of the time.
  const words = /^[ -~]*$/.test(name)
    ? name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')
    : plainText(name).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return words.trim().replaceAll(/(^| )st(e?)(?= )/g, '$1saint$2')
}
