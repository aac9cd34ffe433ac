import { sql } from 'kysely'
import { createElement } from 'react'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { sendOnce } from '../../lib/messages.server.ts'
import { releaseHoldsOf, sweepHolds } from '../holds/service.server.ts'
import { accountDeleted, accountSuspended } from '../identity/events.ts'
import { calendarFile } from './calendar-file.server.ts'
import { type BookingEventName, changes, isTalk, type MailReader, mailOf, wasNeverPaid } from './changes.rules.ts'
import { clearAhead, clearWhatIsLeft } from './clear-ahead.server.ts'
import { type Booking, changeKinds, parties } from './contract.ts'
import { bookingEvents, bookingProviderSuspended, clearingBegun } from './events.ts'
import { settleNoShow } from './no-show.server.ts'
import { readBooking } from './read-booking.server.ts'
import { answerHours, completedAfterHours, disputeHours } from './rules.ts'
import { completeAfterItsEnd, endUnpaid, expireUnanswered } from './settle-booking.server.ts'
import { flagBookingsOf } from './suspension.server.ts'
import type { BookingMailKind } from './ui/booking-mail.tsx'

type Ref = { bookingId: string; providerId: string; change: number }
const readers: readonly MailReader[] = ['customer', 'provider']

/** Each side is written to about the events that have a mail for it. */
function mailsOf(name: BookingEventName): Subscription[] {
  const kinds = changeKinds.filter((kind) => changes[kind].event === name)
  const toldOf = (reader: MailReader) => kinds.some((kind) => parties.some((by) => mailOf(kind, reader, by) !== null))
  const queueOf = (reader: MailReader) =>
    `booking-${name.replaceAll('_', '-')}-${reader === 'provider' ? 'provider-' : ''}mail`
  return readers
    .filter(toldOf)
    .map((reader) => subscribe(bookingEvents[name], queueOf(reader), (ctx, ref) => mail(ctx, ref, reader)))
}

/** The mails of a booking, written from the row as it is when the job runs, in the language of whoever reads them. */
export const subscriptions: Subscription[] = [
  ...Object.values(changes)
    .map(({ event }) => event)
    .filter((event, index, all) => all.indexOf(event) === index)
    .flatMap(mailsOf),
  subscribe(bookingProviderSuspended, 'booking-unsettled-mail', async (ctx, { isPaidBack, change, ...key }) => {
    const found = await readFor(ctx, key, 'customer')
    // Over, or settled again before the mail was written.
    if (!found?.booking.actions.some(({ refused }) => refused === 'not_accepting_bookings')) return
    const id = `booking-${key.bookingId}-unsettled-${change}`
    await send(ctx, id, found, 'customer', 'customer.providerSuspended', isPaidBack)
  }),
  subscribe(accountSuspended, 'bookings-of-suspended-account', flagBookingsOf),
  subscribe(clearingBegun, 'bookings-of-clearing', (ctx, { accountId }) => clearAhead(ctx, accountId)),
  subscribe(accountDeleted, 'holds-of-deleted-account', async (ctx, { accountId }) => releaseHoldsOf(ctx, accountId)),
]

async function mail(ctx: Ctx, ref: Ref, reader: MailReader) {
  const { bookingId, change } = ref
  const found = await readFor(ctx, ref, reader)
  if (!found || isOvertaken(found.booking, change)) return
  if (reader === 'provider' && wasNeverPaid(found.booking.history)) return
  const made = found.booking.history[change - 1]
  const kind = made && mailOf(made.kind, reader, made.party)
  if (kind) await send(ctx, `booking-${bookingId}-${change}-${reader}`, found, reader, kind)
}

type Found = { account: ReaderRow; booking: Booking }

type BookingKey = Pick<Ref, 'bookingId' | 'providerId'>

async function readFor(ctx: Ctx, key: BookingKey, reader: MailReader): Promise<Found | null> {
  const account = await findReader(ctx, key, reader)
  if (!account) return null
  const asReader = { accountId: account.account_id, isAdmin: false }
  return { account, booking: await readBooking(ctx, asReader, key.bookingId, key.providerId) }
}

