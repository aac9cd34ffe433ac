import type { PersonalData } from '../../lib/context.ts'

/** What was written to us under the proven address of the account. */
export const contactData: PersonalData = {
  exportPerson: async ({ db }, { provenEmail }) => {
    const rows = await db
      .selectFrom('contact_message')
      .select(['name', 'email', 'topic', 'message', 'created_at'])
      .where('email', '=', provenEmail)
      .orderBy('created_at')
      .execute()
    return { messages: rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() })) }
  },

  erase: async (tx, { provenEmail }) => {
    if (provenEmail) await tx.db.deleteFrom('contact_message').where('email', '=', provenEmail).execute()
  },
}
