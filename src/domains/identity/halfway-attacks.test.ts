import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { enrol, makeAccount, makeAdmin, openTestApp } from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Client } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { setSuspended } from './admins.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { endFactor } from './end-factor.server.ts'
import { lockActiveAccount } from './lock-account.server.ts'
import { openSession, sweepHalves } from './open-session.server.ts'
import { requireStanding } from './recent-login.server.ts'
import { listSignIns } from './sign-ins.server.ts'

const app = openTestApp()
const db = () => app.running.db
beforeAll(() => app.jobs.work())

function newBrowser(userAgent: string): Client {
  const cookies = new Map<string, string>()
  return {
    ...{ address: '192.0.2.1', userAgent },
    cookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value) => {
      if (value === null) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}
const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0'

test('who knows the password cannot push out of the history what was opened', async () => {
  const who = await makeAccount(app)
  await enrol(app, who)
  await sql`insert into sign_in (sign_in_id, account_id, at, way, outcome)
    values (gen_random_uuid(), ${who.accountId}, now() - interval '1 hour', 'password', 'opened')`.execute(db())
  for (const outcome of ['halfway', 'factor_wrong', 'wrong'])
    await sql`insert into sign_in (sign_in_id, account_id, at, way, outcome)
      select gen_random_uuid(), ${who.accountId}, now(), 'password', ${outcome} from generate_series(1, 150)`.execute(
      db(),
    )
  const outcomes = (await listSignIns(app.ctx(who))).map(({ outcome }) => outcome)
  expect(new Set(outcomes)).toEqual(new Set(['opened', 'halfway', 'factor_wrong', 'wrong']))
})

test.each(['turned off', 'ended by the office'] as const)(
  'an administrator whose second factor was %s in the same moment suspends nobody, ends nobody’s, and gives nothing back',
  async (how) => {
    const [admin, who] = [await makeAdmin(app), await makeAccount(app)]
    await enrol(app, who)
    if (how === 'turned off') await sql`delete from second_factor where account_id = ${admin.accountId}`.execute(db())
    else
      await sql`update second_factor set ends_at = now() - interval '1 second' where account_id = ${admin.accountId}`.execute(
        db(),
      )
    const { accountId } = who
    expect(await codeOf(setSuspended(app.ctx(admin), { accountId, isSuspended: true }))).toBe('second_factor_again')
    expect(await codeOf(endFactor(app.ctx(admin), { accountId, reason: 'call' }))).toBe('second_factor_again')
    expect(await codeOf(requireStanding(app.ctx(admin), admin))).toBe('second_factor_again')
  },
)

test('a session that ended in the same moment suspends nobody, and gives nothing back', async () => {
  const [admin, who] = [await makeAdmin(app), await makeAccount(app)]
  await sql`update session set revoked_at = now() where session_id = ${admin.sessionId}`.execute(db())
  const suspended = await codeOf(setSuspended(app.ctx(admin), { accountId: who.accountId, isSuspended: true }))
  expect(['second_factor_again', 'session_ended']).toContain(suspended)
  expect(await codeOf(requireStanding(app.ctx(admin), admin))).toBe('session_ended')
})

test('who deletes the account while log-ins are halfway leaves nothing of them, and is mailed nothing', async () => {
  const who = await makeAccount(app)
  await enrol(app, who)
  for (let n = 0; n < 3; n++) await openSession(app.ctx(null, newBrowser(chrome)), who.accountId, 'password')
  await sql`update half_sign_in set expires_at = now() - interval '1 second' where account_id = ${who.accountId}`.execute(
    db(),
  )
  await Promise.all([
    deleteAccount(app.ctx(who), {}),
    codeOf(sweepHalves(app.ctx())),
    codeOf(
      transaction(app.ctx(null, newBrowser(chrome)), async (tx) => {
        await lockActiveAccount(tx, who.accountId)
        return openSession(tx, who.accountId, 'password')
      }),
    ),
  ])
  const { rows } = await sql`select account_id from sign_in where account_id = ${who.accountId}
    union all select account_id from half_sign_in where account_id = ${who.accountId}`.execute(db())
  expect(rows).toEqual([])
})

test('who has the password and calls itself by every name mails its owner a few times a day', async () => {
  const who = await makeAccount(app)
  await enrol(app, who)
  const browsers = ['Edg/1', 'OPR/1', 'SamsungBrowser/1', 'Firefox/1', 'Chrome/1', 'Version/1 Safari/1', 'none']
  const systems = ['iPad', 'iPhone', 'Android', 'Windows', 'CrOS', 'Mac OS X', 'Linux', 'none']
  const begun = Date.now()
  for (const browser of browsers)
    for (const system of systems)
      await openSession(app.ctx(null, newBrowser(`Mozilla/5.0 (${system}) ${browser}`)), who.accountId, 'password')
  await moveClock(app, begun + 11 * 60_000)
  await runClockJobs(app, 'log-ins-left-halfway')
  await expect
    .poll(
      async () =>
        (
          await sql`select from pgboss.job where name = 'account-left-halfway-mail'
            and state in ('created', 'retry', 'active')`.execute(db())
        ).rows.length,
      { timeout: 50_000 },
    )
    .toBe(0)
  const mails = (await readdir(outboxDir(app.running.config))).filter((name) =>
    name.startsWith(`account-halfway-${who.accountId}`),
  )
  await moveClock(app, Date.now())
  expect(mails.length).toBeGreaterThan(0)
  expect(mails.length).toBeLessThanOrEqual(10)
}, 90_000)
