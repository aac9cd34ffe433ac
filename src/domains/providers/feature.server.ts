import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { providerChanged } from './events.ts'
import { updateProvider } from './write-provider.server.ts'

type Featured = {
  id: string
  name: string
  place: string
  image: string | null
  linkTo: string
  /** Of its own clock; null: until it is taken back. */
  lastDay: string | null
  /** Only what is listed is shown anywhere. */
  isListed: boolean
  state: 'open' | 'suspended' | 'closed'
}

/** In their order. */
export async function readFeatured(ctx: Ctx): Promise<Featured[]> {
  const { rows } = await sql<Featured>`select p.provider_id as id, p.business_name as name,
      concat_ws(', ', nullif(p.area, ''), p.city) as place, p.profile_image as image, '/provider/' || p.slug as "linkTo",
      p.featured_until::text as "lastDay", l.is_listed as "isListed",
      case when a.status <> 'active' then 'suspended' when p.status <> 'active' then 'closed' else 'open' end as state
    from provider p join account a on a.account_id = p.account_id join listing l on l.provider_id = p.provider_id
    where p.is_featured order by p.featured_position nulls last, l.rating desc nulls last, l.reviews_count desc, p.provider_id`.execute(
    ctx.db,
  )
  return rows
}

/** Behind those who are featured already; where it is one of them, up to another day. */
export async function feature(tx: Ctx, providerId: string, lastDay: string | null): Promise<boolean> {
  const { rows } = await sql<{ is: boolean; last: number }>`select p.is_featured as is,
      coalesce((select max(featured_position) from provider where is_featured), 0)::int as last
    from provider p where p.provider_id = ${providerId}`.execute(tx.db)
  const [row] = rows
  const changes = { is_featured: true, featured_until: lastDay }
  const isOther = await updateProvider(
    tx,
    providerId,
    row?.is ? changes : { ...changes, featured_position: (row?.last ?? 0) + 1 },
  )
  if (isOther) await emit(tx, providerChanged, { providerId })
  return isOther
}

export async function unfeature(tx: Ctx, providerId: string): Promise<boolean> {
  const none = { is_featured: false, featured_position: null, featured_until: null }
  const isOther = await updateProvider(tx, providerId, none)
  if (isOther) await emit(tx, providerChanged, { providerId })
  return isOther
}

/** From the first on. */
export async function orderFeatured(tx: Ctx, providerIds: readonly string[]): Promise<void> {
  for (const [index, providerId] of providerIds.entries())
    if (await updateProvider(tx, providerId, { featured_position: index + 1 }))
      await emit(tx, providerChanged, { providerId })
}

/** Whose last day is over where they are. */
export async function endFeatured(ctx: Ctx): Promise<void> {
  const isOver = sql`is_featured and featured_until < (${ctx.now}::timestamptz at time zone timezone)::date`
  const { rows } = await sql<{ id: string }>`select provider_id as id from provider where ${isOver}`.execute(ctx.db)
  const failures: unknown[] = []
  for (const { id } of rows)
    try {
      await transaction(ctx, async (tx) => {
        // Given another day meanwhile, it stays.
        const { rows: still } =
          await sql`select from provider where provider_id = ${id} and ${isOver} for no key update`.execute(tx.db)
        if (still.length > 0) await unfeature(tx, id)
      })
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be taken out`)
}
