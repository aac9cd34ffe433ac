import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeProvider, openTestApp, type TestProvider } from '../../tests/factories.ts'
import type { Env } from '../lib/api/serve.server.ts'
import { mountSharePictures } from './share-pictures.server.ts'

const app = openTestApp()

const ask = async ({ slug }: Pick<TestProvider, 'slug'>, language = 'en') => {
  const site = new Hono<Env>()
  mountSharePictures(site, app.running)
  const response = await site.request(`/share/provider/${slug}.jpg?lng=${language}`)
  const { status, headers } = response
  return {
    status,
    type: headers.get('content-type'),
    to: headers.get('location'),
    body: Buffer.from(await response.arrayBuffer()),
  }
}
const kept = () => readdir(join(app.running.config.dataDir, 'share-pictures')).catch(() => [])

test('a link to a provider has a picture of its own, in four languages, drawn once and anew when it says something else', async () => {
  const provider = await makeProvider(app, {
    names: { firstName: 'Łucja', lastName: 'Żak' },
    columns: { profile_image: '/pictures/barber-1-960.avif' },
  })
  const first = await ask(provider)
  expect(first).toMatchObject({ status: 200, type: 'image/jpeg' })
  expect(await sharp(first.body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(await kept()).toHaveLength(1)
  const [again, alsoAgain] = await Promise.all([ask(provider), ask(provider, 'de')])
  expect([again, alsoAgain].map(({ body }) => body.equals(first.body))).toEqual([true, true])
  expect(await kept()).toHaveLength(1)
  const french = await ask(provider, 'fr')
  expect(french.body.equals(first.body)).toBe(false)
  // The photograph stands on the right.
  const right = await sharp(first.body).extract({ left: 750, top: 100, width: 380, height: 380 }).stats()
  expect(right.entropy).toBeGreaterThan(3)
  await app.running.db
    .updateTable('provider')
    .set({ profile_image: null })
    .where('provider_id', '=', provider.providerId)
    .execute()
  const bare = await sharp((await ask(provider)).body)
    .extract({ left: 750, top: 100, width: 380, height: 380 })
    .stats()
  expect(bare.entropy).toBeLessThan(3)
})

test('where no process can be started there is that of the site, and the server goes on', async () => {
  const provider = await makeProvider(app)
  const { execPath } = process
  for (const missing of ['/no/such/node', '/etc/hostname']) {
    process.execPath = missing
    expect(await ask(provider)).toMatchObject({ status: 302, to: '/share/generic.jpg' })
  }
  process.execPath = execPath
  expect(await ask(provider)).toMatchObject({ status: 200 })
})

test('whoever cannot be seen has none, and whose name the fonts cannot write has that of the site', async () => {
  expect(await ask({ slug: 'nobody' })).toMatchObject({ status: 404 })
  expect(await ask(await makeProvider(app, { columns: { status: 'inactive' } }))).toMatchObject({ status: 404 })
  const sergey = await makeProvider(app, { names: { firstName: 'Сергей' } })
  expect(await ask(sergey)).toMatchObject({ status: 302, to: '/share/generic.jpg' })
})
