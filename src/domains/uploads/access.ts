import { ofOwner, rowsOf, signedIn, type Thing } from '../../../tests/access.ts'
import { makeUpload } from '../../../tests/factories.ts'
import { uploads } from './contract.ts'

/** One that nothing shows yet. */
export const upload: Thing = {
  make: async (world, side, who) => {
    const { accountId } = await world.ownerOn(side, who)
    return makeUpload(world.app, accountId)
  },
}

export const access = rowsOf(uploads, {
  image: { answers: signedIn(201) },
  remove: { on: upload, answers: ofOwner(200), input: ({ id }) => ({ id }) },
})
