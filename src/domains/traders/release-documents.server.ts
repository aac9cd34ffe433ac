import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { documentsReleased } from './events.ts'
import { storedName } from './read-documents.server.ts'

/** As if they had never been sent; null: all of that business. In the caller's transaction. */
export async function releaseDocuments(tx: Ctx, providerId: string, ids: readonly string[] | null): Promise<void> {
  const named = ids === null ? sql`` : sql`and document_id = any(${ids}::uuid[])`
  const { numAffectedRows } =
    await sql`update document set state = 'removed', file = 'released', decided_at = null, expires_on = null, reason = null, words = ''
    where provider_id = ${providerId} ${named}`.execute(tx.db)
  if (numAffectedRows) await emit(tx, documentsReleased, { providerId })
}

export type Released = { providerId: string; id: string; mediaType: 'image/webp' | 'application/pdf' }

/** Their files, then what no longer has to be told of them; one by one, and no transaction waits for a disk or a bucket. */
export async function removeReleased({ app, db }: Ctx, released: readonly Released[]): Promise<void> {
  const failures: unknown[] = []
  for (const { providerId, ...document } of released)
    try {
      await app.storage.remove(storedName(document))
      await sql`delete from document where provider_id = ${providerId} and document_id = ${document.id}
        and state = 'removed'`.execute(db)
      await sql`update document set file = 'gone' where provider_id = ${providerId} and document_id = ${document.id}
        and file = 'released'`.execute(db)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} documents could not be removed`)
}

export const releasedColumns = sql`provider_id as "providerId", document_id as id, media_type as "mediaType"`
