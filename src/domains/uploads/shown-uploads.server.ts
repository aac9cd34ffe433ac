import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { imageWidths } from '../../lib/read-image.server.ts'
import { uploadsReleased } from './events.ts'
import { uploadIdOf } from './rules.ts'
import { uploads as en } from './texts/en.ts'

export const uploadNotFound = () => new AppError('not_found', 'upload_not_found', en.errors.upload_not_found)

/**
 * In the transaction that changes what is shown: what is new belongs to this account and is shown in no other place from now
 * on; the files of what is left out go.
 */
export async function showUploads(
  tx: Ctx,
  accountId: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const added = idsOf(after.filter((path) => !before.includes(path)))
  const { numUpdatedRows } = await tx.db
    .updateTable('upload')
    .set({ unused_since: null })
    .where('upload_id', '=', sql<string>`any(${added}::uuid[])`)
    .where('account_id', '=', accountId)
    .where(sql<boolean>`isfinite(unused_since)`)
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== added.length) throw uploadNotFound()
  await releaseUploads(tx, idsOf(before.filter((path) => !after.includes(path))))
}

/** The `unused_since` of an upload that nothing shows again, and whose files may be gone already. */
export const released = sql<Date>`'-infinity'::timestamptz`

const idsOf = (paths: readonly string[]) => paths.flatMap((path) => uploadIdOf(path) ?? [])

export async function releaseUploads(tx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.db
    .updateTable('upload')
    .set({ unused_since: released })
    .where('upload_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  await tx.jobs.publish(tx.db, uploadsReleased.name, { ids })
}

/** Of one that nothing can show any more (it is released): its files, then its row. */
export async function removeMarked({ app, db }: Ctx, id: string): Promise<void> {
  for (const width of imageWidths) await app.storage.remove(`${id}-${width}.webp`)
  await sql`delete from upload where upload_id = ${id} and unused_since = ${released}`.execute(db)
}