async function send(
  ctx: Ctx,
  id: string,
  { account, booking }: Found,
  reader: MailReader,
  kind: BookingMailKind,
  isPaidBack = false,
) {
  const [origin, locale] = [ctx.app.origin, localeOf(account.language)]
  await sendOnce(ctx, id, async () => {
    const { BookingMail, bookingMailSubject, hasCalendarFile } = await import('./ui/booking-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const isCancelled = booking.status === 'cancelled'
    const organizer = { name: 'Highstreet', email: ctx.app.mailFrom }
    const attendee = { name: account.name, email: account.email }
    const calendar = {
      filename: 'booking.ics',
      content: calendarFile(booking, origin, reader === 'provider', { organizer, attendee }),
      method: isCancelled ? ('CANCEL' as const) : ('REQUEST' as const),
    }
    return {
      to: { name: account.name, address: account.email },
      subject: bookingMailSubject({ kind, booking, locale }),
      ...(await renderMail(createElement(BookingMail, { kind, booking, origin, locale, isPaidBack }))),
      ...(hasCalendarFile(kind, booking) && { calendar }),
    }
  })
}

type ReaderRow = { account_id: string; email: string; name: string; language: string }

async function findReader(ctx: Ctx, key: BookingKey, reader: MailReader): Promise<ReaderRow | undefined> {
  const whose = reader === 'customer' ? sql`b.customer_id` : sql`p.account_id`
  const { rows } = await sql<ReaderRow>`
    select a.account_id, a.email, a.full_name as name, a.language
    from booking b join provider p on p.provider_id = b.provider_id join account a on a.account_id = ${whose}
    where b.provider_id = ${key.providerId} and b.booking_id = ${key.bookingId} and a.status <> 'deleted'`.execute(
    ctx.db,
  )
  return rows[0]
}

/** What has been changed again since is told by the mail of that change. */
function isOvertaken({ history, proposal }: Booking, change: number): boolean {
  const isAsking = history[change - 1]?.kind === 'proposed'
  const since = history.slice(change)
  return (
    since.some(({ kind }) => !isTalk(kind)) ||
    (isAsking && (!proposal || since.some(({ kind }) => kind === 'proposed')))
  )
}

/** How many are looked at in one go; the rest is due again a minute later. */
const batch = 200

export const schedules: Schedule[] = [
  { queue: 'booking-clearing', cron: '*/2 * * * *', isWanted: () => true, run: clearWhatIsLeft },
  { queue: 'expired-holds', cron: '* * * * *', isWanted: () => true, run: sweepHolds },
  {
    queue: 'booking-expiry',
    cron: '* * * * *',
    isWanted: () => true,
    run: async (ctx) => {
      const now = await databaseNow(ctx)
      const since = new Date(now.getTime() - answerHours * 3_600_000)
      const { rows } = await sql<{ booking_id: string }>`
        select booking_id from booking b where status = 'pending' and (starts_at <= ${now} or pay_by <= ${now}
          or created_at <= ${since} and not exists (select from booking_change c where c.provider_id = b.provider_id
            and c.booking_id = b.booking_id and c.at > ${since} and c.kind not in ('noted', 'fee_waived')))
        order by created_at limit ${batch}`.execute(ctx.db)
      for (const { booking_id } of rows) {
        if (!(await endUnpaid(ctx, booking_id))) await expireUnanswered(ctx, booking_id)
      }
    },
  },
  {
    queue: 'booking-completion',
    cron: '* * * * *',
    isWanted: () => true,
    run: async (ctx) => {
      const since = new Date((await databaseNow(ctx)).getTime() - completedAfterHours * 3_600_000)
      const { rows } = await sql<{ booking_id: string }>`
        select booking_id from booking where status = 'confirmed' and ends_at <= ${since} order by ends_at limit ${batch}`.execute(
        ctx.db,
      )
      for (const { booking_id } of rows) await completeAfterItsEnd(ctx, booking_id)
    },
  },
  {
    queue: 'no-show-settlement',
    cron: '* * * * *',
    isWanted: () => true,
    run: async (ctx) => {
      const since = new Date((await databaseNow(ctx)).getTime() - disputeHours * 3_600_000)
      const { rows } = await sql<{ booking_id: string }>`
        select booking_id from no_show where settled_at is null and answer is null and marked_at <= ${since}
        order by marked_at limit ${batch}`.execute(ctx.db)
      for (const { booking_id } of rows) await settleNoShow(ctx, booking_id)
    },
  },
]
