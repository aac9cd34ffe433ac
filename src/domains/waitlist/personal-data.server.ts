import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'
import { endVain } from './settle-offers.server.ts'

const Entry = z.object({
  provider: z.string(),
  status: z.string(),
  firstDate: z.string(),
  lastDate: z.string(),
  joinedAt: z.string(),
  offers: z.array(z.object({ startsAt: z.string(), answer: z.nullable(z.string()) })),
})

export const waitlistData: PersonalData = {
  exportPerson: exportPart({ waitlist: z.array(Entry) }, async ({ db }, { accountId }) => {
    const { rows } = await sql<z.infer<typeof Entry>>`
      select p.business_name as provider, e.status, e.first_date::text as "firstDate", e.last_date::text as "lastDate",
        to_json(e.joined_at) as "joinedAt", coalesce((
          select json_agg(json_build_object('startsAt', to_json(o.starts_at), 'answer', o.answer) order by o.offered_at)
          from waitlist_offer o where o.provider_id = e.provider_id and o.entry_id = e.entry_id), '[]') as offers
      from waitlist_entry e join provider p on p.provider_id = e.provider_id
      where e.customer_id = ${accountId} order by e.joined_at`.execute(db)
    return { waitlist: rows }
  }),

  /** With the entries go their offers; what was held goes with the holds of the account. */
  erase: async (tx, { accountId, providerId }) => {
    await tx.db.deleteFrom('waitlist_entry').where('customer_id', '=', accountId).execute()
    if (!providerId) return
    // Who waited for them waited for nothing, and hears so: what they had asked for is theirs.
    await endVain(tx, providerId, sql`true`)
    await sql`update waitlist_offer set answer = 'withdrawn', answered_at = ${tx.now}
      where provider_id = ${providerId} and answer is null`.execute(tx.db)
    for (const table of ['waitlist_rule', 'waitlist_turn'] as const)
      await tx.db.deleteFrom(table).where('provider_id', '=', providerId).execute()
  },
}
