import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'
import { providerNotFound } from '../providers/provider-id.server.ts'

const Setup = z.object({
  staff: z.array(z.string()),
  rooms: z.array(z.string()),
  services: z.array(z.object({ name: z.string(), description: z.string(), category: z.string() })),
  closedDays: z.array(z.object({ date: z.string(), name: z.string() })),
  calendarEntries: z.array(
    z.object({
      startsAt: z.string(),
      endsAt: z.string(),
      label: z.string(),
      customerName: z.nullable(z.string()),
      customerPhone: z.nullable(z.string()),
    }),
  ),
})
type Setup = z.infer<typeof Setup>

export const staffData: PersonalData = {
  exportProvider: exportPart(Setup.shape, async ({ db }, { providerId }) => {
    const {
      rows: [row],
    } = await sql<Setup>`
      select array(select name from staff where provider_id = ${providerId} order by position) as staff,
        array(select name from room where provider_id = ${providerId} order by position) as rooms,
        coalesce((select json_agg(json_build_object('name', name, 'description', description, 'category', category)
          order by position) from service where provider_id = ${providerId}), '[]') as services,
        coalesce((select json_agg(json_build_object('date', date, 'name', name) order by date)
          from closed_day where provider_id = ${providerId}), '[]') as "closedDays",
        coalesce((select json_agg(json_build_object('startsAt', to_json(lower(during)), 'endsAt', to_json(upper(during)),
          'label', label, 'customerName', customer_name, 'customerPhone', customer_phone) order by during)
          from calendar_entry where provider_id = ${providerId}), '[]') as "calendarEntries"`.execute(db)
    if (!row) throw providerNotFound()
    return row
  }),

  /** What a provider has written down goes with the provider. */
  erase: async (tx, { providerId }) => {
    if (!providerId) return
    for (const table of ['calendar_entry', 'closed_day'] as const)
      await tx.db.deleteFrom(table).where('provider_id', '=', providerId).execute()
    // Past bookings hang on these rows.
    await sql`update staff set name = '' where provider_id = ${providerId}`.execute(tx.db)
    await sql`update room set name = 'Room' where provider_id = ${providerId}`.execute(tx.db)
    await sql`update service set description = '', category = 'General' where provider_id = ${providerId}`.execute(
      tx.db,
    )
  },
}
