import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runClockJobs } from '../../../tests/clock.ts'
import { makeAdmin, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { readIll } from './read-ill.server.ts'

const app = openTestApp()
const run = (text: string) => sql.raw(text).execute(app.running.db)

test('the office is told what is ill: of each kind how much, and since when', async () => {
  const ctx = app.ctx(await makeAdmin(app))
  const none = { count: 0, since: null }
  expect(await readIll(ctx)).toEqual({
    ...{ promises: none, messages: none, jobs: none, differences: none, crashes: none, ratios: none },
  })
  const { providerId } = await makeProvider(app)
  const at = '2026-01-02T03:04:05.000Z'
  await run(`insert into promise_check (promise, is_kept, since, checked_at, tried_at, took_ms, breaches)
    values ('no_overlap', false, '${at}', now(), now(), 1, '{x}'), ('paid_once', true, now(), now(), now(), 1, '{}')`)
  await run(`insert into message (key, channel, kind, state, created_at, tried_at)
    values ('a', 'mail', 'test', 'failed', '${at}', now()), ('b', 'mail', 'test', 'sent', now(), now())`)
  await run(`insert into pgboss.job (name, data) values ('dead-letter', '{}')`)
  await run(`insert into payment_difference (provider_id, difference_id, payment_id, kind, ours, theirs, found_at, mended_at)
    select '${providerId}', gen_random_uuid(), null, 'unknown', 'nothing', n::text, '${at}',
      case when n > 1 then now() end from generate_series(1, 2) n`)
  await run(`insert into crash_report (crash_report_id, release, part, route, error, stack, request_id, created_at)
    select gen_random_uuid(), '1', 'page', 'routes/home', 'TypeError: ' || (n % 2), '{}', 'x',
      now() - interval '1 hour' * n from generate_series(1, 30) n`)
  const experiment = randomUUID()
  await run(`insert into experiment (experiment_id, name, hypothesis, variants, weights, layer, bucket_from, bucket_to, share,
      languages, roles, conversions, status, started_at)
    values ('${experiment}', 'One', 'None', '{a,b}', '{1,1}', '${experiment}', 0, 10000, 10, '{en}', '{customer}', '{default}',
      'running', '${at}')`)
  await run(`insert into experiment_exposure (experiment_id, subject, variant, exposed_at)
    select '${experiment}', sha256(n::text::bytea), case when n > 100 then 'a' else 'b' end, now()
    from generate_series(1, 500) n`)
  expect(await readIll(ctx)).toMatchObject({ ratios: none })
  await runClockJobs(app, 'experiment-ratios')
  await run(`update experiment set ratio_off_since = '${at}' where ratio_off_since is not null`)
  await runClockJobs(app, 'experiment-ratios')
  // However many exposures there are: whoever opens the office has none of them counted.
  await run('alter table experiment_exposure rename to experiment_exposure_away')
  const ill = await readIll(ctx)
  await run('alter table experiment_exposure_away rename to experiment_exposure')
  expect(ill).toMatchObject({
    ...{ promises: { count: 1, since: at }, messages: { count: 1, since: at }, jobs: { count: 1 } },
    ...{ differences: { count: 1, since: at }, crashes: { count: 2 }, ratios: { count: 1, since: at } },
  })
  await run(`insert into experiment_exposure (experiment_id, subject, variant, exposed_at)
    select '${experiment}', sha256(n::text::bytea), 'b', now() from generate_series(501, 800) n`)
  await runClockJobs(app, 'experiment-ratios')
  expect(await readIll(ctx)).toMatchObject({ ratios: none })
})
