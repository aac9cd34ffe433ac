import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'

const Rebooking = z.object({
  provider: z.string(),
  service: z.string(),
  ownWeeks: z.nullable(z.int()),
  snoozedUntil: z.nullable(z.string()),
  isNever: z.boolean(),
  toldVisit: z.nullable(z.string()),
})
const Asked = z.object({ provider: z.string(), askedAt: z.string() })

/** What was reminded of stays with its booking: it names nobody. */
export const reminderData: PersonalData = {
  exportPerson: exportPart(
    { rebookings: z.array(Rebooking), askedToComeBack: z.array(Asked) },
    async ({ db }, { accountId }) => {
      const { rows: rebookings } = await sql<z.infer<typeof Rebooking>>`
        select p.business_name as provider, v.name as service, r.own_weeks as "ownWeeks", r.snoozed_until::text as "snoozedUntil",
          r.is_never as "isNever", to_json(r.told_visit) as "toldVisit"
        from rebooking r join provider p on p.provider_id = r.provider_id
        join service v on v.provider_id = r.provider_id and v.service_id = r.service_id
        where r.customer_id = ${accountId} order by p.business_name, v.name`.execute(db)
      const { rows: askedToComeBack } = await sql<z.infer<typeof Asked>>`
        select p.business_name as provider, to_json(k.asked_at) as "askedAt"
        from rebooking_asked k join provider p on p.provider_id = k.provider_id
        where k.customer_id = ${accountId} order by k.asked_at`.execute(db)
      return { rebookings, askedToComeBack }
    },
  ),

  erase: async ({ db }, { accountId, providerId }) => {
    for (const table of ['rebooking', 'rebooking_turn', 'rebooking_asked'] as const) {
      await db.deleteFrom(table).where('customer_id', '=', accountId).execute()
      if (providerId) await db.deleteFrom(table).where('provider_id', '=', providerId).execute()
    }
    if (providerId) await db.deleteFrom('reminder_rule').where('provider_id', '=', providerId).execute()
  },
}
