import { expect, test } from 'vitest'
import { makeProvider, openTestApp } from '../../../tests/factories.ts'
import { listSitemapParts, readSitemapEntries, workOutSitemapParts } from './sitemap.server.ts'

const app = openTestApp()

async function slugsOf(from: string, size: number, atOnce: number) {
  const batches: string[][] = []
  for await (const rows of readSitemapEntries(app.ctx(), from, size, atOnce)) batches.push(rows.map(({ slug }) => slug))
  return batches
}

test('a site map names every listed provider once, in parts, each read some at a time', async () => {
  const partsOf = async (size: number) => {
    await workOutSitemapParts(app.ctx(), size)
    return listSitemapParts(app.ctx())
  }
  expect(await partsOf(3)).toEqual([])
  const made = []
  for (let index = 0; index < 7; index++) made.push(await makeProvider(app))
  const hidden = await makeProvider(app, { columns: { status: 'inactive' } })
  const unproven = await makeProvider(app)
  const { db } = app.running
  const owner = unproven.owner.accountId
  await db.updateTable('account').set({ email_verified_at: null }).where('account_id', '=', owner).execute()
  const changed = new Date('2030-05-06T07:08:09Z')
  const fourth = made[3]?.providerId ?? ''
  await db.updateTable('provider').set({ updated_at: changed }).where('provider_id', '=', fourth).execute()

  const parts = await partsOf(3)
  expect(parts.map(({ from }) => from)).toEqual([made[0], made[3], made[6]].map((one) => one?.providerId))
  expect(parts[1]?.lastModified).toEqual(changed)
  // As many as fill their parts leave no empty one behind them.
  expect(await partsOf(7)).toHaveLength(1)
  expect(await partsOf(3)).toEqual(parts)
  const read = await Promise.all(parts.map(({ from }) => slugsOf(from, 3, 2)))
  expect(read.map((batches) => batches.map(({ length }) => length))).toEqual([[2, 1], [2, 1], [1]])
  const slugs = read.flat(2)
  expect(slugs).toEqual(made.map(({ slug }) => slug))
  expect(slugs).not.toContain(hidden.slug)
  expect(slugs).not.toContain(unproven.slug)
})

test('who asks for its parts reads no provider: they are what the last job has written', async () => {
  await workOutSitemapParts(app.ctx())
  const before = await listSitemapParts(app.ctx())
  await app.running.db
    .updateTable('provider')
    .set({ updated_at: new Date('2031-01-01T00:00:00Z') })
    .execute()
  expect(await listSitemapParts(app.ctx())).toEqual(before)
  await workOutSitemapParts(app.ctx())
  expect((await listSitemapParts(app.ctx()))[0]?.lastModified).toEqual(new Date('2031-01-01T00:00:00Z'))
})
