import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { byOwnId, copied, isOfProvider } from '../src/lib/distribution.ts'
import type { EventType } from '../src/lib/events.ts'
import { createTestDatabase, type TestDatabase } from './databases.ts'

/** What a database of several nodes will ask of tables and statements, as far as one node can hold them to it. */

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

describe('tables', () => {
  const columnsOf = async () => {
    const { rows } = await client.query<{ table: string; columns: string[] }>(`
      select c.relname as table, array_agg(a.attname::text) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1 order by 1`)
    return new Map(rows.map(({ table, columns }) => [table, columns]))
  }
  const ofProviders = async () => [...(await columnsOf())].filter(([table, columns]) => isOfProvider(table, columns))

  test('of providers are all that name one', async () => {
    expect((await ofProviders()).map(([table]) => table)).toEqual([
      'booking',
      'booking_change',
      'booking_reminder',
      'calendar_entry',
      'card_account',
      'closed_day',
      'customer_note',
      'date_override',
      'delay',
      'delayed_booking',
      'document',
      'event_marker',
      'favourite',
      'free_day',
      'free_day_mark',
      'gift_card',
      'gift_draw',
      'gift_redemption',
      'helpful_vote',
      'hold',
      'kept_card',
      'listing',
      'no_show',
      'notification',
      'notification_count',
      'occupation',
      'paper',
      'payment',
      'payment_difference',
      'payment_dispute',
      'plan',
      'plan_notice',
      'provider',
      'provider_day',
      'provider_day_due',
      'provider_day_money',
      'provider_month',
      'provider_rating',
      'provider_reward',
      'rebooking',
      'rebooking_asked',
      'rebooking_turn',
      'refund',
      'reminder_rule',
      'renewal_card',
      'renewal_card_change',
      'report',
      'review',
      'review_invitation',
      'review_mention',
      'review_opinion',
      'review_version',
      'reward_voucher',
      'room',
      'segment',
      'service',
      'service_room',
      'service_staff',
      'staff',
      'stamp_card',
      'stamp_entry',
      'subscription',
      'subscription_change',
      'subscription_entry',
      'subscription_notice',
      'subscription_upgrade',
      'trader',
      'trader_left',
      'waitlist_entry',
      'waitlist_offer',
      'waitlist_rule',
      'waitlist_turn',
      'working_hours',
    ])
  })

  test('of providers are unique and without overlap within a provider only', async () => {
    const { rows } = await client.query<{ table: string; name: string; columns: string[] }>(`
      select c.relname as table, i.relname as name, array_agg(a.attname::text) as columns
      from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      join pg_attribute a on a.attrelid = x.indrelid and a.attnum = any(x.indkey::int2[])
      where c.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisexclusion) group by 1, 2`)
    const names = (await ofProviders()).map(([table]) => table)
    const wrong = rows.filter(({ table, columns }) => names.includes(table) && !columns.includes('provider_id'))
    expect(rows.length).toBeGreaterThan(names.length)
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('that say where something lies are unique by the id it is asked for by, and lean on nothing', async () => {
    const tables = Object.keys(byOwnId)
    const { rows } = await client.query<{ table: string; columns: string[] }>(
      `
      select c.relname as table, array_agg(a.attname::text order by a.attname) as columns
      from pg_index x join pg_class c on c.oid = x.indrelid
      join pg_attribute a on a.attrelid = x.indrelid and a.attnum = any(x.indkey::int2[])
      where c.relname = any($1) group by c.relname, x.indexrelid`,
      [tables],
    )
    expect(rows.map(({ table }) => table).sort()).toEqual([...tables].sort())
    for (const { table, columns } of rows) expect(columns).toContain(byOwnId[table])
    const { rows: keys } = await client.query(
      `select from pg_constraint where contype = 'f'
      and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))`,
      [tables],
    )
    expect(keys).toEqual([])
  })

  test('of providers lean on each other by provider, and on what is copied; nothing else leans on them', async () => {
    const { rows } = await client.query<{ name: string; from: string; to: string; columns: string[] }>(`
      select conname as name, f.relname as from, t.relname as to, array(
        select attname::text from pg_attribute where attrelid = c.conrelid and attnum = any(c.conkey)) as columns
      from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`)
    const names = (await ofProviders()).map(([table]) => table)
    const wrong = rows.filter(({ from, to, columns }) => {
      if (names.includes(to)) return !names.includes(from) || !columns.includes('provider_id')
      return names.includes(from) && !copied.includes(to)
    })
    expect(rows.length).toBeGreaterThan(names.length)
    // Dropped on the day the tables are distributed: no posting is without a booking that is there.
    expect(wrong.map(({ name }) => name).sort()).toEqual([
      'ledger_posting_provider_id_booking_id_fkey',
      'ledger_posting_provider_id_fkey',
    ])
  })
})

test('events of a provider’s name it, so that what follows from them is found beside the change', async () => {
  const modules = await Promise.all(
    Object.values(import.meta.glob<Record<string, EventType>>('../src/domains/*/events.ts')).map((load) => load()),
  )
  const types = modules.flatMap((module) => Object.values(module)).filter((one) => typeof one?.name === 'string')
  const isNamed = ({ payload }: EventType) => 'providerId' in (payload as unknown as { shape: object }).shape
  expect(types.filter(isNamed).length).toBeGreaterThan(50)
  // What they tell of lies beside the jobs, on every node, or is told to browsers alone; as all that is of an account.
  const others = types.filter((type) => !isNamed(type) && !/^(account|session)\./.test(type.name))
  expect(others.map(({ name }) => name).toSorted()).toEqual([
    'admin.word_wanted',
    'booking.clearing_begun',
    'categories.changed',
    'category.renamed',
    'contact.received',
    'decision.appeal_decided',
    'decision.made',
    'loyalty.expiring',
    'notification.created',
    'notification.read',
    'payment.platform_fee_set',
    'payment.webhook_received',
    'uploads.released',
  ])
})

describe('statements', () => {
  const statements = readdirSync('src', { recursive: true, encoding: 'utf8' })
    // The doctor asks of all at once, on no path of a request.
    .filter((file) => file.endsWith('.server.ts') && !/doctor.(promises|owed-messages)\.server\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join('src', file), 'utf8')
      return [...templatesIn(text), ...chainsIn(text)].map((statement) => ({
        file: file.replaceAll('\\', '/'),
        statement,
      }))
    })
  const found = (pattern: RegExp) => statements.filter(({ statement }) => pattern.test(statement))
  const rowLock = /\bfor (no key update|update|key share|share)\b|\.for(Update|Share|NoKeyUpdate|KeyShare)\(/

  /** Everything written in SQL, with what is put into it. */
  function templatesIn(text: string): string[] {
    return [...text.matchAll(/\bsql(?:<[^`]*?>)?`/g)].map((match) => {
      const start = match.index + match[0].length
      let depth = 0
      for (let at = start; at < text.length; at++) {
        if (text[at] === '$' && text[at + 1] === '{') depth++
        else if (text[at] === '}' && depth > 0) depth--
        else if (text[at] === '`' && depth === 0) return text.slice(start, at)
      }
      return text.slice(start)
    })
  }

  function chainsIn(text: string): string[] {
    return text.match(/\.(selectFrom|insertInto|updateTable|deleteFrom)\([\s\S]*?\.execute\w*\(/g) ?? []
  }

  test('are found', () => {
    expect(statements.length).toBeGreaterThan(250)
    expect(found(rowLock).length).toBeGreaterThan(8)
  })

  test('lock rows of one table, by what they are called in it', () => {
    const mayChoose = [
      // Provider by provider; what somebody is about to book is left alone.
      /^hold_id in \(\s*select hold_id from hold where provider_id = /,
      // Of no provider.
      /^delete from idempotency_key where ctid/,
    ]
    const wrong = found(rowLock).filter(
      ({ statement }) =>
        /\bjoin\b|Join\(/.test(statement) ||
        ((statement.match(/\bselect\s|selectFrom\(/g) ?? []).length > 1 &&
          !mayChoose.some((may) => may.test(statement))),
    )
    expect(wrong).toEqual([])
  })

  test('that book, hold or change a calendar lock no account: that is an advisory lock', () => {
    const locking = found(rowLock).filter(({ statement }) => /\b(from|selectFrom\(')\s*'?account\b/.test(statement))
    expect([...new Set(locking.map(({ file }) => file))].sort()).toEqual(
      [
        ...[
          'admins',
          'first-proof',
          'hosted-browser',
          'hosted',
          'login-by-passkey',
          'mail-tokens',
          'make-passkey',
          'messages',
        ],
        'open-session',
        ...['passkeys', 'recovery', 'second-factor', 'sessions', 'sign-in-code', 'sign-ins'],
      ]
        .map((name) => `domains/identity/${name}.server.ts`)
        // By a command: of whose lists it writes nobody leaves meanwhile.
        .concat('domains/directories/rebuild.server.ts')
        .sort(),
    )
  })

  /** A statement and its sub-queries, each without the others and without what is put into it. */
  function queriesIn(statement: string): string[] {
    const queries = ['']
    const open: ('query' | 'value' | 'condition')[] = []
    const inner: string[] = []
    for (let at = 0; at < statement.length; at++) {
      const rest = statement.slice(at)
      if (rest.startsWith('${')) open.push('value')
      else if (/^\(\s*select\b/.test(rest)) {
        open.push('query')
        inner.push('')
      } else if (statement[at] === '(') open.push('condition')
      const isValue = open.includes('value')
      const current = isValue ? (rest.startsWith('${') ? '$' : '') : (statement[at] ?? '')
      if (inner.length > 0) inner[inner.length - 1] += current
      else queries[0] += current
      const closes = statement[at] === '}' ? open.at(-1) === 'value' : statement[at] === ')' && open.at(-1) !== 'value'
      if (closes && open.pop() === 'query') queries.push(inner.pop() ?? '')
    }
    return queries
  }

  test('name their provider in every part', () => {
    /** Compares providers and names none, each for its reason. */
    const ofMany = [
      // Joined by whoever names the provider in what follows.
      ['bookings/read-booking', /^booking b join provider p /],
      ['providers/listing', /^listing l join provider p /],
      // Lists of the providers of one place or category.
      ['providers/listing', /^\(select first\.start from free_day f cross join lateral\s/],
      // The free times of all whom a search found, and of those whose days are unknown.
      ['scheduling/read-schedule', /^p\.provider_id$/],
      ['scheduling/free-days', /^\(select f\.date::text from free_day f where f\.provider_id = m\.provider_id\s/],
      ['scheduling/free-days', /^\(select from free_day_mark m where m\.provider_id = p\.provider_id\)/],
      [
        'search/offers',
        /^\(select (from (working_hours h|service_staff x)|mark from free_day_mark m|min\(held_until\) from occupation o) where/,
      ],
      ['search/count-filters', /^\(select p\.provider_id, value, .* from found\s+join provider p on /s],
      ['search/free-then', /^l\.provider_id$/],
      ['search/free-then', /^\(select min\(f\.date \+ .* from free_day f cross join lateral\s/s],
      ['search/free-then', /^\(select (\* from service s|from service_room r|from service_staff x) where/],
      // Services and prices of all whom a search or the page of a place lists.
      [
        'search/find',
        /^\s+with found as materialized\s+select l\.provider_id from found l join provider p on p\.provider_id = l\.provider_id join account a /,
      ],
      ['search/landing', /^\s+select n\.index as named, .* join listing l on l\.provider_id = p\.provider_id/s],
      ['search/find', /^\s+with best as materialized\s+select best\.provider_id, .* from best join service s on /s],
      ['search/landing', /^\(\s+select min\(price_minor\)::int .* from found join service s on /s],
      // Documents of all businesses, as the office finds them and the clock looks through them; and a year of the books.
      ['admin/find-providers', /^\(select from document d where d\.provider_id = p\.provider_id and /],
      ['admin/find-providers', /^\(select from trader t\s+where t\.provider_id = p\.provider_id and /],
      ['admin/sellers', /\sfrom earned s join provider p on p\.provider_id = s\.provider_id /],
      ['traders/jobs', /^\(select from document o where o\.provider_id = d\.provider_id and /],
      ['admin/sellers', /^\(\s*select .* from trader d where d\.provider_id = s\.provider_id\s+union all /s],
      ['traders/who-left', /^t\.provider_id$/],
      ['traders/jobs', /^\(select from trader t\s+where t\.provider_id = d\.provider_id and /],
      ['traders/jobs', /^(select .*\s)?from document d join provider p on p\.provider_id = d\.provider_id\s/s],
      // The bookings of one customer, with whomever they are.
      ['bookings/read-booking', /^b\.provider_id$/],
      // What a person takes along or leaves behind: seldom, and all of it.
      ['bookings/personal-data', /^update booking_change c set reason = null from booking b\s/],
      [
        'bookings/personal-data',
        /\sfrom booking b join provider p on p\.provider_id = b\.provider_id\s+where b\.customer_id = /,
      ],
      ['bookings/personal-data', /^\(select s\.service_name from segment s\s/],
      ['bookings/personal-data', /\sfrom booking_change c\s+where c\.provider_id = b\.provider_id/],
      ['reviews/personal-data', /\sfrom review v join provider p .* where v\.customer_id = /s],
      ['reviews/personal-data', /^\(select o\.text from review_version o\s/],
      ['reviews/personal-data', /^delete from review_version o using review v\s/],
      // The favourites of one person.
      ['favourites/personal-data', /\sfrom favourite f join provider p .* where f\.account_id = /s],
      ['favourites/service', /\sfrom favourite f join .* where f\.account_id = /s],
      // What one person waits for, with whomever.
      ['waitlist/make-offer', /^\(select from waitlist_entry e join waitlist_offer o on .* where e\.customer_id = /s],
      ['waitlist/personal-data', /\sfrom waitlist_entry e join provider p .* where e\.customer_id = /s],
      ['waitlist/personal-data', /\sfrom waitlist_offer o where o\.provider_id = e\.provider_id and o\.entry_id = /],
      ['waitlist/read-waitlist', /\sfrom waitlist_entry e join provider p .* left join waitlist_rule m on /s],
      ['waitlist/read-waitlist', /^e\.provider_id$/],
      // What is due to be reminded of, with whichever provider.
      ['reminders/call-reminders', /\sfrom booking b\s+left join reminder_rule r on /],
      ['reminders/call-reminders', /^\(select max\(c\.at\) from booking_change c /],
      ['reminders/call-reminders', /^\(select from booking_reminder k /],
      // What one person has had, has ahead and is told, with whomever.
      ['reminders/read-rebookings', /^b\.provider_id$/],
      ['reminders/read-rebookings', /\sfrom booking b join provider p .* where b\.customer_id = /s],
      ['reminders/read-rebookings', /^\(select s\.service_name from segment s\s/],
      ['reminders/personal-data', /\sfrom rebooking(_asked k| r) join provider p .* where [rk]\.customer_id = /s],
      // What the operator has still to send, to whichever provider.
      ['loyalty/settle-card', /\sfrom gift_card g join gift_redemption r on /],
      ['loyalty/settle-card', /^\s*with paid as .* from spent join booking b on /s],
      ['loyalty/settle-card', /^\(select from no_show n\s/],
      [
        'loyalty/read-points',
        /array\(select s\.service_name from segment s\s|^\(select s\.service_name from segment s\s/,
      ],
      // What one person has had for points and may have, with whomever; and what is due, with whichever provider.
      ['loyalty/personal-data', /\sfrom reward_voucher v join provider p .* where v\.customer_id = /s],
      [
        'loyalty/own-vouchers',
        /\sfrom reward_voucher v join account c .* join provider p on p\.provider_id = v\.provider_id /s,
      ],
      ['loyalty/read-rewards', /^\s+with known as .*from provider_reward r join provider p on /s],
      ['loyalty/read-rewards', /^r\.provider_id$/],
      ['loyalty/read-rewards', /\sfrom {2}b\s+join provider p .* join card_account k on /s],
      ['loyalty/read-rewards', /^\(select q\.country, q\.city from known n\s/],
      ['loyalty/read-rewards', /\sfrom reward_voucher v join provider p .* where v\.customer_id = /s],
      // The stamps of one person, with whomever.
      ['loyalty/personal-data', /\sfrom stamp_entry e join provider p .* where e\.customer_id = /s],
      [
        'loyalty/stamps',
        /\sfrom {2}e\s+join provider p on p\.provider_id = e\.provider_id join account a .*\s+order by /s,
      ],
      ['delays/read-delays', /\sfrom booking b(\s+| )join delayed_booking d .* b\.customer_id = /s],
      ['delays/read-delays', /^\(select s\.service_name from segment s\s/],
      // The sums of all providers of a day, and whose day is over.
      ['analytics/follow-days', /\sfrom provider_day(_money)? [dm] join provider p on /],
      [
        'analytics/follow-days',
        /^\(select (count\(\*\) as n|array_agg\(d\.day::text\) as known,.*) from provider_day d where d\.provider_id = p\.provider_id\s/s,
      ],
      ['analytics/service', /\sfrom listing l join provider p on p\.provider_id = l\.provider_id where l\.is_listed /],
      ['analytics/service', /\sfrom {2}d\s+join provider p on p\.provider_id = d\.provider_id order by /],
      // Reviews that nobody has read yet, of whichever provider.
      ['reviews/analyse-reviews', /\sfrom review v\s+left join review_opinion o /],
      // The reviews of one customer, and the latest of all.
      ['reviews/read-review', /^v\.provider_id$/],
      // What the office finds, of whichever provider.
      ['admin/find-bookings', /^\s+select b\.booking_id as id, b\.status/],
      ['admin/audit-log', /^\(\s+select \$ as name, null as slug,.* from review r join provider p /s],
      [
        'admin/find-bookings',
        /^array\(select s\.service_name from segment s\s|^\(select s\.service_name from segment s\s/,
      ],
      ['admin/find-bookings', /^ q\s+join payment y on y\.provider_id = q\.provider_id /],
      ['admin/find-bookings', /^\(select from segment s\s+where s\.provider_id = b\.provider_id /],
      ['admin/find-providers', /^from provider p join account a /],
      ['admin/messages', /^from notification n join provider p on /],
      ['admin/messages', /^from {2}n\s+join provider p on p\.provider_id = n\.provider_id$/],
      ['admin/find-differences', /^\s+select d\.difference_id as id, d\.payment_id as /],
      ['admin/find-ledger', /^\s+select e\.posting_id \|\| ':' \|\| e\.position as id, e\.kind, /],
      // What is reported, of whichever provider.
      ['reviews/read-queue', /\sjoin provider p on p\.provider_id = g\.provider_id\s/],
      // And what is disputed, with all others of its customer.
      [
        'reviews/read-queue',
        /^\(select (n\.\* from no_show n|json_agg\(.* from booking_change c|e\.service_name from segment e)\s/s,
      ],
      ['reviews/read-queue', /^\(select from booking_change c where c\.provider_id = n\.provider_id\s/],
      ['admin/moderation-year', /^\(select from booking_change c where c\.provider_id = n\.provider_id\s/],
      ['reviews/read-review', /\sfrom review v join provider p .* where v\.customer_id = /s],
      ['reviews/read-review', /^\(\s+select \$\s+from review v join provider p .* join listing l /s],
      // The payments of one person, of whichever provider; what differs, of all.
      ['payments/read-payments', /^payment y left join booking b /],
      ['payments/read-payments', /^\(select g\.service_name from gift_card g /],
      // The memberships of one customer, of whichever provider.
      [
        'payments/read-payments',
        /^\(select (coalesce\(g\.name, s\.name\)|json_build_object\('consent', .*) from subscription s /s,
      ],
      ['payments/personal-data', /\sfrom renewal_card v join provider p .* where v\.customer_id = /s],
      ['subscriptions/read-subscriptions', /^y\.provider_id = subscription\.provider_id and y\.subscription_id = /],
      ['subscriptions/personal-data', /\sfrom subscription u join provider p .* where u\.customer_id = /s],
      ['subscriptions/personal-data', /^\(select coalesce\(sum\(e\.uses\), 0\) from subscription_entry e /],
      ['subscriptions/read-subscriptions', /^\(select coalesce\(sum\(e\.uses\), 0\) from subscription_entry e/],
      [
        'subscriptions/read-subscriptions',
        /\sfrom subscription join provider p .* where subscription\.customer_id = /s,
      ],
      ['subscriptions/subscription-row', /^\(select coalesce\(sum\(e\.uses\), 0\) from subscription_entry e/],
      ['subscriptions/subscription-row', /\sfrom subscription_change n\s/],
      ['subscriptions/personal-data', /\sfrom subscription_(change n|upgrade g)\s/],
      ['subscriptions/read-subscriptions', /\sfrom subscription_change where /],
      [
        'subscriptions/read-subscriptions',
        /^\(select from subscription_upgrade g where g\.provider_id = y\.provider_id/,
      ],
      ['subscriptions/read-subscriptions', /^\(select z\.payment_id from payment z where /],
      ['subscriptions/read-subscriptions', /\sfrom subscription_notice s join plan_notice n /],
      ['subscriptions/read-subscriptions', /\sfrom payment y join subscription_upgrade g /],
      // Whoever is still to be told, of whichever provider.
      ['subscriptions/notices', /\sfrom plan_notice n join subscription u /],
      ['subscriptions/notices', /\sfrom subscription_notice s join plan_notice n /],
      ['subscriptions/notices', /^\(select from plan_notice o where o\.provider_id = n\.provider_id/],
      ['subscriptions/platform-plan', /\sfrom provider p join account a .* where p\.sells_platform_plan /s],
      [
        'subscriptions/platform-plan',
        /\sfrom payment y\s.*where y\.provider_id = u\.provider_id and y\.subscription_id = /s,
      ],
      [
        'subscriptions/platform-plan',
        /^\(select from provider p where p\.provider_id = u\.provider_id and p\.sells_platform_plan\)/,
      ],
      ['subscriptions/platform-plan', /^\(select from subscription o\s+join payment y .* where o\.customer_id = /s],
      ['subscriptions/platform-plan', /^\(select from payment y where y\.provider_id = u\.provider_id /],
      ['subscriptions/platform-plan', /^\(select coalesce\(sum\(y\.captured_minor .* where u\.customer_id = /s],
      [
        'subscriptions/platform-plan',
        /^\(select s\.service_name from segment s where s\.provider_id = b\.provider_id /,
      ],
      // Whom the operator features, and its own few businesses that sell the platform's plan.
      ['providers/feature', /\sfrom provider p join account a .* where p\.is_featured order by /s],
      ['subscriptions/name-seller', /^\(select (count\(\*\)::int|json_agg\(.*) from (subscription u|plan g) where /s],
      ['subscriptions/name-seller', /^\(select from card_account c where /],
      // The gift cards of one buyer, and the one with this code.
      ['gift-cards/personal-data', /\sfrom gift_card g join provider p .* where g\.buyer_id = /s],
      ['gift-cards/read-cards', /^gift_card g join provider p /],
      // The operator's own few businesses, by a flag.
      ['gift-cards/read-cards', /\sfrom provider p join account a .* where p\.cards_for_everyone /s],
      ['gift-cards/read-cards', /\sjoin payment y on .* where g\.code_hash = /s],
      [
        'payments/read-payments',
        /^\(select (s\.service_name from segment s|json_agg\(json_build_object\('id', (r\.refund_id|q\.paper_id))/,
      ],
      ['payments/personal-data', /\sfrom payment y join provider p .* where y\.customer_id = /s],
      [
        'payments/trial-card',
        /\sfrom subscription u join renewal_card v .* where u\.subscription_id = .* and u\.customer_id = /s,
      ],
      ['payments/card-change', /\sfrom renewal_card_change w\s.* where w\.card_change_id = .* and u\.customer_id = /s],
      ['payments/personal-data', /\sfrom kept_card v join provider p .* where v\.customer_id = /s],
      ['payments/personal-data', /\sfrom refund r join payment y .* where y\.customer_id = /s],
      // Of some visits of one customer, with whomever.
      ['payments/tips', /^\(\s*select y\.payment_id, {2}as left_minor from payment y\s/],
      ['payments/tips', /^\(select from card_account c\s/],
      // Of all who take cards, for the office.
      ['payments/tell-of-platform-fee', /from platform_fee f\s+join card_account c /],
    ] as const
    const compared =
      /\b\w+\.provider_id = \w+\.provider_id\b|^\w+\.provider_id$|Ref\('\w+\.provider_id'|Join\([^)]*provider_id'/
    const named = /\bprovider_id = (\$|any\()|'(\w+\.)?provider_id', '=', (?!'\w+\.provider_id')/
    const unnamed = statements.flatMap(({ file, statement }) =>
      queriesIn(statement)
        .filter((query) => compared.test(query) && !named.test(query))
        .map((query) => ({ file, query })),
    )
    const isMeant = ({ file, query }: (typeof unnamed)[number], [where, pattern]: (typeof ofMany)[number]) =>
      file === `domains/${where}.server.ts` && pattern.test(query)
    expect(unnamed.filter((one) => !ofMany.some((meant) => isMeant(one, meant)))).toEqual([])
    expect(ofMany.filter((meant) => !unnamed.some((one) => isMeant(one, meant)))).toEqual([])
  })

  test('ask by an id that comes alone the directory first, and name its provider', () => {
    const alone =
      /\b(booking_id|payment_id|hold_id) = \$\{|\b(booking_id|payment_id|hold_id) = any\(\$|'(\w+\.)?(booking_id|payment_id|hold_id)', '='/
    const named = /provider_id = (\$|any\()|'(\w+\.)?provider_id', '='/
    const left = statements.filter(({ statement }) => alone.test(statement) && !named.test(statement))
    expect([...new Set(left.map(({ file }) => file))].sort()).toEqual(
      [
        // Parts of statements that name it.
        ...['holds/service', 'payments/create-intent'],
        // The directory itself.
        ...['holds/hold-directory', 'holds/rebuild-hold-directory'],
        // Of tables that are of no provider: the ledger, and points.
        ...['ledger/service', 'loyalty/settle-visit', 'payments/apply-refund'],
        // What the office looks for by anything.
        ...['admin/appeals', 'admin/find-bookings', 'admin/find-ledger'],
        // Of one customer, with whomever.
        ...['reviews/read-review', 'subscriptions/upgrade'],
      ]
        .map((name) => `domains/${name}.server.ts`)
        .sort(),
    )
  })

  test('are taken apart into queries', () => {
    expect(queriesIn(`select (select x from y where y.provider_id = \${f(g)}) from z where (z.a or z.b)`)).toEqual([
      'select  from z where (z.a or z.b)',
      '(select x from y where y.provider_id = $)',
    ])
  })

  test('insert what they know, and do not choose it from a table in one go', () => {
    const chosen = found(/\binsert into \w+[\s\S]*\bselect\b/).map(
      ({ statement }) => /insert into (\w+)/.exec(statement)?.[1],
    )
    // Four of an account, that must still be there; the words of a text and the rows that are given, from no table; and how fast
    // pages were, of nobody, hours made into days.
    expect(chosen.sort()).toEqual([
      'account_token',
      'message_off',
      'page_vital',
      'search_word',
      'session',
      'sign_in',
      'unmet_search',
    ])
  })

  test('update by what is given: no function in them depends on a setting', async () => {
    const { rows } = await client.query<{ name: string }>(`
      select distinct proname::text as name from pg_proc where provolatile = 's' and prokind = 'f'
        and pronamespace in ('pg_catalog'::regnamespace, 'public'::regnamespace)
      except select proname::text from pg_proc where provolatile = 'i'`)
    const unstable = new RegExp(`\\b(${rows.map(({ name }) => name).join('|')})\\(`)
    expect('update x set y = concat_ws(z)').toMatch(unstable)
    const wrong = found(/^\s*(\/\*.*?\*\/)?\s*update \w+/).filter(({ statement }) => unstable.test(statement))
    expect(wrong).toEqual([])
  })
})
