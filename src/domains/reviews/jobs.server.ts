import { sql } from 'kysely'
import { createElement } from 'react'
import type * as z from 'zod/mini'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { sendOnce } from '../../lib/messages.server.ts'
import { bookingEvents } from '../bookings/events.ts'
import { readBooking } from '../bookings/read-booking.server.ts'
import { isWanted, quietUntil, unsubscribePath } from '../identity/messages.server.ts'
import { isOpen } from '../providers/listing.server.ts'
import { analyseReviews } from './analyse-reviews.server.ts'
import { invitationDue, photoRemoved, reportDecided, reviewChanged, reviewRemoved, reviewRestored } from './events.ts'
import type { ReportReason } from './reviewing-contract.ts'
import type { ModerationMailProps } from './ui/moderation-mail.tsx'

type Visit = { bookingId: string; providerId: string }

/** After the end of a visit: nobody is asked at the till. */
const inviteAfterMs = 2 * 3_600_000
const batch = 200

export const subscriptions: Subscription[] = [
  subscribe(bookingEvents.completed, 'review-invitation', async (ctx, { bookingId, providerId }) => {
    const booking = await ctx.db
      .selectFrom('booking')
      .select('ends_at')
      .where('provider_id', '=', providerId)
      .where('booking_id', '=', bookingId)
      .executeTakeFirst()
    if (!booking) return
    const due_at = new Date(booking.ends_at.getTime() + inviteAfterMs)
    await ctx.db
      .insertInto('review_invitation')
      .values({ provider_id: providerId, booking_id: bookingId, due_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }),
  subscribe(reviewChanged, 'review-analysis', async (ctx, { providerId }) => analyseReviews(ctx, providerId)),
  subscribe(reviewRemoved, 'review-removed-mail', async (ctx, { reviewId, providerId }) =>
    tellAuthor(ctx, reviewId, providerId),
  ),
  subscribe(reviewRestored, 'review-restored-mail', tellRestored),
  subscribe(photoRemoved, 'photo-removed-mail', tellOwner),
  subscribe(reportDecided, 'report-outcome-mail', async (ctx, { providerId, reportId }) =>
    tellReporter(ctx, reportId, providerId),
  ),
  subscribe(invitationDue, 'review-invitation-mail', invite),
]

export const schedules: Schedule[] = [
  { queue: 'review-invitations', cron: '* * * * *', isWanted: () => true, run: callInvitations },
  // Those of an older vocabulary, of a restored database, and what could not be read before.
  {
    queue: 'unread-reviews',
    cron: '23 * * * *',
    isWanted: () => true,
    run: (ctx) => analyseReviews(ctx, null),
  },
]

/** Makes of each that is due a job of its own: a mailbox that refuses its mail holds up no other. */
export async function callInvitations(ctx: Ctx): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { rows } = await sql<Visit>`delete from review_invitation where (provider_id, booking_id) in (
        select provider_id, booking_id from review_invitation where due_at <= ${await databaseNow(tx)}
        order by due_at limit ${batch} for update skip locked)
      returning booking_id as "bookingId", provider_id as "providerId"`.execute(tx.db)
    for (const visit of rows) await tx.jobs.publish(tx.db, invitationDue.name, visit)
  })
}

type Invited = { account_id: string; email: string; name: string; language: string }

