import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { violatedConstraint } from '../../lib/postgres-errors.server.ts'
import { CancellationPolicy } from './contract.ts'

describe('a policy is refused by the contract and by the database alike', () => {
  const app = openTestApp()
  let provider: TestProvider
  beforeAll(async () => {
    provider = await makeProvider(app)
  })

  const isStored = (policy: unknown) =>
    app.running.db
      .updateTable('provider')
      .set({ cancellation_policy: JSON.stringify(policy) })
      .where('provider_id', '=', provider.providerId)
      .execute()
      .then(
        () => true,
        (error: unknown) => {
          expect(violatedConstraint(error)).toBe('provider_cancellation_policy')
          return false
        },
      )
  const isParsed = (policy: unknown) => z.safeParse(CancellationPolicy, policy).success
  const step = (hoursBefore: unknown, feePercent: unknown, more = {}) => ({ hoursBefore, feePercent, ...more })

  test.each<[unknown, boolean]>([
    [[], true],
    [[step(24, 50), step(0, 100)], true],
    [[step(720, 1), step(719, 2), step(3, 3), step(2, 4), step(1, 5), step(0, 100)], true],
    [[step(720, 1), step(719, 2), step(4, 3), step(3, 4), step(2, 5), step(1, 6), step(0, 100)], false],
    [[step(721, 50)], false],
    [[step(-1, 50)], false],
    [[step(24, 0)], false],
    [[step(24, 101)], false],
    [[step(1.5, 50)], false],
    [[step(24, 50.5)], false],
    [[step('24', 50)], false],
    [[step(24, null)], false],
    [[step(24, 50, { note: 'x' })], false],
    [[{ hoursBefore: 24 }], false],
    [[step(24, 50), step(24, 60)], false],
    [[step(12, 50), step(24, 60)], false],
    [[step(24, 50), step(12, 50)], false],
    [[[24, 50]], false],
    [{ hoursBefore: 24, feePercent: 50 }, false],
    ['[]', false],
    [null, false],
  ])('%j: %s', async (policy, isGood) => {
    expect([isParsed(policy), await isStored(policy)]).toEqual([isGood, isGood])
  })
})
