import type { Place } from './contract.ts'
import type { Bounds, DrawnPlace, View } from './map-contract.ts'

export type Position = { lat: number; lng: number }
export type Point = { x: number; y: number }
export type Box = { left: number; top: number; right: number; bottom: number }

/** Of the world in view from a continent to a street. */
export const zooms = { least: 4, most: 16 } as const
/** Beyond it Mercator has no end. */
const mostLatitude = 85

/** Pixels around the world. */
export const worldOf = (zoom: number) => 256 * 2 ** zoom

const heightOf = (lat: number) => {
  const within = Math.max(-mostLatitude, Math.min(mostLatitude, lat))
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (within * Math.PI) / 360)) / (2 * Math.PI)
}
const latitudeAt = (height: number) => (Math.atan(Math.exp((0.5 - height) * 2 * Math.PI)) * 360) / Math.PI - 90
/** From -180 to 180. */
const longitude = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180

export function pointOf({ centre, zoom, width, height }: View, { lat, lng }: Position): Point {
  const world = worldOf(zoom)
  return {
    x: width / 2 + (longitude(lng - centre.lng) / 360) * world,
    y: height / 2 + (heightOf(lat) - heightOf(centre.lat)) * world,
  }
}

export function positionOf({ centre, zoom, width, height }: View, { x, y }: Point): Position {
  const world = worldOf(zoom)
  return {
    lat: latitudeAt(Math.max(0, Math.min(1, heightOf(centre.lat) + (y - height / 2) / world))),
    lng: longitude(centre.lng + ((x - width / 2) / world) * 360),
  }
}

/** East of 180 degrees `west` is the larger. */
export function boundsOf(view: View): Bounds {
  const { lat: north, lng: west } = positionOf(view, { x: 0, y: 0 })
  const { lat: south, lng: east } = positionOf(view, { x: view.width, y: view.height })
  return { north, south, east, west }
}

/** The nearest look at all of it. */
export function viewOf({ north, south, east, west }: Bounds, width: number, height: number): View {
  const wide = east >= west ? east - west : east - west + 360
  const [top, bottom] = [heightOf(north), heightOf(south)]
  const world = Math.min(width / (wide / 360), height / (bottom - top))
  return {
    centre: { lat: latitudeAt((top + bottom) / 2), lng: longitude(west + wide / 2) },
    zoom: Math.max(zooms.least, Math.min(zooms.most, Math.log2(world / 256))),
    width,
    height,
  }
}

