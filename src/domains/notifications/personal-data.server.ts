import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'
import { forgetMessagesOf } from '../../lib/messages.server.ts'
import { forgetPutOff } from '../../lib/put-off.server.ts'
import { findQuietHours, forgetMessageChoices, listUnwanted } from '../identity/messages.server.ts'
import { forgetSubscriptionsOf } from '../identity/push.server.ts'
import { forgetRefusedAddress } from '../identity/refused-address.server.ts'

const OwnNotification = z.object({ type: z.string(), status: z.string(), createdAt: z.string(), words: z.string() })

const SentMessage = z.object({ channel: z.string(), about: z.string(), state: z.string(), createdAt: z.string() })

const QuietHours = z.object({ fromMinute: z.int(), toMinute: z.int(), timezone: z.string() })
const shape = {
  notificationSettings: z.object({
    unwanted: z.array(z.string()),
    quietHours: z.nullable(QuietHours),
    refusedAddress: z.nullable(z.string()),
    pushServices: z.array(z.string()),
  }),
  notifications: z.array(OwnNotification),
  sentMessages: z.array(SentMessage),
}

export const notificationData: PersonalData = {
  exportPerson: exportPart(shape, async ({ db }, { accountId, providerId }) => {
    const { rows } = await sql<{ type: string; status: string; created_at: Date; words: string }>`
      select type, status, created_at, words from notification where provider_id = ${providerId}::uuid
      order by created_at desc limit 10000`.execute(db)
    const hours = await findQuietHours(db, accountId)
    const refused = await db
      .selectFrom('refused_address')
      .select('email')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    const devices = await db
      .selectFrom('push_subscription')
      .select('endpoint')
      .where('account_id', '=', accountId)
      .execute()
    const sent = await db
      .selectFrom('message')
      .select(['channel', 'kind', 'state', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .limit(10_000)
      .execute()
    return {
      notificationSettings: {
        unwanted: (await listUnwanted(db, accountId)).map(({ kind, channel }) => `${kind}, ${channel}`),
        quietHours: hours && { fromMinute: hours.from, toMinute: hours.to, timezone: hours.timezone },
        refusedAddress: refused?.email ?? null,
        pushServices: devices.map(({ endpoint }) => endpoint),
      },
      notifications: rows.map(({ type, status, created_at, words }) => ({
        ...{ type, status, words },
        createdAt: created_at.toISOString(),
      })),
      sentMessages: sent.map(({ channel, kind, state, created_at }) => ({
        ...{ channel, about: kind, state },
        createdAt: created_at.toISOString(),
      })),
    }
  }),

  erase: async (tx, { accountId, providerId }) => {
    await forgetMessageChoices(tx, accountId)
    await forgetMessagesOf(tx, accountId)
    await forgetPutOff(tx, accountId)
    await forgetRefusedAddress(tx, accountId)
    await forgetSubscriptionsOf(tx, accountId)
    if (!providerId) return
    await tx.db.deleteFrom('notification').where('provider_id', '=', providerId).execute()
    await tx.db.deleteFrom('notification_count').where('provider_id', '=', providerId).execute()
  },
}
