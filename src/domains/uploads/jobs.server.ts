import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { uploadsReleased } from './events.ts'
import { released, removeMarked } from './shown-uploads.server.ts'
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
  await sweepIncoming(ctx.app.incomingDir, now)
  while ((await removeUnused(ctx, null, new Date(now.getTime() - unusedMs))) === batch);
}

/**
 * Marked first, so that nothing can show them again, then removed one by one: no transaction waits for a disk or a bucket. The files
 * go before their row, so what is cut off in between is found again. Answers how many were removed.
 */
async function removeUnused(ctx: Ctx, ids: readonly string[] | null, until: Date): Promise<number> {
  const named = ids === null ? sql`` : sql`and upload_id = any(${ids}::uuid[])`
  const { rows } = await sql<{ id: string }>`update upload set unused_since = ${released} where upload_id in (
      select upload_id from upload where unused_since <= ${until} ${named}
      order by unused_since limit ${batch} for update skip locked
    ) returning upload_id as id`.execute(ctx.db)
  if (rows.length === 0) return 0
  await requirePlace(ctx)
  const failures: unknown[] = []
  for (const { id } of rows) await removeMarked(ctx, id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} uploads could not be removed`)
  return rows.length
}

/** Of a process that was ended while it received a file; on this node. */
async function sweepIncoming(folder: string, now: Date) {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > incomingMs) await rm(path, { recursive: true, force: true })
  }
}
