import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { i18nFor } from '../../i18n/i18n.ts'
import { languages } from '../../i18n/languages.ts'
import type { Ctx, Database } from '../../lib/context.ts'
import { addDays, localDate } from '../../lib/time.server.ts'
import { readPlaces } from '../location/read-places.server.ts'
import { findPlace } from '../location/service.server.ts'
import { cityRadiusKm } from '../providers/listing.server.ts'
import type { search } from './contract.ts'
import { isTimed } from './free-then.server.ts'
import { rowsPerDay } from './limits.ts'
import { WaitingWishes, type Wish, wishOf, wordsOfNames } from './unmet.rules.ts'

type SearchInput = z.output<typeof search.providers.input>
type Note = { input: SearchInput; at: Date; searches: number }
type Notes = { taken: Map<string, Note>; waiting: WaitingWishes; isTimed: boolean }

const hourMs = 3_600_000
const writtenAfterMs = 60_000
const mostNotes = 2000
const byDatabase = new WeakMap<Database, Notes>()

/** Remembers a search that found nobody, in memory: searching waits for nothing, and fails for nothing of it. */
export function noteUnmet(ctx: Ctx, input: SearchInput): void {
  // What else is asked for narrows what there is, and says nothing of what there is not.
  const {
    needs,
    speaks,
    priceRange,
    minPrice,
    maxPrice,
    minRating,
    verified,
    openNow,
    bounds,
    distanceKm = cityRadiusKm,
  } = input
  if (needs || speaks || priceRange || minPrice || maxPrice || minRating || verified || openNow) return
  if (bounds || distanceKm < cityRadiusKm) return
  // Nobody could be booked then.
  if (input.date && !isAhead(ctx, input.date)) return
  // Whoever asks for one wants a number: of a landing page, of filters that are not chosen yet.
  if (input.limit === 1) return
  const { search, specialization, category, profession, location, userLat, userLng } = input
  if (!search && !specialization && !category && !profession) return
  const db = ctx.primary ?? ctx.db
  const notes = byDatabase.get(db) ?? { taken: new Map(), waiting: new WaitingWishes(), isTimed: false }
  byDatabase.set(db, notes)
  const asked = [search, specialization, category, profession, location, userLat, userLng, isTimed(input)]
  const key = JSON.stringify([Math.floor(ctx.now.getTime() / hourMs), ...asked])
  const known = notes.taken.get(key)
  if (known) known.searches++
  else if (notes.taken.size < mostNotes) notes.taken.set(key, { input, at: ctx.now, searches: 1 })
  if (notes.isTimed) return
  notes.isTimed = true
  setTimeout(() => {
    notes.isTimed = false
    writeUnmet({ db }).catch((err: unknown) => ctx.log.debug({ err }, 'searches that found nobody were not counted'))
  }, writtenAfterMs).unref()
}

/** Somewhere it is still yesterday, and nobody takes bookings for more than a year. */
function isAhead({ now }: Ctx, date: string): boolean {
  const today = localDate(now, 'UTC')
  return addDays(today, -1) <= date && date <= addDays(today, 366)
}

/** Writes down what has been noted since, in one statement. What cannot be written is lost: it counts, and nothing else. */
export async function writeUnmet({ db }: Pick<Ctx, 'db'>): Promise<void> {
  const notes = byDatabase.get(db)
  if (!notes) return
  const taken = [...notes.taken.values()]
  notes.taken.clear()
  const counted = new Map<string, Counted>()
  for (const note of taken) for (const one of await countedOf(db, notes.waiting, note)) add(counted, one)
  const rows = [...counted.values()]
  if (rows.length === 0) return
  await sql`
    insert into unmet_search (day, kind, words, category_slug, place, searches, hours)
    select day, kind, words, category, place, searches, hours from (
      select n.*, k.day is not null as is_known,
        row_number() over (partition by n.day, k.day is null order by n.searches desc, n.words) as number
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as n(day date, kind text, words text, category text, place text, searches int, hours int)
      left join unmet_search k on (k.day, k.kind, k.words, k.category_slug, k.place) = (n.day, n.kind, n.words, n.category, n.place)) n
    where is_known or number <= ${rowsPerDay} - (select count(*) from unmet_search u where u.day = n.day)
    order by day, kind, words, category, place
    on conflict (day, kind, words, category_slug, place)
      do update set searches = unmet_search.searches + excluded.searches, hours = unmet_search.hours | excluded.hours`.execute(
    db,
  )
}

type Counted = {
  day: string
  kind: 'offer' | 'time'
  words: string
  category: string
  place: string
  searches: number
  /** A bit for each. */
  hours: number
}

const keyOf = ({ day, kind, words, category, place }: Omit<Counted, 'searches' | 'hours'>) =>
  JSON.stringify([day, kind, words, category, place])

function add(counted: Map<string, Counted>, one: Counted) {
  const found = counted.get(keyOf(one))
  if (!found) return counted.set(keyOf(one), one)
  found.searches += one.searches
  found.hours |= one.hours
}

async function countedOf(db: Database, waiting: WaitingWishes, { input, at, searches }: Note): Promise<Counted[]> {
  const wish = wishIn(input)
  const place = wish && (await placeOf(db, input))
  const category = input.category ?? ''
  if (!wish || place === null || !(await isCategory(db, category))) return []
  const what = { kind: isTimed(input) ? 'time' : 'offer', words: wish.words, category, place } as const
  const onHour = (hour: number, count: number): Counted => {
    const instant = new Date(hour * hourMs).toISOString()
    return { ...what, day: instant.slice(0, 10), searches: count, hours: 1 << Number(instant.slice(11, 13)) }
  }
  if (wish.isTrade) return [onHour(Math.floor(at.getTime() / hourMs), searches)]
  const told = waiting.add(JSON.stringify(what), at.getTime(), searches) ?? new Map<number, number>()
  return [...told].filter(([, count]) => count > 0).map(([hour, count]) => onHour(hour, count))
}

function wishIn({ search = '', specialization = '', profession = '', category }: SearchInput): Wish | null {
  const typed = [search, specialization, profession].join(' ').trim()
  if (typed === '') return category ? { words: '', isTrade: true } : null
  return wishOf(typed, tradeWords())
}

let names: ReadonlySet<string> | undefined

function tradeWords(): ReadonlySet<string> {
  names ??= wordsOfNames(
    languages.flatMap((language) => {
      const { t } = i18nFor(language)
      const groups = [t('categories', { returnObjects: true }), t('professions', { returnObjects: true })]
      return groups.flatMap((group) => Object.values(group))
    }),
  )
  return names
}

/** A town or district of ours; null: what was typed may be anything, such as somebody's address. */
async function placeOf(db: Database, { location, userLat, userLng }: SearchInput): Promise<string | null> {
  if (location) {
    const place = await findPlace(db, location)
    return place && nameOf(place)
  }
  if (userLat === undefined || userLng === undefined) return ''
  const [nearest] = (await readPlaces()).near(userLat, userLng, 1)
  return nearest ? nameOf(nearest) : null
}

const nameOf = ({ name, city }: { name: string; city: string }) => (name === city ? name : `${name}, ${city}`)

async function isCategory(db: Database, slug: string): Promise<boolean> {
  if (slug === '') return true
  const found = await db.selectFrom('category').select('slug').where('slug', '=', slug).executeTakeFirst()
  return found !== undefined
}
