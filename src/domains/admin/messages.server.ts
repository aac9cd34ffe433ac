import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { repeatMessage } from '../../lib/messages.server.ts'
import { findBooking } from '../directories/directory.server.ts'
import { confirmAdmin } from '../identity/admins.server.ts'
import { lookInto, requireLooking } from '../identity/looking.server.ts'
import {
  bears,
  countTo,
  found,
  idsNamed,
  isWithin,
  mostNamed,
  nameAndEmail,
  orderBy,
  type Sorts,
} from './found.server.ts'
import { type FoundMessage, type messageSorts, officeMessages } from './messages-contract.ts'
import { admin as en } from './texts/en.ts'

type Row = Omit<FoundMessage, 'createdAt' | 'triedAt'> & { createdAt: Date; triedAt: Date }

/** A type of the bell begins with what it is about; these words are not those of the list. */
const aboutBell: Readonly<Record<string, string>> = {
  proposal: 'booking',
  request: 'booking',
  no: 'booking',
  visit: 'booking',
  absence: 'booking',
  tip: 'payment',
  payout: 'payment',
  fee: 'payment',
  business: 'account',
  verification: 'account',
  document: 'account',
  trial: 'membership',
}

/** What a job tells of stands in the name of its queue ('booking-no-show-provider-mail'), of a push in its title. */
const eventOfMessage = sql`coalesce(substr(f.job ->> 'title', 6),
  replace(regexp_replace(f.queue, '^booking-|(-provider)?-mail$', '', 'g'), '-', '_'))`

type AboutBooking = { providerId: string | null; ids: string[] }

/** By what messages about a booking are known: its own id, and those of its payments, refunds and offers. */
async function aboutBooking(ctx: UserCtx, bookingId: string): Promise<AboutBooking> {
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking) return { providerId: null, ids: [] }
  const { providerId } = booking
  const payments = sql`select payment_id from payment
    where provider_id = ${providerId} and (booking_id = ${bookingId} or tip_of = ${bookingId})`
  const { rows } = await sql<{ id: string }>`select payment_id as id from (${payments}) y
    union all select refund_id from refund where provider_id = ${providerId} and payment_id in (${payments})
    union all select offer_id from waitlist_offer
    where provider_id = ${providerId} and booking_id = ${bookingId}`.execute(ctx.db)
  return { providerId, ids: [bookingId, ...rows.map(({ id }) => id)] }
}

/** A row of the bell is the message itself: sent as soon as it is there, at its first try. */
export async function findMessages(ctx: UserCtx, input: z.output<typeof officeMessages.list.input>) {
  const { booking } = input
  if (booking === undefined) return listFound(ctx, input)
  const about = await personOf(ctx, booking)
  if (!about) return listFound(ctx, input)
  const look = { ...about, action: 'booking.opened', subjectType: 'booking', subjectId: booking.toLowerCase() } as const
  return lookInto(ctx, look, (tx) => listFound(tx, input))
}

/** Who is looked into by what was sent about their booking; null: there is none of this id. */
async function personOf({ db }: Ctx, booking: string): Promise<{ personId: string } | null> {
  const named = await findBooking(db, booking)
  return named && { personId: named.customerId }
}

/** As a file it is the same look; that it was saved is the entry. */
export async function requireReason(tx: UserCtx, booking: string | undefined): Promise<void> {
  const about = booking === undefined ? null : await personOf(tx, booking)
  if (about) await requireLooking(tx, about.personId)
}

async function listFound(ctx: UserCtx, input: z.output<typeof officeMessages.list.input>) {
  const { page, limit } = input
  const meant = await messagesMeant(ctx, input)
  const [messages, count] = await Promise.all([
    readMessages(ctx, meant, input, limit, (page - 1) * limit),
    countTo(ctx, meant.mails, meant.bells),
  ])
  return { messages, pagination: found(page, limit, count) }
}

type Asked = Omit<z.output<typeof officeMessages.list.input>, 'page' | 'limit'>
type Meant = { mails: RawBuilder<unknown>; bells: RawBuilder<unknown> }

/**
 * What a few readers got is found before it is sorted (`offset 0`): the whole table would be walked in its order for messages
 * that are not there. Of many readers the order finds some soon.
 */
export async function messagesMeant(ctx: UserCtx, asked: Asked): Promise<Meant> {
  const { search = '', state, channel, booking, from, to } = asked
  const about = booking === undefined ? null : await aboutBooking(ctx, booking)
  const mails = sql`${state ? sql`m.state = ${state}` : sql`true`} and ${channel ? sql`m.channel = ${channel}` : sql`true`}
    and ${isWithin(sql`m.created_at`, { from, to })}
    and ${about ? sql`message_about(m.job) = any(${about.ids})` : sql`true`}`
  const bells = sql`${(state ?? 'sent') === 'sent' && (channel ?? 'app') === 'app'}
    and ${isWithin(sql`n.created_at`, { from, to })}
    and ${about ? sql`n.provider_id = ${about.providerId}::uuid and n.booking_id = ${booking}::uuid` : sql`true`}`
  const ofBusiness = sql`from notification n join provider p on p.provider_id = n.provider_id`
  if (search === '') return { mails: sql`from message m where ${mails}`, bells: sql`${ofBusiness} where ${bells}` }
  const { accounts } = await idsNamed(ctx, search)
  if (accounts.length < mostNamed) {
    const isTheirs = (column: RawBuilder<unknown>) => sql`${column} = any(${accounts}::uuid[])`
    return {
      mails: sql`from (select m.* from message m where ${isTheirs(sql`m.account_id`)} and ${mails} offset 0) m`,
      bells: sql`from (select n.* ${ofBusiness} where ${isTheirs(sql`p.account_id`)} and ${bells} offset 0) n
        join provider p on p.provider_id = n.provider_id`,
    }
  }
  const isReader = bears(nameAndEmail(sql`a`), search)
  return {
    mails: sql`from message m join account a on a.account_id = m.account_id where ${isReader} and ${mails}`,
    bells: sql`${ofBusiness} join account a on a.account_id = p.account_id where ${isReader} and ${bells}`,
  }
}

