import { randomUUID } from 'node:crypto'
import { each, ofOwner, rowsOf, signedIn, type Thing } from '../../../tests/access.ts'
import { notifications } from './contract.ts'
import { preferences } from './preferences-contract.ts'

/** Of the provider of that side. */
const notification: Thing = {
  make: async (world, side) => {
    const { providerId: provider_id } = await world.providerOn(side)
    const [notification_id, type] = [randomUUID(), 'review_received']
    const { db } = world.app.running
    const row = { provider_id, notification_id, type, event_key: notification_id, created_at: new Date() }
    await db.insertInto('notification').values(row).execute()
    await db
      .insertInto('notification_count')
      .values({ provider_id, type, unread: 1000, total: 1000 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return notification_id
  },
}
const byOwner = each({ visitor: 401, customer: 404, provider: [200, 404, 404], admin: 404 })

/** Whose notifications are asked for. */
const reader: Thing = { make: async (world, side, who) => (await world.ownerOn(side, who)).accountId }
const of = ({ id }: { id: string }) => ({ segment: 'users', userId: id })

export const access = [
  ...rowsOf(preferences, {
    get: { answers: signedIn(200) },
    set: { answers: signedIn(200), input: () => ({ language: 'en' }) },
  }),
  ...rowsOf(notifications, {
    list: { answers: signedIn(200) },
    listOf: { on: reader, answers: ofOwner(200), input: of },
    unreadCount: { on: reader, answers: ofOwner(200), input: of },
    markRead: { on: notification, answers: byOwner, input: ({ id }) => ({ id }) },
    read: { on: notification, answers: byOwner, input: ({ id }) => ({ id }) },
    markAllRead: { on: reader, answers: ofOwner(200), input: of },
    readAll: { answers: signedIn(200) },
  }),
]
