import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'

const Message = z.object({
  name: z.string(),
  email: z.string(),
  topic: z.string(),
  message: z.string(),
  createdAt: z.string(),
})

/** What was written to us under the proven address of the account. */
export const contactData: PersonalData = {
  exportPerson: exportPart({ messages: z.array(Message) }, async ({ db }, { provenEmail }) => {
    const rows = await db
      .selectFrom('contact_message')
      .select(['name', 'email', 'topic', 'message', 'created_at'])
      .where('email', '=', provenEmail)
      .orderBy('created_at')
      .execute()
    return { messages: rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() })) }
  }),

  erase: async (tx, { provenEmail }) => {
    if (provenEmail) await tx.db.deleteFrom('contact_message').where('email', '=', provenEmail).execute()
  },
}
