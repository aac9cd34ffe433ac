import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './databases.ts'
import { allowed } from './statements/exceptions.ts'
import { judge } from './statements/judge.ts'
import type { Catalogue } from './statements/levels.ts'
import { type Allowed, report } from './statements/report.ts'
import { settingsReader } from './statements/settings.ts'

const catalogue: Catalogue = {
  columns: new Map([
    ['provider', ['provider_id', 'account_id', 'slug', 'business_name', 'status', 'opened_at']],
    ['booking', ['provider_id', 'booking_id', 'customer_id', 'starts_at', 'status', 'notes']],
    ['segment', ['provider_id', 'booking_id', 'position', 'service_name']],
    ['review', ['provider_id', 'review_id', 'booking_id', 'text']],
    ['account', ['account_id', 'email', 'status']],
    ['provider_address', ['slug', 'provider_id', 'account_id']],
    ['session', ['session_id', 'account_id']],
    ['ledger_posting', ['posting_id', 'provider_id', 'booking_id']],
    ['hold', ['provider_id', 'hold_id', 'customer_id', 'expires_at']],
    ['directory', ['id', 'kind', 'provider_id', 'customer_id']],
    ['customer_directory', ['customer_id', 'provider_id']],
    ['hold_directory', ['customer_id', 'hold_id', 'provider_id']],
  ]),
  unstable: new Set(['now', 'concat_ws']),
}

const verdictOf = (text: string) => {
  const { reach, findings } = judge(text, catalogue)
  return [reach, ...findings.map(({ rule, of }) => `${rule}: ${of}`)]
}

