import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTriggers } from '../../../tests/directories.ts'
import {
  beginErasing,
  makeAccount,
  makeAdmin,
  makeProvider,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { examine } from '../doctor/examine.server.ts'
import { setSuspended } from '../identity/admins.server.ts'
import { proveMailbox } from '../identity/first-proof.server.ts'
import { makeMailToken, type Purpose } from '../identity/mail-tokens.server.ts'
import { changePassword, verifyEmail } from '../identity/recovery.server.ts'

const app = openTestApp()
beforeAll(() => withoutTriggers(app))

let shop: TestProvider
beforeEach(async () => {
  shop = await makeProvider(app)
})

const isListed = async () => {
  const { rows } = await sql<{ is: boolean }>`select is_owner_listed as is from listing
    where provider_id = ${shop.providerId}`.execute(app.running.db)
  return rows[0]?.is
}
const misled = async () => (await examine(app.ctx(), 'everyone_is_listed')).breaches

async function unprove(pendingEmail: string | null = null) {
  const { accountId } = shop.owner
  await sql`update account set email_verified_at = null, pending_email = ${pendingEmail}
    where account_id = ${accountId}`.execute(app.running.db)
  expect(await misled()).toContain(shop.providerId)
  await sql`update listing set is_owner_listed = false where provider_id = ${shop.providerId}`.execute(app.running.db)
  expect(await misled()).toEqual([])
}

async function tokenFor(purpose: Purpose, email?: string) {
  const { accountId } = shop.owner
  const account = await app.running.db
    .selectFrom('account')
    .select('email')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return makeMailToken(app.ctx(), accountId, purpose, email ?? account.email)
}

describe('lists follow their owner by the statement itself, who', () => {
  test('is suspended, and let in again', async () => {
    const admin = app.ctx(await makeAdmin(app))
    const { accountId } = shop.owner
    for (const isSuspended of [true, false]) {
      await setSuspended(admin, { accountId, isSuspended })
      expect(await isListed()).toBe(!isSuspended)
      expect(await misled()).toEqual([])
    }
  })

  test('is suspended before the mailbox is proven: neither alone lists them', async () => {
    await unprove()
    const admin = app.ctx(await makeAdmin(app))
    const { accountId } = shop.owner
    await setSuspended(admin, { accountId, isSuspended: true })
    await setSuspended(admin, { accountId, isSuspended: false })
    expect([await isListed(), await misled()]).toEqual([false, []])
  })

  test.each([
    ['a link', async () => verifyEmail(app.ctx(), { token: await tokenFor('verify_email') })],
    [
      'a code',
      () => app.running.db.transaction().execute((db) => proveMailbox({ ...app.ctx(), db }, shop.owner.accountId)),
    ],
    [
      'a new password by a link',
      async () =>
        changePassword(app.ctx(), { token: await tokenFor('reset_password'), newPassword: 'three grey herons fly' }),
    ],
  ] as const)('proves the mailbox by %s', async (_by, prove) => {
    await unprove()
    await prove()
    expect([await isListed(), await misled()]).toEqual([true, []])
  })

  test('proves another address than the first', async () => {
    const email = `other-${shop.providerId}@test.test`
    await unprove(email)
    await verifyEmail(app.ctx(), { token: await tokenFor('change_email', email) })
    expect([await isListed(), await misled()]).toEqual([true, []])
  })

  test('leaves', async () => {
    await (await beginErasing(app, shop.owner.accountId))()
    expect([await isListed(), await misled()]).toEqual([false, []])
  })

  test('has no business', async () => {
    const { accountId } = await makeAccount(app)
    await setSuspended(app.ctx(await makeAdmin(app)), { accountId, isSuspended: true })
    expect([await isListed(), await misled()]).toEqual([true, []])
  })
})
