import { afterReason, each, rowsOf } from '../../../tests/access.ts'
import { provider } from '../providers/access.ts'
import { analytics } from './contract.ts'

const adminsOnly = each({ visitor: 401, customer: 403, provider: 403, admin: 200 })

export const access = rowsOf(analytics, {
  provider: {
    on: provider,
    answers: each({ visitor: 401, customer: 403, provider: [200, 403, 403], admin: [200, 200, 404] }),
    input: async (call) => {
      await afterReason(call)
      return { id: call.id }
    },
  },
  overview: { answers: adminsOnly },
  bookings: { answers: adminsOnly },
  revenue: { answers: adminsOnly },
  users: { answers: adminsOnly },
  providers: { answers: adminsOnly },
})