describe('a statement', () => {
  test.each([
    // Who is named.
    ['select * from booking where provider_id = $1 and booking_id = $2', ['one']],
    [`select * from booking b where 'x' = b.status and $1::uuid = b.provider_id`, ['one']],
    ['select * from booking where (provider_id, booking_id) = ($1, $2)', ['one']],
    ['select * from booking where provider_id = any($1::uuid[])', ['some']],
    ['select * from booking where provider_id in ($1, $2)', ['some']],
    ['select * from account join session using (account_id) where email = $1', ['nobody']],
    ['select slug from provider_address where account_id = $1', ['nobody']],
    ['select * from ledger_posting where posting_id = $1', ['nobody']],
    ['commit', ['nobody']],
    ['select * from booking where booking_id = $1', ['all', 'names no provider: booking']],
    ['select * from booking where provider_id = $1 or customer_id = $2', ['all', 'names no provider: booking']],
    ['select * from booking where provider_id <> $1', ['all', 'names no provider: booking']],
    ['select * from booking where provider_id = coalesce($1, provider_id)', ['all', 'names no provider: booking']],
    [
      'select * from booking where provider_id = (select provider_id from provider_address where slug = $1)',
      ['all', 'names no provider: booking'],
    ],
    // Joins.
    ['select * from booking b join segment s using (provider_id, booking_id) where b.provider_id = $1', ['one']],
    ['select * from booking b join segment s on s.provider_id = b.provider_id where s.provider_id = $1', ['one']],
    ['select * from booking b left join review r on r.provider_id = b.provider_id where b.provider_id = $1', ['one']],
    ['select * from booking b, segment s, account a where b.provider_id = $1 and s.provider_id = $1', ['one']],
    [
      'select * from booking b join segment s on s.booking_id = b.booking_id where b.provider_id = $1',
      ['all', 'not joined by provider: segment'],
    ],
    [
      'select * from booking b left join review r on r.provider_id = b.provider_id and r.provider_id = $1',
      ['all', 'not joined by provider: booking'],
    ],
    // Queries in queries.
    ['select (select count(*) from segment where provider_id = $1) from booking b where b.provider_id = $1', ['one']],
    [
      'select (select count(*) from segment s where s.provider_id = b.provider_id) from booking b where b.provider_id = $1',
      ['all', 'compares providers: segment'],
    ],
    [
      'select * from booking b where b.provider_id = $1 and exists (select from review where booking_id = b.booking_id)',
      ['all', 'names no provider: review'],
    ],
    [
      // Told once, of the query that it goes along with.
      'select (select count(*) from segment s where s.provider_id = b.provider_id) from booking b where b.customer_id = $1',
      ['all', 'names no provider: booking'],
    ],
    [
      'select (select count(*) from booking b where b.provider_id = l.provider_id) from ledger_posting l',
      ['all', 'names no provider: booking', 'asks providers per row: booking'],
    ],
    [
      'select n.* from unnest($1::uuid[]) n(provider_id) where exists (select from booking b where b.provider_id = n.provider_id)',
      ['all', 'names no provider: booking', 'asks providers per row: booking'],
    ],
    [
      'select (select count(*) from segment s where s.provider_id = b.provider_id) from (select * from booking where provider_id = $1) b',
      ['all', 'compares providers: segment'],
    ],
    [
      'with b as (select * from booking limit 9) select (select count(*) from segment s where s.provider_id = b.provider_id) from b',
      ['all', 'names no provider: booking'],
    ],
    ['with b as (select * from booking where provider_id = $1) select b.notes from b', ['one']],
    [
      'with b as (select * from booking where provider_id = $1) select * from b join segment s on s.provider_id = b.provider_id',
      ['all', 'names no provider: segment'],
    ],
    [
      'select * from booking where provider_id = $1 union all select * from booking where customer_id = $2',
      ['all', 'names no provider: booking'],
    ],
    // Locks.
    ['select from provider where provider_id = $1 for no key update', ['one']],
    [
      'select from booking b join segment s using (provider_id) where b.provider_id = $1 for update of b',
      ['one', 'locks more than a table: booking'],
    ],
    [
      'delete from booking where provider_id = $1 and booking_id in (select booking_id from booking where provider_id = $1 for update)',
      ['one', 'locks more than a table: booking'],
    ],
    [
      'select from booking where provider_id = any($1::uuid[]) for update',
      ['some', 'locks more than a table: booking'],
    ],
    ['select from account where account_id = $1 for key share', ['nobody', 'locks an account: account']],
    ['select from session where session_id = $1 for update', ['nobody']],
    [
      'update booking set notes = $3 where provider_id = $1 and booking_id in (select booking_id from booking where provider_id = $1 limit 9 for update)',
      ['one', 'locks more than a table: booking'],
    ],
    [
      'select from hold_directory where customer_id = $1 and hold_id in (select hold_id from hold_directory where customer_id = $1 for update)',
      ['nobody', 'locks more than a table: hold_directory'],
    ],
    // What lies by ids of its own.
    ['select provider_id from directory where id = $1', ['nobody']],
    ['select provider_id from customer_directory where customer_id = any($1::uuid[])', ['nobody']],
    ['select * from directory where provider_id = $1', ['nobody', 'names no id: directory']],
    ['select * from directory where id > $1 order by id limit 9', ['nobody', 'names no id: directory']],
    ['delete from hold_directory where hold_id = $1', ['nobody', 'names no id: hold_directory']],
    ['delete from hold_directory where customer_id = any($1) and hold_id = any($2)', ['nobody']],
    [
      'with gone as (delete from hold where provider_id = $1 returning customer_id, hold_id) delete from hold_directory d using gone where d.customer_id = gone.customer_id',
      ['one', 'asks by two keys: hold, hold_directory', 'names no id: hold_directory'],
    ],
    [
      'with named as (insert into directory (id, provider_id) values ($1, $2)) insert into booking (provider_id) values ($2)',
      ['one', 'asks by two keys: directory, booking'],
    ],
    [
      'with met as (insert into customer_directory (customer_id) values ($1)) insert into hold_directory (customer_id) values ($1)',
      ['nobody'],
    ],
    [
      'select b.notes from directory d join booking b on b.provider_id = d.provider_id where d.id = $1 and b.provider_id = $2',
      ['one', 'asks by two keys: directory, booking'],
    ],
    ['insert into directory (kind, id) values ($1, $2)', ['nobody']],
    ['insert into directory (kind) values ($1)', ['nobody', 'inserts without its provider: directory']],
    [
      'insert into customer_directory (customer_id, provider_id) select $1, provider_id from account',
      ['nobody', 'inserts what it chooses: customer_directory'],
    ],
    [
      'insert into directory (id, provider_id) values ($1, $2) on conflict (id) do update set provider_id = $2',
      ['nobody'],
    ],
    [
      'update customer_directory set customer_id = $2 where customer_id = $1',
      ['nobody', 'moves to another provider: customer_directory'],
    ],
    [
      `with b as materialized (select booking_id from booking where provider_id = $1),
        d as materialized (select id from directory where id = $2) select from b full join d on id = booking_id`,
      ['one'],
    ],
    [
      `with b as (select booking_id from booking where provider_id = $1),
        d as materialized (select booking_id from booking join directory on id = booking_id where provider_id = $1 and id = $2)
        select from b full join d using (booking_id)`,
      ['one', 'asks by two keys: booking, directory'],
    ],
    [
      // Worked out for each row, and so not by itself.
      `select (with d as materialized (select id from directory where id = b.booking_id and id = $2) select count(*) from d)
        from booking b where b.provider_id = $1`,
      ['one', 'asks by two keys: booking, directory'],
    ],
    [
      `select from booking b, lateral (with d as materialized (select id from directory where id = $2
        and exists (select from unnest($3) n where n = b.notes)) select count(*) from d) x where b.provider_id = $1`,
      ['one', 'asks by two keys: booking, directory'],
    ],
    // What is copied.
    [
      'select (select a.email from account a where a.account_id = b.customer_id) from booking b where b.provider_id = $1',
      ['one', 'asks a copy per row: account'],
    ],
    [
      `select (select a.email from account a where a.account_id = x.customer_id)
        from (select customer_id from booking where provider_id = $1) x`,
      ['one', 'asks a copy per row: account'],
    ],
    ['select (select email from account where account_id = $2) from booking where provider_id = $1', ['one']],
    // What lies beside no provider.
    [
      'select (select count(*) from ledger_posting l where l.booking_id = b.booking_id) from booking b where b.provider_id = $1',
      ['one', 'asks elsewhere per row: ledger_posting'],
    ],
    [
      `select from booking b where b.provider_id = $1
        and exists (select from account a join ledger_posting l on l.owner_id = a.account_id where l.booking_id = b.booking_id)`,
      ['one', 'asks elsewhere per row: ledger_posting'],
    ],
    [
      `select from booking b left join (select l.booking_id, count(*) from ledger_posting l
        where l.booking_id in (select o.booking_id from booking o where o.provider_id = $1) group by 1) posted
        on posted.booking_id = b.booking_id where b.provider_id = $1`,
      ['one'],
    ],
    [
      `select (select count(*) from ledger_posting l where l.booking_id = x.booking_id)
        from (select booking_id from booking where provider_id = $1) x`,
      ['one', 'asks elsewhere per row: ledger_posting'],
    ],
    [
      `with x as (select booking_id from booking where provider_id = $1)
        select from x where exists (select from ledger_posting l where l.booking_id = x.booking_id)`,
      ['one', 'asks elsewhere per row: ledger_posting'],
    ],
    [
      `with l as (select booking_id from ledger_posting) select from booking b where b.provider_id = $1
        and exists (select from l where l.booking_id = b.booking_id)`,
      ['one', 'asks elsewhere per row: ledger_posting'],
    ],
    [
      `select from booking b where b.provider_id = $1
        and exists (select from ledger_posting l where exists (select where l.booking_id = b.booking_id))`,
      ['one', 'asks elsewhere per row: ledger_posting'],
    ],
    [
      `with l as (select booking_id from ledger_posting where posting_id = $2)
        select from booking b where b.provider_id = $1 and b.booking_id in (select booking_id from l)`,
      ['one'],
    ],
    // What lies with providers, for rows of what does not.
    [
      'select (select count(*) from booking b where b.customer_id = a.account_id) from account a',
      ['all', 'names no provider: booking', 'asks providers per row: booking'],
    ],
    [
      'select (select b.notes from booking b where b.provider_id = $1 and b.booking_id = l.booking_id) from ledger_posting l',
      ['one', 'asks providers per row: booking'],
    ],
    [
      'select from session s where exists (select from provider p where p.provider_id = any($1) and p.account_id = s.account_id)',
      ['some', 'asks providers per row: provider'],
    ],
    [
      'select from ledger_posting l, lateral (select from directory d where d.id = l.booking_id and d.id = any($1)) d',
      ['nobody', 'asks providers per row: directory'],
    ],
    [
      `select from account a where exists (select from (select customer_id from booking where provider_id = any($1)) b
        where b.customer_id = a.account_id)`,
      ['some', 'asks providers per row: booking'],
    ],
    [
      `update account set status = 'x' where exists (select from booking b
        where b.provider_id = any($1) and b.customer_id = account.account_id)`,
      ['some', 'asks providers per row: booking'],
    ],
    // The row that it names counts, not what else lies beside.
    [
      `delete from session s using provider p where p.provider_id = $1 and s.account_id = p.account_id
        and not exists (select from review r where r.provider_id = $1 and r.text = s.session_id)`,
      ['one', 'asks providers per row: review'],
    ],
    [
      `select from ledger_posting s join provider p on p.provider_id = s.provider_id where p.provider_id = any($1)
        and exists (select from review r where r.provider_id = p.provider_id)`,
      ['all'],
    ],
    [
      `with b as (select * from booking where provider_id = $1), c as (select booking_id, provider_id from b)
        select from session s, c where exists (select from review r where r.provider_id = $1 and r.booking_id = c.booking_id)`,
      ['one'],
    ],
    [
      `select from booking b cross join lateral (select b.notes as day) now where b.provider_id = $1
        and exists (select from segment s where s.provider_id = $1 and s.position = now.day)`,
      ['one'],
    ],
    // For rows of several, and not by their provider.
    [
      `select from booking b where b.provider_id = any($1)
        and exists (select from segment s where s.provider_id = any($1) and s.position > b.notes)`,
      ['some', 'asks providers per row: segment'],
    ],
    [
      'select (select count(*) from review r where r.text = b.notes) from booking b where b.provider_id = any($1)',
      ['all', 'names no provider: review', 'asks providers per row: review'],
    ],
    [
      `select from booking b where b.provider_id = any($1) and exists (select from segment s
        where s.provider_id = any($1) and s.provider_id = b.provider_id and s.position > b.notes)`,
      ['some'],
    ],
    // By a query in `from`, which sees what is around both.
    [
      `select (select count(*) from (select b.customer_id as id) s join account a on a.account_id = s.id)
        from booking b where b.provider_id = $1`,
      ['one', 'asks a copy per row: account'],
    ],
    // Where a copy lies beside it, or rows of providers are what is asked for.
    [
      'select (select count(*) from booking b where b.provider_id = $1 and b.customer_id = a.account_id) from account a',
      ['one'],
    ],
    [
      `select from account a join booking b on b.customer_id = a.account_id where b.provider_id = $1
        and exists (select from review r where r.provider_id = $1 and r.booking_id = b.booking_id)`,
      ['one'],
    ],
    [
      `with b as materialized (select notes from booking where provider_id = any($1))
        select (select count(*) from b where b.notes > n) from unnest($2) n`,
      ['some'],
    ],
    [
      `with b as (select notes from booking where provider_id = any($1))
        select (select count(*) from b where b.notes > n) from unnest($2) n`,
      ['some', 'asks providers per row: booking'],
    ],
    ['select (select json_agg(b) from (select b.* from booking b where b.provider_id = $1) b) from session', ['one']],
    [
      'select from ledger_posting l where l.booking_id in (select booking_id from booking where provider_id = $1)',
      ['one'],
    ],
    // Writes.
    [`insert into booking (provider_id, status) values ($1, 'x'), ($2, 'y')`, ['one']],
    [`insert into segment (booking_id) values ($1)`, ['nobody', 'inserts without its provider: segment']],
    [
      'insert into segment (provider_id, booking_id) select $1, booking_id from booking where provider_id = $1',
      ['one', 'inserts what it chooses: segment'],
    ],
    ['insert into segment (provider_id, position) select $1, n from unnest($2::int[]) n', ['one']],
    [
      'insert into segment (position, provider_id) select n, n from unnest($1::int[]) n',
      ['nobody', 'inserts without its provider: segment'],
    ],
    [
      'insert into booking (provider_id) values ($1) on conflict (booking_id) do update set provider_id = $1',
      ['one', 'moves to another provider: booking'],
    ],
    [
      'insert into booking (provider_id) values ($1) on conflict (booking_id) do update set starts_at = now()',
      ['one', 'updates by a setting: now'],
    ],
    ['insert into booking (provider_id, starts_at) values ($1, now())', ['one']],
    ['update booking set provider_id = $2 where provider_id = $1', ['one', 'moves to another provider: booking']],
    ['update booking set notes = $1 where booking_id = $2', ['all', 'names no provider: booking']],
    ['delete from segment s using booking b where b.provider_id = $1 and s.provider_id = b.provider_id', ['one']],
    ['delete from segment s using booking b where b.provider_id = $1', ['all', 'not joined by provider: segment']],
    ['update booking set starts_at = now() where provider_id = $1', ['one', 'updates by a setting: now']],
    [
      'update booking set notes = concat_ws(notes, $2) where provider_id = $1',
      ['one', 'updates by a setting: concat_ws'],
    ],
    [
      'select pg_notify($2, status) from booking where provider_id = $1',
      ['one', 'locks or tells beside rows: pg_notify'],
    ],
    [
      'select pg_advisory_xact_lock(1) from account where account_id = $1',
      ['nobody', 'locks or tells beside rows: pg_advisory_xact_lock'],
    ],
    [
      'select pg_notify($2, provider_id::text) from customer_directory where customer_id = $1',
      ['nobody', 'locks or tells beside rows: pg_notify'],
    ],
    ['select pg_advisory_xact_lock(hashtextextended($1, 0))', ['nobody']],
    ['select * from nowhere', ['nobody', 'reads what nobody knows: ?.nowhere']],
    // What only looks like something else.
    [`select * from booking /* where provider_id = $1 (*/ where notes = '(ü'`, ['all', 'names no provider: booking']],
    [`select * from booking -- the customer's\n where provider_id = $1 and notes = 'a -- b' for update`, ['one']],
    ['select * from booking b tablesample system (1)', ['all', 'names no provider: booking']],
    ['select * from booking as account where account.provider_id = $1 for update', ['one']],
  ])('%s', (text, verdict) => {
    expect(verdictOf(text)).toEqual(verdict)
  })

  test('is told of by the query that is meant, without those inside', () => {
    const text = `select 1 from "booking" b where exists (select from review r
      where r.booking_id = b.booking_id and r.text in (select notes from booking where provider_id = $1)) and provider_id = $1`
    expect(judge(text, catalogue).findings.map(({ query }) => query)).toEqual([
      '(select from review r where r.booking_id = b.booking_id and r.text in (…))',
    ])
    expect(judge('select from "booking" where exists (select 1)', catalogue).findings[0]?.query).toBe(
      'select from booking where exists (…)',
    )
  })

  test('that nobody can parse is no statement', () => {
    expect(() => judge('select from where', catalogue)).toThrow('syntax error')
  })
})

