import { portraitPath } from '../../scripts/pictures/scenes.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { zoneDay } from '../../src/lib/time.server.ts'
import { demoAccounts } from './accounts.ts'
import type { Booking } from './bookings.ts'
import type { Row } from './copy.ts'
import type { Customer } from './customers.ts'
import { portraitFor } from './portraits.ts'
import type { DemoProvider } from './provider-shape.ts'
import { at, createRandom } from './random.ts'
import type { Review } from './ratings.ts'

/** The columns of every table the demo city fills, in the order of the rows below. */
export const columns = {
  account: [
    'account_id',
    'email',
    'password_hash',
    'first_name',
    'last_name',
    'avatar_url',
    'is_admin',
    'email_verified_at',
    'created_at',
    'updated_at',
  ],
  provider_address: ['slug', 'provider_id', 'account_id'],
  provider: [
    'provider_id',
    'account_id',
    'slug',
    'business_name',
    'individual_name',
    'show_last_name',
    'profession',
    'business_type',
    'category_slug',
    'subcategory_slug',
    'description',
    'bio',
    'greeting',
    'street',
    'area',
    'city',
    'region',
    'postal_code',
    'country',
    'latitude',
    'longitude',
    'timezone',
    'currency',
    'price_range',
    'profile_image',
    'gallery',
    'phone',
    'email',
    'specializations',
    'qualifications',
    'tags',
    'languages',
    'needs',
    'is_verified',
    'is_featured',
    'is_premium',
    'start_interval_minutes',
    'minimum_notice_minutes',
    'confirmation_mode',
    'cancellation_policy',
    'payment_mode',
    'deposit_percent',
    'search_text',
    'name_text',
    'created_at',
    'updated_at',
    'last_active_at',
  ],
  staff: ['provider_id', 'staff_id', 'name', 'position'],
  working_hours: ['provider_id', 'staff_id', 'weekday', 'opens_minute', 'closes_minute'],
  service: [
    'provider_id',
    'service_id',
    'name',
    'description',
    'category',
    'duration_minutes',
    'buffer_before_minutes',
    'buffer_after_minutes',
    'price_minor',
    'position',
    'processing_after_minutes',
    'processing_minutes',
  ],
  service_staff: ['provider_id', 'service_id', 'staff_id', 'duration_minutes', 'price_minor'],
  room: ['provider_id', 'room_id', 'name', 'position'],
  service_room: ['provider_id', 'service_id', 'room_id'],
  date_override: ['provider_id', 'staff_id', 'date', 'hours'],
  closed_day: ['provider_id', 'date', 'name'],
  calendar_entry: ['provider_id', 'calendar_entry_id', 'staff_id', 'during', 'created_at'],
  booking: [
    'provider_id',
    'booking_id',
    'customer_id',
    'status',
    'starts_at',
    'ends_at',
    'timezone',
    'currency',
    'total_minor',
    'notes',
    'source',
    'cancelled_at',
    'cancelled_by',
    'cancel_reason',
    'cancellation_policy',
    'created_at',
    'updated_at',
  ],
  booking_change: ['provider_id', 'booking_id', 'position', 'kind', 'party', 'actor_id', 'at', 'starts_at', 'reason'],
  segment: [
    'provider_id',
    'segment_id',
    'booking_id',
    'staff_id',
    'room_id',
    'position',
    'service_id',
    'service_name',
    'price_minor',
    'starts_at',
    'ends_at',
  ],
  occupation: ['provider_id', 'booking_id', 'position', 'staff_id', 'room_id', 'during', 'blocking'],
  review: [
    'provider_id',
    'review_id',
    'booking_id',
    'customer_id',
    'rating',
    'text',
    'language',
    'helpful_count',
    'response_text',
    'responded_at',
    'created_at',
  ],
  helpful_vote: ['provider_id', 'review_id', 'account_id', 'created_at'],
  provider_rating: ['provider_id', 'star_counts'],
} as const

const minuteMs = 60_000
const dayMs = 86_400_000

export function customerRow(customer: Customer, passwordHash: string): Row {
  const created = new Date(customer.createdAt)
  const { accountId, email, firstName, lastName, avatarUrl } = customer
  return [accountId, email, passwordHash, firstName, lastName, avatarUrl, false, created, created, created]
}

export function ownerRow(provider: DemoProvider, passwordHash: string): Row {
  const created = new Date(provider.openedAt - dayMs)
  const { firstName, lastName } = provider.person
  const portrait =
    provider.index === 0 ? 'maya' : portraitFor(createRandom('owner portrait', provider.providerId), provider.person)
  const email = provider.index === 0 ? demoAccounts.provider.email : mailbox(provider)
  return [
    provider.accountId,
    email,
    passwordHash,
    firstName,
    lastName,
    portrait && portraitPath(portrait),
    false,
    created,
    created,
    created,
  ]
}