async function invite(ctx: Ctx, { bookingId, providerId }: Visit) {
  const guest = await findInvited(ctx, bookingId, providerId)
  if (!guest || !(await isWanted(ctx.db, guest.account_id, 'reviews', 'mail'))) return
  const due_at = await quietUntil(ctx.db, guest.account_id, await databaseNow(ctx))
  if (due_at) return void (await putOff(ctx, { bookingId, providerId }, due_at))
  const unsubscribeUrl = `${ctx.app.origin}${unsubscribePath(ctx, guest.account_id, 'reviews')}`
  await sendOnce(ctx, `review-invitation-${bookingId}`, async () => {
    const { InvitationMail, invitationSubject } = await import('./ui/invitation-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const booking = await readBooking(ctx, { accountId: guest.account_id, isAdmin: false }, bookingId, providerId)
    const props = { booking, origin: ctx.app.origin, locale: localeOf(guest.language), unsubscribeUrl }
    return {
      unsubscribeUrl,
      canBeLeftOut: true,
      to: { name: guest.name, address: guest.email },
      subject: invitationSubject(props),
      ...(await renderMail(createElement(InvitationMail, props))),
    }
  })
}

/** Until the quiet hours of whoever would read it are over. */
async function putOff(ctx: Ctx, { bookingId, providerId }: Visit, due_at: Date) {
  await ctx.db
    .insertInto('review_invitation')
    .values({ provider_id: providerId, booking_id: bookingId, due_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Who can still write one. */
async function findInvited(ctx: Ctx, bookingId: string, providerId: string): Promise<Invited | undefined> {
  const { rows } = await sql<Invited>`
    select c.account_id, c.email, c.full_name as name, c.language
    from booking b join provider p on p.provider_id = b.provider_id join account a on a.account_id = p.account_id
      join account c on c.account_id = b.customer_id
    where b.provider_id = ${providerId} and b.booking_id = ${bookingId} and b.status = 'completed' and ${isOpen}
      and c.status = 'active' and c.email_verified_at is not null
      and not exists (select from review v where v.provider_id = ${providerId} and v.booking_id = ${bookingId})`.execute(
    ctx.db,
  )
  return rows[0]
}

type Told = { accountId: string; email: string; name: string; language: string; provider: string }

type Removal = { reason: ReportReason; isReported: boolean }

/** The statement of reasons; not for one that has been put back meanwhile. */
async function tellAuthor(ctx: Ctx, reviewId: string, providerId: string) {
  const { rows } = await sql<Told & Removal & { removed_at: Date; created_at: Date }>`
    select c.account_id as "accountId", c.email, c.full_name as name, c.language, p.business_name as provider, v.removed_reason as reason, v.removed_at,
      v.created_at, exists (select from report r where r.provider_id = ${providerId} and r.review_id = v.review_id
        and r.resolved_at = v.removed_at) as "isReported"
    from review v join provider p on p.provider_id = v.provider_id join account c on c.account_id = v.customer_id
    where v.provider_id = ${providerId} and v.review_id = ${reviewId} and v.status = 'removed' and c.status = 'active'`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) return
  const { provider: name, reason, isReported } = row
  const about = { kind: 'removed' as const, name, reason, isReported, writtenAt: row.created_at.toISOString() }
  await tell(ctx, `review-removed-${reviewId}-${row.removed_at.getTime()}`, row, about)
}

/** Not where it has been removed again meanwhile. */
async function tellRestored(ctx: Ctx, { reviewId, providerId, restoredAt }: z.output<typeof reviewRestored.payload>) {
  const { rows } = await sql<Told & { created_at: Date }>`
    select c.account_id as "accountId", c.email, c.full_name as name, c.language, p.business_name as provider, v.created_at
    from review v join provider p on p.provider_id = v.provider_id join account c on c.account_id = v.customer_id
    where v.provider_id = ${providerId} and v.review_id = ${reviewId} and v.status = 'published' and c.status = 'active'`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) return
  const about = { kind: 'restored' as const, name: row.provider, writtenAt: row.created_at.toISOString() }
  await tell(ctx, `review-restored-${reviewId}-${Date.parse(restoredAt)}`, row, about)
}

/** The statement of reasons, as `tellAuthor`. */
async function tellOwner(
  ctx: Ctx,
  { providerId, photo, number, reason, removedAt }: z.output<typeof photoRemoved.payload>,
) {
  const { rows } = await sql<Told & Pick<Removal, 'isReported'>>`
    select a.account_id as "accountId", a.email, a.full_name as name, a.language, p.business_name as provider, exists (select from report r
        where r.provider_id = ${providerId} and r.photo = ${photo} and r.resolved_at = ${removedAt}) as "isReported"
    from provider p join account a on a.account_id = p.account_id
    where p.provider_id = ${providerId} and a.status = 'active'`.execute(ctx.db)
  const [row] = rows
  if (!row) return
  const about = { kind: 'photo' as const, name: row.provider, number, reason, isReported: row.isReported }
  await tell(ctx, `photo-removed-${providerId}-${Date.parse(removedAt)}`, row, about)
}

async function tellReporter(ctx: Ctx, reportId: string, providerId: string) {
  const { rows } = await sql<Told & { status: string; isPhoto: boolean }>`
    select c.account_id as "accountId", c.email, c.full_name as name, c.language, p.business_name as provider, r.status, r.photo is not null as "isPhoto"
    from report r join provider p on p.provider_id = r.provider_id join account c on c.account_id = r.reporter_id
    where r.provider_id = ${providerId} and r.report_id = ${reportId} and r.status <> 'open' and c.status = 'active'`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) return
  const taken = row.isPhoto ? ('takenPhoto' as const) : ('taken' as const)
  const kind = row.status === 'removed' ? taken : ('kept' as const)
  await tell(ctx, `report-outcome-${reportId}`, row, { kind, name: row.provider })
}

async function tell(ctx: Ctx, id: string, to: Told, about: ModerationMailProps['about']) {
  if (!(await isWanted(ctx.db, to.accountId, 'decisions', 'mail'))) return
  const unsubscribeUrl = `${ctx.app.origin}${unsubscribePath(ctx, to.accountId, 'decisions')}`
  await sendOnce(ctx, id, async () => {
    const { ModerationMail, moderationSubject } = await import('./ui/moderation-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const props = { about, origin: ctx.app.origin, locale: localeOf(to.language), unsubscribeUrl }
    return {
      unsubscribeUrl,
      to: { name: to.name, address: to.email },
      subject: moderationSubject(props),
      ...(await renderMail(createElement(ModerationMail, props))),
    }
  })
}
