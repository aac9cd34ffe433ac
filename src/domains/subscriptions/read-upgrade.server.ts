import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import type { SubscriptionRow } from './subscription-row.server.ts'

type OfPeriod = { paymentId: string; begunAt: Date; uses: number }

/** Of the period that runs, or of one before: its payment, how many visits it added, and from when on it was had. */
export async function upgradeOfPeriod(tx: Ctx, row: SubscriptionRow, period = row.periods): Promise<OfPeriod | null> {
  const { providerId, subscriptionId } = row
  const { rows } = await sql<OfPeriod>`select g.payment_id as "paymentId", g.begun_at as "begunAt",
      g.uses - (g.before->>'uses')::int as uses from subscription_upgrade g
    where g.provider_id = ${providerId} and g.subscription_id = ${subscriptionId} and g.period = ${period}
      and g.begun_at is not null and g.undone_at is null`.execute(tx.db)
  return rows[0] ?? null
}
