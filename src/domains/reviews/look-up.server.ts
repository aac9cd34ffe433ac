import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { UserCtx } from '../../lib/context.ts'
import { initials } from '../../lib/initials.ts'
import { fullName } from '../identity/names.rules.ts'
import type { Reviewer, reviewing } from './reviewing-contract.ts'

type Row = {
  id: string
  first_name: string
  last_name: string
  display_name: string | null
  avatar_url: string | null
}

const nobody = { firstName: 'Verified', lastName: 'Customer', displayName: null }

/** Each of them, in the order asked for: to most people most are the 'Verified Customer'. */
export async function lookUpReviewers(ctx: UserCtx, { ids }: z.output<typeof reviewing.lookUp.input>) {
  const { accountId, providerId, isAdmin } = ctx.actor
  const { rows } = await sql<Row>`
    select c.account_id as id, c.first_name, c.last_name, c.display_name, c.avatar_url from account c
    where c.account_id = any(${ids}::uuid[]) and c.status <> 'deleted'
      and (${isAdmin}::boolean or c.account_id = ${accountId} or exists (
        select from review v where v.provider_id = ${providerId}::uuid and v.customer_id = c.account_id and v.status = 'published'))`.execute(
    ctx.db,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  return { users: ids.map((id) => toReviewer(id, known.get(id))) }
}

function toReviewer(id: string, row: Row | undefined): Reviewer {
  const own = row ? { firstName: row.first_name, lastName: row.last_name, displayName: row.display_name } : nobody
  const names = fullName(own) ? own : nobody
  const name = fullName(names)
  return {
    id,
    firstName: names.firstName,
    lastName: names.lastName,
    name,
    initials: initials(name),
    profileImage: row?.avatar_url ?? null,
  }
}
