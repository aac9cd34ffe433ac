import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { platformFee } from './settings.server.ts'

export type PlatformFee = {
  /** Of what was set last; 0: nothing was, and it is what the environment says. */
  version: number
  basisPoints: number
  /** Set, and not holding yet. */
  next: { basisPoints: number; holdsFrom: Date } | null
}

/** What holds at that time, as part of a statement that asks for more; null: nothing was set by then. */
export const feeAt = (now: Date) => sql<number | null>`(select f.basis_points from platform_fee f
  where f.withdrawn_at is null and f.holds_from <= ${now} order by f.version desc limit 1)`

/** Where the operator has set nothing. */
export const feeOfEnvironment = ({ app }: Ctx) => app.settingOf(platformFee.basisPoints)

export async function readPlatformFee(ctx: Ctx, now: Date): Promise<PlatformFee> {
  type Row = { version: number; set: number | null; next: number | null; from: Date | null }
  const { rows } = await sql<Row>`
    select coalesce((select max(version) from platform_fee), 0) as version, ${feeAt(now)} as set,
      n.basis_points as next, n.holds_from as "from"
    from (values (1)) one left join platform_fee n on n.withdrawn_at is null and n.holds_from > ${now}`.execute(ctx.db)
  const [row] = rows
  const basisPoints = row?.set ?? feeOfEnvironment(ctx)
  const next = row?.from && row.next !== null ? { basisPoints: row.next, holdsFrom: row.from } : null
  return { version: row?.version ?? 0, basisPoints, next }
}
