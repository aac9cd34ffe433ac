import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'

const CustomerNote = z.object({ customer: z.string(), text: z.string() })

export const customerNoteData: PersonalData = {
  exportProvider: exportPart({ customerNotes: z.array(CustomerNote) }, async ({ db }, { providerId }) => {
    const { rows: customerNotes } = await sql<z.infer<typeof CustomerNote>>`
      select a.full_name as customer, n.text
      from customer_note n join account a on a.account_id = n.customer_id
      where n.provider_id = ${providerId} order by n.updated_at`.execute(db)
    return { customerNotes }
  }),

  /** What providers noted about a person goes with the person, and with the provider. */
  erase: async (tx, { accountId, providerId }) => {
    await tx.db.deleteFrom('customer_note').where('customer_id', '=', accountId).execute()
    if (providerId) await tx.db.deleteFrom('customer_note').where('provider_id', '=', providerId).execute()
  },
}
