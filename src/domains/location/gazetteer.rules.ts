import { slugify } from '../../lib/slug.ts'
import type { Place } from './contract.ts'
import type { Bounds } from './map-contract.ts'
import { placeWords } from './place-words.rules.ts'
import { codeKey, codesIn, type Postcode } from './postcodes.rules.ts'

export type Gazetteer = {
  /** Those whose name, or a word of it, or another name or postcode begins so; then those typed with a mistake. */
  search(query: string, limit: number): Place[]
  /**
   * The one people mean by a whole name, a postcode or 'name, town', in that country or anywhere; of a town that it is no
   * part of, the one beside it.
   */
  find(name: string, country?: string): Place | null
  findBySlug(slug: string): Place | null
  /** One of the `own`, which is no name of a place. */
  isOwn(place: Pick<Place, 'slug'>): boolean
  /** Towns beside it that more people know, the nearest first. */
  besides(place: Place): string[]
  /** The nearest first, within some forty kilometres; no postcodes. */
  near(lat: number, lng: number, limit: number): Place[]
  /** The largest first; no postcodes. */
  within(bounds: Bounds, limit: number): Place[]
}

type Area = Pick<Place, 'country' | 'region' | 'timezone' | 'currency'>
type Row = { name: string; city: string; area: Area; rank: number; lat: number; lng: number; slug: string }
const ofName = 0
const ofOtherName = 1
const ofLaterWord = 2
const ofPostcode = 3
/** So few that what was typed may be a mistake. */
const few = 3
/** So much lower is the rank of a place of twice the people. */
const doubling = 8
const besidesAtMost = 4
/** What each is behind a name that begins so; 8 are a doubling of the people. */
const begun = [0, 500, 30, 0]
const exact = [-500, -460, 30, -500]

/** The names that begin with one letter. */
type Shelf = { isSorted: boolean; keys: string[]; values: number[]; letters: Int32Array | null }

/**
 * `text`: the areas, an empty line, a line for each place; `scripts/places.ts` writes it. Each of the `own` postcodes is a place
 * by itself, in the country of the nearest town.
 */
