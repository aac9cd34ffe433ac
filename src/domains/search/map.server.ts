import { type RawBuilder, sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../lib/api/endpoint.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { localDate } from '../../lib/time.server.ts'
import { defaultLocation } from '../location/contract.ts'
import { drawMap } from '../location/draw-map.server.ts'
import { boundsOf, nameBox, pointOf, viewOf, worldOf } from '../location/map.rules.ts'
import type { Bounds, View } from '../location/map-contract.ts'
import {
  type Area,
  isInside,
  matching,
  type Resolved,
  readCards,
  resolve,
  toCard,
} from '../providers/listing.server.ts'
import { type Asked, freeThen, isTimed } from './free-then.server.ts'
import { arrange, parted, type Thing } from './map.rules.ts'
import { type Pin, searchMap } from './map-contract.ts'
import { daysAhead, readOffers } from './offers.server.ts'

type MapInput = ParsedInputOf<typeof searchMap.map>

/** Drawn beyond the window on every side, and at least so much in all. */
const margin = 160
const least = { width: 1200, height: 1080 }
const thingsAtMost = 60

/**
 * Everybody in the part of the map who matches, wherever was searched: that decides what is looked at first, and moving the map
 * is looking elsewhere.
 */
export async function readMap(
  ctx: Ctx,
  input: MapInput,
  counted = countedAtMost,
): Promise<OutputOf<typeof searchMap.map>> {
  const { location: _location, userLat: _lat, userLng: _lng, distanceKm: _distance, bounds, ...filters } = input
  const resolved = await resolve(ctx, bounds ? filters : input)
  const window = viewOf(bounds ?? boundsOfArea(resolved.area ?? defaultArea), input.width, input.height)
  const view = {
    ...window,
    width: Math.max(least.width, input.width + 2 * margin),
    height: Math.max(least.height, input.height + 2 * margin),
  }
  const [drawing, { things, count, isCounted }] = await Promise.all([
    drawMap(view),
    readThings(ctx, filters, { ...resolved, area: null }, { view, inside: bounds ?? boundsOf(window) }, counted),
  ])
  return { drawing, count, isCounted, ...parted(arrange(things, drawing.places.map(nameBox), view)) }
}

const defaultArea: Area = { ...(defaultLocation.coordinates ?? { lat: 0, lng: 0 }), radiusKm: 6 }

function boundsOfArea({ lat, lng, radiusKm }: Area): Bounds {
  const [high, wide] = [radiusKm / 111.32, radiusKm / 111.32 / Math.max(0.1, Math.cos((lat * Math.PI) / 180))]
  const around = (degrees: number) => ((degrees + 540) % 360) - 180
  return {
    north: Math.min(90, lat + high),
    south: Math.max(-90, lat - high),
    // Near a pole it would be more than the whole way round.
    east: wide < 180 ? around(lng + wide) : 180,
    west: wide < 180 ? around(lng - wide) : -180,
  }
}

/** Wide enough that two pins side by side seldom lie on each other. */
const cellSize = 110
/** So few in a cell have pins of their own, as far as there is room for them; more are a cluster. */
const pinsOfCell = 3

type Cell = Bounds & { lat: number; lng: number; count: number; total: number; inside: number; provider_ids: string[] }

/** So many are counted one by one; of more, so many are looked at as a sample, however many there are. */
const countedAtMost = 4000
const sampled = 10_000

type MapFilters = Omit<MapInput, 'location' | 'userLat' | 'userLng' | 'distanceKm' | 'bounds'>
/** What is drawn, and what of it is counted. */
type Part = { view: View; inside: Bounds }

/** The cells of a grid over the view in which somebody is. */
async function readCells(ctx: Ctx, filters: MapFilters, resolved: Resolved, { view, inside }: Part, counted: number) {
  const world = worldOf(view.zoom)
  const meant = sql`${isInside(boundsOf(view))} and ${matching(ctx, filters, resolved)}`
  const where = isTimed(filters) ? freeThen(ctx, filters, resolved, meant).isMaybeFree : meant
  const read = async (more: RawBuilder<unknown>) => {
    const { rows } = await sql<Cell>`
      select count(*)::int as count, (sum(count(*)) over ())::int as total,
        (sum(count(*) filter (where is_inside)) over ())::int as inside, avg(lat) as lat, avg(lng) as lng,
        max(lat) as north, min(lat) as south, max(lng) as east, min(lng) as west,
        (array_agg(provider_id order by provider_id))[1:${pinsOfCell}] as provider_ids
      from (
        select l.provider_id, l.latitude as lat, l.longitude as lng, ${isInside(inside)} as is_inside
        from listing l where ${where} ${more}) found
      group by floor(lng / 360 * ${world}::float8 / ${cellSize}),
        floor(ln(tan(pi() / 4 + radians(greatest(-85, least(85, lat))) / 2)) / (2 * pi()) * ${world}::float8 / ${cellSize})
      order by ${fromCentre(view)}, provider_ids limit ${thingsAtMost}`.execute(ctx.db)
    return rows
  }
  const cells = await read(sql`limit ${counted + 1}`)
  if ((cells[0]?.total ?? 0) <= counted) return { cells, share: 1 }
  // As they are counted by category: of a table that lies on several nodes, none of them knows how large it is.
  const { rows } = await sql<{ all: number }>`select coalesce(sum(count), 0)::float8 as all from category_count
    where category_slug not in (select slug from category where parent_slug is not null)`.execute(ctx.db)
  const share = Math.min(1, sampled / Math.max(counted, rows[0]?.all ?? 0))
  // The same ones each time, so that the map does not change by looking at it again.
  const sample = await read(sql`and l.provider_id in (
    select provider_id from listing tablesample system (${share / 0.01}) repeatable (1))`)
  return { cells: sample.map((cell) => ({ ...cell, count: Math.round(cell.count / share) })), share }
}

async function readThings(ctx: Ctx, filters: MapFilters, resolved: Resolved, part: Part, counted: number) {
  const { cells, share } = await readCells(ctx, filters, resolved, part, counted)
  let left = thingsAtMost
  const pinned = cells.map(({ count, provider_ids }, index) => {
    // Every other cell is to have at least one thing.
    const isPinned = share === 1 && count <= pinsOfCell && count <= left - (cells.length - index - 1)
    left -= isPinned ? count : 1
    return isPinned ? provider_ids : []
  })
  const pins = await readPins(ctx, filters, resolved, pinned.flat())
  const things = cells.flatMap(
    ({ count, lat, lng, provider_ids: _ids, total: _total, inside: _inside, ...bounds }, index): Thing<Pin>[] => {
      const ids = pinned[index] ?? []
      if (ids.length === 0) return [{ ...pointOf(part.view, { lat, lng }), count, bounds, pin: null }]
      return ids.flatMap((id) => {
        const pin = pins.get(id)
        if (!pin) return []
        const at = { north: pin.lat, south: pin.lat, east: pin.lng, west: pin.lng }
        return [{ ...pointOf(part.view, pin), count: 1, bounds: at, pin }]
      })
    },
  )
  return { things, count: Math.round((cells[0]?.inside ?? 0) / share), isCounted: share === 1 }
}

/** What is left out is out of sight. */
function fromCentre({ centre: { lat, lng } }: View) {
  const east = sql`abs(avg(lng) - ${lng}::float8)`
  return sql`power(avg(lat) - ${lat}::float8, 2) + power(least(${east}, 360 - ${east}) * ${Math.cos((lat * Math.PI) / 180)}::float8, 2)`
}

/** Of a time that is wanted without those who are not free then after all. */
async function readPins(
  ctx: Ctx,
  filters: Asked,
  resolved: Resolved,
  providerIds: readonly string[],
): Promise<Map<string, Pin>> {
  if (providerIds.length === 0) return new Map()
  const [rows, offers] = await Promise.all([
    readCards(ctx.db, providerIds, null),
    readOffers(ctx, providerIds, resolved, isTimed(filters) ? filters : daysAhead),
  ])
  return new Map(
    rows.flatMap((row): [string, Pin][] => {
      const offer = offers.get(row.provider_id)
      if (!offer && isTimed(filters)) return []
      const { today = localDate(ctx.now, row.timezone), slots = [] } = offer ?? {}
      return [[row.provider_id, toPin(toCard(row), today, slots)]]
    }),
  )
}

function toPin(
  { id, linkTo, name, coordinates: { lat, lng } }: ReturnType<typeof toCard>,
  today: string,
  [first]: readonly { start: string }[],
): Pin {
  return { providerId: id, linkTo, name, lat, lng, x: 0, y: 0, today, start: first?.start ?? null }
}

export const mapRoutes = implement(
  searchMap,
  { map: (ctx, input) => readMap(ctx, input) },
  {
    map: {
      detail:
        'The filters of a search count as there; where it was searched only decides which part is shown when no bounds are given. At most 60 pins and clusters are sent. Of more than 4,000 providers the numbers are estimated.',
    },
  },
)
