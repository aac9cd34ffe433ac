import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { i18nFor } from '../../i18n/i18n.ts'
import { defaultLanguage, type Language, pickLanguage } from '../../i18n/languages.ts'
import { invalidInput } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { findBooking, findProvidersOf } from '../directories/directory.server.ts'
import { fundCard } from '../gift-cards/fund-card.server.ts'
import { findOwnCards } from '../gift-cards/read-cards.server.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import { isOpen } from '../providers/listing.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import { requireOwn, withOwnLock } from '../staff/edit-provider.server.ts'
import { type StampTerms, stampTerms } from './stamps.rules.ts'
import type { OwnStamps, ProviderStamps, providerStamps } from './stamps-contract.ts'

type Ref = { providerId: string; bookingId: string }
type Visit = {
  customerId: string
  name: string
  language: Language
  businessName: string
  endedAt: Date
  serviceIds: string[]
}
type Card = StampTerms & { isOffered: boolean; startedAt: Date }

const termsColumns = sql`visits, reward_minor as "rewardMinor", currency, service_ids::text[] as "serviceIds"`

/** A visit that took place has its stamp once, and the last one brings the gift card, whoever else asks at the same time. */
export function stampVisit(ctx: Ctx, { providerId, bookingId }: Ref): Promise<void> {
  return transaction(ctx, async (locked) => {
    await lockProvider(locked, providerId)
    const whose = await findBooking(locked.db, bookingId)
    if (!whose) return
    // Whoever leaves in that moment is given nothing more.
    await lockAccount(locked, whose.customerId)
    const tx = { ...locked, now: await databaseNow(locked) }
    const visit = await readVisit(tx, { providerId, bookingId })
    if (!visit) return
    const { customerId } = visit
    const { stamps, begun } = await readBegun(tx, providerId, customerId)
    const terms = stampTerms({ visit, card: await readCard(tx, providerId), begun })
    if (!terms || !(await enter(tx, { providerId, customerId, terms, bookingId }))) return
    if (stamps + 1 < terms.visits) return
    const { rewardMinor: amountMinor, currency, visits } = terms
    const t = i18nFor(visit.language).getFixedT(visit.language, 'loyalty')
    const byProvider = { name: visit.businessName.slice(0, 80), message: t('stamps.message', { count: visits }) }
    const given = { providerId, customerId, customerName: visit.name, currency, amountMinor, byProvider }
    await enter(tx, { providerId, customerId, terms, giftCardId: await fundCard(tx, given) })
  })
}

/** null: it did not take place, or nobody is left who was there. What a provider promises ends with their account. */
async function readVisit(tx: Ctx, { providerId, bookingId }: Ref): Promise<Visit | null> {
  const { rows } = await sql<Visit>`select b.customer_id as "customerId", a.first_name as name, a.language,
      p.business_name as "businessName", b.ends_at as "endedAt", (
        select array_agg(s.service_id::text) from segment s
        where s.provider_id = ${providerId} and s.booking_id = ${bookingId}) as "serviceIds"
    from booking b join account a on a.account_id = b.customer_id join provider p on p.provider_id = ${providerId}
      join account o on o.account_id = p.account_id
    where b.provider_id = ${providerId} and b.booking_id = ${bookingId} and b.status = 'completed'
      and a.status = 'active' and o.status <> 'deleted'`.execute(tx.db)
  const [visit] = rows
  return visit ? { ...visit, language: pickLanguage(visit.language) ?? defaultLanguage } : null
}

async function readCard(ctx: Ctx, providerId: string): Promise<Card | null> {
  const { rows } = await sql<Card>`select ${termsColumns}, is_offered as "isOffered", started_at as "startedAt"
    from stamp_card where provider_id = ${providerId}`.execute(ctx.db)
  return rows[0] ?? null
}

/** The terms of a card are those of its first stamp, which each stamp repeats. */
async function readBegun(tx: Ctx, providerId: string, customerId: string) {
  const { rows } = await sql<StampTerms & { stamps: number }>`select ${termsColumns},
      (sum(stamps) over ())::int as stamps
    from stamp_entry where provider_id = ${providerId} and customer_id = ${customerId}
    order by entry_id desc limit 1`.execute(tx.db)
  const [last] = rows
  return last && last.stamps > 0 ? { stamps: last.stamps, begun: last } : { stamps: 0, begun: null }
}

type Entry = { providerId: string; customerId: string; terms: StampTerms } & (
  | { bookingId: string }
  | { giftCardId: string }
)

