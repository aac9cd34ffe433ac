import type { PersonalData } from '../../lib/context.ts'

/** What is kept of a visit keeps its row in the directory; nobody asks for the lists of who has left. */
export const directoryData: PersonalData = {
  erase: async (tx, { accountId }) => {
    await tx.db.deleteFrom('customer_directory').where('customer_id', '=', accountId).execute()
  },
}
