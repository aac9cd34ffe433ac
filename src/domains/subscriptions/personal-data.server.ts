import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'

const OwnMembership = z.object({
  id: z.string(),
  provider: z.string(),
  name: z.string(),
  priceMinor: z.int(),
  currency: z.string(),
  uses: z.int(),
  usesLeft: z.int(),
  renews: z.boolean(),
  consent: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  next: z.nullable(z.object({ name: z.string(), consent: z.string() })),
  /** Other plans that were agreed to at once. */
  atOnce: z.array(z.object({ name: z.string(), consent: z.string() })),
  status: z.string(),
  createdAt: z.string(),
  endsAt: z.nullable(z.string()),
})

const OwnPlan = z.object({
  name: z.string(),
  priceMinor: z.int(),
  currency: z.string(),
  uses: z.int(),
  months: z.int(),
  renews: z.boolean(),
  /** The names under which other terms were announced. */
  announced: z.array(z.string()),
})

export const subscriptionData: PersonalData = {
  exportProvider: exportPart({ memberships: z.array(OwnPlan) }, async ({ db }, { providerId }) => {
    const { rows } = await sql<
      z.infer<typeof OwnPlan>
    >`select name, price_minor as "priceMinor", currency, uses, months, renews, array(select n.name from plan_notice n
        where n.provider_id = ${providerId} and n.plan_id = plan.plan_id order by n.created_at) as announced
      from plan where provider_id = ${providerId} order by created_at`.execute(db)
    return { memberships: rows }
  }),

  exportPerson: exportPart({ memberships: z.array(OwnMembership) }, async ({ db }, { accountId }) => {
    const { rows } = await sql<z.infer<typeof OwnMembership>>`
      select u.subscription_id as id, p.business_name as provider, u.name, u.price_minor as "priceMinor", u.currency,
        u.uses, (select coalesce(sum(e.uses), 0) from subscription_entry e where e.provider_id = u.provider_id
          and e.subscription_id = u.subscription_id)::int as "usesLeft", u.status, u.renews, u.consent,
        (select json_build_object('name', n.name, 'consent', n.consent) from subscription_change n
          where n.provider_id = u.provider_id and n.subscription_id = u.subscription_id) as next,
        coalesce((select json_agg(json_build_object('name', g.name, 'consent', g.consent) order by g.agreed_at)
          from subscription_upgrade g where g.provider_id = u.provider_id and g.subscription_id = u.subscription_id), '[]') as "atOnce",
        to_json(u.cancelled_at) as "cancelledAt", to_json(u.created_at) as "createdAt",
        to_json(u.ends_at) as "endsAt"
      from subscription u join provider p on p.provider_id = u.provider_id
      where u.customer_id = ${accountId} order by u.created_at`.execute(db)
    return { memberships: rows }
  }),

  erase: async (tx, { accountId, providerId }) => {
    // Those of the members of a business that leaves say what each is given back.
    await sql`delete from subscription_upgrade n using subscription u where u.provider_id = n.provider_id
      and u.subscription_id = n.subscription_id and u.customer_id = ${accountId}`.execute(tx.db)
    await sql`delete from subscription_change n using subscription u where u.provider_id = n.provider_id
      and u.subscription_id = n.subscription_id and (u.customer_id = ${accountId} or u.provider_id = ${providerId})`.execute(
      tx.db,
    )
  },
}
