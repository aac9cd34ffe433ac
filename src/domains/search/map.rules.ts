import { areApart, type Box, isWithin, nameBox, type Point } from '../location/map.rules.ts'
import type { Bounds } from '../location/map-contract.ts'
import type { Cluster, Pin, ResultsMap } from './map-contract.ts'

const pinSize = { width: 86, height: 44 } as const
const clusterSize = 44

/** Providers at a place: one, with a pin that points there, or several, as a cluster around it. */
export type Thing<Pin> = Point & { count: number; bounds: Bounds; pin: Pin | null }

/** A pin points to its place; a cluster is around it. */
export function boxOf({ x, y, pin }: Point & { pin: unknown }): Box {
  if (pin) return { left: x - pinSize.width / 2, right: x + pinSize.width / 2, top: y - pinSize.height, bottom: y }
  const half = clusterSize / 2
  return { left: x - half, right: x + half, top: y - half, bottom: y + half }
}

/** How far something may stand from where it belongs, in pixels. */
const furthest = 84
const step = 7
const gap = 3

/** The nearest first. */
const moves: readonly Point[] = (() => {
  const found: Point[] = []
  for (let x = -furthest; x <= furthest; x += step)
    for (let y = -furthest; y <= furthest; y += step) if (Math.hypot(x, y) <= furthest) found.push({ x, y })
  return found.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
})()

/**
 * Everything in its place, on nothing that is taken and on nothing else: what would lie on another moves away from it, as little
 * as possible, and what finds no room becomes one with what is nearest to it.
 */
export function arrange<Pin>(
  things: readonly Thing<Pin>[],
  taken: readonly Box[],
  size: { width: number; height: number },
): Thing<Pin>[] {
  const arranged: Thing<Pin>[] = []
  const isFree = (box: Box) =>
    isWithin(box, size) &&
    taken.every((other) => areApart(box, other, gap)) &&
    arranged.every((other) => areApart(box, boxOf(other), gap))
  for (const thing of things) {
    if (!isWithin({ left: thing.x, right: thing.x, top: thing.y, bottom: thing.y }, size)) continue
    const at = moves
      .map((move) => ({ ...thing, x: Math.round(thing.x + move.x), y: Math.round(thing.y + move.y) }))
      .find((moved) => isFree(boxOf(moved)))
    if (at) arranged.push(at)
    else joinNearest(arranged, thing)
  }
  return arranged
}

/** With nothing below what lies over the drawing; who was there moves, the others stay. */
export function clearOf(found: ResultsMap, plates: readonly Box[]): ResultsMap {
  const { view, places } = found.drawing
  const things = [...found.pins.map(ofPin), ...found.clusters.map(ofCluster)]
  // What touches a plate lies below its edge: both are drawn at parts of pixels.
  const isBelow = (thing: Thing<Pin>) => !plates.every((plate) => areApart(boxOf(thing), plate, gap))
  const below = things.filter(isBelow)
  if (below.length === 0) return found
  const others = things.filter((thing) => !below.includes(thing))
  return { ...found, ...parted(arrange([...others, ...below], [...places.map(nameBox), ...plates], view)) }
}

const ofPin = (pin: Pin): Thing<Pin> => {
  const { x, y, lat, lng } = pin
  return { x, y, count: 1, bounds: { north: lat, south: lat, east: lng, west: lng }, pin }
}
const ofCluster = (cluster: Cluster): Thing<Pin> => ({ ...cluster, pin: null })

export function parted(things: readonly Thing<Pin>[]): Pick<ResultsMap, 'pins' | 'clusters'> {
  return {
    pins: things.flatMap(({ pin, x, y }) => (pin ? [{ ...pin, x, y }] : [])),
    clusters: things.flatMap(({ pin, ...cluster }) => (pin ? [] : [cluster])),
  }
}

function joinNearest<Pin>(arranged: Thing<Pin>[], thing: Thing<Pin>) {
  const [first, ...others] = arranged
  if (!first) return
  const distance = ({ x, y }: Point) => Math.hypot(x - thing.x, y - thing.y)
  const nearest = others.reduce((best, other) => (distance(other) < distance(best) ? other : best), first)
  nearest.count += thing.count
  nearest.bounds = {
    north: Math.max(nearest.bounds.north, thing.bounds.north),
    south: Math.min(nearest.bounds.south, thing.bounds.south),
    east: Math.max(nearest.bounds.east, thing.bounds.east),
    west: Math.min(nearest.bounds.west, thing.bounds.west),
  }
  // As high as the pin that stood there, and less wide.
  if (nearest.pin) nearest.y -= pinSize.height / 2
  nearest.pin = null
}
