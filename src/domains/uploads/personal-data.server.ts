import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'
import { uploadPath } from './rules.ts'
import { releaseUploads } from './shown-uploads.server.ts'

export const uploadData: PersonalData = {
  exportPerson: exportPart(
    { uploads: z.array(z.object({ url: z.string(), uploadedAt: z.string() })) },
    async ({ app, db }, { accountId }) => {
      const rows = await db
        .selectFrom('upload')
        .select(['upload_id', 'created_at'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute()
      return {
        uploads: rows.map(({ upload_id, created_at }) => ({
          url: `${app.origin}${uploadPath(upload_id, 1920)}`,
          uploadedAt: created_at.toISOString(),
        })),
      }
    },
  ),

  /** Wherever they were shown, those who show them take them off. */
  erase: async (tx, { accountId }) => {
    const rows = await tx.db.selectFrom('upload').select('upload_id').where('account_id', '=', accountId).execute()
    await releaseUploads(
      tx,
      rows.map(({ upload_id }) => upload_id),
    )
  },
}
