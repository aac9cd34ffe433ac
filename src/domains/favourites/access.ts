import { each, rowsOf, signedIn } from '../../../tests/access.ts'
import { provider } from '../providers/access.ts'
import { favourites } from './contract.ts'

const whoExists = [200, 200, 404] as const
const input = ({ id }: { id: string }) => ({ providerId: id })

export const access = rowsOf(favourites, {
  list: { answers: signedIn(200) },
  get: { on: provider, answers: signedIn(200), input },
  add: {
    on: provider,
    answers: each({ visitor: 401, customer: whoExists, provider: whoExists, admin: whoExists }),
    input,
  },
  remove: { on: provider, answers: signedIn(200), input },
})
