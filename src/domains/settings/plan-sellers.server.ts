import { implement } from '../../lib/api/serve.server.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { providerNotFound } from '../providers/provider-id.server.ts'
import {
  isGone,
  type PlanSeller,
  readPlanSeller,
  readPlanSellers,
  setPlanSeller,
} from '../subscriptions/name-seller.server.ts'
import { changeSetting, requireOther } from './change-setting.server.ts'
import { planSellers } from './plan-sellers-contract.ts'

type Named = { id: string }

export const listSellers = async (ctx: Ctx) => ({ sellers: await readPlanSellers(ctx) })

export async function getSeller(ctx: Ctx, { id }: Named): Promise<PlanSeller> {
  const seller = await readPlanSeller(ctx, id)
  if (!seller) throw providerNotFound()
  return seller
}

/** Said twice at once it is done, and written down, once. */
function set(ctx: UserCtx, id: string, isNamed: boolean) {
  return changeSetting(ctx, async (tx) => {
    const { members, waiting } = await getSeller(tx, { id })
    if (isNamed && (await isGone(tx, id))) throw providerNotFound()
    await requireOther(tx, id)
    if (await setPlanSeller(tx, id, isNamed)) {
      const action = isNamed ? 'settings.plan_seller_named' : 'settings.plan_seller_unnamed'
      await audit(tx, { action, subjectType: 'provider', subjectId: id, details: { members, waiting } })
    }
    return listSellers(tx)
  })
}

export const nameSeller = (ctx: UserCtx, { id }: Named) => set(ctx, id, true)
export const unnameSeller = (ctx: UserCtx, { id }: Named) => set(ctx, id, false)

const refusals = ['provider_not_found', 'own_account', 'second_factor_again', 'login_again_needed']

export const planSellerRoutes = implement(
  planSellers,
  { list: listSellers, get: getSeller, name: nameSeller, unname: unnameSeller },
  {
    list: {},
    get: { refusals: ['provider_not_found'] },
    name: {
      detail: 'Its plans are made and edited by that business, under Memberships of its dashboard.',
      refusals,
    },
    unname: {
      detail: 'Nobody can begin a plan of it any more. Whoever has one keeps it and goes on paying for it.',
      refusals,
    },
  },
)