/** What holds all of them with a margin, at least two kilometres high; null for none. Over the date line it is the long way round. */
export function boundsAround(positions: readonly Position[]): Bounds | null {
  if (positions.length === 0) return null
  const [lats, lngs] = [positions.map(({ lat }) => lat), positions.map(({ lng }) => lng)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const more = Math.max(0.009, (north - south) * 0.06, (east - west) * 0.06)
  return {
    north: Math.min(90, north + more),
    south: Math.max(-90, south - more),
    east: Math.min(180, east + more),
    west: Math.max(-180, west - more),
  }
}

const kmPerDegree = 111.32

export function kmPerPixel({ centre, zoom }: Pick<View, 'centre' | 'zoom'>): number {
  return (360 * kmPerDegree * Math.cos((centre.lat * Math.PI) / 180)) / worldOf(zoom)
}

/** A length that is round in units of so many kilometres, 50 to 130 px long. */
export function scaleOf(view: Pick<View, 'centre' | 'zoom'>, kmOfUnit = 1): { km: number; width: number } {
  const perPixel = kmPerPixel(view) / kmOfUnit
  const power = 10 ** Math.floor(Math.log10(130 * perPixel))
  const length = power * (([5, 2, 1] as const).find((step) => step * power <= 130 * perPixel) ?? 1)
  return { km: length * kmOfUnit, width: length / perPixel }
}

/** Of letters in the type of place names, in widths of an m's square; a little more than they take. */
const letterWidths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ '’.,:;!|iljIìíîïÌÍÎÏ]/, 0.31],
  [/[frt()"\-/1sz]/, 0.5],
  [/[mwMW@%æÆ]/, 1],
  [/[\p{Ll}\p{N}]/u, 0.61],
  [/[\p{Lu}&]/u, 0.8],
]
const letterWidth = (letter: string) => letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 1

const fontSizes = { major: 17, other: 14 } as const

export function nameBox({ name, x, y, isMajor }: Pick<DrawnPlace, 'name' | 'x' | 'y' | 'isMajor'>): Box {
  const size = isMajor ? fontSizes.major : fontSizes.other
  const half = ([...name].reduce((sum, letter) => sum + letterWidth(letter), 0) * size) / 2
  return { left: x - half, right: x + half, top: y - size * 0.7, bottom: y + size * 0.7 }
}

export function areApart(one: Box, other: Box, gap = 0): boolean {
  return (
    one.right + gap <= other.left ||
    other.right + gap <= one.left ||
    one.bottom + gap <= other.top ||
    other.bottom + gap <= one.top
  )
}

export const isWithin = (box: Box, { width, height }: { width: number; height: number }) =>
  box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height

const placesAtMost = 60
const majorsAtMost = 8
/** So many pixels have room for one of them. */
const pixelsOfMajor = 70_000
/** Between names, in pixels. */
const nameGap = 12
/** Of a city so many districts stand for it, where it is nearer than so many kilometres to the pixel; else it stands for them. */
const districtsInstead = 3
const kmOfCity = 0.06

/** Around something that is marked a name stands where it has room, above or below, in pixels. */
const besideMark = [0, 18, 34, -46, -62]

/**
 * Of places, the largest first, those whose names have room, each with the ground that is nearer to it than to any other.
 * `mark`: what no name may lie on.
 */
export function drawPlaces(view: View, places: readonly Place[], mark: Box | null = null): DrawnPlace[] {
  const isNear = kmPerPixel(view) < kmOfCity
  const districts = new Map<string, number>()
  for (const { name, city } of places) if (name !== city) districts.set(city, (districts.get(city) ?? 0) + 1)
  const majors = Math.min(majorsAtMost, Math.ceil((view.width * view.height) / pixelsOfMajor))
  const shown: (Pick<DrawnPlace, 'name' | 'x' | 'y' | 'isMajor'> & { box: Box; site: Point })[] = []
  for (const { name, city, coordinates } of places) {
    if (shown.length === placesAtMost) break
    const isCity = name === city
    if (isNear ? isCity && (districts.get(name) ?? 0) >= districtsInstead : !isCity) continue
    if (shown.some((other) => other.name === name)) continue
    const { x, y } = pointOf(view, coordinates)
    const site = { x: Math.round(x), y: Math.round(y) }
    for (const move of mark ? besideMark : [0]) {
      const place = { name, x: site.x, y: site.y + move, isMajor: shown.length < majors }
      const box = nameBox(place)
      if (mark && !areApart(box, mark, nameGap / 2)) continue
      if (isWithin(box, view) && shown.every((other) => areApart(box, other.box, nameGap)))
        shown.push({ ...place, box, site })
      break
    }
  }
  const cells = cellsOf(
    shown.map(({ site }) => site),
    view,
  )
  const tones = tonesOf(cells.map(({ neighbours }) => neighbours))
  return shown.map(({ name, x, y, isMajor }, index) => ({
    ...{ name, x, y, isMajor, tone: tones[index] ?? 0 },
    ground: `M${cells[index]?.corners.map((corner) => `${Math.round(corner.x)} ${Math.round(corner.y)}`).join('L')}Z`,
  }))
}

/** `edge`: whose ground begins beyond the side from this corner to the next; -1: the drawing ends. */
type Corner = Point & { edge: number }
export type Cell = { corners: Corner[]; neighbours: number[] }

/** The ground of each site: all that is nearer to it than to any other. */
export function cellsOf(sites: readonly Point[], { width, height }: { width: number; height: number }): Cell[] {
  const cells = sites.map((site, own) => {
    let corners: Corner[] = [
      { x: 0, y: 0, edge: -1 },
      { x: width, y: 0, edge: -1 },
      { x: width, y: height, edge: -1 },
      { x: 0, y: height, edge: -1 },
    ]
    for (const [index, other] of sites.entries()) if (index !== own) corners = nearerTo(site, other, index, corners)
    return { corners, beyond: new Set(corners.map(({ edge }) => edge)) }
  })
  // Where four grounds meet, rounding may give one of two opposite ones the other, and not the other way round.
  return cells.map(({ corners, beyond }, own) => ({
    corners,
    neighbours: [...cells.keys()].filter((index) => beyond.has(index) || cells[index]?.beyond.has(own)),
  }))
}

/** What of a convex shape lies nearer to `site` than to `other`. */
function nearerTo(site: Point, other: Point, index: number, corners: readonly Corner[]): Corner[] {
  const [dx, dy] = [other.x - site.x, other.y - site.y]
  const middle = { x: (site.x + other.x) / 2, y: (site.y + other.y) / 2 }
  const beyond = corners.map(({ x, y }) => (x - middle.x) * dx + (y - middle.y) * dy)
  return corners.flatMap((corner, at): Corner[] => {
    const next = (at + 1) % corners.length
    const [here, there] = [beyond[at] ?? 0, beyond[next] ?? 0]
    const to = corners[next] ?? corner
    const part = here / (here - there)
    const cut = { x: corner.x + (to.x - corner.x) * part, y: corner.y + (to.y - corner.y) * part }
    if (here <= 0) return there <= 0 ? [corner] : [corner, { ...cut, edge: index }]
    return there <= 0 ? [{ ...cut, edge: corner.edge }] : []
  })
}

const toneCount = 5

/** One of five for each, neighbours never the same: on a plane that is always possible. */
export function tonesOf(neighbours: readonly (readonly number[])[]): number[] {
  const order = mostEntangledFirst(neighbours)
  const tones = new Array<number>(neighbours.length).fill(-1)
  const used = new Array<number>(toneCount).fill(0)
  const paint = (at: number): boolean => {
    const index = order[at]
    if (index === undefined) return true
    const taken = new Set(neighbours[index]?.map((neighbour) => tones[neighbour]))
    const free = [...used.keys()].filter((tone) => !taken.has(tone)).sort((a, b) => (used[a] ?? 0) - (used[b] ?? 0))
    for (const tone of free) {
      tones[index] = tone
      used[tone] = (used[tone] ?? 0) + 1
      if (paint(at + 1)) return true
      used[tone] = (used[tone] ?? 0) - 1
      tones[index] = -1
    }
    return false
  }
  paint(0)
  return tones
}

/** Whoever is taken away last has the most neighbours among those left: painted first, hardly any tone is chosen twice. */
function mostEntangledFirst(neighbours: readonly (readonly number[])[]): number[] {
  const left = new Set(neighbours.keys())
  const order: number[] = []
  while (left.size > 0) {
    const countOf = (index: number) => neighbours[index]?.filter((neighbour) => left.has(neighbour)).length ?? 0
    const next = [...left].reduce((least, index) => (countOf(index) < countOf(least) ? index : least))
    left.delete(next)
    order.unshift(next)
  }
  return order
}
