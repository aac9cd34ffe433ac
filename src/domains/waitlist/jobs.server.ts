import { sql } from 'kysely'
import { createElement } from 'react'
import type * as z from 'zod/mini'
import { localeOf } from '../../i18n/languages.ts'
import { isAppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit, type Subscription, subscribe } from '../../lib/events.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { sendOnce, wasSent } from '../../lib/messages.server.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { bookingEvents } from '../bookings/events.ts'
import { holdCreated, holdReleased } from '../holds/events.ts'
import { isMailWanted, unsubscribePath } from '../identity/messages.server.ts'
import { providerChanged, timesChanged } from '../providers/events.ts'
import { nameColumns } from '../providers/name-columns.server.ts'
import { displayName, type Names } from '../providers/rules.ts'
import { acceptAs } from './accept-offer.server.ts'
import { waitlistBooked, waitlistChanged, waitlistOfferEnded, waitlistOffered, waitlistOver } from './events.ts'
import { workOnWaitlist } from './match.server.ts'
import type { WaitlistMailProps } from './ui/waitlist-mail.tsx'
import type { WaitlistOverMailProps } from './ui/waitlist-over-mail.tsx'

const batch = 200
const { requested, confirmed, cancelled, declined, rescheduled, expired, payment_over } = bookingEvents

/** What frees a time for somebody who waits, or gives them one. */
const causes = { requested, confirmed, cancelled, declined, rescheduled, expired, payment_over }

const look = (ctx: Ctx, { providerId }: { providerId: string }) => workOnWaitlist(ctx, providerId)

export const subscriptions: Subscription[] = [
  ...Object.entries(causes).map(([name, event]) =>
    subscribe(event, `waitlist-after-booking-${name.replaceAll('_', '-')}`, look),
  ),
  subscribe(holdReleased, 'waitlist-after-hold-released', look),
  subscribe(timesChanged, 'waitlist-after-times-changed', look),
  subscribe(providerChanged, 'waitlist-after-provider-changed', look),
  subscribe(waitlistChanged, 'waitlist-after-waitlist-changed', look),
  subscribe(holdCreated, 'waitlist-after-hold-created', async (ctx, { providerId }) => {
    // What is held now may be free when the hold ends.
    await sql`update waitlist_turn set due_at = least(due_at, (select min(expires_at) from hold where provider_id = ${providerId}))
      where provider_id = ${providerId}`.execute(ctx.db)
  }),
  subscribe(waitlistOffered, 'waitlist-offer-mail', mailOffer),
  subscribe(waitlistOfferEnded, 'waitlist-offer-ended-mail', mailEnd),
  subscribe(waitlistBooked, 'waitlist-booked-mail', mailBooked),
  subscribe(waitlistOver, 'waitlist-over-mail', mailOver),
]

export const schedules: Schedule[] = [
  { queue: 'waitlist-turns', cron: '* * * * *', isWanted: () => true, run: takeTurns },
]

async function takeTurns(ctx: Ctx) {
  const now = await databaseNow(ctx)
  const { rows } = await sql<{ provider_id: string }>`select provider_id from waitlist_turn where due_at <= ${now}
    order by due_at limit ${batch}`.execute(ctx.db)
  for (const { provider_id } of rows) {
    try {
      await workOnWaitlist(ctx, provider_id)
    } catch (err) {
      // Its next turn comes: who cannot be worked on does not hold up the others.
      ctx.log.error({ err, providerId: provider_id }, 'a waitlist could not be worked on')
      const due_at = new Date(now.getTime() + 600_000)
      await ctx.db.updateTable('waitlist_turn').set({ due_at }).where('provider_id', '=', provider_id).execute()
    }
  }
}

type Ref = { providerId: string; offerId: string }
type OfferRow = {
  account_id: string
  email: string
  name: string
  language: string
  starts_at: Date
  expires_at: Date
  answer: string | null
  is_held: boolean
  is_direct: boolean
  /** Somebody else has had it since. */
  is_gone: boolean
  /** It was held for the next in line. */
  is_passed: boolean
  total_minor: number
  currency: string
  timezone: string
  slug: string
  booked_for: Date | null
  services: string[]
  status: string
} & Names

