import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { byOwnId, copied, isOfProvider, ofReleaseBefore } from '../src/lib/distribution.ts'
import type { EventType } from '../src/lib/events.ts'
import { createTestDatabase, type TestDatabase } from './databases.ts'
import { readBodies } from './statements/bodies.ts'
import { readCatalogue } from './statements/catalogue.ts'
import { allowed, lockAccounts } from './statements/exceptions.ts'
import { judge } from './statements/judge.ts'
import { settingsReader } from './statements/settings.ts'

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
  const ofProviders = async () =>
    [...(await readCatalogue(client)).columns].filter(([table, columns]) => isOfProvider(table, columns))

  test('of providers are all that name one', async () => {
    expect((await ofProviders()).map(([table]) => table)).toEqual([
      'booking',
      'booking_change',
      'booking_reminder',
      'calendar_entry',
      'card_account',
      'category_move',
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
      select c.relname as table, i.relname as name, array(select attname::text from pg_attribute
        where attrelid = x.indrelid and attnum = any((x.indkey::int2[])[0:x.indnkeyatts - 1])) as columns
      from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where c.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisexclusion)`)
    const names = (await ofProviders()).map(([table]) => table)
    const wrong = rows.filter(({ table, columns }) => names.includes(table) && !columns.includes('provider_id'))
    expect(rows.length).toBeGreaterThan(names.length)
    expect(wrong.map(({ name }) => name)).toEqual([])
    // Whoever excludes does so among those of one: the same provider, not another.
    const { rows: excluding } = await client.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'x' and conrelid = any($1::regclass[])`,
      [names],
    )
    expect(excluding.length).toBeGreaterThan(1)
    for (const { definition } of excluding) expect(definition).toContain('provider_id WITH =')
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
    const { rows } = await client.query<{ name: string; from: string; to: string; columns: string[]; sets: boolean }>(`
      select conname as name, confupdtype <> 'a' or confdeltype in ('n', 'd') as sets, f.relname as from, t.relname as to, array(
        select a.attname::text from unnest(c.conkey, c.confkey) as k (own, other)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
          join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.other and b.attname = a.attname) as columns
      from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`)
    const names = (await ofProviders()).map(([table]) => table)
    const wrong = rows.filter(({ from, to, columns, sets }) => {
      // What would take a row to another node.
      if (names.includes(from) && sets) return true
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

  test('of providers, and those that are copied, have triggers that stay with one provider, but for those that are named', async () => {
    const { rows } = await client.query<{ name: string; table: string; does: string }>(`
      select c.relname || '.' || t.tgname as name, c.relname as table, f.proname as does
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1`)
    // What each writes and reads is of the provider of the changed rows, or nothing but an error; where a table is emptied, which
    // nothing does, of all.
    const stay = [
      ...['free_time_changed', 'free_time_emptied', 'provider_clock_changed'],
      ...['listing_changed', 'listing_moved', 'provider_listed'],
      ...['provider_day_changed', 'provider_days_changed', 'provider_month_changed'],
      ...['plan_notice_terms', 'refuse_change', 'subscription_entry_is_for_ever', 'subscription_is_covered'],
    ]
    const names = [...copied, ...(await ofProviders()).map(([table]) => table)]
    const there = rows.filter(({ table }) => names.includes(table))
    expect(there.filter(({ does }) => !stay.includes(does)).map(({ name }) => name)).toEqual(ofReleaseBefore)
    expect(stay.filter((name) => !there.some(({ does }) => does === name))).toEqual([])
  })
})

test('functions ask by the rules of statements, but for those that are named', async () => {
  const catalogue = await readCatalogue(client)
  const bodies = await readBodies(client)
  expect(bodies.length).toBeGreaterThan(40)
  const asked = bodies.flatMap(({ name, queries }) =>
    queries.flatMap((query) => judge(query, catalogue).findings.map(({ rule, of }) => `${name}: ${rule} (${of})`)),
  )
  const settingsIn = await settingsReader(client)
  const untaken: string[] = []
  for (const { name, queries } of bodies)
    for (const query of queries)
      await settingsIn(query).then(
        (settings) => asked.push(...settings.map((of) => `${name}: updates by a setting (${of})`)),
        () => untaken.push(name),
      )
  // Of what a function keeps in lists and rows, a parameter in its place has no type.
  const unread = ['listing_moved', 'meet_in_directory', 'provider_day_changed']
  expect([...new Set(untaken)]).toEqual(unread)
  // What has changed, by itself: its rows lie where the trigger runs.
  const found = asked.filter((one) => !/: reads what nobody knows \(\?\.(old|new|changed)_rows\)$/.test(one))
  const beforeThem = ofReleaseBefore.map((trigger) => trigger.split('.')[1] ?? '')
  const { rows } = await client.query<{ name: string }>(
    `select distinct p.proname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgname = any($1)`,
    [beforeThem],
  )
  const ofBefore = rows.map(({ name }) => name)
  expect(found.filter((one) => !ofBefore.some((name) => one.startsWith(`${name}:`)))).toEqual([
    // By a job that does it for all.
    'count_categories: names no provider (category_move)',
    'count_categories: names no provider (listing)',
    'count_recent_bookings: names no provider (listing)',
    'fill_listings: names no provider (provider)',
    // By whoever empties a table.
    'free_time_emptied: inserts without its provider (free_day_mark)',
    'free_time_emptied: inserts what it chooses (free_day_mark)',
    'free_time_emptied: names no provider (provider)',
    'free_time_emptied: names no provider (free_day)',
    // Once in the life of a provider, as where an account is proven or shut.
    'provider_listed: locks an account (account)',
    // Of one where a trigger asks; of several after a restore, on one node.
    'refresh_listings: locks more than a table (listing)',
  ])
  // What is put together there reads the rows that have changed and nothing else.
  const isRun = bodies.filter(({ texts }) => texts.length > 0)
  expect(isRun.map(({ name }) => name)).toEqual(['free_time_changed', 'listing_changed', 'provider_day_changed'])
  const tables = [...catalogue.columns.keys()].join('|')
  const reads = new RegExp(`\\b(from|join|update|into|table)\\s+(only\\s+)?(public\\.)?(${tables})\\b`, 'i')
  expect(isRun.flatMap(({ texts }) => texts.filter((text) => reads.test(text)))).toEqual([])
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
    // Of no provider.
    const mayChoose = [
      /^delete from idempotency_key where ctid/,
      /^delete from put_off where key in/,
      /^update hosted_waiting set account_id/,
      /^update upload set unused_since/,
    ]
    const wrong = found(rowLock).filter(
      ({ statement }) =>
        /\bjoin\b|Join\(/.test(statement) ||
        // Nor are they locked inside of a statement that does something else.
        (((statement.match(/\bselect\s|selectFrom\(/g) ?? []).length > 1 ||
          /^\s*(with|update|delete)\b/.test(statement)) &&
          !mayChoose.some((may) => may.test(statement))),
    )
    expect(wrong).toEqual([])
  })

  test('that book, hold or change a calendar lock no account: that is an advisory lock', () => {
    const locking = found(rowLock).filter(({ statement }) => /\b(from|selectFrom\(')\s*'?account\b/.test(statement))
    expect([...new Set(locking.map(({ file }) => file))].sort()).toEqual(
      lockAccounts.map((file) => `domains/${file}.server.ts`).sort(),
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

  test('name their provider in every part, where none of several is meant', () => {
    const compared =
      /\b\w+\.provider_id = \w+\.provider_id\b|^\w+\.provider_id$|Ref\('\w+\.provider_id'|Join\([^)]*provider_id'/
    const named = /\bprovider_id = (\$|any\()|'(\w+\.)?provider_id', '=', (?!'\w+\.provider_id')/
    const unnamed = statements.filter(({ statement }) =>
      queriesIn(statement).some((query) => compared.test(query) && !named.test(query)),
    )
    expect(unnamed.length).toBeGreaterThan(50)
    // Which of these they are is judged when they are issued (tests/statements): here, that nobody else does.
    const meant = allowed.flatMap(({ where }) => where.map(([file]) => file))
    // Of some who are named by whoever puts them into a statement.
    const parts = ['scheduling/read-schedule', 'search/free-then', 'search/offers', 'loyalty/read-points']
    // Go along with those with whom somebody has anything, whom the query around them names.
    const ownLists = [
      ...['bookings/read-booking', 'delays/read-delays', 'favourites/service', 'gift-cards/read-cards'],
      ...[
        'loyalty/read-rewards',
        'loyalty/stamps',
        'payments/tips',
        'reminders/read-rebookings',
        'reviews/read-review',
      ],
      ...['subscriptions/platform-plan', 'subscriptions/read-subscriptions', 'subscriptions/subscription-row'],
      ...['waitlist/make-offer', 'waitlist/read-waitlist'],
    ]
    const files = [...meant, ...parts, ...ownLists].map((file) => `domains/${file}.server.ts`)
    expect(unnamed.filter(({ file }) => !files.includes(file))).toEqual([])
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
        ...['ledger/service', 'loyalty/settle-visit', 'payments/apply-refund', 'payments/read-payments'],
        // What the office looks for by anything.
        ...['admin/find-bookings', 'admin/find-ledger'],
        // Of one customer, with whomever.
        ...['reviews/read-review', 'subscriptions/upgrade'],
      ]
        .map((name) => `domains/${name}.server.ts`)
        .sort(),
    )
  })

  test('that change whether an account is listed say so, for what lists do', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.server.ts'),
    )
    const told = files.flatMap((file) => {
      const text = readFileSync(join('src', file), 'utf8')
      const changes = [...templatesIn(text), ...chainsIn(text)].filter(
        (statement) =>
          /^\.updateTable\('account'\)|^\s*update account\b/.test(statement) &&
          /\b(status\b(?!['"])(?=\s*[:,}=])|email_verified_at(?=\s*[:=]))/.test(setBy(statement)),
      )
      return changes.length > 0
        ? [[file.replaceAll('\\', '/'), changes.length, text.split('await standingChanged(').length - 1]]
        : []
    })
    expect(told).toEqual([
      ['domains/identity/admins.server.ts', 1, 1],
      ['domains/identity/delete-account.server.ts', 1, 1],
      ['domains/identity/first-proof.server.ts', 1, 1],
      ['domains/identity/hosted.server.ts', 1, 1],
      ['domains/identity/recovery.server.ts', 3, 3],
    ])
  })

  /** What a statement sets, without what it asks for. */
  const setBy = (statement: string) => statement.split(/\.where\(|\bwhere\b/)[0] ?? ''

  test('erase a person from one node after the other', () => {
    const said = found(/^set local citus\.multi_shard_modify_mode = 'sequential'$/)
    expect(said.map(({ file }) => file)).toEqual(['domains/identity/delete-account.server.ts'])
    // Before the first that writes what is copied to each, in the same transaction.
    const text = readFileSync('src/domains/identity/delete-account.server.ts', 'utf8')
    const erasing = text.slice(text.indexOf('function eraseAccount(tx: Ctx'))
    const first = erasing.search(/\b(updateTable|deleteFrom|insertInto)\(|\b(update|delete from|insert into) \w/)
    expect(erasing.indexOf('set local citus.multi_shard_modify_mode')).toBeLessThan(first)
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
    const { unstable: names } = await readCatalogue(client)
    const unstable = new RegExp(`\\b(${[...names].join('|')})\\(`)
    expect('update x set y = concat_ws(z)').toMatch(unstable)
    const wrong = found(/^\s*(\/\*.*?\*\/)?\s*update \w+/).filter(({ statement }) => unstable.test(statement))
    expect(wrong).toEqual([])
  })
})
