import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/databases.ts'
import { bearer, makeAccount, makeAdmin, openTestApp } from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import { createAdmin, setAdmin, setSuspended } from './admins.server.ts'
import { changePassword } from './recovery.server.ts'
import { refresh } from './sessions.server.ts'
import { refreshToken } from './tokens.server.ts'

const app = openTestApp()
let api: ReturnType<typeof createApi>
beforeAll(async () => {
  api = createApi(app.running)
})

const entries = async (subjectId: string) =>
  (
    await sql<{ action: string; actor: string | null }>`select action, actor_id as actor from audit_entry
      where subject_id = ${subjectId} order by at`.execute(app.running.db)
  ).rows

test('an administrator is made without a password, and sets it by the link', async () => {
  const email = `admin-${randomUUID()}@test.test`
  const names = { firstName: 'Ada', lastName: 'Novák' }
  const { token } = await createAdmin(app.ctx(), { email, ...names })
  const session = await changePassword(app.ctx(), { token, newPassword: 'a long enough one' })
  expect(session.user).toMatchObject({ isAdmin: true, emailVerified: true })
  expect(await entries(session.user.id)).toEqual([{ action: 'admin.created', actor: null }])
  expect(await codeOf(createAdmin(app.ctx(), { email: email.toUpperCase(), ...names }))).toBe('email_taken')
})

test('rights are given and taken with a row that says by whom, and end the sessions', async () => {
  const admin = await makeAdmin(app)
  const person = await makeAccount(app)
  const authorization = await bearer(app, person)
  const status = async () => (await api.request('/api/users/me', { headers: { authorization } })).status
  expect(await status()).toBe(200)
  await setAdmin(app.ctx(admin), { accountId: person.accountId, isAdmin: true })
  await setAdmin(app.ctx(admin), { accountId: person.accountId, isAdmin: true })
  expect(await status()).toBe(401)
  await setAdmin(app.ctx(admin), { accountId: person.accountId, isAdmin: false })
  expect(await entries(person.accountId)).toEqual([
    { action: 'admin.granted', actor: admin.accountId },
    { action: 'admin.revoked', actor: admin.accountId },
  ])
})

test('who is suspended is out at once, and every link to their mailbox is dead', async () => {
  const admin = await makeAdmin(app)
  const person = await makeAccount(app)
  const authorization = await bearer(app, person)
  await setSuspended(app.ctx(admin), { accountId: person.accountId, isSuspended: true })
  expect((await api.request('/api/users/me', { headers: { authorization } })).status).toBe(401)
  await setSuspended(app.ctx(admin), { accountId: person.accountId, isSuspended: false })
  // What ended stays ended.
  expect((await api.request('/api/users/me', { headers: { authorization } })).status).toBe(401)
  expect((await entries(person.accountId)).map(({ action }) => action)).toEqual([
    'account.suspended',
    'account.restored',
  ])
})

test('nobody does it to themselves, nor without the right, nor with one that was just taken', async () => {
  const admin = await makeAdmin(app)
  const person = await makeAccount(app)
  const self = { accountId: admin.accountId }
  expect(await codeOf(setSuspended(app.ctx(admin), { ...self, isSuspended: true }))).toBe('own_account')
  expect(await codeOf(setAdmin(app.ctx(admin), { ...self, isAdmin: false }))).toBe('own_account')
  const target = { accountId: admin.accountId, isSuspended: true }
  expect(await codeOf(setSuspended(app.ctx(person), target))).toBe('forbidden')
  // The call began with the right; another administrator was faster.
  await setAdmin(app.ctx(), { accountId: admin.accountId, isAdmin: false })
  expect(await codeOf(setSuspended(app.ctx(admin), { accountId: person.accountId, isSuspended: true }))).toBe(
    'forbidden',
  )
  expect(await codeOf(setAdmin(app.ctx(), { accountId: randomUUID(), isAdmin: true }))).toBe('account_not_found')
})

test('of two administrators who remove each other at once one stays', async () => {
  for (let round = 0; round < 10; round++) {
    await app.running.db.updateTable('account').set({ is_admin: false }).where('is_admin', '=', true).execute()
    const [one, other] = [await makeAdmin(app), await makeAdmin(app)]
    const outcomes = await Promise.all([
      codeOf(setAdmin(app.ctx(one), { accountId: other.accountId, isAdmin: false })),
      codeOf(setSuspended(app.ctx(other), { accountId: one.accountId, isSuspended: true })),
    ])
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    const { rows } = await sql`select from account where is_admin and status = 'active'`.execute(app.running.db)
    expect(rows).toHaveLength(1)
  }
})

