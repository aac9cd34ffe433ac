import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import type { AccountExport } from './account-contract.ts'
import { identityLimits } from './limits.ts'
import { getPreferences, getProfile, listDevices } from './profile.server.ts'

type Export = z.infer<typeof AccountExport>
type BookingRow = Omit<Export['bookings'][number], 'startsAt' | 'endsAt' | 'createdAt'> &
  Record<'starts_at' | 'ends_at' | 'created_at', Date>

export async function exportData(ctx: UserCtx): Promise<Export> {
  const { accountId } = ctx.actor
  await ctx.app.limits.take(identityLimits.exportData, accountId)
  const [account, preferences, devices, bookings, reviews, messages, calendarFeeds, provider] = await Promise.all([
    getProfile(ctx),
    getPreferences(ctx),
    listDevices(ctx),
    ownBookings(ctx, accountId),
    ownReviews(ctx, accountId),
    ownMessages(ctx, accountId),
    ownFeeds(ctx, accountId),
    ownProvider(ctx, accountId),
  ])
  const exportedAt = ctx.now.toISOString()
  return { exportedAt, account, preferences, devices, bookings, reviews, messages, calendarFeeds, provider }
}

async function ownBookings(ctx: Ctx, accountId: string): Promise<Export['bookings']> {
  const { rows } = await sql<BookingRow>`
    select b.booking_id as id, p.business_name as provider, b.status, b.starts_at, b.ends_at, b.timezone,
      b.total_minor as "totalMinor", b.currency, b.notes, b.cancel_reason as "cancelReason",
      b.proposal_reason as "proposalReason", b.created_at,
      coalesce((select json_agg(json_build_object('kind', c.kind, 'party', c.party, 'at', to_json(c.at), 'reason', c.reason)
          order by c.position) from booking_change c
        where c.provider_id = b.provider_id and c.booking_id = b.booking_id), '[]') as history,
      array(select s.service_name from segment s
        where s.provider_id = b.provider_id and s.booking_id = b.booking_id order by s.position) as services
    from booking b join provider p on p.provider_id = b.provider_id
    where b.customer_id = ${accountId} order by b.starts_at`.execute(ctx.db)
  return rows.map(({ starts_at, ends_at, created_at, ...row }) => ({
    ...row,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    createdAt: created_at.toISOString(),
  }))
}

async function ownReviews(ctx: Ctx, accountId: string): Promise<Export['reviews']> {
  const rows = await ctx.db
    .selectFrom('review')
    .innerJoin('provider', 'provider.provider_id', 'review.provider_id')
    .select(['review_id', 'business_name', 'rating', 'text', 'review.created_at', 'response_text'])
    .where('customer_id', '=', accountId)
    .orderBy('review.created_at')
    .execute()
  return rows.map((row) => ({
    id: row.review_id,
    provider: row.business_name,
    rating: row.rating,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    response: row.response_text,
  }))
}

/** Under the address of the account, once it is proven: anybody can write to us under any. */
async function ownMessages(ctx: Ctx, accountId: string): Promise<Export['messages']> {
  const { rows } = await sql<Omit<Export['messages'][number], 'createdAt'> & { created_at: Date }>`
    select m.name, m.email, m.topic, m.message, m.created_at from contact_message m
    join account a on a.email = m.email and a.email_verified_at is not null
    where a.account_id = ${accountId} order by m.created_at`.execute(ctx.db)
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }))
}

async function ownFeeds(ctx: Ctx, accountId: string): Promise<Export['calendarFeeds']> {
  const query = ctx.db.selectFrom('calendar_feed').select(['kind', 'created_at']).where('account_id', '=', accountId)
  const rows = await query.orderBy('created_at').execute()
  return rows.map(({ kind, created_at }) => ({ kind, createdAt: created_at.toISOString() }))
}

type ProviderExport = NonNullable<Export['provider']>

async function ownProvider(ctx: Ctx, accountId: string): Promise<ProviderExport | null> {
  const { rows } = await sql<{ provider: ProviderExport }>`
    select json_build_object(
      'address', p.slug, 'businessName', p.business_name, 'individualName', p.individual_name,
      'profession', p.profession, 'businessType', p.business_type, 'description', p.description, 'bio', p.bio,
      'greeting', p.greeting, 'street', p.street, 'area', p.area, 'city', p.city, 'region', p.region,
      'postalCode', p.postal_code, 'country', p.country, 'latitude', p.latitude, 'longitude', p.longitude,
      'phone', p.phone, 'email', p.email, 'website', p.website,
      'pictures', array_remove(p.profile_image || p.gallery, null),
      'specializations', p.specializations, 'qualifications', p.qualifications, 'tags', p.tags,
      'staff', array(select name from staff t where t.provider_id = p.provider_id order by position),
      'rooms', array(select name from room t where t.provider_id = p.provider_id order by position),
      'services', coalesce((select json_agg(json_build_object('name', t.name, 'description', t.description,
        'category', t.category) order by t.position) from service t where t.provider_id = p.provider_id), '[]'),
      'closedDays', coalesce((select json_agg(json_build_object('date', t.date, 'name', t.name) order by t.date)
        from closed_day t where t.provider_id = p.provider_id), '[]'),
      'calendarEntries', coalesce((select json_agg(json_build_object('startsAt', to_json(lower(t.during)), 'endsAt', to_json(upper(t.during)),
        'label', t.label, 'customerName', t.customer_name, 'customerPhone', t.customer_phone) order by t.during)
        from calendar_entry t where t.provider_id = p.provider_id), '[]'),
      'customerNotes', coalesce((select json_agg(json_build_object('customer', a.first_name || ' ' || a.last_name, 'text', t.text))
        from customer_note t join account a on a.account_id = t.customer_id where t.provider_id = p.provider_id), '[]'),
      'reviewResponses', array(select response_text from review t
        where t.provider_id = p.provider_id and response_text is not null order by responded_at),
      'reasons', coalesce((select json_agg(json_build_object('bookingId', t.booking_id, 'kind', t.kind, 'at', to_json(t.at),
        'reason', t.reason) order by t.at) from booking_change t
        where t.provider_id = p.provider_id and t.actor_id = p.account_id and t.reason is not null), '[]')) as provider
    from provider p where p.account_id = ${accountId}`.execute(ctx.db)
  return rows[0]?.provider ?? null
}
