import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createBooking } from '../src/domains/bookings/create-booking.server.ts'
import { createHold } from '../src/domains/holds/service.server.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from './factories.ts'

/** What the tables hold to by themselves, whoever writes. */

const app = openTestApp()
let provider: TestProvider
let other: TestProvider
let customerId = ''
let bookingId = ''
let holdId = ''
beforeAll(async () => {
  const services = [
    { name: 'Cut', durationMinutes: 60, priceMinor: 4000, processingAfterMinutes: 20, processingMinutes: 20 },
  ]
  provider = await makeProvider(app, { rooms: ['Blue'], services })
  other = await makeProvider(app, { rooms: ['Theirs'] })
  const ada = await makeAccount(app)
  customerId = ada.accountId
  const { providerId, serviceIds } = provider
  bookingId = (await createBooking(app.ctx(ada), { providerId, serviceIds, dateTime: london(dateIn(1), '10:00') })).id
  holdId = (await createHold(app.ctx(ada), { providerId, serviceIds, dateTime: london(dateIn(1), '14:00') })).id
})

const booking = (changes: string) => `update booking set ${changes} where booking_id = '${bookingId}'`
const occupation = (changes: string) => `update occupation set ${changes} where booking_id = '${bookingId}'`
const held = (changes: string) => `update occupation set ${changes} where hold_id = '${holdId}'`
const ofProvider = (table: string, changes: string) =>
  `update ${table} set ${changes} where provider_id = '${provider.providerId}'`
const account = (changes: string) => `update account set ${changes} where account_id = '${customerId}'`
const change = (position: number, party: string, fee = 0) =>
  `insert into booking_change (provider_id, booking_id, position, kind, party, actor_id, at, starts_at, fee_minor)
    values ('${provider.providerId}', '${bookingId}', ${position}, 'noted', '${party}', '${customerId}', now(), now(), ${fee})`
const review = (columns: string, values: string) =>
  `insert into review (provider_id, review_id, booking_id, customer_id, text, ${columns})
    values ('${provider.providerId}', '${randomUUID()}', '${bookingId}', '${customerId}', 'Fine', ${values})`
const report = (status: string, reason = 'spam') =>
  `insert into report (provider_id, report_id, reporter_id, reason, status, created_at)
    values ('${provider.providerId}', '${randomUUID()}', '${customerId}', '${reason}', ${status}, now())`
const photoReport = (photo: string) =>
  `insert into report (provider_id, report_id, reporter_id, reason, photo, created_at)
    values ('${provider.providerId}', '${randomUUID()}', '${customerId}', 'spam', '${photo}', now())`
const feed = () =>
  `insert into calendar_feed (feed_id, account_id, kind, created_at) values ('${randomUUID()}', '${customerId}', 'customer', now())`
const rate = (currency: string, units: number) =>
  `insert into exchange_rate (currency, units_per_euro, as_of, source) values ('${currency}', ${units}, now(), 'test')`
const entry = (during: string) =>
  `insert into calendar_entry (provider_id, calendar_entry_id, staff_id, during)
    values ('${provider.providerId}', '${randomUUID()}', '${provider.staffId}', '${during}')`
const override = (hours: string) =>
  `insert into date_override (provider_id, staff_id, date, hours)
    values ('${provider.providerId}', '${provider.staffId}', '2030-01-01', '${hours}')`
const address = (slug: string, accountId: string) =>
  `insert into provider_address (slug, provider_id, account_id) values ('${slug}', '${randomUUID()}', '${accountId}')`
const message = () =>
  `insert into contact_message (contact_message_id, name, email, topic, message, idempotency_key, created_at)
    values ('${randomUUID()}', 'Ada', 'ADA@test.test', 'other', 'Good morning', 'once', now())`
const twice = (statement: string, again = statement) => `${statement}; ${again}`

