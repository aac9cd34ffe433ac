import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../src/lib/migrate.server.ts'
import { sharedServer } from './databases.ts'

const name = `before_calendars_${process.pid}`
const folder = mkdtemp(join(tmpdir(), 'migrations-'))

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: sharedServer() })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

afterAll(async () => {
  await onServer(`drop database if exists ${name} with (force)`)
  await rm(await folder, { recursive: true, force: true })
})

test('bookings made before there were rooms keep their time, cancelled ones stay free', async () => {
  await onServer(`create database ${name}`)
  const url = new URL(sharedServer())
  url.pathname = `/${name}`
  const directory = join(await folder, 'first')
  await mkdir(directory)
  const first = (await readdir('db/migrations')).filter((file) => file < '0006')
  for (const file of first) await copyFile(join('db/migrations', file), join(directory, file))
  await migrate(url.href, { directory })
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(`
      insert into account (account_id, email, password_hash, first_name, last_name) select gen_random_uuid(), 'ada@test.test', 'none', 'Ada', 'N';
      insert into provider (provider_id, account_id, slug, business_name, profession, category_slug, subcategory_slug, city, country, latitude, longitude)
        select gen_random_uuid(), account_id, 'shop', 'Shop', 'Barber', 'nail-care', 'nail-care', 'London', 'GB', 51, 0 from account;
      insert into calendar select provider_id, gen_random_uuid(), 'Ada' from provider;
      insert into service (provider_id, service_id, name, price_minor) select provider_id, gen_random_uuid(), 'Cut', 1 from provider;
      insert into booking (provider_id, booking_id, customer_id, status, starts_at, ends_at, timezone, currency, total_minor, cancelled_at)
        select provider_id, gen_random_uuid(), account_id, made.status, '2027-01-01 10:00Z', '2027-01-01 12:00Z', 'UTC', 'GBP', 2, gone::timestamptz
        from provider, (values ('confirmed', null), ('cancelled', now())) as made (status, gone);
      insert into segment (provider_id, segment_id, booking_id, calendar_id, position, service_id, service_name, price_minor, starts_at, ends_at, during, blocking)
        select b.provider_id, gen_random_uuid(), booking_id, calendar_id, n, service_id, 'Cut', 1, start, start + interval '1 hour',
          tstzrange(start - (1 - n) * interval '10 minutes', start + interval '1 hour' + n * interval '5 minutes'), b.status = 'confirmed'
        from booking b join calendar using (provider_id) join service using (provider_id),
          generate_series(0, 1) n, lateral (select starts_at + n * interval '1 hour' as start) s;`)
    await migrate(url.href)
    const { rows } = await client.query(`
      select b.status, b.cancellation_policy = p.cancellation_policy as on_terms, position, staff_id is not null as person, room_id, blocking,
        to_char(lower(during) at time zone 'UTC', 'HH24:MI') as "from", to_char(upper(during) at time zone 'UTC', 'HH24:MI') as "to"
      from occupation join booking b using (provider_id, booking_id) join provider p using (provider_id) order by b.status`)
    const taken = { on_terms: true, position: 0, person: true, room_id: null, from: '09:50', to: '12:05' }
    expect(rows).toEqual([
      { ...taken, status: 'cancelled', blocking: false },
      { ...taken, status: 'confirmed', blocking: true },
    ])
  } finally {
    await client.end()
  }
})
