import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Ctx } from '../../lib/context.ts'
import { findNamed } from '../directories/directory.server.ts'
import { countOnce, found, idsNamed, isId, mostNamed, onceEach, orderBy, type Sorts } from './found.server.ts'
import type { differenceSorts, FoundDifference, officeMoney } from './money-contract.ts'

type Asked = Omit<z.output<typeof officeMoney.differences.input>, 'page' | 'limit'>
type Row = Omit<FoundDifference, 'foundAt' | 'mendedAt'> & { foundAt: Date; mendedAt: Date | null }

const sorts: Sorts<(typeof differenceSorts)[number]> = {
  state: {
    usual: 'desc',
    asc: sql`(d.mended_at is null), d.found_at, d.difference_id`,
    desc: sql`(d.mended_at is null) desc, d.found_at desc, d.difference_id desc`,
  },
  found: {
    usual: 'desc',
    asc: sql`d.found_at, d.difference_id`,
    desc: sql`d.found_at desc, d.difference_id desc`,
  },
}

/** Without a wish what is open comes first. */
export async function findDifferences(
  ctx: Ctx,
  { page, limit, ...asked }: z.output<typeof officeMoney.differences.input>,
) {
  const { ways, isCut } = await differencesMeant(ctx, asked)
  const [differences, count] = await Promise.all([
    readDifferences(ctx, ways, asked, limit, (page - 1) * limit),
    countOnce(ctx, sql`d.difference_id`, ways),
  ])
  return { differences, pagination: found(page, limit, count, isCut) }
}

type Meant = { ways: RawBuilder<unknown>[]; isCut: boolean }

/** Each from payment_difference d where ...; `isCut`: more bear the words than are looked through. */
export async function differencesMeant(ctx: Ctx, { search = '', kind, state }: Asked): Promise<Meant> {
  const { which, isCut } = await whichAre(ctx, search.trim())
  const isOpen = sql`(d.mended_at is null) = ${state === 'open'}`
  const rest = sql`${kind ? sql`d.kind = ${kind}` : sql`true`} and ${state ? isOpen : sql`true`}`
  return { ways: which.map((one) => sql`from payment_difference d where ${one} and ${rest}`), isCut }
}

async function whichAre(ctx: Ctx, search: string): Promise<{ which: RawBuilder<unknown>[]; isCut: boolean }> {
  if (search === '') return { which: [sql`true`], isCut: false }
  if (isId(search)) {
    const payments = await paymentsOf(ctx, search)
    const ofPayments = payments.map(
      (one) => sql`d.provider_id = ${one.provider_id} and d.payment_id = ${one.payment_id}`,
    )
    return { which: [sql`d.provider_id = ${search}`, ...ofPayments], isCut: false }
  }
  const { providers } = await idsNamed(ctx, search)
  const said = sql`(d.ours || ' ' || d.theirs) ilike '%' || regexp_replace(${search}, '[\\\\%_]', '\\\\\\&', 'g') || '%'`
  return { which: [sql`d.provider_id = any(${providers}::uuid[])`, said], isCut: providers.length >= mostNamed }
}

/** The payment of this id, or those of the booking. */
async function paymentsOf({ db }: Ctx, id: string): Promise<{ provider_id: string; payment_id: string }[]> {
  const named = await findNamed(db, id)
  if (!named) return []
  const column = named.kind === 'booking' ? 'booking_id' : 'payment_id'
  return db
    .selectFrom('payment')
    .select(['provider_id', 'payment_id'])
    .where('provider_id', '=', named.providerId)
    .where(column, '=', id)
    .execute()
}

export async function readDifferences(
  ctx: Ctx,
  ways: readonly RawBuilder<unknown>[],
  asked: Asked,
  limit: number,
  offset: number,
): Promise<FoundDifference[]> {
  const order = orderBy(sorts, 'state', asked)
  const picked = onceEach({ as: sql`d`, key: sql`d.difference_id`, ways, order, limit, offset })
  const { rows } = await sql<Row>`
    select d.difference_id as id, d.payment_id as "paymentId", p.business_name as "providerName", d.kind, d.ours, d.theirs,
      d.found_at as "foundAt", d.mended_at as "mendedAt"
    from ${picked} join provider p on p.provider_id = d.provider_id order by ${order}`.execute(ctx.db)
  return rows.map(({ foundAt, mendedAt, ...row }) => ({
    ...row,
    foundAt: foundAt.toISOString(),
    mendedAt: mendedAt?.toISOString() ?? null,
  }))
}