test('the last administrator stays, also when another one is suspended', async () => {
  await app.running.db.updateTable('account').set({ is_admin: false }).where('is_admin', '=', true).execute()
  const [one, other] = [await makeAdmin(app), await makeAdmin(app)]
  await setSuspended(app.ctx(), { accountId: other.accountId, isSuspended: true })
  expect(await codeOf(setAdmin(app.ctx(), { accountId: one.accountId, isAdmin: false }))).toBe('last_admin')
})

test('a right and the row that tells of it come together or not at all', async () => {
  const person = await makeAccount(app)
  await sql`alter table audit_entry add constraint full_up check (action <> 'admin.granted') not valid`.execute(
    app.running.db,
  )
  await expect(setAdmin(app.ctx(), { accountId: person.accountId, isAdmin: true })).rejects.toThrow(/full_up/)
  await sql`alter table audit_entry drop constraint full_up`.execute(app.running.db)
  const row = await app.running.db
    .selectFrom('account')
    .select('is_admin')
    .where('account_id', '=', person.accountId)
    .executeTakeFirst()
  expect([row, await entries(person.accountId)]).toEqual([{ is_admin: false }, []])
})

test('what was written down is neither changed nor removed', async () => {
  await setSuspended(app.ctx(), { accountId: (await makeAccount(app)).accountId, isSuspended: true })
  for (const statement of ["update audit_entry set action = 'x.y'", 'delete from audit_entry', 'truncate audit_entry'])
    await expect(sql.raw(statement).execute(app.running.db)).rejects.toThrow(/only ever added to/)
})

test('an administrator’s session ends after half an hour unused and after twelve hours', async () => {
  const cookieOf = (sessionId: string) => ({
    address: '192.0.2.1',
    cookie: () => refreshToken(app.running.app.authSecret, sessionId, 0),
    setCookie: () => {},
  })
  const after = async (minutes: number, isAdmin: boolean, column: 'rotated_at' | 'created_at') => {
    const person = isAdmin ? await makeAdmin(app) : await makeAccount(app)
    await sql`update session set ${sql.ref(column)} = now() - ${minutes} * interval '1 minute'
      where session_id = ${person.sessionId}`.execute(app.running.db)
    return codeOf(refresh(app.ctx(null, cookieOf(person.sessionId))))
  }
  expect(await after(29, true, 'rotated_at')).toBe('done')
  expect(await after(31, true, 'rotated_at')).toBe('session_ended')
  expect(await after(31, false, 'rotated_at')).toBe('done')
  expect(await after(12 * 60 - 1, true, 'created_at')).toBe('done')
  expect(await after(12 * 60 + 1, true, 'created_at')).toBe('session_ended')
  expect(await after(12 * 60 + 1, false, 'created_at')).toBe('done')
})

test('the command makes the first administrator, and says what is wrong in one line', async () => {
  const database: TestDatabase = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'highstreet-admin-'))
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir, APP_ORIGIN: 'https://highstreet.test' }
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['src/commands/admin.ts', ...args], { env }).then(
      ({ stdout }) => stdout,
      ({ stderr }) => `refused: ${stderr}`,
    )
  try {
    expect(await command('list')).toBe('There are no administrators yet.\n')
    const names = ['--first-name', 'Ada', '--last-name', 'Novák']
    expect(await command('create', 'ada@test.test', ...names)).toMatch(
      /https:\/\/highstreet\.test\/auth\?mode=reset#token=[\w-]{43}\n/,
    )
    expect(await command('list')).toBe('ada@test.test\n')
    expect(await command('create', 'ada@test.test', ...names)).toMatch(
      /^refused: An account with this email address already exists/,
    )
    expect(await command('revoke', 'ada@test.test')).toBe('refused: This is the last administrator.\n')
    expect(await command('suspend', 'ben@test.test')).toBe('refused: Nobody has an account with ben@test.test\n')
    expect(await command('create', 'ben@test.test')).toMatch(/^refused: --first-name/)
    expect(await command('create', 'no address', ...names)).toMatch(/^refused: EMAIL/)
    for (const args of [[], ['destroy'], ['toString', 'a@test.test'], ['list', 'x']])
      expect(await command(...args)).toMatch(/^refused: npm run admin -- create/)
  } finally {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}, 60_000)