/** Of both kinds, and of both together. What stands in a bell was tried once, when it was made. */
const sorts: Record<'mails' | 'bells' | 'both', Sorts<(typeof messageSorts)[number]>> = {
  mails: {
    made: { usual: 'desc', asc: sql`m.created_at, m.key desc`, desc: sql`m.created_at desc, m.key` },
    tried: { usual: 'desc', asc: sql`m.tried_at, m.key desc`, desc: sql`m.tried_at desc, m.key` },
    tries: {
      usual: 'desc',
      asc: sql`m.tries, m.created_at, m.key desc`,
      desc: sql`m.tries desc, m.created_at desc, m.key`,
    },
  },
  bells: { made: bellsByTime(), tried: bellsByTime(), tries: bellsByTime() },
  both: {
    made: { usual: 'desc', asc: sql`f.created_at, f.key desc`, desc: sql`f.created_at desc, f.key` },
    tried: { usual: 'desc', asc: sql`f.tried_at, f.key desc`, desc: sql`f.tried_at desc, f.key` },
    tries: {
      usual: 'desc',
      asc: sql`f.tries, f.created_at, f.key desc`,
      desc: sql`f.tries desc, f.created_at desc, f.key`,
    },
  },
}

function bellsByTime() {
  return {
    usual: 'desc' as const,
    asc: sql`n.created_at, n.notification_id desc`,
    desc: sql`n.created_at desc, n.notification_id`,
  }
}

export async function readMessages(ctx: UserCtx, { mails, bells }: Meant, asked: Asked, limit: number, offset: number) {
  const upTo = offset + limit
  const order = orderBy(sorts.both, 'made', asked)
  const { rows } = await sql<Row>`select f.id, f.channel, coalesce(f.kind, split_part(f.type, '_', 1)) as kind,
      coalesce(regexp_replace(f.type, '^booking_', ''), ${eventOfMessage}) as event, f.state, f.tries, f.error,
      f.created_at as "createdAt", f.tried_at as "triedAt",
      f.queue is not null and f.state in ('failed', 'dropped') as "canSendAgain",
      case when a.account_id is not null
        then json_build_object('id', a.account_id, 'name', a.full_name, 'email', a.email) end as recipient
    from (select * from (
      (select m.key, m.message_id as id, m.channel, m.kind, null as type, m.queue, m.job, m.state, m.tries, m.error,
        m.created_at, m.tried_at, m.account_id
        ${mails} order by ${orderBy(sorts.mails, 'made', asked)} limit ${upTo})
      union all
      (select n.notification_id::text, n.notification_id, 'app', null, n.type, null, null, 'sent', 1, null,
        n.created_at, n.created_at, p.account_id
        ${bells} order by ${orderBy(sorts.bells, 'made', asked)} limit ${upTo})) f
      order by ${order} limit ${limit} offset ${offset}) f
    left join account a on a.account_id = f.account_id
    order by ${order}`.execute(ctx.db)
  return rows.map(
    (row): FoundMessage => ({
      ...row,
      kind: aboutBell[row.kind] ?? row.kind,
      createdAt: row.createdAt.toISOString(),
      triedAt: row.triedAt.toISOString(),
    }),
  )
}

/** Two who press at once have it sent once. */
export function sendAgain(ctx: UserCtx, { id }: z.output<typeof officeMessages.sendAgain.input>) {
  return transaction(ctx, async (tx) => {
    await confirmAdmin(tx)
    const repeated = await repeatMessage(tx, id)
    if (repeated === 'unknown') throw new AppError('not_found', 'message_not_found', en.errors.message_not_found)
    if (repeated === 'not_failed') throw new AppError('conflict', 'message_not_failed', en.errors.message_not_failed)
    const { queue } = repeated
    await audit(tx, { action: 'message.sent_again', subjectType: 'message', subjectId: id, details: { queue } })
    return { id, state: 'queued' as const }
  })
}

export const messageRoutes = implement(
  officeMessages,
  { list: findMessages, sendAgain },
  {
    list: {
      detail:
        'Mails and pushes of 90 days, and what stands in the bell of a business. What a mail or a push says is kept nowhere. Counted to 10,000; `isMore` says that there are more. Those about one booking are opened with it: the reason for looking is asked for.',
      refusals: ['reason_needed'],
    },
    sendAgain: { refusals: ['message_not_found', 'message_not_failed'] },
  },
)
