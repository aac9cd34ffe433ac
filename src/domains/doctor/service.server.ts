import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { type Area, doctor, promises, type Status } from './contract.ts'

/** Without what breaks them: that is for whoever runs the place. */
async function readStatus(ctx: Ctx): Promise<Status> {
  const rows = await ctx.db.selectFrom('promise_check').select(['promise', 'is_kept', 'since', 'checked_at']).execute()
  const known = new Map(rows.map((row) => [row.promise, row]))
  return {
    areas: Object.entries(promises).map(([area, names]) => ({
      area: area as Area,
      promises: names.map((promise) => {
        const row = known.get(promise)
        return {
          promise,
          isKept: row?.is_kept ?? null,
          since: row?.since?.toISOString() ?? null,
          checkedAt: row?.checked_at?.toISOString() ?? null,
        }
      }),
    })),
  }
}

export const routes = implement(doctor, { status: readStatus })