async function readOffer(ctx: Ctx, { providerId, offerId }: Ref): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    select c.account_id, c.email, c.full_name as name, c.language, o.starts_at, o.expires_at, o.answer, o.hold_id is not null as is_held, o.is_direct,
      o.taken_at is not null as is_gone, exists (select from waitlist_offer n where n.provider_id = ${providerId}
        and n.entry_id <> o.entry_id and n.hold_id is not null and n.offered_at >= o.answered_at
        and n.starts_at < o.ends_at and n.ends_at > o.starts_at) as is_passed,
      o.total_minor, o.currency, p.timezone, p.slug, b.starts_at as booked_for, e.status,
      array(select s.name from service s where s.provider_id = ${providerId} and s.service_id = any(e.service_ids)
        order by array_position(e.service_ids, s.service_id)) as services,
      ${nameColumns}
    from waitlist_offer o join waitlist_entry e on e.provider_id = ${providerId} and e.entry_id = o.entry_id
      join account c on c.account_id = e.customer_id join provider p on p.provider_id = o.provider_id
      join account a on a.account_id = p.account_id
      left join booking b on b.provider_id = ${providerId} and b.booking_id = e.booking_id
    where o.provider_id = ${providerId} and o.offer_id = ${offerId} and c.status = 'active'`.execute(ctx.db)
  return rows[0]
}

/** Nobody is told of what is over when the mail is written. Who may be booked unasked is: a node may have died over it. */
async function mailOffer(ctx: Ctx, ref: Ref) {
  const found = await readOffer(ctx, ref)
  if (found?.is_direct && found.answer === null) await bookFor(ctx, found.account_id, ref)
  const offer = found?.is_direct ? await readOffer(ctx, ref) : found
  // Asked for and not answered yet: there is nothing for them to accept.
  if (offer?.is_direct) return
  if (offer?.status !== 'waiting' || offer.answer !== null || offer.expires_at <= (await databaseNow(ctx))) return
  await send(ctx, `waitlist-offer-${ref.offerId}`, offer, offer.is_held ? 'held' : 'told')
}

/** Refused, they are asked as everybody else; what is only busy is tried again. */
async function bookFor(ctx: Ctx, accountId: string, { providerId, offerId }: Ref) {
  try {
    await acceptAs(ctx, accountId, offerId)
  } catch (error) {
    if (!isAppError(error) || error.kind === 'unavailable' || error.code === 'request_in_progress') throw error
    await transaction(ctx, async (tx) => {
      const asked = await sql`update waitlist_offer set is_direct = false
        where provider_id = ${providerId} and offer_id = ${offerId} and answer is null and is_direct`.execute(tx.db)
      // Who heard of it while they were to be booked has told them nothing.
      if (asked.numAffectedRows === 1n) await emit(tx, waitlistOffered, { providerId, offerId })
    })
  }
}

/** Written after the next in line was found, so that it can be said. Who never was told, because mails were late, hears nothing. */
async function mailEnd(ctx: Ctx, ref: Ref) {
  await workOnWaitlist(ctx, ref.providerId)
  const offer = await readOffer(ctx, ref)
  if (offer?.status !== 'waiting' || !(await wasSent(ctx, `waitlist-offer-${ref.offerId}`))) return
  const kind = offer.answer === 'expired' ? lapsedAs(offer, await databaseNow(ctx)) : 'withdrawn'
  if (offer.answer === 'expired' || offer.answer === 'withdrawn')
    await send(ctx, `waitlist-offer-ended-${ref.offerId}`, offer, kind)
}

function lapsedAs({ starts_at, is_gone, is_passed }: OfferRow, now: Date): WaitlistMailProps['kind'] {
  if (starts_at <= now) return 'gone'
  if (is_passed) return 'passed'
  return is_gone ? 'gone' : 'lapsed'
}

/** Nobody has pressed anything: they hear why they have a booking. */
async function mailBooked(ctx: Ctx, ref: Ref) {
  const offer = await readOffer(ctx, ref)
  if (offer?.answer === 'accepted')
    await send(ctx, `waitlist-booked-${ref.offerId}`, offer, offer.booked_for === null ? 'booked' : 'moved')
}

type Ended = {
  account_id: string
  email: string
  name: string
  language: string
  slug: string
  isAway: boolean
  services: string[]
} & Names

/** What they waited for can come no more. Who left, or has a time, meanwhile waits for nothing. */
async function mailOver(ctx: Ctx, { providerId, entryId }: z.output<typeof waitlistOver.payload>) {
  const { rows } = await sql<Ended>`
    select c.account_id, c.email, c.full_name as name, c.language, p.slug, a.status = 'deleted' as "isAway",
      array(select s.name from service s where s.provider_id = ${providerId} and s.service_id = any(e.service_ids)
        order by array_position(e.service_ids, s.service_id)) as services, ${nameColumns}
    from waitlist_entry e join account c on c.account_id = e.customer_id
      join provider p on p.provider_id = e.provider_id join account a on a.account_id = p.account_id
    where e.provider_id = ${providerId} and e.entry_id = ${entryId} and e.status = 'over' and c.status = 'active'`.execute(
    ctx.db,
  )
  const [entry] = rows
  const key = `waitlist-over-${entryId}`
  if (!entry || !(await isMailWanted(ctx, key, entry.account_id, 'waitlist'))) return
  const unsubscribeUrl = `${ctx.app.origin}${unsubscribePath(ctx, entry.account_id, 'waitlist')}`
  await sendOnce(ctx, key, async () => {
    const { WaitlistOverMail, waitlistOverSubject } = await import('./ui/waitlist-over-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const props: WaitlistOverMailProps = {
      kind: entry.isAway ? 'away' : 'removed',
      customerName: entry.name,
      providerName: displayName(entry),
      services: entry.services,
      url: `${ctx.app.origin}${entry.isAway ? '/search' : `/provider/${entry.slug}`}`,
      locale: localeOf(entry.language),
      unsubscribeUrl,
    }
    return {
      unsubscribeUrl,
      canBeLeftOut: true,
      to: { name: entry.name, address: entry.email },
      subject: waitlistOverSubject(props),
      ...(await renderMail(createElement(WaitlistOverMail, props))),
    }
  })
}

/** Who wants no such mails sees it on the page of the waitlist. */
async function send(ctx: Ctx, id: string, offer: OfferRow, kind: WaitlistMailProps['kind']) {
  if (!(await isMailWanted(ctx, id, offer.account_id, 'waitlist'))) return
  const unsubscribeUrl = `${ctx.app.origin}${unsubscribePath(ctx, offer.account_id, 'waitlist')}`
  await sendOnce(ctx, id, async () => {
    const { WaitlistMail, waitlistMailSubject } = await import('./ui/waitlist-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const { timezone, booked_for } = offer
    const props: WaitlistMailProps = {
      kind,
      customerName: offer.name,
      providerName: displayName(offer),
      services: offer.services,
      start: isoWithOffset(offer.starts_at, timezone),
      until: isoWithOffset(offer.expires_at, timezone),
      bookedFor: booked_for && isoWithOffset(booked_for, timezone),
      totalMinor: offer.total_minor,
      currency: offer.currency,
      timezone,
      origin: ctx.app.origin,
      providerPath: `/provider/${offer.slug}`,
      locale: localeOf(offer.language),
      unsubscribeUrl,
    }
    return {
      unsubscribeUrl,
      canBeLeftOut: kind !== 'held',
      to: { name: offer.name, address: offer.email },
      subject: waitlistMailSubject(props),
      ...(await renderMail(createElement(WaitlistMail, props))),
    }
  })
}
