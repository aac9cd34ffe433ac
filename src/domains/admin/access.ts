import { randomUUID } from 'node:crypto'
import { afterReason, each, rowsOf, type Thing, type Who, type World } from '../../../tests/access.ts'
import { dateIn, enrol, london, makeAccount, makeAdmin, makeDocuments, makeProvider } from '../../../tests/factories.ts'
import { booking } from '../bookings/access.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { decision } from '../decisions/access.ts'
import { provider } from '../providers/access.ts'
import { officeAppeals } from './appeals-contract.ts'
import { officeAudit } from './audit-contract.ts'
import { officeBookings } from './booking-contract.ts'
import { admin } from './contract.ts'
import { officeDocuments } from './documents-contract.ts'
import { officeExperiments } from './experiments-contract.ts'
import { officeFiles } from './files-contract.ts'
import { officeHealth } from './health-contract.ts'
import { officeMessages } from './messages-contract.ts'
import { officeMoney } from './money-contract.ts'
import { officeSellers } from './sellers-contract.ts'
import { officeUnmet } from './unmet-contract.ts'
import { officeViews } from './views-contract.ts'
import { askToCancelAhead } from './words.server.ts'
import { officeWords } from './words-contract.ts'

const adminsOnly = each({ visitor: 401, customer: 403, provider: 403, admin: 200 })
const adminsOnlyWhatExists = each({ visitor: 401, customer: 403, provider: 403, admin: [200, 200, 404] })
/** Whose data they are has been looked into with a reason before. */
const looked = async (call: { id: string; world: World; who: Who }) => {
  await afterReason(call)
  return { id: call.id }
}
const byId = ({ id }: { id: string }) => ({ id })

/** Of somebody nobody else here needs: some are suspended. */
const account: Thing = { isOfTwoOthers: true, make: async ({ app }) => (await makeAccount(app)).accountId }
const armed: Thing = {
  isOfTwoOthers: true,
  make: async ({ app }) => {
    const actor = await makeAccount(app)
    await enrol(app, actor)
    return actor.accountId
  },
}
const suspended: Thing = {
  isOfTwoOthers: true,
  make: async ({ app }) => {
    const { accountId } = await makeAccount(app)
    const { db } = app.running
    await db.updateTable('account').set({ status: 'suspended' }).where('account_id', '=', accountId).execute()
    return accountId
  },
}
const verified: Thing = {
  make: async (world, side, who) => {
    const id = await provider.make(world, side, who)
    const { db } = world.app.running
    await db.updateTable('provider').set({ is_verified: true }).where('provider_id', '=', id).execute()
    return id
  },
}

/** One whose documents are accepted. */
const shown: Thing = {
  make: async (world, side, who) => {
    const id = await provider.make(world, side, who)
    await makeDocuments(world.app, id)
    return id
  },
}
/** A document of it that is to be looked at; of a business that does not exist, some id. */
async function sentOf(world: World, providerId: string): Promise<string> {
  if (!(await world.providerOf(providerId))) return randomUUID()
  const [id = ''] = await makeDocuments(world.app, providerId, [{ kind: 'identity', state: 'sent' }])
  await world.app.running.app.storage.put(`document-${id}-1.pdf`, Buffer.from('%PDF-1.7'), 'application/pdf')
  return id
}
const document = async (call: { id: string; world: World; who: Who }) => ({
  ...(await looked(call)),
  documentId: await sentOf(call.world, call.id),
})

/** One that can be sent again. */
const failedMessage: Thing = {
  isOfTwoOthers: true,
  make: async ({ app }) => {
    const message_id = randomUUID()
    const now = new Date()
    const job = { queue: 'contact-message-mail', job: JSON.stringify({ contactMessageId: randomUUID() }) }
    const row = {
      key: `test-${message_id}`,
      message_id,
      channel: 'mail',
      kind: 'test',
      state: 'failed',
      created_at: now,
      tried_at: now,
      ...job,
    }
    await app.running.db.insertInto('message').values(row).execute()
    return message_id
  },
}

/** A suspended customer who has booked something. */
const withBookings: Thing = {
  isOfTwoOthers: true,
  make: async (world) => {
    const { providerId, serviceIds } = await makeProvider(world.app)
    const customer = await makeAccount(world.app)
    await createBooking(world.app.ctx(customer), { providerId, serviceIds, dateTime: london(dateIn(3), '10:00') })
    const { accountId } = customer
    const { db } = world.app.running
    await db.updateTable('account').set({ status: 'suspended' }).where('account_id', '=', accountId).execute()
    return accountId
  },
}

/** What another administrator has asked for. */
const askedFor: Thing = {
  isOfTwoOthers: true,
  make: async (world, side, who) => {
    const id = await withBookings.make(world, side, who)
    return (await askToCancelAhead(world.app.ctx(await makeAdmin(world.app)), { id })).id
  },
}

