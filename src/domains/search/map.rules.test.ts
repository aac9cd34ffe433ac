import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areApart, drawPlaces, isWithin, nameBox } from '../location/map.rules.ts'
import type { View } from '../location/map-contract.ts'
import { arrange, boxOf, clearOf, type Thing } from './map.rules.ts'
import type { ResultsMap } from './map-contract.ts'

const view: View = { centre: { lat: 51.5, lng: -0.1 }, zoom: 12, width: 900, height: 700 }
const at = { north: 51.5, south: 51.5, east: -0.1, west: -0.1 }
type Found = Thing<{ name: string }>
const pin = (x: number, y: number, name = 'Nia'): Found => ({ x, y, count: 1, bounds: at, pin: { name } })
const cluster = (x: number, y: number, count = 3): Found => ({ x, y, count, bounds: at, pin: null })

const places = drawPlaces(
  view,
  Array.from({ length: 40 }, (_, index) => ({
    ...{ slug: '', name: `Somewhere ${index}`, city: '', region: '', country: 'GB', timezone: '', currency: '' },
    coordinates: { lat: 51.42 + 0.02 * (index % 9), lng: -0.22 + 0.035 * Math.floor(index / 5) },
  })),
)
const names = places.map(nameBox)

test('what has room stands where it is', () => {
  expect(arrange([pin(100, 100), cluster(300, 300)], [], view)).toEqual([pin(100, 100), cluster(300, 300)])
})

test('nothing overlaps: no pin, no cluster and no place name, and nobody is lost', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 700 }))
  const things = fc.array(
    fc.oneof(
      point.map(([x, y]) => pin(x, y)),
      fc.tuple(point, fc.integer({ min: 2, max: 90 })).map(([[x, y], count]) => cluster(x, y, count)),
    ),
    { minLength: 1, maxLength: 60 },
  )
  expect(places.length).toBeGreaterThan(10)
  fc.assert(
    fc.property(things, (found) => {
      const arranged = arrange(found, names, view)
      const boxes = arranged.map(boxOf)
      for (const [index, box] of boxes.entries()) {
        expect(isWithin(box, view)).toBe(true)
        for (const other of [...boxes.slice(index + 1), ...places.map(nameBox)]) expect(areApart(box, other)).toBe(true)
      }
      const total = (all: readonly Found[]) => all.reduce((sum, { count }) => sum + count, 0)
      expect(total(arranged)).toBe(total(found))
    }),
  )
})

test('a pin moves off a place name, and the name stays', () => {
  const [name] = places
  if (!name) throw new Error('no place')
  const [moved] = arrange([pin(name.x, name.y + 20)], names, view)
  expect(moved?.pin).not.toBeNull()
  expect(Math.hypot((moved?.x ?? 0) - name.x, (moved?.y ?? 0) - name.y - 20)).toBeLessThanOrEqual(84)
  expect(areApart(boxOf(moved ?? pin(0, 0)), nameBox(name))).toBe(true)
})

test('what finds no room becomes part of what is nearest, with all that both reach over', () => {
  const small = { width: 200, height: 60 }
  const crowd = [pin(100, 50), ...Array.from({ length: 6 }, () => pin(100, 50))]
  crowd.push({ ...pin(101, 51), bounds: { north: 52, south: 51, east: 1, west: -1 } })
  const arranged = arrange(crowd, [], small)
  expect(arranged.length).toBeLessThan(crowd.length)
  expect(arranged.reduce((sum, { count }) => sum + count, 0)).toBe(crowd.length)
  expect(arranged.filter(({ count }) => count > 1).every(({ pin: one }) => one === null)).toBe(true)
  expect(arranged.some(({ bounds }) => bounds.north === 52 && bounds.west === -1)).toBe(true)
})

test('what lies beyond the drawing is not shown', () => {
  expect(arrange([pin(-1, 20), pin(20, 701), cluster(901, 3)], [], view)).toEqual([])
})

test('what lies under a plate comes out from below it, and whoever has no room there is part of the nearest', () => {
  const of = (x: number, y: number, id: string) => ({
    ...{ providerId: id, linkTo: `/provider/${id}`, name: id, lat: 51.5, lng: -0.1, x, y, today: '', start: null },
  })
  const found: ResultsMap = {
    ...{ drawing: { view, places: [] }, count: 9, isCounted: true },
    pins: [of(820, 90, 'below'), of(400, 400, 'apart')],
    clusters: [{ count: 7, bounds: at, x: 840, y: 150 }],
  }
  const plate = { left: 800, right: 850, top: 20, bottom: 176 }
  expect(clearOf(found, [])).toBe(found)
  const clear = clearOf(found, [plate])
  expect(clear.pins.find(({ providerId }) => providerId === 'apart')).toEqual(found.pins[1])
  for (const one of clear.pins) expect(areApart(boxOf({ ...one, pin: one }), plate)).toBe(true)
  for (const one of clear.clusters) expect(areApart(boxOf({ ...one, pin: null }), plate)).toBe(true)
  expect(clear.pins.length + clear.clusters.length).toBe(3)
  const touching = { ...found, pins: found.pins.slice(0, 1).map((one) => ({ ...one, x: 757, y: 100 })), clusters: [] }
  expect(clearOf(touching, [plate]).pins[0]?.x).toBeLessThan(757)
  const all = { left: 0, right: 900, top: 0, bottom: 340 }
  const joined = clearOf(found, [all])
  expect(joined.pins.length + joined.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(9)
})