export function readGazetteer(text: string, own: readonly Postcode[] = []): Gazetteer {
  const [head = '', body = ''] = text.split('\n\n')
  const areas = head.split('\n').map((line): Area => {
    const [country = '', region = '', timezone = '', currency = ''] = line.split('\t')
    return { country, region, timezone, currency }
  })
  const rows: Row[] = []
  const shelves = new Map<string, Shelf>()
  const put = (key: string, value: number) => {
    const shelf = shelves.get(key.charAt(0))
    if (shelf) {
      shelf.keys.push(key)
      shelf.values.push(value)
    } else shelves.set(key.charAt(0), { isSorted: false, keys: [key], values: [value], letters: null })
  }
  for (const line of body.trimEnd().split('\n')) {
    const [area, name = '', city, rank, lat, lng, postcodes, others, slug = ''] = line.split('\t')
    const found = areas[Number(area)]
    if (!found) throw new Error(`No area of this number: ${line}`)
    // Those by hand lie where the table has them, the others by thousandths of a degree.
    const unit = slug ? 1 : 1000
    const id = rows.length
    rows.push({
      ...{ name, city: city || name, area: found, rank: Number(rank), slug },
      ...{ lat: Number(lat) / unit, lng: Number(lng) / unit },
    })
    const key = placeWords(name)
    put(key, id * 4 + ofName)
    for (let at = key.indexOf(' '); at !== -1; at = key.indexOf(' ', at + 1))
      if (at < key.length - 2) put(key.slice(at + 1), id * 4 + ofLaterWord)
    if (others) for (const other of others.split('|')) put(other, id * 4 + ofOtherName)
    if (postcodes) for (const code of postcodes.split(' ')) put(code, id * 4 + ofPostcode)
  }

  const towns = [...rows]
  const byLatitude = [...towns.keys()].sort((a, b) => (towns[a] as Row).lat - (towns[b] as Row).lat)
  const cells = own.length > 0 ? cellsOf(towns) : new Map<string, Row[]>()
  for (const { code, name, lat, lng } of own) {
    const area = nearestIn(cells, lat, lng)?.area
    if (!area) continue
    put(codeKey(code), rows.length * 4 + ofPostcode)
    rows.push({ name: code, city: name, area, rank: 0, lat, lng, slug: '' })
  }

  const placeOf = (id: number): Place => {
    const { name, city, area, lat, lng, slug } = rows[id] as Row
    return { slug: slug || `${slugify(name)}-${id}`, name, city, ...area, coordinates: { lat, lng } }
  }

  /** The best score of each place of which a name begins so; `isWhole`: is so. */
  function beginning(words: string, isWhole: boolean): Map<number, number> {
    const found = new Map<number, number>()
    const { keys, values } = shelfOf(words.charAt(0))
    for (let at = startOf(keys, words); at < keys.length && keys[at]?.startsWith(words); at++) {
      const isExact = keys[at]?.length === words.length
      if (isWhole && !isExact) break
      const kind = (values[at] ?? 0) % 4
      if (isWhole && kind === ofLaterWord) continue
      // Letters alone are the beginning of a name.
      if (kind === ofPostcode && !/\d/.test(words)) continue
      score(found, values[at] ?? 0, isExact ? exact[kind] : begun[kind])
    }
    return found
  }

  function score(found: Map<number, number>, value: number, behind = 0) {
    const points = (rows[value >> 2]?.rank ?? 0) + behind
    if (points < (found.get(value >> 2) ?? Number.POSITIVE_INFINITY)) found.set(value >> 2, points)
  }

  /** The first letter is right, or stands second. */
  function mistyped(words: string): Map<number, number> {
    const found = new Map<number, number>()
    const allowed = words.length < 8 ? 1 : 2
    const wanted = lettersOf(words)
    for (const first of new Set(words.slice(0, 2))) {
      const shelf = shelfOf(first)
      shelf.letters ??= Int32Array.from(shelf.keys, lettersOf)
      for (const [at, key] of shelf.keys.entries()) {
        const value = shelf.values[at] ?? 0
        if (value % 4 === ofLaterWord || value % 4 === ofPostcode || key.length < words.length - allowed) continue
        if (countBits(wanted & ~(shelf.letters[at] ?? 0)) > allowed) continue
        const mistakes = mistakesIn(words, key, allowed)
        if (mistakes <= allowed) score(found, value, 1000 * mistakes)
      }
    }
    return found
  }

  // Sorted when first asked for: all of them at once would hold up everybody else.
  function shelfOf(first: string): Shelf {
    const shelf = shelves.get(first)
    if (!shelf) return { isSorted: true, keys: [], values: [], letters: null }
    if (!shelf.isSorted) {
      const { keys, values } = shelf
      const order = keys.map((_, at) => at).sort((a, b) => ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1))
      shelf.keys = order.map((at) => keys[at] ?? '')
      shelf.values = order.map((at) => values[at] ?? 0)
      shelf.isSorted = true
    }
    return shelf
  }

  const inArea = (part: string) => (id: number) => {
    const row = rows[id]
    return [row?.city, row?.area.region, row?.area.country].some((name) => name && placeWords(name).startsWith(part))
  }

  function best(scores: Map<number, number>, limit: number, isWanted: (id: number) => boolean): number[] {
    return [...scores]
      .filter(([id]) => isWanted(id))
      .sort(([a, first], [b, second]) => first - second || a - b)
      .slice(0, limit)
      .map(([id]) => id)
  }

  /** The towns of these latitudes, both included. */
  function between(south: number, north: number): readonly number[] {
    const firstFrom = (isBefore: (lat: number) => boolean) => {
      let [low, high] = [0, byLatitude.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if (isBefore((rows[byLatitude[middle] as number] as Row).lat)) low = middle + 1
        else high = middle
      }
      return low
    }
    return byLatitude.slice(
      firstFrom((lat) => lat < south),
      firstFrom((lat) => lat <= north),
    )
  }

  /** How far each is that is within some forty kilometres, squared. */
  function around(lat: number, lng: number): Map<number, number> {
    const wide = Math.cos((lat * Math.PI) / 180)
    const found = new Map<number, number>()
    for (const id of between(lat - 0.4, lat + 0.4)) {
      const row = rows[id] as Row
      const [north, east] = [row.lat - lat, row.lng - lng]
      if (Math.abs(east) <= 0.8) found.set(id, north ** 2 + (east * wide) ** 2)
    }
    return found
  }

  /** Those of which a name begins so, else those of the postcode that it is. */
  function called(words: string, isWhole: boolean): Map<number, number> {
    const found = beginning(words, isWhole)
    for (const code of found.size > 0 ? [] : codesIn(words)) {
      const ofCode = beginning(code, true)
      if (ofCode.size > 0) return ofCode
    }
    return found
  }

  /** Of those the nearest to the town of that name. */
  function besideTown(ofName: Map<number, number>, town: string, country?: string): number | undefined {
    const [at] = best(beginning(town, true), 1, (id) => rows[id]?.name === rows[id]?.city)
    const row = at === undefined ? undefined : rows[at]
    if (!row) return undefined
    const near = around(row.lat, row.lng)
    const [nearest] = best(near, 1, (id) => ofName.has(id) && (!country || rows[id]?.area.country === country))
    return nearest
  }

  return {
    search(query, limit) {
      const { words, part } = partsOf(query)
      if (!words) return []
      const isWanted = part ? inArea(part) : () => true
      const ids = best(called(words, false), limit, isWanted)
      if (ids.length < few && words.length >= 4 && !/\d/.test(words) && beginning(words, true).size === 0)
        ids.push(...best(mistyped(words), few, (id) => isWanted(id) && !ids.includes(id)))
      return ids.map(placeOf)
    },
    find(name, country) {
      const { words, part } = partsOf(name)
      if (!words) return null
      const isThere = (id: number) => {
        const { city, area } = rows[id] as Row
        const isNamed = !part || placeWords(city) === part || placeWords(area.region) === part
        return isNamed && (!country || area.country === country)
      }
      const ofName = called(words, true)
      const [id = part ? besideTown(ofName, part, country) : undefined] = best(ofName, 1, isThere)
      return id === undefined ? null : placeOf(id)
    },
    findBySlug(slug) {
      const id = idOf(slug)
      const place = rows[id] && placeOf(id)
      return place?.slug === slug ? place : null
    },
    isOwn: ({ slug }) => idOf(slug) >= towns.length,
    besides({ slug, name, coordinates: { lat, lng } }) {
      const scores = around(lat, lng)
      const rank = rows[idOf(slug)]?.rank ?? 0
      const isLarger = (id: number) => {
        const row = rows[id] as Row
        return row.name === row.city && row.name !== name && row.rank <= rank - doubling
      }
      return best(scores, besidesAtMost, isLarger).map((id) => (rows[id] as Row).name)
    },
    near(lat, lng, limit) {
      return best(around(lat, lng), limit, () => true).map(placeOf)
    },
    within({ north, south, east, west }, limit) {
      const scores = new Map<number, number>()
      for (const id of between(south, north)) {
        const { lng, rank } = rows[id] as Row
        const isBetween = east >= west ? lng >= west && lng <= east : lng >= west || lng <= east
        if (isBetween) scores.set(id, rank)
      }
      return best(scores, limit, () => true).map(placeOf)
    },
  }
}

