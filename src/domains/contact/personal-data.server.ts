import type { Erase } from '../../lib/erasure.server.ts'

export const eraseMessages: Erase = async (tx, { provenEmail }) => {
  if (provenEmail) await tx.db.deleteFrom('contact_message').where('email', '=', provenEmail).execute()
}
