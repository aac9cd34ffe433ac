import { expect, test } from 'vitest'
import {
  type Costs,
  type Layout,
  logOf,
  type Part,
  partsOf,
  perBooking,
  sizeOf,
  slowest,
  usedOf,
  waitOf,
  wallOf,
} from '../bench/sizes.ts'
import { seeded } from './random.ts'

type Kind = keyof Costs
const kinds = Object.keys(perBooking) as Kind[]
const cost = (postgres: number, node = postgres) => ({ node, postgres, log: 1000 * postgres, kept: 0 })
const costs: Costs = {
  booking: cost(9, 3),
  message: cost(8, 7),
  search: cost(2, 1),
  times: cost(0.3, 0.5),
  drawn: cost(10, 22),
  page: cost(0.05, 0.1),
}
/** As if everything else were done by nobody. */
const only = (kind: Kind): Costs => ({
  ...(Object.fromEntries(kinds.map((one) => [one, cost(0)])) as Costs),
  [kind]: costs[kind],
})
const one: Layout = { nodes: 1, cores: 4 }
const copied: Layout = { nodes: 1, cores: 4, replicas: 2 }
const spread: Layout = { nodes: 1, cores: 4, shards: 8 }
/** In milliseconds for each booking, of all machines: shards, of which the busiest has an eighth, and replicas are alike. */
const workOf = (costs: Costs, layout: Layout) => {
  const machines = { node: layout.nodes, primary: 1, coordinator: 1, replica: 2, shard: 8 }
  return partsOf(costs, layout, 1 / 8)
    .filter(({ name }) => name !== 'node')
    .reduce(
      (total, { name, work }) => total + machines[name] * work.reduce((sum, { count, ms }) => sum + count * ms, 0),
      0,
    )
}

test.each(kinds)('a booking brings each %s to the machines of every layout, and leaves none out', (kind) => {
  const whole = costs[kind].postgres * perBooking[kind]
  expect(workOf(only(kind), one)).toBeCloseTo(whole)
  expect(workOf(only(kind), copied)).toBeCloseTo(whole)
  // What is asked of several nodes is dearer than of one, by no more than it was found to be.
  const spreadOut = workOf(only(kind), spread)
  expect(spreadOut).toBeGreaterThan(whole)
  expect(spreadOut).toBeLessThan(10 * whole)
  const nodes = partsOf(costs, one, 1).find(({ name }) => name === 'node')?.work
  expect(nodes?.find((work) => work.kind === kind)).toEqual({ kind, count: perBooking[kind], ms: costs[kind].node })
  // The busiest shard carries something of each, and so does the queue before it.
  const usedBy = (costs: Costs) => {
    const shard = partsOf(costs, spread, 1 / 8).find(({ name }) => name === 'shard') as Part
    return waitOf(shard, 100, seeded(1)).used
  }
  expect(usedBy(only(kind))).toBeGreaterThan(0)
  expect(usedBy(only(kind)) / usedBy(costs)).toBeLessThan(1)
})

test('a search comes to every shard, and its part of one is not smaller for each further shard', () => {
  const ofOne = (shards: number) =>
    usedOf(partsOf(only('search'), { ...spread, shards }, 1 / shards).find(({ name }) => name === 'shard') as Part, 1)
  expect(ofOne(64)).toBeLessThan(ofOne(8))
  expect(ofOne(64)).toBeGreaterThan(ofOne(8) / 2)
})

test('what waits is all that was counted, on as many cores', () => {
  for (const layout of [one, copied, spread])
    for (const part of partsOf(costs, layout, 1 / 8)) {
      const perSecond = 0.5 / usedOf(part, 1)
      expect(waitOf(part, perSecond, seeded(3)).used / usedOf(part, perSecond)).toBeCloseTo(1, 1)
    }
  // Of one PostgreSQL as the sizes on paper say, at 60 %.
  const [, primary] = partsOf(costs, one, 1)
  const { perSecond, primaryCores, readCores } = sizeOf(costs, 1e7)
  expect(usedOf(primary as Part, perSecond) * 4).toBeCloseTo((primaryCores + readCores) * 0.6)
})

test('the waiting of one kind at one core is what is known of it', () => {
  const part: Part = { name: 'primary', cores: 1, work: [{ kind: 'booking', count: 1, ms: 10 }] }
  const { p50, p99 } = waitOf(part, 50, seeded(4))
  // Half used, what is served and what is waited for are together twice as long, and as unequal.
  expect(p50 / (Math.log(2) * 20)).toBeCloseTo(1, 1)
  expect(p99 / (Math.log(100) * 20)).toBeGreaterThan(0.85)
  expect(p99 / (Math.log(100) * 20)).toBeLessThan(1.15)
})

test('the wall is where one of a hundred begins to wait too long, and is found where it was', () => {
  for (const part of partsOf(costs, spread, 1 / 8)) {
    const wall = wallOf(part, () => seeded(5))
    expect(wallOf(part, () => seeded(5))).toBe(wall)
    expect(waitOf(part, 0.98 * wall, seeded(5)).p99).toBeLessThanOrEqual(slowest)
    expect(waitOf(part, 1.05 * wall, seeded(5)).p99).toBeGreaterThan(slowest)
  }
})

test('the log that is written is that of all, and of several nodes that of the one with most', () => {
  const whole = kinds.reduce((sum, kind) => sum + costs[kind].log * perBooking[kind], 0)
  expect(logOf(costs, one, 1)).toBeCloseTo(whole)
  expect(logOf(costs, spread, 1 / 8)).toBeLessThan(whole)
  expect(logOf(costs, spread, 1)).toBeGreaterThan(logOf(costs, spread, 1 / 8))
})
