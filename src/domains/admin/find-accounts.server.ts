import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { UserCtx } from '../../lib/context.ts'
import { isActive } from '../identity/sessions.server.ts'
import type { accountSorts, admin, FoundAccount } from './contract.ts'
import { bears, countTo, found, nameAndEmail, orderBy, type Sorts } from './found.server.ts'

type Row = Omit<FoundAccount, 'createdAt' | 'provider' | 'bookings'> & { createdAt: Date; ownId: string | null }

const roles = {
  customer: sql`not a.is_admin and p.provider_id is null`,
  provider: sql`p.provider_id is not null`,
  admin: sql`a.is_admin`,
}

const sorts: Sorts<(typeof accountSorts)[number]> = {
  newest: { usual: 'desc', asc: sql`a.created_at, a.account_id`, desc: sql`a.created_at desc, a.account_id desc` },
  name: {
    usual: 'asc',
    asc: sql`lower(a.full_name), a.account_id`,
    desc: sql`lower(a.full_name) desc, a.account_id desc`,
  },
}

/** Those who have left have neither name nor address, and are found by their status alone. */
export async function findAccounts(ctx: UserCtx, input: z.output<typeof admin.users.input>) {
  const { page, limit } = input
  const meant = accountsMeant(input)
  const [users, count] = await Promise.all([
    readAccounts(ctx, meant, input, limit, (page - 1) * limit),
    countTo(ctx, meant),
  ])
  return { users, pagination: found(page, limit, count) }
}

type Asked = Omit<z.output<typeof admin.users.input>, 'page' | 'limit'>

export function accountsMeant({ search = '', status, role }: Asked): RawBuilder<unknown> {
  const isMeant = sql.join(
    [
      search === '' ? sql`true` : bears(nameAndEmail(sql`a`), search),
      status ? sql`a.status = ${status}` : sql`true`,
      role ? roles[role] : sql`true`,
    ],
    sql` and `,
  )
  return sql`from account a left join provider_address p on p.account_id = a.account_id where ${isMeant}`
}

export async function readAccounts(
  ctx: UserCtx,
  meant: RawBuilder<unknown>,
  asked: Asked,
  limit: number,
  offset: number,
): Promise<FoundAccount[]> {
  const order = orderBy(sorts, 'newest', asked)
  const { rows } = await sql<Row>`
      select a.account_id as id, a.full_name as name, a.email, a.avatar_url as "avatarUrl", a.status,
        a.is_admin as "isAdmin", a.email_verified_at is not null as "emailVerified", a.created_at as "createdAt",
        a.own_id as "ownId",
        exists (select from second_factor f where f.account_id = a.account_id and ${isActive(ctx.now)}) as "hasFactor"
      from (select a.*, p.provider_id as own_id ${meant}
        order by ${order} limit ${limit} offset ${offset}) a
      order by ${order}`.execute(ctx.db)
  // One after the other: a file is read in a transaction.
  const ownOf = await readOwn(ctx, rows)
  const bookingsOf = await countBookings(ctx, rows)
  return rows.map(({ ownId, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    provider: ownOf.get(ownId) ?? null,
    bookings: bookingsOf.get(row.id) ?? 0,
  }))
}

/** What lies with providers, as accounts do not: asked for by its ids. */
async function readOwn({ db }: UserCtx, accounts: readonly Row[]) {
  const ids = accounts.flatMap(({ ownId }) => ownId ?? [])
  const { rows } = await sql<NonNullable<FoundAccount['provider']>>`
    select provider_id as id, business_name as name, '/provider/' || slug as "linkTo" from provider
    where provider_id = any(${ids}::uuid[])`.execute(db)
  return new Map<string | null, FoundAccount['provider']>(rows.map((row) => [row.id, row]))
}

async function countBookings({ db }: UserCtx, accounts: readonly Row[]): Promise<Map<string, number>> {
  const { rows } = await sql<{
    id: string
    count: number
  }>`select customer_id as id, count(*)::int as count from booking
    where customer_id = any(${accounts.map(({ id }) => id)}::uuid[]) group by 1`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
