import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Place } from './contract.ts'
import {
  areApart,
  boundsAround,
  boundsOf,
  cellsOf,
  drawPlaces,
  isWithin,
  kmPerPixel,
  nameBox,
  type Point,
  pointOf,
  positionOf,
  scaleOf,
  tonesOf,
  viewOf,
  zooms,
} from './map.rules.ts'
import type { View } from './map-contract.ts'

const london: View = { centre: { lat: 51.5074, lng: -0.1278 }, zoom: 12, width: 660, height: 900 }

describe('a view', () => {
  test('puts its centre in the middle, north up and east to the right', () => {
    expect(pointOf(london, london.centre)).toEqual({ x: 330, y: 450 })
    const { x, y } = pointOf(london, { lat: 51.6, lng: 0 })
    expect([x > 330, y < 450]).toEqual([true, true])
  })

  test('finds the position of a point again, also across the date line', () => {
    const position = fc.record({ lat: fc.double({ min: -80, max: 80, noNaN: true }), lng: degrees })
    fc.assert(
      fc.property(position, fc.integer({ min: 0, max: 660 }), fc.integer({ min: 0, max: 900 }), (centre, x, y) => {
        const view = { ...london, centre }
        const found = pointOf(view, positionOf(view, { x, y }))
        expect(Math.abs(found.x - x) + Math.abs(found.y - y)).toBeLessThan(1e-3)
      }),
    )
  })

  test('of bounds shows all of them, as near as it can', () => {
    const bounds = { north: 51.6, south: 51.4, west: -0.3, east: 0.1 }
    const view = viewOf(bounds, 600, 700)
    const shown = boundsOf(view)
    expect(shown.north).toBeGreaterThanOrEqual(bounds.north - 1e-9)
    expect(shown.south).toBeLessThanOrEqual(bounds.south + 1e-9)
    expect(shown.west).toBeCloseTo(bounds.west, 9)
    expect(shown.east).toBeCloseTo(bounds.east, 9)
  })

  test('across the date line is as wide as it is, and its bounds say so again', () => {
    const view = viewOf({ north: 1, south: -1, west: 179, east: -179 }, 600, 600)
    expect(Math.abs(view.centre.lng)).toBe(180)
    const { west, east } = boundsOf(view)
    expect([west, east].map((degree) => Math.round(degree * 10) / 10)).toEqual([179, -179])
    expect(pointOf(view, { lat: 0, lng: -179.5 }).x).toBeCloseTo(450, 1)
  })

  test('of a point, of the whole world and of the poles stays within its zooms', () => {
    const whole = { north: 90, south: -90, west: -180, east: 180 }
    expect(viewOf(whole, 600, 600).zoom).toBe(zooms.least)
    expect(viewOf({ north: 51, south: 51, west: 0, east: 0 }, 600, 600)).toMatchObject({ zoom: zooms.most })
    for (const south of [-90, 89.9]) {
      const { centre, zoom } = viewOf({ north: 90, south, west: 0, east: 0.1 }, 600, 600)
      expect([centre.lat, centre.lng, zoom].every(Number.isFinite)).toBe(true)
    }
  })

  test('around positions is two kilometres high at least, and within the world', () => {
    expect(boundsAround([])).toBeNull()
    const one = boundsAround([{ lat: 51.5, lng: 0 }])
    expect(one && one.north - one.south).toBeCloseTo(0.018)
    expect(boundsAround([{ lat: 90, lng: -180 }])).toMatchObject({ north: 90, west: -180 })
  })
})

const degrees = fc.double({ min: -180, max: 179.999, noNaN: true })

describe('the scale', () => {
  test.each([4, 7.3, 10, 12, 13.7, 16])('at zoom %d is a round length that one can see', (zoom) => {
    const view = { ...london, zoom }
    const { km, width } = scaleOf(view)
    expect([1, 2, 5]).toContain(Math.round(km / 10 ** Math.floor(Math.log10(km) + 1e-9)))
    expect(width).toBeGreaterThanOrEqual(50)
    expect(width).toBeLessThanOrEqual(130)
    expect(km / width).toBeCloseTo(kmPerPixel(view), 9)
  })

  test('is what lies between two points of the map', () => {
    const [one, other] = [100, 100 + scaleOf(london).width].map((x) => positionOf(london, { x, y: 450 }))
    const east = ((other?.lng ?? 0) - (one?.lng ?? 0)) * 111.32 * Math.cos((51.5074 * Math.PI) / 180)
    expect(east).toBeCloseTo(scaleOf(london).km, 6)
  })
})

const size = { width: 600, height: 400 }
const sites = fc.uniqueArray(fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 400 }) }), {
  minLength: 1,
  maxLength: 40,
  selector: ({ x, y }) => `${x} ${y}`,
})
const areaOf = (corners: readonly Point[]) =>
  corners.reduce((sum, { x, y }, at) => {
    const next = corners[(at + 1) % corners.length] ?? { x, y }
    return sum + (x * next.y - next.x * y) / 2
  }, 0)