describe('what is written, as the database reads it,', () => {
  let database: TestDatabase
  let client: pg.Client
  let settingsIn: (text: string) => Promise<string[]>
  beforeAll(async () => {
    database = await createTestDatabase()
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
    settingsIn = await settingsReader(client)
  })
  afterAll(async () => {
    await client.end()
    await database.drop()
  })

  const add = 'timestamp with time zone + interval'
  const subtract = 'timestamp with time zone - interval'
  const [ofOne, insert] = ['where provider_id = $1', 'insert into booking (provider_id) values ($1)']
  test.each([
    // What nobody says the type of has one.
    [`update booking set starts_at = starts_at + interval '1 day' ${ofOne}`, [add]],
    [`update booking set starts_at = coalesce(starts_at, $2) - $3::interval ${ofOne}`, [subtract]],
    [`update booking set starts_at = starts_at - interval '1 minute' * $2 ${ofOne}`, [subtract]],
    [`update booking set starts_at = starts_at - make_interval(mins => $2) ${ofOne}`, [subtract]],
    [`update booking set notes = starts_at::text ${ofOne}`, ['timestamptz::text']],
    [`update booking set notes = starts_at ${ofOne}`, ['timestamptz::text']],
    [`update booking set ends_at = date_trunc('day', starts_at) ${ofOne}`, ['date_trunc']],
    [`update booking b set starts_at = u.at from unnest($2::date[]) u(at) ${ofOne}`, ['timestamptz']],
    [`update booking set notes = gen_random_uuid() ${ofOne}`, ['gen_random_uuid']],
    [`delete from booking ${ofOne} and starts_at::date = $2`, ['date']],
    [`delete from booking ${ofOne} and starts_at < $2::date`, ['timestamp with time zone < date']],
    [`delete from booking ${ofOne} and starts_at between $2::date and $3`, ['timestamp with time zone >= date']],
    [`delete from booking ${ofOne} and starts_at = any($2::date[])`, ['timestamp with time zone = date']],
    [`delete from booking ${ofOne} and (starts_at, ends_at) < ($2::date, $3)`, ['timestamp with time zone < date']],
    [`delete from booking ${ofOne} and random() < $2`, ['random']],
    [`delete from booking ${ofOne} and notes in (select random()::text)`, ['random']],
    [`delete from booking ${ofOne} returning to_json(starts_at)`, ['to_json']],
    [`with moved as (update booking set starts_at = starts_at + $2 ${ofOne} returning 1) select from moved`, [add]],
    [`update account set email = to_char(created_at, 'YYYY') where account_id = $1`, ['to_char']],
    [`update directory set kind = to_char($2::timestamptz, kind) where id = $1`, ['to_char']],
    // What no column stands in is the same on every node, unless it is one of several.
    [`update booking set starts_at = $2::timestamptz + interval '1 day' ${ofOne} and starts_at < $3`, []],
    [`delete from booking ${ofOne} and starts_at < now()`, []],
    [`delete from booking ${ofOne} and starts_at < coalesce($2, now())`, ['now']],
    [`delete from booking ${ofOne} and starts_at < case when $2 then current_timestamp end`, ['current_timestamp']],
    // What goes back, and what a conflict sets.
    [`${insert} returning starts_at::text, random()`, ['timestamptz::text', 'random']],
    [`${insert} on conflict (booking_id) do update set notes = random() where booking.notes > $2`, ['random']],
    [
      `${insert} on conflict (booking_id) do update set notes = $2 where booking.starts_at < excluded.starts_at - $3::interval`,
      [subtract],
    ],
    ['insert into booking (provider_id, booking_id) values ($1, gen_random_uuid()) returning starts_at', []],
    // What lies with no provider.
    [`delete from session where account_id = $1 and expires_at + interval '1 day' < now()`, []],
    [`select starts_at + interval '1 day' from booking ${ofOne}`, []],
  ])('%s', async (text, names) => {
    expect(await settingsIn(text)).toEqual(names)
  })

  test('that it does not take is told of', async () => {
    await expect(settingsIn('update booking set nothing = 1')).rejects.toThrow('column "nothing"')
    await expect(settingsIn('update booking set notes = $1')).resolves.toEqual([])
  })
})