function mailbox(provider: DemoProvider): string {
  return `${provider.slug}@demo.highstreet.test`
}

export function providerAddressRow({ slug, providerId, accountId }: DemoProvider): Row {
  return [slug, providerId, accountId]
}

export function providerRow(provider: DemoProvider, now: number, categoryNames: ReadonlyMap<string, string>): Row {
  const created = new Date(provider.openedAt)
  const { trade, city, address } = provider
  return [
    provider.providerId,
    provider.accountId,
    provider.slug,
    provider.businessName,
    `${provider.person.firstName} ${provider.person.lastName}`,
    provider.showsLastName,
    trade.profession,
    provider.businessType,
    trade.category,
    trade.subcategory,
    provider.description,
    provider.bio,
    provider.greeting,
    address.street,
    provider.district.name,
    city.name,
    city.region,
    address.postalCode,
    city.country,
    address.latitude,
    address.longitude,
    city.timezone,
    city.currency,
    provider.priceRange,
    provider.pictures[0] ?? null,
    provider.pictures,
    provider.phone,
    mailbox(provider),
    provider.specializations,
    provider.qualifications,
    provider.tags,
    provider.languages,
    provider.needs,
    provider.isVerified,
    provider.isFeatured,
    provider.isPremium,
    provider.startIntervalMinutes,
    provider.noticeMinutes,
    provider.asksFirst ? 'request' : 'instant',
    JSON.stringify(provider.policy),
    paymentModeOf(provider),
    25,
    searchText(provider, categoryNames),
    foldAll(shownNames(provider).join(' ')),
    created,
    created,
    new Date(now - createRandom('seen', provider.providerId).int(10, 7000) * minuteMs),
  ]
}

/** Most are paid on the day, as in any street. */
function paymentModeOf({ index }: DemoProvider): string {
  if (index % 9 === 4) return 'deposit'
  return index % 23 === 7 ? 'before' : 'on_the_day'
}

const shownNames = ({ businessName, person, showsLastName }: DemoProvider) => [
  businessName,
  showsLastName ? `${person.firstName} ${person.lastName}` : person.firstName,
]

function searchText(provider: DemoProvider, categoryNames: ReadonlyMap<string, string>): string {
  const { trade } = provider
  const words = [
    ...shownNames(provider),
    trade.profession,
    ...new Set([trade.category, trade.subcategory].map((slug) => categoryNames.get(slug) ?? slug)),
    provider.district.name,
    provider.city.name,
    ...provider.specializations,
    ...provider.tags,
    ...provider.services.map(({ name }) => name),
  ]
  return foldAll(words.join(' '))
}

// Letters that are no base letter with an accent, as the database's unaccent spells them.
const spelledOut: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" }

function foldAll(text: string): string {
  return plainText(text).replaceAll(/[łøđıœæß’]/g, (letter) => spelledOut[letter] ?? letter)
}

export function staffRows({ providerId, staff }: DemoProvider): Row[] {
  return staff.workers.map(({ staffId, name }, position) => [providerId, staffId, name, position])
}

export function hoursRows({ providerId, staff }: DemoProvider): Row[] {
  return staff.workers.flatMap(({ staffId, hours }) =>
    hours.map(({ weekday, opens, closes }) => [providerId, staffId, weekday, opens, closes]),
  )
}

export function performerRows({ providerId, services }: DemoProvider): Row[] {
  return services.flatMap(({ serviceId, performers }) =>
    performers.map(({ staffId, minutes, priceMinor }) => [providerId, serviceId, staffId, minutes, priceMinor]),
  )
}

export function roomRows({ providerId, staff }: DemoProvider): Row[] {
  return staff.rooms.map(({ roomId, name }, position) => [providerId, roomId, name, position])
}

export function serviceRoomRows({ providerId, services }: DemoProvider): Row[] {
  return services.flatMap(({ serviceId, roomIds }) => roomIds.map((roomId) => [providerId, serviceId, roomId]))
}

export function dateOverrideRows({ providerId, staff }: DemoProvider): Row[] {
  return staff.workers.flatMap(({ staffId, dateOverrides }) =>
    dateOverrides.map(({ date, hours }) => {
      const spans = hours.map(({ opens, closes }) => `[${opens},${closes})`)
      return [providerId, staffId, date, `{${spans.join()}}`]
    }),
  )
}

export function closedDayRows({ providerId, staff }: DemoProvider): Row[] {
  return staff.closedDays.map(({ date, name }) => [providerId, date, name])
}

