import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'

const id = z.uuid()

/** A business of the operator's. @public */
export const PlanSellerSetting = z.object({
  id: z.string(),
  name: z.string(),
  linkTo: z.string(),
  currency: z.string(),
  isNamed: z.boolean(),
  isOpen: z.boolean(),
  takesCards: z.boolean(),
  plans: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      priceMinor: z.int(),
      currency: z.string(),
      months: z.int(),
      isOffered: z.boolean(),
    }),
  ),
  /** Who has one of them, and goes on paying for it whether it is named or not. */
  members: z.int(),
  /** Who has begun one and not paid yet: they can only while it is named. */
  waiting: z.int(),
})
export type PlanSellerSetting = z.infer<typeof PlanSellerSetting>

const Sellers = z.object({ sellers: z.array(PlanSellerSetting) })

export const planSellers = endpoints('planSellers', {
  list: {
    summary: 'Which businesses sell the platform’s own plan, or have sold it',
    method: 'GET',
    path: '/admin/settings/plan-sellers',
    access: 'admin',
    input: z.object({}),
    output: Sellers,
  },
  get: {
    summary: 'What naming a business to sell the platform’s plan, or naming it no more, would touch',
    method: 'GET',
    path: '/admin/settings/plan-sellers/{id}',
    access: 'admin',
    input: z.object({ id }),
    output: PlanSellerSetting,
  },
  name: {
    summary: 'Name a business to sell the platform’s own plan',
    method: 'PUT',
    path: '/admin/settings/plan-sellers/{id}',
    access: 'admin',
    input: z.strictObject({ id }),
    output: Sellers,
  },
  unname: {
    summary: 'Let a business sell the platform’s own plan no more',
    method: 'DELETE',
    path: '/admin/settings/plan-sellers/{id}',
    access: 'admin',
    input: z.strictObject({ id }),
    output: Sellers,
  },
})
