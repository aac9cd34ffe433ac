import { describe, expect, test } from 'vitest'
import { vitals } from './contract.ts'
import { type Alert, bucketOf, createMonitor, sharesOf, threeQuarters, vitalBounds, vitalThresholds } from './rules.ts'

describe('values', () => {
  test.each(vitals)('of %s are counted by rising bounds, and each threshold is one of them', (vital) => {
    const bounds = vitalBounds(vital)
    expect(bounds).toEqual(bounds.toSorted((a, b) => a - b))
    expect(bounds).toEqual(expect.arrayContaining([...vitalThresholds[vital]]))
    // As many as the table takes.
    expect(bounds.length).toBeLessThanOrEqual(30)
    for (const [index, bound] of bounds.entries()) {
      expect(bucketOf(vital, bound)).toBe(index)
      expect(bucketOf(vital, bound * 1.0001)).toBe(index + 1)
    }
    expect(bucketOf(vital, 0)).toBe(0)
  })

  test('have the thresholds of the specification', () => {
    const { load, interactive, call, fcp, cls, fid, lcp } = vitalThresholds
    expect([load[0], interactive[0], call[0]]).toEqual([3000, 2000, 1000])
    expect({ fcp, cls, fid, lcp }).toEqual({ fcp: [1800, 3000], cls: [0.1, 0.25], fid: [100, 300], lcp: [2500, 4000] })
  })

  test('are good up to the first bound and poor above the second', () => {
    const count = (value: number) => ({ bucket: bucketOf('lcp', value), count: 1 })
    expect(sharesOf('lcp', [2500, 2501, 4000, 4001, 60_000].map(count))).toEqual({ good: 1, fair: 2, poor: 2 })
  })

  test('counted say what three of four were not above, to the width of a step', () => {
    expect(threeQuarters('lcp', [])).toBe(null)
    let state = 7
    const random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state / 2_147_483_648
    }
    for (let round = 0; round < 50; round++) {
      const values = Array.from({ length: 200 }, () => 20 + random() ** 3 * 20_000)
      const counts = vitalBounds('lcp').map((_, bucket) => ({
        bucket,
        count: values.filter((value) => bucketOf('lcp', value) === bucket).length,
      }))
      const exact = values.toSorted((a, b) => a - b)[149] ?? 0
      const bounds = [0, ...vitalBounds('lcp')]
      const bucket = bucketOf('lcp', exact)
      const found = threeQuarters(
        'lcp',
        counts.filter(({ count }) => count > 0),
      )
      expect(found).toBeGreaterThanOrEqual(bounds[bucket] ?? 0)
      expect(found).toBeLessThanOrEqual(bounds[bucket + 1] ?? 0)
    }
  })
})

describe('the monitor', () => {
  const start = () => {
    const alerts: Alert[] = []
    return { alerts, monitor: createMonitor((alert) => alerts.push(alert)) }
  }

  test('warns of a page above 3,000 ms, one that takes no press within 2,000 ms, and a call above 1,000 ms', () => {
    const { alerts, monitor } = start()
    monitor.page('load', 3000)
    monitor.page('interactive', 2000)
    monitor.call(1000, false, 0)
    expect(alerts).toEqual([])
    monitor.page('load', 3001)
    monitor.page('interactive', 2001)
    monitor.call(1001, false, 0)
    expect(alerts).toEqual([
      { what: 'load', ms: 3001 },
      { what: 'interactive', ms: 2001 },
      { what: 'call', ms: 1001 },
    ])
  })

  test('warns of more than one failure in twenty from ten calls on, and once an hour', () => {
    const { alerts, monitor } = start()
    for (let n = 0; n < 9; n++) monitor.call(10, true, n)
    expect(alerts).toEqual([])
    monitor.call(10, false, 9)
    expect(alerts).toEqual([{ what: 'failures', share: 0.9 }])
    for (let n = 0; n < 20; n++) monitor.call(10, true, 10 + n)
    expect(alerts).toHaveLength(1)
    // The next hour begins anew: one of twenty is allowed, and two are not.
    const hour = 3_600_000
    for (let n = 0; n < 19; n++) monitor.call(10, false, hour + n)
    monitor.call(10, true, hour + 19)
    expect(alerts).toHaveLength(1)
    monitor.call(10, true, hour + 20)
    expect(alerts).toHaveLength(2)
  })

  test('keeps the last hundred times', () => {
    const { monitor } = start()
    for (let ms = 0; ms < 250; ms++) monitor.call(ms, false, 0)
    expect(monitor.samples).toHaveLength(100)
    expect(monitor.samples.map(({ ms }) => ms)).toEqual(Array.from({ length: 100 }, (_, n) => 150 + n))
  })
})