export function entryRows({ providerId, staff, city, openedAt }: DemoProvider): Row[] {
  return staff.workers.flatMap(({ staffId, blocked }) =>
    blocked.map(({ id, date, from, to }) => {
      const day = zoneDay(city.timezone, date)
      return [providerId, id, staffId, span(day.instantOf(from), day.instantOf(to)), new Date(openedAt)]
    }),
  )
}

const span = (from: number, to: number) => `[${new Date(from).toISOString()},${new Date(to).toISOString()})`

export function serviceRows(provider: DemoProvider): Row[] {
  return provider.services.map((service, position) => [
    provider.providerId,
    service.serviceId,
    service.name,
    service.description,
    service.category,
    service.minutes,
    service.bufferBefore,
    service.bufferAfter,
    service.priceMinor,
    position,
    service.processingAfter,
    service.processing,
  ])
}

export function bookingRow(provider: DemoProvider, booking: Booking): Row {
  const total = booking.services.reduce((sum, { priceMinor }) => sum + priceMinor, 0)
  return [
    provider.providerId,
    booking.bookingId,
    booking.customer.accountId,
    booking.status,
    new Date(booking.startsAt),
    new Date(booking.endsAt),
    provider.city.timezone,
    provider.city.currency,
    total,
    booking.notes,
    booking.source,
    booking.cancelledAt === null ? null : new Date(booking.cancelledAt),
    booking.cancelledBy,
    booking.cancelReason,
    JSON.stringify(provider.policy),
    new Date(booking.createdAt),
    new Date(changedAt(booking)),
  ]
}

function changedAt(booking: Booking): number {
  const isOver = booking.status === 'completed' || booking.status === 'no_show'
  return booking.cancelledAt ?? (isOver ? booking.endsAt : booking.createdAt)
}

/** That it was made, and how it ended if it has. */
export function changeRows(provider: DemoProvider, booking: Booking): Row[] {
  const { status, customer, startsAt, createdAt, cancelledBy, cancelReason } = booking
  const row = (
    position: number,
    kind: string,
    party: string,
    actor: string | null,
    at: number,
    reason: string | null,
  ) => [provider.providerId, booking.bookingId, position, kind, party, actor, new Date(at), new Date(startsAt), reason]
  const asked = row(1, provider.asksFirst ? 'requested' : 'booked', 'customer', customer.accountId, createdAt, null)
  const end = (party: string, actor: string | null) => row(2, status, party, actor, changedAt(booking), cancelReason)
  switch (status) {
    case 'completed':
      return [asked, end('system', null)]
    case 'no_show':
      return [asked, end('provider', provider.accountId)]
    case 'cancelled':
      return [asked, end(cancelledBy === provider.accountId ? 'provider' : 'customer', cancelledBy)]
    case 'confirmed':
      return provider.asksFirst
        ? [asked, row(2, 'accepted', 'provider', provider.accountId, createdAt + 60 * minuteMs, null)]
        : [asked]
    default:
      return [asked]
  }
}

/** Back to back. */
export function segmentRows(provider: DemoProvider, booking: Booking): Row[] {
  let clock = booking.startsAt
  return booking.services.map((service, position) => {
    const startsAt = clock
    clock += service.minutes * minuteMs
    return [
      provider.providerId,
      at(booking.segmentIds, position),
      booking.bookingId,
      booking.staffId,
      at(booking.roomIds, position),
      position,
      service.serviceId,
      service.name,
      service.priceMinor,
      new Date(startsAt),
      new Date(clock),
    ]
  })
}

export function occupationRows(provider: DemoProvider, { bookingId, startsAt, occupations, status }: Booking): Row[] {
  return occupations.map(({ staffId, roomId, fromMinute, toMinute }, position) => {
    const during = span(startsAt + fromMinute * minuteMs, startsAt + toMinute * minuteMs)
    return [provider.providerId, bookingId, position, staffId, roomId, during, status !== 'cancelled']
  })
}

export function reviewRow(provider: DemoProvider, review: Review): Row {
  return [
    provider.providerId,
    review.reviewId,
    review.booking.bookingId,
    review.booking.customer.accountId,
    review.rating,
    review.text,
    review.language,
    review.votes.length,
    review.reply?.text ?? null,
    review.reply ? new Date(review.reply.at) : null,
    new Date(review.createdAt),
  ]
}

export function voteRows({ providerId }: DemoProvider, { reviewId, votes }: Review): Row[] {
  return votes.map(({ accountId, at }) => [providerId, reviewId, accountId, new Date(at)])
}

export function ratingRow(provider: DemoProvider, reviews: readonly Review[]): Row {
  return [provider.providerId, [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length)]
}