describe('the ground of places', () => {
  test('covers the drawing, once', () => {
    fc.assert(
      fc.property(sites, (points) => {
        const areas = cellsOf(points, size).map(({ corners }) => areaOf(corners))
        expect(areas.every((area) => area > 0)).toBe(true)
        expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(600 * 400, 3)
      }),
    )
  })

  test('is nearer to its own place than to any other', () => {
    fc.assert(
      fc.property(sites, (points) => {
        for (const [own, { corners }] of cellsOf(points, size).entries())
          for (const corner of corners) {
            const distances = points.map(({ x, y }) => Math.hypot(x - corner.x, y - corner.y))
            expect(distances[own]).toBeLessThanOrEqual(Math.min(...distances) + 1e-6)
          }
      }),
    )
  })

  test('has one of five tones, and no neighbour the same', () => {
    fc.assert(
      fc.property(sites, (points) => {
        const cells = cellsOf(points, size)
        const tones = tonesOf(cells.map(({ neighbours }) => neighbours))
        for (const [own, { neighbours }] of cells.entries()) {
          expect([0, 1, 2, 3, 4]).toContain(tones[own])
          for (const other of neighbours) expect(tones[other]).not.toBe(tones[own])
        }
      }),
    )
  })

  test('where grounds meet in one point has tones, too: sites as of a chess board', () => {
    const board = Array.from({ length: 36 }, (_, at) => ({ x: 50 + 100 * (at % 6), y: 30 + 60 * Math.floor(at / 6) }))
    const cells = cellsOf(board, size)
    const tones = tonesOf(cells.map(({ neighbours }) => neighbours))
    expect(cells.flatMap(({ neighbours }, own) => neighbours.filter((other) => tones[other] === tones[own]))).toEqual(
      [],
    )
  })

  test('uses all tones about as often', () => {
    const cells = cellsOf(fc.sample(sites, { numRuns: 1, seed: 7 })[0] ?? [], size)
    const tones = tonesOf(cells.map(({ neighbours }) => neighbours))
    expect(new Set(tones).size).toBe(Math.min(5, cells.length))
  })
})

const place = (name: string, lat: number, lng: number, city = name): Place => ({
  ...{ slug: name, name, city, region: 'England', country: 'GB', timezone: 'Europe/London', currency: 'GBP' },
  coordinates: { lat, lng },
})
const anyPlaces = fc.array(
  fc
    .tuple(
      fc.string({ minLength: 1, maxLength: 24 }),
      fc.double({ min: 51.35, max: 51.67, noNaN: true }),
      fc.double({ min: -0.3, max: 0.05, noNaN: true }),
    )
    .map(([name, lat, lng]) => place(name, lat, lng)),
  { maxLength: 120 },
)

describe('place names', () => {
  test('never overlap and never leave the drawing', () => {
    fc.assert(
      fc.property(anyPlaces, (places) => {
        const boxes = drawPlaces(london, places).map(nameBox)
        expect(boxes.length).toBeLessThanOrEqual(60)
        for (const [at, box] of boxes.entries()) {
          expect(isWithin(box, london)).toBe(true)
          for (const other of boxes.slice(at + 1)) expect(areApart(box, other, 8)).toBe(true)
        }
      }),
    )
  })

  test('of the largest places come first, and eight of them are major, fewer on a small drawing', () => {
    const row = Array.from({ length: 12 }, (_, at) => place(`Place ${at}`, 51.59 - at * 0.014, -0.1278))
    const drawn = drawPlaces(london, [...row, place('Hidden', 51.59, -0.1278)])
    expect(drawn.map(({ name }) => name)).not.toContain('Hidden')
    expect(drawn.filter(({ isMajor }) => isMajor).map(({ name }) => name)).toEqual(
      row.slice(0, 8).map(({ name }) => name),
    )
    const small = drawPlaces({ ...london, width: 300, height: 400 }, row)
    expect(small.filter(({ isMajor }) => isMajor).length).toBe(2)
  })

  test('of a city are those of its districts, where there are three', () => {
    const districts = ['Soho', 'Hackney', 'Putney'].map((name, at) => place(name, 51.55 - at * 0.03, -0.15, 'London'))
    const names = (places: Place[]) => drawPlaces(london, places).map(({ name }) => name)
    expect(names([place('London', 51.43, -0.1278), ...districts])).toEqual(['Soho', 'Hackney', 'Putney'])
    expect(names([place('London', 51.43, -0.1278), ...districts.slice(1)])).toContain('London')
  })

  test('of a city that is far away are its own and not those of its districts', () => {
    const far = { ...london, zoom: 8 }
    const districts = ['Soho', 'Hackney', 'Putney'].map((name, at) => place(name, 51.9 - at * 0.3, -0.15, 'London'))
    expect(drawPlaces(far, [...districts, place('London', 51.5, -0.1278)]).map(({ name }) => name)).toEqual(['London'])
  })

  test('stand above or below what is marked, and their ground stays where it is', () => {
    const mark = { left: 308, right: 352, top: 406, bottom: 450 }
    const box = (y: number) => nameBox({ name: 'Bethnal Green', x: 330, y, isMajor: true })
    for (const lat of [51.5074, 51.511, 51.503]) {
      const [drawn] = drawPlaces(london, [place('Bethnal Green', lat, -0.1278)], mark)
      expect(drawn?.ground).toBe('M0 0L660 0L660 900L0 900Z')
      expect(areApart(box(drawn?.y ?? 0), mark)).toBe(true)
      expect(Math.abs((drawn?.y ?? 0) - pointOf(london, { lat, lng: -0.1278 }).y)).toBeLessThan(63)
    }
  })

  test('are not there where nobody knows one', () => {
    expect(drawPlaces(london, [])).toEqual([])
  })
})