const refused: [what: string, constraint: string, statement: () => string][] = [
  ['a booking of no known status', 'booking_status_check', () => booking("status = 'gone'")],
  ['a booking that ends when it starts', 'booking_check', () => booking('ends_at = starts_at')],
  ['a cancelled booking without its moment', 'booking_check1', () => booking("status = 'cancelled'")],
  ['a booking below zero', 'booking_due_now', () => booking('total_minor = -1')],
  ['more due now than it costs', 'booking_due_now', () => booking('due_now_minor = total_minor + 1')],
  ['another time without its end', 'booking_proposal', () => booking('proposed_starts_at = now()')],
  [
    'another time for what is over',
    'booking_proposal',
    () => booking("status = 'completed', proposed_starts_at = now(), proposed_ends_at = now() + interval '1 hour'"),
  ],
  ['a change by the clock and by somebody', 'booking_change_check', () => change(7, 'system')],
  ['a change that is counted from zero', 'booking_change_position_check', () => change(0, 'customer')],
  ['a fee below zero', 'booking_change_fee_minor_check', () => change(7, 'customer', -1)],
  ['a change at the place of another', 'booking_change_pkey', () => change(1, 'customer')],

  ['time of a booking and a hold', 'occupation_check1', () => held(`booking_id = '${bookingId}', position = 9`)],
  ['time that is held without an end', 'occupation_check2', () => held('held_until = null')],
  ['time of nobody and no room', 'occupation_check', () => occupation('staff_id = null')],
  ['time of somebody and a room', 'occupation_check', () => occupation(`room_id = '${provider.roomIds[0]}'`)],
  ['no time at all', 'occupation_during_check', () => occupation("during = 'empty'")],
  [
    'time of somebody else’s staff',
    'occupation_provider_id_staff_id_fkey',
    () => occupation(`staff_id = '${other.staffId}'`),
  ],

  [
    'a service that is deleted and offered',
    'service_removed_inactive',
    () => ofProvider('service', 'removed_at = now()'),
  ],
  ['a service of no time', 'service_duration_minutes_check', () => ofProvider('service', 'duration_minutes = 0')],
  ['a service below zero', 'service_price_minor_check', () => ofProvider('service', 'price_minor = -1')],
  ['processing beyond the end', 'service_processing_inside', () => ofProvider('service', 'duration_minutes = 30')],
  [
    'a service in somebody else’s room',
    'service_room_provider_id_room_id_fkey',
    () =>
      `insert into service_room values ('${provider.providerId}', '${provider.serviceIds[0]}', '${other.roomIds[0]}')`,
  ],
  [
    'hours that end as they begin',
    'working_hours_check',
    () => ofProvider('working_hours', 'closes_minute = opens_minute'),
  ],
  ['an eighth day', 'working_hours_weekday_check', () => ofProvider('working_hours', 'weekday = 8')],
  ['a day of three days', 'date_override_hours_check', () => override('{[600,2900)}')],
  ['a day that begins the day after', 'date_override_hours_check', () => override('{[1440,1500)}')],
  ['an entry of no time', 'calendar_entry_during_check', () => entry('empty')],
  ['an entry without an end', 'calendar_entry_during_check', () => entry('[2030-01-01 10:00Z,infinity)')],

  ['six stars', 'review_rating_check', () => review('rating', '6')],
  ['a review without words', 'review_text_check', () => review('rating, status', "5, 'deleted'")],
  ['a review that was removed for nothing', 'review_removed', () => review('rating, status', "5, 'removed'")],
  ['a report that is settled at no time', 'report_resolved', () => report("'kept'")],
  ['a burst that somebody reports', 'report_of_nobody', () => report("'open'", 'burst')],
  ['a report of a photo elsewhere', 'report_photo_check', () => photoReport('//evil.test/a')],
  ['two reports of one photo by the same', 'report_once', () => twice(photoReport('/a.avif'), photoReport('/a.avif'))],
  ['a report of the same by the same', 'report_once', () => twice(report("'open'"), report("'open'"))],
  ['an answer without its moment', 'review_check', () => review('rating, response_text', "5, 'Thanks'")],
  [
    'two reviews of one booking',
    'review_provider_id_booking_id_key',
    () => twice(review('rating', '5'), review('rating', '4')),
  ],
  [
    'a rating of less than nothing',
    'provider_rating_star_counts_check',
    () => `insert into provider_rating (provider_id, star_counts) values ('${provider.providerId}', '{-1,0,0,0,2}')`,
  ],

  [
    'two accounts of one address, in any spelling',
    'account_email_key',
    () => account(`email = (select upper(email::text) from account where account_id = '${provider.owner.accountId}')`),
  ],
  ['an account of no known status', 'account_status_check', () => account("status = 'gone'")],
  ['a picture that lies elsewhere', 'account_avatar_url', () => account("avatar_url = '//evil.test/a.png'")],
  ['words of photos that name none', 'provider_photo_texts', () => ofProvider('provider', "photo_texts = '[]'")],
  [
    'a photo of a review that lies elsewhere',
    'review_photos',
    () => review('rating, photos', "5, '{//evil.test/a.png}'"),
  ],
  ['two calendars of one kind', 'calendar_feed_live', () => twice(feed(), feed())],
  [
    'two providers of one account',
    'provider_address_account_id_key',
    () => address('second-one', provider.owner.accountId),
  ],
  ['two providers of one name', 'provider_address_pkey', () => address(provider.slug, customerId)],
  ['a name with odd signs', 'provider_address_slug_check', () => address('Odd Name', customerId)],
  [
    'a provider of another name than its address',
    'provider_address_fkey',
    () => ofProvider('provider', "slug = 'another'"),
  ],
  ['a place beyond the pole', 'provider_latitude_check', () => ofProvider('provider', 'latitude = 91')],
  [
    'a start every seven minutes',
    'provider_start_interval_minutes_check',
    () => ofProvider('provider', 'start_interval_minutes = 7'),
  ],

  ['a message twice under one key', 'contact_message_once', () => twice(message(), message())],
  ['a euro that is none', 'a_euro_is_a_euro', () => rate('EUR', 1.1)],
  ['a currency worth nothing', 'exchange_rate_units_per_euro_check', () => rate('USD', 0)],
  ['two clocks', 'moved_clock_is_moved_check', () => "insert into moved_clock values (false, '1 day')"],
]

describe('the tables refuse', () => {
  test.each(refused)('%s', async (_what, constraint, statement) => {
    const write = app.running.db.transaction().execute((db) => sql.raw(statement()).execute(db))
    await expect(write).rejects.toMatchObject({ constraint })
  })
})

test('a service takes an hour unless told otherwise, and a provider is paid in pounds and lives by London time', async () => {
  const { rows } = await sql<{ value: string }>`
    select column_default as value from information_schema.columns
    where (table_name, column_name) in (('service', 'duration_minutes'), ('provider', 'currency'), ('provider', 'timezone'))
    order by table_name, column_name`.execute(app.running.db)
  expect(rows.map(({ value }) => value)).toEqual(["'GBP'::text", "'Europe/London'::text", '60'])
})