/** By whole degrees. */
function cellsOf(rows: readonly Row[]): Map<string, Row[]> {
  const cells = new Map<string, Row[]>()
  for (const row of rows) {
    const cell = `${Math.floor(row.lat)} ${Math.floor(row.lng)}`
    const there = cells.get(cell)
    if (there) there.push(row)
    else cells.set(cell, [row])
  }
  return cells
}

/** Of all in that cell and those around it. */
function nearestIn(cells: ReadonlyMap<string, readonly Row[]>, lat: number, lng: number): Row | null {
  const wide = Math.cos((lat * Math.PI) / 180)
  let [nearest, least]: [Row | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const north of [-1, 0, 1])
    for (const east of [-1, 0, 1])
      for (const row of cells.get(`${Math.floor(lat) + north} ${Math.floor(lng) + east}`) ?? []) {
        const far = (row.lat - lat) ** 2 + ((row.lng - lng) * wide) ** 2
        if (far < least) [nearest, least] = [row, far]
      }
  return nearest
}

const idOf = (slug: string) => Number(/-(\d{1,6})$/.exec(slug)?.[1] ?? -1)

function startOf(keys: readonly string[], prefix: string): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}

function partsOf(query: string): { words: string; part: string } {
  const [first = '', second = ''] = query.slice(0, 100).split(',')
  const words = placeWords(first)
  return { words: /^[\d ]+$/.test(words) ? words.replaceAll(' ', '') : words, part: placeWords(second) }
}

const lettersOf = (word: string): number => {
  let letters = 0
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at) - 97
    if (code >= 0 && code < 26) letters |= 1 << code
  }
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** How many letters are wrong, missing, too many or exchanged until `typed` is `name` or its beginning; above `most`, any number above. */
export function mistakesIn(typed: string, name: string, most: number): number {
  const width = Math.min(name.length, typed.length + most) + 1
  let [beforeLast, last, current] = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)]
  for (let column = 1; column < width; column++) last[column] = column
  for (let row = 1; row <= typed.length; row++) {
    const [letter, before] = [typed.charCodeAt(row - 1), typed.charCodeAt(row - 2)]
    current[0] = row
    let fewest = row
    for (let column = 1; column < width; column++) {
      const other = name.charCodeAt(column - 1)
      const missing = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1
      let least = Math.min(missing, (last[column - 1] ?? 0) + (letter === other ? 0 : 1))
      if (column > 1 && letter === name.charCodeAt(column - 2) && before === other)
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1)
      current[column] = least
      if (least < fewest) fewest = least
    }
    if (fewest > most) return most + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return Math.min(...last)
}
