import { everyone, rowsOf, type World } from '../../../tests/access.ts'
import { experiments } from './contract.ts'
import { readExperiments } from './service.server.ts'

const experimentId = 'access-rows'
const visitor = '01940000-0000-7000-8000-0000000000f1'

async function runOne({ app }: World) {
  await app.running.db
    .insertInto('experiment')
    .values({
      ...{ experiment_id: experimentId, name: 'One', hypothesis: 'None', variants: ['a', 'b'], weights: [1, 1] },
      ...{ layer: experimentId, bucket_from: 0, bucket_to: 10_000, share: 100, conversions: ['default'] },
      ...{ languages: ['en', 'fr', 'es', 'pt'], roles: ['visitor', 'customer', 'provider', 'admin'] },
      ...{ status: 'running', started_at: new Date() },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const access = rowsOf(experiments, {
  mine: { answers: everyone(200) },
  trackExposure: {
    answers: everyone(200),
    input: async ({ world, who }) => {
      await runOne(world)
      const ctx = world.app.ctx(who === 'visitor' ? null : await world.actor(who))
      const own = who === 'visitor' ? { visitor } : {}
      const { [experimentId]: one } = await readExperiments(ctx, own)
      return { ...own, experimentId, variant: one?.variant ?? 'a' }
    },
  },
  trackConversion: {
    answers: everyone(200),
    input: async ({ world }) => {
      await runOne(world)
      return { experimentId }
    },
  },
})
