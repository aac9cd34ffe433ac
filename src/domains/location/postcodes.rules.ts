import { placeWords } from './place-words.rules.ts'

export type Postcode = { code: string; lat: number; lng: number; name: string }

/** What postcodes are compared by. */
export const codeKey = (code: string): string => placeWords(code).replaceAll(' ', '')

/** As which postcodes plain words are looked up: as it stands, then the first half of a British one. */
export function codesIn(words: string): string[] {
  if (!/\d/.test(words)) return []
  // The second half is being typed: 'e1 7' is not 'e17'.
  const [, before] = /^([a-z]{1,2}\d[a-z\d]?) \d[a-z]?$/.exec(words) ?? []
  if (before) return [before]
  const code = words.replaceAll(' ', '')
  const [, outward] = /^([a-z]{1,2}\d[a-z\d]?)\d[a-z]{2}$/.exec(code) ?? []
  return outward ? [code, outward] : [code]
}

const longestName = 100
/** More are those of single streets: held in memory, they would cost what they are not worth. */
const mostCodes = 100_000

/** Lines of code, latitude, longitude and name; the first may name the columns. Throws what is wrong with it. */
export function readPostcodes(csv: string): Postcode[] {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r?\n/)
  const codes = new Map<string, Postcode>()
  for (const [index, line] of lines.entries()) {
    if (!line.trim() || (index === 0 && /^"?code"?,/i.test(line))) continue
    const wrong = (reason: string) => new Error(`line ${index + 1}: ${reason}`)
    const cells = cellsOf(line)
    if (!cells) throw wrong('a quotation mark is not closed')
    const [code = '', latitude = '', longitude = '', name = ''] = cells
    if (cells.length !== 4) throw wrong(`has ${cells.length} columns; there are four: code, latitude, longitude, name`)
    if (!/^[a-z\d]+([ -][a-z\d]+)?$/i.test(code) || code.length > 10 || !/\d/.test(code))
      throw wrong(`'${code.slice(0, 20)}' is no postcode`)
    if (!isDegree(latitude, 90)) throw wrong('the latitude must be a number from -90 to 90')
    if (!isDegree(longitude, 180)) throw wrong('the longitude must be a number from -180 to 180')
    if (!name || name.length > longestName) throw wrong(`the name must have 1 to ${longestName} letters`)
    if (codes.has(codeKey(code))) throw wrong(`${code} stands there twice`)
    if (codes.size === mostCodes) throw wrong(`there may be ${mostCodes} postcodes`)
    codes.set(codeKey(code), { code, lat: Number(latitude), lng: Number(longitude), name })
  }
  if (codes.size === 0) throw new Error('it holds no postcode')
  return [...codes.values()]
}

const isDegree = (text: string, most: number) => /^-?\d+(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most

/** null: a quotation mark is not closed. */
function cellsOf(line: string): string[] | null {
  const cells = [...`,${line}`.matchAll(/, *(?:"((?:[^"]|"")*)" *|([^",]*))(?=,|$)/g)]
  if (cells.map(([cell]) => cell).join('') !== `,${line}`) return null
  return cells.map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())
}
