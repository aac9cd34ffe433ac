import { expect, test } from '@playwright/test'
import { startBuiltServer } from '../built-server.ts'

test('every picture of the front pages is there', async ({ page }) => {
  const looked: string[] = []
  for (const path of [
    '/',
    '/search?location=London',
    '/provider/maya-thompson',
    '/about',
    '/offline',
    '/no/such/page',
  ]) {
    await page.goto(path)
    const pictures = await page.evaluate(async () => {
      // What lies further down waits until it is scrolled to.
      for (const picture of document.images) picture.loading = 'eager'
      return Promise.all(
        [...document.images].map(async (picture) => ({
          address: picture.currentSrc || picture.src,
          isThere: await picture.decode().then(
            () => picture.naturalWidth > 0,
            () => false,
          ),
        })),
      )
    })
    expect(pictures.filter(({ isThere }) => !isThere).map(({ address }) => `${path}: ${address}`)).toEqual([])
    looked.push(...pictures.map(({ address }) => address))
  }
  expect(new Set(looked).size).toBeGreaterThan(30)
})

test('with a key a provider’s page has a picture of Google’s map, and our map where it does not come', async ({
  page,
}) => {
  test.slow()
  const server = await startBuiltServer({ GOOGLE_MAPS_KEY: 'a-key-for-browsers' })
  const provider = '/provider/maya-thompson'
  const asked: string[] = []
  const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/gif', body: pixel })
  })
  await page.goto(server.origin + provider)
  await page.mouse.move(4, 300)
  const picture = page.getByRole('img', { name: 'Place names around Maya Thompson' })
  await expect(picture).toHaveAttribute('src', /staticmap\?center=51\.\d+%2C-0\.\d+&zoom=14&size=640x260&scale=2/)
  await expect(picture).toHaveAttribute('src', /markers=color%3Ared%7Clabel%3A%7C51/)
  await expect(page.locator('#about').getByRole('link', { name: 'Get Directions' })).toBeVisible()
  expect(asked.length).toBe(1)
  await page.unrouteAll()
  await page.route('https://maps.googleapis.com/**', (route) => route.abort())
  await page.goto(server.origin + provider)
  const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('staticmap'))
  await page.mouse.move(5, 301)
  await broken
  await expect(picture).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Place names around Maya Thompson' })).toBeVisible()
  await server.stop()
})
