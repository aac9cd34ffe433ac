import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import { audit } from '../../lib/audit.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { repeatMessage } from '../../lib/messages.server.ts'
import { confirmAdmin } from '../identity/admins.server.ts'
import { plainPattern } from '../location/service.server.ts'
import { countTo, found } from './found.server.ts'
import { type FoundMessage, officeMessages } from './messages-contract.ts'
import { admin as en } from './texts/en.ts'

type Row = Omit<FoundMessage, 'createdAt' | 'triedAt'> & { createdAt: Date; triedAt: Date }

export async function findMessages(ctx: UserCtx, input: z.output<typeof officeMessages.list.input>) {
  const { search = '', state, page, limit } = input
  const isMeant = sql.join(
    [
      search === ''
        ? sql`true`
        : sql`plain_text(a.full_name || ' ' || a.email::text) like '%' || ${plainPattern(search)} || '%'`,
      state ? sql`m.state = ${state}` : sql`true`,
    ],
    sql` and `,
  )
  const meant = sql`from message m left join account a on a.account_id = m.account_id where ${isMeant}`
  const [{ rows }, count] = await Promise.all([
    sql<Row>`select m.message_id as id, m.channel, m.kind, m.state, m.tries, m.error, m.created_at as "createdAt",
        m.tried_at as "triedAt", m.queue is not null and m.state in ('failed', 'dropped') as "canSendAgain",
        case when a.account_id is not null
          then json_build_object('id', a.account_id, 'name', a.full_name, 'email', a.email) end as recipient
      ${meant} order by m.created_at desc, m.key limit ${limit} offset ${(page - 1) * limit}`.execute(ctx.db),
    countTo(ctx, meant),
  ])
  const messages = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    triedAt: row.triedAt.toISOString(),
  }))
  return { messages, pagination: found(page, limit, count) }
}

/** Two who press at once have it sent once. */
export function sendAgain(ctx: UserCtx, { id }: z.output<typeof officeMessages.sendAgain.input>) {
  return transaction(ctx, async (tx) => {
    await confirmAdmin(tx)
    const repeated = await repeatMessage(tx, id)
    if (repeated === 'unknown') throw new AppError('not_found', 'message_not_found', en.errors.message_not_found)
    if (repeated === 'not_failed') throw new AppError('conflict', 'message_not_failed', en.errors.message_not_failed)
    const { queue } = repeated
    await audit(tx, { action: 'message.sent_again', subjectType: 'message', subjectId: id, details: { queue } })
    return { id, state: 'queued' as const }
  })
}

export const messageRoutes = implement(
  officeMessages,
  { list: findMessages, sendAgain },
  {
    list: {
      detail:
        'Kept for 90 days. What a message says is kept nowhere. Counted to 10,000; `isMore` says that there are more.',
    },
    sendAgain: { refusals: ['message_not_found', 'message_not_failed'] },
  },
)
