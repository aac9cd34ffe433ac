import { sql } from 'kysely'
import { createElement } from 'react'
import type * as z from 'zod/mini'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { sendOnce } from '../../lib/messages.server.ts'
import { putOff } from '../../lib/put-off.server.ts'
import { isWanted, quietUntil, unsubscribePath } from '../identity/messages.server.ts'
import { displayName } from '../providers/rules.ts'
import type { rebookingAsked, rebookingDue } from './events.ts'
import { type HabitRow, habitsWith, toldOf } from './read-rebookings.server.ts'
import { rhythmOf } from './rebooking.rules.ts'
import { findTimes } from './rebooking-times.server.ts'

type Ref = z.output<typeof rebookingDue.payload>
type Asked = z.output<typeof rebookingAsked.payload>
type Reader = { email: string; name: string; language: string }

export async function mailRebooking(ctx: Ctx, ref: Ref): Promise<void> {
  await writeOfDue(ctx, `rebooking-${ref.customerId}-${ref.providerId}-${ref.dueOn}`, 'due', ref)
}

/** Whoever keeps quiet reads it afterwards; by then they may have booked. */
export async function mailAsked(ctx: Ctx, ref: Asked): Promise<void> {
  const minute = Math.floor(Date.parse(ref.askedAt) / 60_000)
  const id = `rebooking-asked-${ref.customerId}-${ref.providerId}-${minute}`
  const until = await quietUntil(ctx.db, ref.customerId, await databaseNow(ctx))
  if (until) return putOff(ctx, id, ref.customerId, until)
  await writeOfDue(ctx, id, 'asked', ref)
}

/** Written from what is so when the job runs: who has booked since, or wants to hear nothing of it, gets none. */
async function writeOfDue(ctx: Ctx, id: string, kind: 'due' | 'asked', ref: Omit<Ref, 'dueOn'>) {
  const now = await databaseNow(ctx)
  const habits = await habitsWith({ ...ctx, now }, ref.providerId, ref.customerId)
  const due = habits.filter((habit) => ref.serviceIds.includes(habit.serviceId) && isStillDue(habit, now))
  await writeTo({ ...ctx, now }, id, kind, due)
}

function isStillDue(habit: HabitRow, now: Date): boolean {
  const { due, today, hasBooking } = toldOf(habit, now)
  return due !== null && due <= today && !hasBooking
}

/** `habits`: of one customer with one provider. */
async function writeTo(ctx: Ctx, id: string, kind: 'due' | 'asked', habits: readonly HabitRow[]): Promise<void> {
  const [first] = habits
  if (!first) return
  const { customerId, timezone } = first
  const { rows } = await sql<Reader>`select email, full_name as name, language from account
    where account_id = ${customerId} and status = 'active' and email_verified_at is not null`.execute(ctx.db)
  const [reader] = rows
  if (!reader || !(await isWanted(ctx.db, customerId, 'rebooking', 'mail'))) return
  const unsubscribeUrl = `${ctx.app.origin}${unsubscribePath(ctx, customerId, 'rebooking')}`
  await sendOnce(ctx, id, async () => {
    const { RebookingMail, rebookingSubject } = await import('./ui/rebooking-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const { times, staffId } = await findTimes(ctx, first)
    const props = {
      kind,
      customerName: reader.name,
      providerName: displayName(first),
      services: habits.map(({ service }) => service),
      lastVisit: first.dates.toSorted().at(-1) ?? '',
      ...rhythmOf(first),
      slug: first.slug,
      serviceId: first.serviceId,
      staffId,
      times: times.map(({ start }) => start),
      timezone,
      origin: ctx.app.origin,
      locale: localeOf(reader.language),
      unsubscribeUrl,
    }
    return {
      unsubscribeUrl,
      canBeLeftOut: true,
      to: { name: reader.name, address: reader.email },
      subject: rebookingSubject(props),
      ...(await renderMail(createElement(RebookingMail, props))),
    }
  })
}