describe('a run', () => {
  const names = ['highstreet']
  const read = 'src/domains/bookings/read-booking.server.ts'
  const scattered = { text: 'select * from booking where customer_id = $1', names, places: [read] }
  const own: Allowed = { reason: 'One’s own', where: [['bookings/read-booking', /where customer_id = /]] }
  const problemsOf = (statements: Parameters<typeof report>[0], may: Allowed[] = [own], isWhole = false) =>
    report(statements, catalogue, may, isWhole).problems

  test('is well when each statement is, or is allowed in each place that asks it', () => {
    expect(problemsOf([{ text: 'begin', names, places: ['unknown'] }, scattered])).toEqual([])
    expect(problemsOf([{ ...scattered, places: [read, 'src/domains/holds/jobs.server.ts'] }])).toHaveLength(1)
    expect(problemsOf([scattered], [])[0]).toContain('select * from booking where customer_id = $1')
    expect(problemsOf([{ ...scattered, text: 'select * from booking where status = $1' }])).toHaveLength(1)
  })

  test('locks no row inside of another statement, in no place of the product', () => {
    const text =
      'update booking set notes = $2 where provider_id = $1 and notes in (select notes from booking where provider_id = $1 for update)'
    expect(problemsOf([{ ...scattered, text }], [...allowed])[0]).toContain('locks more than a table')
    expect(allowed.filter(({ rule }) => rule === 'locks more than a table')).toEqual([])
  })

  test('is not well when something is written by what is not given', () => {
    const text = 'update booking set starts_at = starts_at + $2 where provider_id = $1'
    const problems = problemsOf([{ ...scattered, text, ungiven: ['timestamptz + interval'] }])
    expect(problems[0]).toContain('updates by a setting (timestamptz + interval)')
  })

  test('tells of no place where a built server alone asked', () => {
    expect(problemsOf([{ ...scattered, places: ['build/server/assets/server.js'] }])).toEqual([])
  })

  test('allows what it is for, and nothing else by the same words', () => {
    const text = `insert into segment (position) select 1 from booking where customer_id = $1`
    const rules = problemsOf([{ ...scattered, text }]).map((problem) => problem.split(' (')[0])
    expect(rules).toEqual(['inserts without its provider', 'inserts what it chooses'])
    const { reason, where } = own
    expect(problemsOf([scattered], [{ rule: 'locks an account', reason, where }])).toHaveLength(1)
  })

  test('leaves out the queue, and lets the doctor look through everything', () => {
    const queue = { ...scattered, names: ['highstreet-jobs'], text: 'select from booking' }
    const doctor = { ...scattered, places: ['src/domains/doctor/promises.server.ts'], text: 'select from booking' }
    const built = { ...doctor, places: [...doctor.places, 'build/server/index.js'] }
    const builtAlone = { ...built, names: ['highstreet-slow'], places: ['build/server/index.js'] }
    expect(problemsOf([queue, doctor, built, builtAlone])).toEqual([])
    expect(problemsOf([{ ...built, places: [...built.places, read] }])).toHaveLength(1)
    const text = 'select from booking full join directory on id = booking_id'
    expect(problemsOf([{ ...doctor, text }])[0]).toContain('asks by two keys')
    const perRow = 'select from booking b where exists (select from ledger_posting l where l.booking_id = b.booking_id)'
    expect(problemsOf([{ ...builtAlone, text: perRow }])[0]).toContain('asks elsewhere per row')
  })

  test('allows nothing in a file that does not ask it, though another asks the same; who locks accounts the source says', () => {
    const both = (rule?: 'locks an account', pattern = /where customer_id = /): Allowed[] => [
      {
        reason: 'Both',
        ...(rule && { rule }),
        where: [...own.where.map(([file]) => [file, pattern] as const), ['holds/jobs', pattern]],
      },
    ]
    expect(problemsOf([scattered], both(), true)).toContain(
      'Nobody asks this any more, so that it need not be allowed: holds/jobs /where customer_id = /',
    )
    const locks = { ...scattered, text: 'select from account where account_id = $1 for key share' }
    const problems = problemsOf([locks], both('locks an account', /where account_id = /), true)
    expect(problems.filter((one) => one.startsWith('Nobody'))).toEqual([])
  })

  test('of everything is not well when it was hardly recorded, or allows what nobody asks', () => {
    const problems = problemsOf([scattered], [own, { reason: 'Old', where: [['holds/jobs', /where due_at/]] }], true)
    expect(problems).toEqual([
      'Only 1 statements of 1 domains were recorded',
      'Nothing was recorded of a built server',
      'Nobody asks this any more, so that it need not be allowed: holds/jobs /where due_at/',
    ])
  })
})