/** False: it was entered before. */
async function enter(tx: Ctx, { providerId, customerId, terms, ...of }: Entry): Promise<boolean> {
  const isVisit = 'bookingId' in of
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('stamp_entry')
    .values({
      provider_id: providerId,
      entry_id: randomUUIDv7(),
      customer_id: customerId,
      kind: isVisit ? 'visit' : 'full',
      stamps: isVisit ? 1 : -terms.visits,
      booking_id: isVisit ? of.bookingId : null,
      gift_card_id: isVisit ? null : of.giftCardId,
      ...{ visits: terms.visits, reward_minor: terms.rewardMinor, currency: terms.currency },
      service_ids: [...terms.serviceIds],
      posted_at: tx.now,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type OwnRow = Omit<OwnStamps, 'giftCards' | 'providerLinkTo'> & { slug: string; isThere: boolean; cardIds: string[] }

export async function listStamps(ctx: UserCtx): Promise<OwnStamps[]> {
  const providers = await findProvidersOf(ctx.db, ctx.actor.accountId)
  const { rows } = await sql<OwnRow>`
    select e.provider_id as "providerId", p.business_name as "providerName", p.slug, ${isOpen} as "isThere", e.stamps, e.visits,
      e.reward_minor as "rewardMinor", e.currency, e.cards as "cardIds"
    from (select provider_id, max(entry_id::text) as last, sum(stamps)::int as stamps,
        (array_agg(visits order by entry_id desc))[1] as visits,
        (array_agg(reward_minor order by entry_id desc))[1] as reward_minor,
        (array_agg(currency order by entry_id desc))[1] as currency,
        coalesce(array_agg(gift_card_id::text) filter (where gift_card_id is not null), '{}') as cards
      from stamp_entry where provider_id = any(${providers}::uuid[]) and customer_id = ${ctx.actor.accountId} group by provider_id) e
    join provider p on p.provider_id = e.provider_id join account a on a.account_id = p.account_id
    where p.provider_id = any(${providers}::uuid[]) order by e.last desc`.execute(ctx.db)
  const wanted = rows.flatMap(({ cardIds }) => cardIds)
  const cards = wanted.length > 0 ? await findOwnCards(ctx, wanted) : []
  const listed = rows.map(({ slug, isThere, cardIds, ...row }) => ({
    ...row,
    providerLinkTo: isThere ? `/provider/${slug}` : null,
    giftCards: cards
      .filter(({ id, balanceMinor, status }) => cardIds.includes(id) && balanceMinor > 0 && status === 'active')
      .map(({ id, code, balanceMinor }) => ({ id, code, balanceMinor })),
  }))
  return listed.filter(({ stamps, giftCards }) => stamps > 0 || giftCards.length > 0)
}

export function getStampCard(ctx: ProviderCtx, { id }: { id: string }): Promise<ProviderStamps> {
  return readProvider(ctx, requireOwn(ctx, id))
}

type Sums = Pick<ProviderStamps, 'customers' | 'given' | 'givenMinor' | 'spentMinor' | 'currency'>

async function readProvider(ctx: Ctx, providerId: string): Promise<ProviderStamps> {
  const card = await readCard(ctx, providerId)
  // Not the gift cards that they give for points.
  const isForStamps = sql`g.gift_card_id in (select e.gift_card_id from stamp_entry e where e.provider_id = ${providerId})`
  const { rows } = await sql<Sums>`select p.currency,
      (select count(*) from (select from stamp_entry e where e.provider_id = ${providerId}
        group by e.customer_id having sum(e.stamps) > 0) begun)::int as customers,
      (select count(*) from gift_card g where g.provider_id = ${providerId} and ${isForStamps})::int as given,
      (select coalesce(sum(g.amount_minor), 0) from gift_card g
        where g.provider_id = ${providerId} and ${isForStamps} and g.currency = p.currency)::int8 as "givenMinor",
      (select coalesce(sum(r.amount_minor - r.returned_minor), 0) from gift_redemption r join gift_card g
          on g.provider_id = ${providerId} and g.gift_card_id = r.gift_card_id
        where r.provider_id = ${providerId} and ${isForStamps} and g.currency = p.currency)::int8 as "spentMinor"
    from provider p where p.provider_id = ${providerId}`.execute(ctx.db)
  const [sums] = rows
  if (!sums) throw new Error('An own provider is there')
  if (!card) return { card: null, ...sums }
  const { visits, rewardMinor, currency, serviceIds, isOffered } = card
  return { card: { visits, rewardMinor, currency, serviceIds: [...serviceIds], isOffered }, ...sums }
}

/** Cards that are begun keep their terms. */
export function offerStampCard(ctx: ProviderCtx, input: z.output<typeof providerStamps.offer.input>) {
  const { id, visits, rewardMinor } = input
  const serviceIds = [...new Set(input.serviceIds)]
  return withOwnLock(ctx, id, async (tx, providerId) => {
    const { rows } = await sql<{ currency: string; known: number }>`select p.currency,
        (select count(*) from service s where s.provider_id = ${providerId}
          and s.service_id = any(${serviceIds}::uuid[]))::int as known
      from provider p where p.provider_id = ${providerId}`.execute(tx.db)
    const { currency = '', known = 0 } = rows[0] ?? {}
    if (known < serviceIds.length) throw invalidInput('serviceIds', 'Must be services of this provider')
    const terms = { visits, reward_minor: rewardMinor, currency, service_ids: serviceIds, is_offered: true }
    await tx.db
      .insertInto('stamp_card')
      .values({ provider_id: providerId, ...terms, started_at: tx.now })
      .onConflict((known) => known.column('provider_id').doUpdateSet(terms))
      .execute()
    return readProvider(tx, providerId)
  })
}

export function withdrawStampCard(ctx: ProviderCtx, { id }: { id: string }): Promise<ProviderStamps> {
  return withOwnLock(ctx, id, async (tx, providerId) => {
    await sql`update stamp_card set is_offered = false where provider_id = ${providerId}`.execute(tx.db)
    return readProvider(tx, providerId)
  })
}
