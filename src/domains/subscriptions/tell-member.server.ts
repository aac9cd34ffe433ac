import { sql } from 'kysely'
import { createElement } from 'react'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { sendOnce, wasSent } from '../../lib/messages.server.ts'
import { readOne } from './read-subscriptions.server.ts'
import { reminderDays } from './rules.ts'
import type { MembershipNews } from './ui/membership-mail.tsx'

type Reader = { accountId: string; email: string; name: string; language: string; subscriptionId: string }
const reminders: readonly MembershipNews[] = ['reminder', 'trialEnds', 'resumes']

type PaymentRef = { providerId: string; paymentId: string }

/** `key`: of each once. */
async function mail(ctx: Ctx, reader: Reader | undefined, news: MembershipNews, key: string): Promise<void> {
  if (!reader) return
  const { accountId, subscriptionId, name, email } = reader
  const actor = { accountId, sessionId: '', providerId: null, isAdmin: false }
  const membership = await readOne({ ...ctx, now: await databaseNow(ctx), actor }, subscriptionId)
  // What has become of it since is told by another, or is nothing to be told.
  const isOver = membership.status === 'ended'
  if (isOver !== (news === 'unpaid')) return
  if (news === 'changed' && membership.next === null) return
  if (news === 'paused' && membership.pause === null) return
  // They have cancelled while others were told.
  if (reminders.includes(news) && membership.renewal?.state === 'cancelled') return
  if (news === 'notice' && membership.notice === null) return
  if (news === 'refused' && membership.renewal?.state !== 'unpaid') return
  await sendOnce(ctx, key, async () => {
    const { MembershipMail, membershipSubject } = await import('./ui/membership-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const props = { news, membership, reader: name, origin: ctx.app.origin, locale: localeOf(reader.language) }
    return {
      to: { name, address: email },
      subject: membershipSubject(props),
      ...(await renderMail(createElement(MembershipMail, props))),
    }
  })
}

const readerColumns = sql`a.account_id as "accountId", a.email, a.full_name as name, a.language`

async function payerOf(ctx: Ctx, { providerId, paymentId }: PaymentRef) {
  const { rows } = await sql<
    Reader & { refused: string | null }
  >`select y.subscription_id as "subscriptionId", y.refused,
      ${readerColumns}
    from payment y join account a on a.account_id = y.customer_id
    where y.provider_id = ${providerId} and y.payment_id = ${paymentId} and a.status <> 'deleted'`.execute(ctx.db)
  return rows[0]
}

/** To whoever has bought it, once it can be used; one that has ended since is not told of. */
export async function mailBegun(ctx: Ctx, ref: PaymentRef): Promise<void> {
  const reader = await payerOf(ctx, ref)
  await mail(ctx, reader, 'begun', `membership-${reader?.subscriptionId}`)
}

/** To whoever has given a card, with the day from which it is charged. */
export async function mailTrial(ctx: Ctx, of: Of): Promise<void> {
  await mail(ctx, await memberOf(ctx, of), 'trial', `membership-trial-${of.subscriptionId}`)
}

/** Another plan has begun at once. */
export async function mailChangedNow(ctx: Ctx, ref: PaymentRef): Promise<void> {
  await mail(ctx, await payerOf(ctx, ref), 'changedNow', `membership-changed-now-${ref.paymentId}`)
}

export async function mailRenewed(ctx: Ctx, ref: PaymentRef): Promise<void> {
  await mail(ctx, await payerOf(ctx, ref), 'renewed', `membership-renewed-${ref.paymentId}`)
}

/** The first time alone: until when it can be paid is the same. What its owner cannot mend is not told as theirs. */
export async function mailRefused(ctx: Ctx, ref: PaymentRef & { attempt: number }): Promise<void> {
  const reader = await payerOf(ctx, ref)
  if (reader && reader.refused !== null && reader.refused !== 'cards_stopped')
    await mail(ctx, reader, 'refused', `membership-refused-${ref.paymentId}`)
}

type Of = { providerId: string; subscriptionId: string }

async function memberOf(ctx: Ctx, { providerId, subscriptionId }: Of): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`select u.subscription_id as "subscriptionId", ${readerColumns}
    from subscription u join account a on a.account_id = u.customer_id
    where u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId} and a.status <> 'deleted'`.execute(
    ctx.db,
  )
  return rows[0]
}

