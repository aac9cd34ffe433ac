import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { updateProvider } from '../providers/write-provider.server.ts'

/** A business of the operator's that sells the platform's plan, or is to. */
export type PlanSeller = {
  id: string
  name: string
  linkTo: string
  currency: string
  isNamed: boolean
  isOpen: boolean
  takesCards: boolean
  /** Of the platform's: what is sold, and what is not any more. */
  plans: { id: string; name: string; priceMinor: number; currency: string; months: number; isOffered: boolean }[]
  /** Who has one of them, and goes on paying for it whether it is named or not. */
  members: number
  /** Who has begun one and not paid yet: without it being named they cannot. */
  waiting: number
}

const columns = (
  provider: RawBuilder<unknown>,
) => sql`p.provider_id as id, p.business_name as name, '/provider/' || p.slug as "linkTo", p.currency,
  p.sells_platform_plan as "isNamed", is_open(p.status, a.status) as "isOpen",
  exists (select from card_account c where c.provider_id = ${provider} and c.takes_charges) as "takesCards",
  coalesce((select json_agg(json_build_object('id', g.plan_id, 'name', g.name, 'priceMinor', g.price_minor, 'currency', g.currency,
      'months', g.months, 'isOffered', g.is_offered) order by g.is_offered desc, g.price_minor, g.plan_id)
    from plan g where g.provider_id = ${provider} and g.benefits is not null), '[]') as plans,
  (select count(*)::int from subscription u where u.provider_id = ${provider} and u.benefits is not null
    and u.status = 'active') as members,
  (select count(*)::int from subscription u where u.provider_id = ${provider} and u.benefits is not null
    and u.status = 'unpaid') as waiting`

/** Those that are named, and those of whose plans somebody still has one. */
export async function readPlanSellers(ctx: Ctx): Promise<PlanSeller[]> {
  const { rows } = await sql<PlanSeller>`select ${columns(sql.ref('p.provider_id'))}
    from provider p join account a on a.account_id = p.account_id
    where p.sells_platform_plan or p.provider_id in (select provider_id from plan where benefits is not null)
    order by p.sells_platform_plan desc, p.currency, p.business_name, p.provider_id`.execute(ctx.db)
  return rows
}

/** null: it is not there. One whose owner has left is: the list may name it. */
export async function readPlanSeller(ctx: Ctx, providerId: string): Promise<PlanSeller | null> {
  const { rows } = await sql<PlanSeller>`select ${columns(sql`${providerId}`)}
    from provider p join account a on a.account_id = p.account_id
    where p.provider_id = ${providerId}`.execute(ctx.db)
  return rows[0] ?? null
}

/** Whether its owner has deleted their account: it can be named no more, only taken back. */
export async function isGone(ctx: Ctx, providerId: string): Promise<boolean> {
  const { rows } = await sql`select from provider p join account a on a.account_id = p.account_id
    where p.provider_id = ${providerId} and a.status = 'deleted'`.execute(ctx.db)
  return rows.length > 0
}

/** False: it was so already. */
export const setPlanSeller = (tx: Ctx, providerId: string, isNamed: boolean): Promise<boolean> =>
  updateProvider(tx, providerId, { sells_platform_plan: isNamed })
