import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'
import { accountSubject } from './subjects.server.ts'

const InExperiment = z.object({
  experiment: z.string(),
  variant: z.string(),
  page: z.nullable(z.string()),
  seenAt: z.string(),
  did: z.array(z.object({ what: z.string(), times: z.int(), value: z.number(), at: z.string() })),
})

export const experimentData: PersonalData = {
  exportPerson: exportPart({ experiments: z.array(InExperiment) }, async (ctx, { accountId }) => {
    const { rows } = await sql<z.infer<typeof InExperiment>>`
      select e.name as experiment, x.variant, x.page, to_json(x.exposed_at) as "seenAt",
        coalesce((select json_agg(json_build_object('what', c.conversion_type, 'times', c.times, 'value', c.value,
            'at', c.converted_at) order by c.conversion_type)
          from experiment_conversion c where c.experiment_id = x.experiment_id and c.subject = x.subject), '[]') as did
      from experiment_exposure x join experiment e on e.experiment_id = x.experiment_id
      where x.subject = ${accountSubject(ctx, accountId)} order by x.exposed_at`.execute(ctx.db)
    return { experiments: rows }
  }),

  erase: async (tx, { accountId }) => {
    await tx.db.deleteFrom('experiment_exposure').where('subject', '=', accountSubject(tx, accountId)).execute()
  },
}
