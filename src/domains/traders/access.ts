import { everyoneWhatExists, ofProvider, providersOnly, rowsOf, type Thing } from '../../../tests/access.ts'
import { makeDocuments } from '../../../tests/factories.ts'
import { provider } from '../providers/access.ts'
import { traders } from './contract.ts'
import { documents } from './documents-contract.ts'

/** One that its owner has sent. */
const document: Thing = {
  make: async (world, side) => {
    const { providerId } = await world.providerOn(side)
    const [id = ''] = await makeDocuments(world.app, providerId, [{ kind: 'insurance', state: 'sent' }])
    await world.app.running.app.storage.put(`document-${id}-1.pdf`, Buffer.from('%PDF-1.7'), 'application/pdf')
    return id
  },
}
const named = ({ id }: { id: string }) => ({ documentId: id })

export const access = [
  ...rowsOf(documents, {
    mine: { answers: providersOnly(200) },
    send: { answers: providersOnly(201), input: () => ({ kind: 'identity' }) },
    open: { on: document, answers: ofProvider(200), input: named },
    remove: { on: document, answers: ofProvider(200), input: named },
  }),
  ...rowsOf(traders, {
    ofProvider: { on: provider, answers: everyoneWhatExists(200), input: ({ id }) => ({ id }) },
    mine: { answers: providersOnly(200) },
    declare: {
      answers: providersOnly(200),
      input: () => ({
        ...{ kind: 'trader', legalName: 'Rivers Hair Ltd', street: 'Roman Road 5', postalCode: 'E2 0HU' },
        ...{ city: 'London', country: 'GB', register: '', registerNumber: '', taxNumber: '' },
        ...{ email: 'hello@rivers.test', phone: '+44 20 7946 0000', complies: true },
      }),
    },
  }),
]