const experiment = (status: 'draft' | 'running'): Thing => ({
  isOfTwoOthers: true,
  make: async ({ app }) => {
    const experiment_id = `access-${randomUUID()}`
    await app.running.db
      .insertInto('experiment')
      .values({
        ...{
          experiment_id,
          name: 'One',
          hypothesis: 'None',
          variants: ['a', 'b'],
          weights: [1, 1],
          layer: experiment_id,
        },
        ...{ bucket_from: 0, bucket_to: 10_000, share: 10, languages: ['en'], roles: ['customer'] },
        ...{ conversions: ['default'], status, started_at: status === 'draft' ? null : new Date() },
      })
      .execute()
    return experiment_id
  },
})
const appealed: Thing = {
  isOfTwoOthers: true,
  make: async (world, side, who) => {
    const id = await decision.make(world, side, who)
    const appeal = { appeal: '', appealed_at: new Date() }
    await world.app.running.db.updateTable('decision').set(appeal).where('decision_id', '=', id).execute()
    return id
  },
}
const ofAccount = () => ({ account: 'paid_ahead', currency: 'GBP' })
const share = ({ id }: { id: string }) => ({ id, share: 50 })

export const access = [
  ...rowsOf(officeAudit, { list: { answers: adminsOnly }, save: { answers: adminsOnly } }),
  ...rowsOf(officeAppeals, {
    list: { answers: adminsOnly },
    decide: { on: appealed, answers: adminsOnlyWhatExists, input: ({ id }) => ({ id, outcome: 'upheld' }) },
    saveYear: { answers: adminsOnly, input: () => ({ year: 2026 }) },
  }),
  ...rowsOf(officeExperiments, {
    list: { answers: adminsOnly },
    start: { on: experiment('draft'), answers: adminsOnlyWhatExists, input: share },
    ramp: { on: experiment('running'), answers: adminsOnlyWhatExists, input: share },
    stop: { on: experiment('running'), answers: adminsOnlyWhatExists, input: byId },
  }),
  ...rowsOf(officeDocuments, {
    list: { on: provider, answers: adminsOnlyWhatExists, input: looked },
    open: { on: provider, answers: adminsOnlyWhatExists, input: document },
    accept: {
      on: provider,
      answers: adminsOnlyWhatExists,
      input: async (call) => ({ ...(await document(call)), expiresOn: null }),
    },
    takeBack: {
      on: provider,
      answers: adminsOnlyWhatExists,
      input: async (call) => {
        const named = await document(call)
        const { db } = call.world.app.running
        const accepted = { state: 'accepted', decided_at: new Date() }
        await db.updateTable('document').set(accepted).where('document_id', '=', named.documentId).execute()
        return { ...named, reason: 'doubtful' }
      },
    },
    refuse: {
      on: provider,
      answers: adminsOnlyWhatExists,
      input: async (call) => ({ ...(await document(call)), reason: 'unreadable' }),
    },
  }),
  ...rowsOf(officeSellers, { save: { answers: adminsOnly, input: () => ({ year: '2026' }) } }),
  ...rowsOf(officeBookings, { payments: { on: booking, answers: adminsOnlyWhatExists, input: looked } }),
  ...rowsOf(officeFiles, {
    accounts: { answers: adminsOnly },
    providers: { answers: adminsOnly },
    bookings: { answers: adminsOnly },
    messages: { answers: adminsOnly },
    differences: { answers: adminsOnly },
    ledger: { answers: adminsOnly, input: ofAccount },
    unmet: { answers: adminsOnly },
  }),
  ...rowsOf(officeMoney, {
    differences: { answers: adminsOnly },
    ledger: { answers: adminsOnly, input: ofAccount },
  }),
  ...rowsOf(officeUnmet, { list: { answers: adminsOnly } }),
  ...rowsOf(officeWords, {
    list: { answers: adminsOnly },
    cancelAhead: { on: withBookings, answers: adminsOnlyWhatExists, input: byId },
    confirm: { on: askedFor, answers: adminsOnlyWhatExists, input: ({ id }) => ({ id, seen: 9 }) },
    decline: { on: askedFor, answers: adminsOnlyWhatExists, input: byId },
  }),
  ...rowsOf(officeViews, {
    list: { answers: adminsOnly, input: () => ({ page: 'bookings' }) },
    save: { answers: adminsOnly, input: () => ({ page: 'bookings', name: 'Pending', query: 'status=pending' }) },
    remove: { answers: adminsOnly, input: () => ({ id: randomUUID() }) },
  }),
  ...rowsOf(officeMessages, {
    list: { answers: adminsOnly },
    sendAgain: { on: failedMessage, answers: adminsOnlyWhatExists, input: byId },
  }),
  ...rowsOf(officeHealth, {
    ill: { answers: adminsOnly },
    crashes: { answers: adminsOnly },
    speed: { answers: adminsOnly },
  }),
  ...rowsOf(admin, {
    office: { answers: adminsOnly },
    users: { answers: adminsOnly },
    providers: { answers: adminsOnly },
    bookings: { answers: adminsOnly },
    suspension: { on: account, answers: adminsOnlyWhatExists, input: byId },
    suspend: { on: account, answers: adminsOnlyWhatExists, input: ({ id }) => ({ id, reason: 'spam' }) },
    restore: { on: suspended, answers: adminsOnlyWhatExists, input: byId },
    endSecondFactor: {
      on: armed,
      answers: adminsOnlyWhatExists,
      input: ({ id }) => ({ id, reason: 'by_phone' }),
    },
    approve: { on: shown, answers: adminsOnlyWhatExists, input: byId },
    withdrawApproval: {
      on: verified,
      answers: adminsOnlyWhatExists,
      input: ({ id }) => ({ id, reason: 'doubtful' }),
    },
  }),
]