export async function mailOver(ctx: Ctx, { why, ...of }: Of & { why: 'cancelled' | 'unpaid' }): Promise<void> {
  await mail(ctx, await memberOf(ctx, of), why, `membership-${why}-${of.subscriptionId}`)
}

/** By its terms of now; one that goes on as it is after all is not told of. */
export async function mailChosen(ctx: Ctx, { agreedAt, ...of }: Of & { agreedAt: string }): Promise<void> {
  await mail(ctx, await memberOf(ctx, of), 'changed', `membership-changed-${of.subscriptionId}-${agreedAt}`)
}

/** With what was announced, and the day from which on it holds for what begins. False: their mailbox has not taken it. */
export async function mailNotice(ctx: Ctx, of: Of, noticeId: string): Promise<boolean> {
  const key = `membership-notice-${noticeId}-${of.subscriptionId}`
  await mail(ctx, await memberOf(ctx, of), 'notice', key)
  return wasSent(ctx, key)
}

export async function mailNoticeWithdrawn(ctx: Ctx, of: Of, noticeId: string): Promise<void> {
  await mail(
    ctx,
    await memberOf(ctx, of),
    'noticeWithdrawn',
    `membership-notice-withdrawn-${noticeId}-${of.subscriptionId}`,
  )
}

/** With what it says now; one that goes on after all is not told of. */
export async function mailPaused(ctx: Ctx, { chosenAt, ...of }: Of & { chosenAt: string }): Promise<void> {
  await mail(ctx, await memberOf(ctx, of), 'paused', `membership-paused-${of.subscriptionId}-${chosenAt}`)
}

const batch = 200
const isTrial = sql`coalesce(u.trial_ends_at >= u.ends_at, false)`

/**
 * Before each yearly renewal, before a trial ends and before a pause does, in time to cancel it: two weeks, a week, or half of a
 * trial that is short.
 */
export async function remindOfRenewals(ctx: Ctx): Promise<void> {
  const now = await databaseNow(ctx)
  const { rows } = await sql<
    Reader & { providerId: string; at: Date; news: 'reminder' | 'trialEnds' | 'resumes' }
  >`select u.subscription_id as "subscriptionId",
      u.provider_id as "providerId", coalesce(u.paused_until, u.ends_at) as at, case when u.paused_until is not null then 'resumes'
        when ${isTrial} then 'trialEnds' else 'reminder' end as news, ${readerColumns}
    from subscription u join account a on a.account_id = u.customer_id
    where u.renews and u.cancelled_at is null and u.renew_at > ${now}
      and u.renew_at <= ${now}::timestamptz + case when u.paused_until is not null then interval '7 days' when ${isTrial} then least(interval '7 days', (u.trial_ends_at - u.created_at) / 2)
        when u.months >= 12 then make_interval(days => ${reminderDays}) else interval '0' end
      and u.pause_months is null and coalesce(u.paused_until, u.ends_at) > ${now}
      and u.reminded_of is distinct from coalesce(u.paused_until, u.ends_at) and a.status <> 'deleted'
    order by u.reminder_asked_at nulls first, u.renew_at limit ${batch}`.execute(ctx.db)
  for (const { providerId, at, news, ...reader } of rows) {
    const { subscriptionId } = reader
    // Whoever it does not reach keeps nobody else waiting.
    await sql`update subscription set reminder_asked_at = ${now}
      where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(ctx.db)
    await mail(ctx, reader, news, `membership-reminder-${subscriptionId}-${at.toISOString().slice(0, 10)}`)
      .then(() =>
        sql`update subscription set reminded_of = ${at}
        where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(ctx.db),
      )
      .catch((err: unknown) => ctx.log.warn({ err }, 'a member is reminded the next time'))
  }
}
