import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit, type Subscription, subscribe } from '../../lib/events.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { providerChanged, verificationDecided } from '../providers/events.ts'
import { updateProvider } from '../providers/write-provider.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import { requirePlace } from '../uploads/storage-place.server.ts'
import { documentExpiring, documentsReleased } from './events.ts'
import { type Released, releasedColumns, removeReleased } from './release-documents.server.ts'
import { forgetWhoLeft } from './who-left.server.ts'

const warnedDays = 30
/** So long a file is kept after its last day. */
const keptDays = 90
const batch = 200

export const subscriptions: Subscription[] = [
  subscribe(documentsReleased, 'released-documents', async (ctx, { providerId }) => {
    const { rows } = await sql<Released>`select ${releasedColumns} from document
      where provider_id = ${providerId} and file = 'released'`.execute(ctx.db)
    await remove(ctx, rows)
  }),
]

export const schedules: Schedule[] = [
  { queue: 'document-dates', cron: '41 * * * *', isWanted: () => true, run: keepDocumentDates },
  { queue: 'document-files', cron: '47 * * * *', isWanted: () => true, run: sweepDocuments },
  {
    queue: 'traders-left',
    cron: '53 4 * * *',
    isWanted: () => true,
    run: async (ctx) => forgetWhoLeft(ctx, await databaseNow(ctx)),
  },
]

/** All of them are looked through, or those of one who is named. */
type Whose = RawBuilder<unknown>
const any = sql.ref('d.provider_id')

/** An accepted `d` of business `p`: no other one of its kind is good for longer. */
const isLast = (
  provider: Whose,
) => sql`not exists (select from document o where o.provider_id = ${provider} and o.kind = d.kind
  and o.state = 'accepted' and o.document_id <> d.document_id
  and (o.expires_on is null or o.expires_on > d.expires_on or (o.expires_on = d.expires_on and o.document_id > d.document_id)))`
/** What the tick stands for, as `missingFor` has it. */
const isNeeded = (
  provider: Whose,
) => sql`(d.kind = 'identity' or (d.kind = 'registration' and not exists (select from trader t
  where t.provider_id = ${provider} and t.kind = 'private')))`

/** Tells who has a document that is about to expire, and takes the tick off those whose last one has. */
export async function keepDocumentDates(ctx: Ctx): Promise<void> {
  const now = await databaseNow(ctx)
  while ((await warn(ctx, now)) === batch);
  while ((await takeTicks(ctx, now)) === batch);
}

type Expiring = { providerId: string; documentId: string }

async function warn(ctx: Ctx, now: Date): Promise<number> {
  const { rows } = await sql<Expiring>`select d.provider_id as "providerId", d.document_id as "documentId"
    from document d join provider p on p.provider_id = d.provider_id
    where d.state = 'accepted' and d.warned_at is null and d.expires_on is not null
      and d.expires_on - ${warnedDays}::int <= (${now}::timestamptz at time zone p.timezone)::date
      and p.status = 'active' and ${isLast(any)}
    order by d.provider_id, d.document_id limit ${batch}`.execute(ctx.db)
  for (const { providerId, documentId } of rows)
    await transaction(ctx, async (tx) => {
      const { numAffectedRows } = await sql`update document set warned_at = ${now}
        where provider_id = ${providerId} and document_id = ${documentId} and state = 'accepted' and warned_at is null`.execute(
        tx.db,
      )
      if (numAffectedRows === 1n)
        await emit(tx, documentExpiring, { providerId, documentId, saidAt: now.toISOString() })
    })
  return rows.length
}

const withExpired = (now: Date, provider: Whose) => sql`from document d join provider p on p.provider_id = d.provider_id
  where d.state = 'accepted' and d.expires_on < (${now}::timestamptz at time zone p.timezone)::date and p.is_verified
    and ${isNeeded(provider)} and ${isLast(provider)}`

async function takeTicks(ctx: Ctx, now: Date): Promise<number> {
  const { rows } = await sql<{
    providerId: string
  }>`select distinct d.provider_id as "providerId" ${withExpired(now, any)}
    order by 1 limit ${batch}`.execute(ctx.db)
  for (const { providerId } of rows)
    await transaction(ctx, async (tx) => {
      await lockProvider(tx, providerId)
      // Another may have been accepted while this waited.
      const { rows: still } = await sql`select 1 ${withExpired(now, sql`${providerId}`)}
        and d.provider_id = ${providerId} limit 1`.execute(tx.db)
      if (still.length === 0 || !(await updateProvider(tx, providerId, { is_verified: false }))) return
      await emit(tx, providerChanged, { providerId })
      const decided = { providerId, isVerified: false, hasExpired: true, decidedAt: now.toISOString() }
      await emit(tx, verificationDecided, decided)
    })
  return rows.length
}

/** What has long expired, what was never received whole, and what could not be removed before. */
export async function sweepDocuments(ctx: Ctx): Promise<void> {
  const now = await databaseNow(ctx)
  await sql`update document set file = 'released' where file = 'kept' and state = 'accepted'
    and expires_on < ${now}::date - ${keptDays}::int`.execute(ctx.db)
  await sql`update document set state = 'removed', file = 'released' where state = 'receiving'
    and sent_at < ${new Date(now.getTime() - 86_400_000)}`.execute(ctx.db)
  for (;;) {
    const { rows } = await sql<Released>`select ${releasedColumns} from document where file = 'released'
      order by sent_at limit ${batch}`.execute(ctx.db)
    await remove(ctx, rows)
    if (rows.length < batch) return
  }
}

async function remove(ctx: Ctx, released: readonly Released[]) {
  if (released.length === 0) return
  await requirePlace(ctx)
  await removeReleased(ctx, released)
}
