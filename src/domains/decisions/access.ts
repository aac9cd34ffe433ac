import { randomUUID } from 'node:crypto'
import { each, rowsOf, signedIn, type Thing } from '../../../tests/access.ts'
import { decisions } from './contract.ts'

/** A warning of a customer. */
export const decision: Thing = {
  isOfTwoOthers: true,
  make: async (world, side) => {
    const { accountId } = await world.actor(side === 'first' ? 'customer' : 'otherCustomer')
    const decision_id = randomUUID()
    const about = { kind: 'warned', subject_type: 'account', subject_id: accountId, reason: 'spam' }
    await world.app.running.db
      .insertInto('decision')
      .values({ decision_id, account_id: accountId, is_reported: false, decided_at: new Date(), ...about })
      .execute()
    return decision_id
  },
}

const byWhomItConcerns = each({ visitor: 404, customer: [200, 404, 404], provider: 404, admin: 404 })

export const access = rowsOf(decisions, {
  mine: { answers: signedIn(200) },
  get: { on: decision, answers: byWhomItConcerns, input: ({ id }) => ({ id }) },
  appeal: { on: decision, answers: byWhomItConcerns, input: ({ id }) => ({ id, text: 'Not so' }) },
})
