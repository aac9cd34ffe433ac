import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { listExperiments } from '../src/domains/admin/experiments.server.ts'
import { readExperiments, trackConversion, trackExposure } from '../src/domains/experiments/service.server.ts'
import type { Actor } from '../src/lib/context.ts'
import { makeAdmin, type TestApp } from './factories.ts'

type Change = {
  layer?: string
  bucket_from?: number
  bucket_to?: number
  roles?: string[]
  share?: number
  variants?: string[]
}
/** Experiments of a test's own, and who takes part in them. */
export function experimentsOf(app: TestApp) {
  async function makeExperiment(change: Change = {}, status: 'draft' | 'running' = 'running'): Promise<string> {
    const experiment_id = `test-${randomUUID()}`
    await app.running.db
      .insertInto('experiment')
      .values({
        ...{ experiment_id, name: 'Wording', hypothesis: 'It helps', variants: ['a', 'b'], weights: [1, 1], status },
        ...{ layer: experiment_id, bucket_from: 0, bucket_to: 10_000, share: 100, languages: ['en', 'fr', 'es', 'pt'] },
        ...{ roles: ['visitor', 'customer', 'provider', 'admin'], conversions: ['default', 'spent', 'booked'] },
        ...{ value_conversions: ['spent'], server_conversions: ['booked'] },
        ...{ started_at: status === 'draft' ? null : new Date(), ...change },
      })
      .execute()
    return experiment_id
  }

  const variantOf = async (actor: Actor | null, id: string, visitor?: string) =>
    (await readExperiments(app.ctx(actor), { visitor }))[id]?.variant ?? ''

  async function expose(actor: Actor | null, experimentId: string, visitor?: string) {
    const variant = await variantOf(actor, experimentId, visitor)
    return trackExposure(app.ctx(actor), { experimentId, variant, visitor })
  }
  const convert = (actor: Actor | null, experimentId: string, more: { visitor?: string; value?: number } = {}) => {
    const { visitor, value = 1 } = more
    const conversionType = more.value === undefined ? 'default' : 'spent'
    return trackConversion(app.ctx(actor), { experimentId, conversionType, value, visitor })
  }
  const resultOf = async (id: string) =>
    (await listExperiments(app.ctx(await makeAdmin(app)))).experiments.find((one) => one.id === id)
  async function countOf(table: 'experiment_exposure' | 'experiment_conversion', id: string) {
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from ${sql.table(table)} where experiment_id = ${id}`.execute(app.running.db)
    return rows[0]?.n
  }
  return { makeExperiment, variantOf, expose, convert, resultOf, countOf }
}
