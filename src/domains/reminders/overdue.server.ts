import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { isoWithOffset, minutesAfter } from '../../lib/time.server.ts'
import { isWanted } from '../identity/messages.server.ts'
import { requireOwn, withOwnLock } from '../staff/edit-provider.server.ts'
import { rebookingAsked } from './events.ts'
import { askedEveryDays, type OverdueCustomer, type overdue } from './overdue-contract.ts'
import { type HabitRow, habitsWith, readHabits, toldOf } from './read-rebookings.server.ts'
import { isOverdue, rhythmOf } from './rebooking.rules.ts'
import { reminders as en } from './texts/en.ts'

type PersonRow = {
  customerId: string
  name: string
  avatarUrl: string | null
  askedAt: Date | null
  wantsMails: boolean
}

/** The longest due first. Whoever has left the site, or has said never, is not on it. */
export async function listOverdue(ctx: ProviderCtx, { id }: { id: string }): Promise<{ customers: OverdueCustomer[] }> {
  const providerId = requireOwn(ctx, id)
  // Whoever is new, has said never or comes again is not read: among all customers of a business they are most.
  const canBeDue = sql`r.is_never is not true
    and (coalesce(r.own_weeks, v.advised_weeks) is not null or min(b.starts_at) < max(b.starts_at))
    and not exists (select from booking n where n.provider_id = ${providerId} and n.customer_id = b.customer_id
      and n.status in ('pending', 'confirmed') and n.ends_at > ${ctx.now})`
  const habits = await readHabits(
    ctx,
    sql`b.provider_id = ${providerId}`,
    sql`${providerId}::uuid`,
    undefined,
    canBeDue,
  )
  const late = Map.groupBy(
    habits.filter((row) => isOverdue(toldOf(row, ctx.now))),
    ({ customerId }) => customerId,
  )
  const people = await readPeople(ctx, providerId, [...late.keys()])
  const customers = people.flatMap((person) => {
    const rows = late.get(person.customerId) ?? []
    const [first] = rows.toSorted((a, b) => dueOf(a, ctx).localeCompare(dueOf(b, ctx)))
    return first ? [toCustomer(ctx, person, first, rows)] : []
  })
  return { customers: customers.sort((a, b) => a.dueOn.localeCompare(b.dueOn)) }
}

const dueOf = (row: HabitRow, { now }: Ctx) => toldOf(row, now).due ?? ''

function toCustomer(ctx: Ctx, person: PersonRow, first: HabitRow, rows: readonly HabitRow[]): OverdueCustomer {
  const { rhythm, days } = rhythmOf(first)
  return {
    customerId: person.customerId,
    name: person.name,
    avatarUrl: person.avatarUrl,
    services: rows.map(({ service }) => service),
    lastVisit: first.dates.toSorted().at(-1) ?? '',
    rhythm,
    intervalDays: days ?? 0,
    dueOn: dueOf(first, ctx),
    askedAt: person.askedAt && isoWithOffset(person.askedAt, first.timezone),
    refusal: refusalOf(person, ctx.now),
  }
}

function refusalOf({ askedAt, wantsMails }: PersonRow, now: Date): OverdueCustomer['refusal'] {
  if (!wantsMails) return 'wants_no_mails'
  return askedAt && askedAt > lastMonth(now) ? 'asked_lately' : null
}

const lastMonth = (now: Date) => minutesAfter(now, -askedEveryDays * 24 * 60)

async function readPeople(ctx: Ctx, providerId: string, ids: readonly string[]): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select c.account_id as "customerId", c.full_name as name, c.avatar_url as "avatarUrl", k.asked_at as "askedAt",
      c.email_verified_at is not null and c.account_id not in (select m.account_id from message_off m
        where m.account_id = any(${[...ids]}::uuid[]) and m.kind = 'rebooking' and m.channel = 'mail') as "wantsMails"
    from account c left join rebooking_asked k on k.provider_id = ${providerId} and k.customer_id = c.account_id
    where c.account_id = any(${[...ids]}::uuid[]) and c.status = 'active'`.execute(ctx.db)
  return rows
}

/** Who is not theirs answers as who does not exist. */
export function askToComeBack(ctx: ProviderCtx, input: z.output<typeof overdue.ask.input>) {
  const { customerId } = input
  return withOwnLock(ctx, input.id, async (tx, providerId) => {
    const habits = await habitsWith(tx, providerId, customerId)
    const [person] = await readPeople(tx, providerId, [customerId])
    if (habits.length === 0 || !person)
      throw new AppError('not_found', 'customer_not_found', 'This customer does not exist.')
    const late = habits.filter((row) => isOverdue(toldOf(row, tx.now)))
    if (late.length === 0) throw new AppError('conflict', 'not_overdue', en.errors.not_overdue)
    if (!person.wantsMails || !(await isWanted(tx.db, customerId, 'rebooking', 'mail')))
      throw new AppError('conflict', 'wants_no_mails', en.errors.wants_no_mails)
    const { numInsertedOrUpdatedRows = 0n } = await tx.db
      .insertInto('rebooking_asked')
      .values({ provider_id: providerId, customer_id: customerId, asked_at: tx.now })
      .onConflict((known) =>
        known
          .columns(['provider_id', 'customer_id'])
          .doUpdateSet({ asked_at: tx.now })
          .where('rebooking_asked.asked_at', '<=', lastMonth(tx.now)),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) throw new AppError('conflict', 'asked_lately', en.errors.asked_lately)
    const serviceIds = late.map(({ serviceId }) => serviceId)
    const askedAt = tx.now.toISOString()
    await emit(tx, rebookingAsked, { providerId, customerId, serviceIds, askedAt })
    return { customerId, askedAt: isoWithOffset(tx.now, habits[0]?.timezone ?? 'UTC') }
  })
}
