import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { uploadsReleased } from './events.ts'
import { removeFiles } from './shown-uploads.server.ts'
import { requirePlace } from './storage-place.server.ts'

/** A form that was left open is finished within a day, or begun again. */
const unusedMs = 86_400_000
const batch = 200
const incomingMs = 3_600_000

export const subscriptions: Subscription[] = [
  subscribe(uploadsReleased, 'released-uploads', async (ctx, { ids }) => {
    await removeUnused(ctx, ids, await databaseNow(ctx))
  }),
]

export const schedules: Schedule[] = [
  { queue: 'unused-uploads', cron: '17 * * * *', isWanted: () => true, run: sweepUploads },
]

export async function sweepUploads(ctx: Ctx): Promise<void> {
  const now = await databaseNow(ctx)
  while ((await removeUnused(ctx, null, new Date(now.getTime() - unusedMs))) === batch);
  await sweepIncoming(ctx.app.incomingDir, now)
}

/** The files before the rows: what is cut off in between is found again. Answers how many there were. */
async function removeUnused(ctx: Ctx, ids: readonly string[] | null, until: Date): Promise<number> {
  const named = ids === null ? sql`` : sql`and upload_id = any(${ids}::uuid[])`
  return transaction(ctx, async (tx) => {
    const { rows } = await sql<{ id: string }>`select upload_id as id from upload
      where unused_since <= ${until} ${named} order by unused_since limit ${batch} for update skip locked`.execute(
      tx.db,
    )
    if (rows.length === 0) return 0
    await requirePlace(ctx)
    for (const { id } of rows) await removeFiles(tx, id)
    await sql`delete from upload where upload_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx.db)
    return rows.length
  })
}

/** Of a process that was ended while it received a file; on this node. */
async function sweepIncoming(folder: string, now: Date) {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > incomingMs) await rm(path, { recursive: true, force: true })
  }
}
