import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { makeAccount, openTestApp } from '../../tests/factories.ts'
import { eraseAccount } from '../domains/identity/delete-account.server.ts'
import { isWanted, unsubscribePath } from '../domains/identity/messages.server.ts'
import type { Env } from '../lib/api/serve.server.ts'
import { transaction } from '../lib/db.server.ts'
import { mountUnsubscribe } from './unsubscribe.server.ts'

const app = openTestApp()
const site = new Hono<Env>()
beforeAll(() => mountUnsubscribe(site, app.running, []))

/** As a mail program sends it: no cookie, no origin, a form. */
const oneClick = (path: string) =>
  site.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
const isAsked = (accountId: string) => isWanted(app.running.db, accountId, 'reviews', 'mail')

test('to look at the link of a mail changes nothing; to press ends such mails, also twice', async () => {
  const { accountId } = await makeAccount(app)
  const path = unsubscribePath(app.ctx(), accountId, 'reviews')
  const page = await site.request(path, { headers: { 'accept-language': 'en' } })
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toContain('no-store')
  const html = await page.text()
  expect(html).toContain('No more of these emails?')
  expect(html).toMatch(/<form [^>]*method="post"/)
  expect(html).toContain(`action="${path}"`)
  expect(await isAsked(accountId)).toBe(true)
  for (const answer of [await oneClick(path), await oneClick(path)]) {
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('You will get no more of these emails')
  }
  expect(await isAsked(accountId)).toBe(false)
})

test('a link that somebody has made up, or that would end what cannot be ended, is none', async () => {
  const { accountId } = await makeAccount(app)
  const other = await makeAccount(app)
  const signature = unsubscribePath(app.ctx(), accountId, 'reviews').split('.').at(-1)
  const wrong = [
    `/unsubscribe/${other.accountId}.reviews.${signature}`,
    `/unsubscribe/${accountId}.reviews.${'A'.repeat(43)}`,
    `/unsubscribe/${accountId}.reviews`,
    unsubscribePath(app.ctx(), accountId, 'bookings'),
    unsubscribePath(app.ctx(), accountId, 'account'),
  ]
  for (const path of wrong) {
    expect((await oneClick(path)).status, path).toBe(404)
    expect((await site.request(path)).status).toBe(404)
  }
  expect(await isAsked(accountId)).toBe(true)
  expect(await isAsked(other.accountId)).toBe(true)
})

test('whoever is suspended and presses it gets no more after they are back', async () => {
  const { accountId } = await makeAccount(app)
  const { db } = app.running
  const set = (status: string) =>
    db.updateTable('account').set({ status }).where('account_id', '=', accountId).execute()
  await set('suspended')
  const answer = await oneClick(unsubscribePath(app.ctx(), accountId, 'reviews'))
  expect(await answer.text()).toContain('You will get no more of these emails')
  await set('active')
  expect(await isAsked(accountId)).toBe(false)
})

test('an old mail of somebody who has left writes nothing about them any more', async () => {
  const [stays, leaves] = [await makeAccount(app), await makeAccount(app)]
  await transaction(app.ctx(), (tx) => eraseAccount(tx, leaves.accountId))
  for (const { accountId } of [stays, leaves])
    expect((await oneClick(unsubscribePath(app.ctx(), accountId, 'waitlist'))).status).toBe(200)
  const whose = [stays, leaves].map(({ accountId }) => accountId)
  const rows = await app.running.db
    .selectFrom('message_off')
    .select('account_id')
    .where('account_id', 'in', whose)
    .execute()
  expect(rows).toEqual([{ account_id: stays.accountId }])
})
