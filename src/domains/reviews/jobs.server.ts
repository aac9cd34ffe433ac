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
import type { KeepReason } from '../decisions/contract.ts'
import { isMailWanted, isWanted, quietUntil, unsubscribePath } from '../identity/messages.server.ts'
import { isOpen } from '../providers/listing.server.ts'
import { analyseReviews } from './analyse-reviews.server.ts'
import { invitationDue, reportDecided, reviewChanged, reviewRestored } from './events.ts'
import type { ReportOutcome } from './moderation-contract.ts'
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
  subscribe(reviewRestored, 'review-restored-mail', tellRestored),
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

/** Makes of each that is due a job of its own: a mailbox that refuses its mail holds up no other. One provider after the other. */
export async function callInvitations(ctx: Ctx): Promise<void> {
  const now = await databaseNow(ctx)
  const { rows: due } = await sql<{ providerId: string }>`select distinct d.provider_id as "providerId" from (
      select provider_id from review_invitation where due_at <= ${now} order by due_at limit ${batch}) d`.execute(
    ctx.db,
  )
  for (const { providerId } of due)
    await transaction(ctx, async (tx) => {
      const { rows } =
        await sql<Visit>`delete from review_invitation where provider_id = ${providerId} and booking_id in (
          select booking_id from review_invitation where provider_id = ${providerId} and due_at <= ${now}
          order by due_at limit ${batch})
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

type ToldOutcome = ReportOutcome | 'gone'
type Because = { reason: KeepReason; words: string } | null

async function tellReporter(ctx: Ctx, reportId: string, providerId: string) {
  type Reported = Told & { outcome: ToldOutcome; reviewId: string | null; photo: string | null; resolvedAt: string }
  const { rows } = await sql<Reported>`
    select c.account_id as "accountId", c.email, c.full_name as name, c.language, p.business_name as provider,
      r.status as outcome, r.review_id as "reviewId", r.photo, r.resolved_at::text as "resolvedAt"
    from report r join provider p on p.provider_id = r.provider_id join account c on c.account_id = r.reporter_id
    where r.provider_id = ${providerId} and r.report_id = ${reportId} and r.status <> 'open' and c.status = 'active'`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) return
  const { rows: given } = await sql<NonNullable<Because>>`select reason, words from decision
    where subject_id = ${row.reviewId ?? providerId} and photo is not distinct from ${row.photo}
      and kind in ('kept', 'restored') and decided_at = ${row.resolvedAt}::timestamptz limit 1`.execute(ctx.db)
  const because: Because = given[0] ?? null
  await tell(ctx, `report-outcome-${reportId}`, row, { kind: saidAs(row), name: row.provider, because })
}

function saidAs({ outcome, photo }: { outcome: ToldOutcome; photo: string | null }) {
  if (outcome === 'gone') return 'deleted'
  return outcome === 'removed' ? (photo === null ? 'taken' : 'takenPhoto') : outcome
}

async function tell(ctx: Ctx, id: string, to: Told, about: ModerationMailProps['about']) {
  if (!(await isMailWanted(ctx, id, to.accountId, 'decisions'))) return
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
