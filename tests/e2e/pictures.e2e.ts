import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { startBuiltServer } from '../built-server.ts'
import { expectNoAxeViolations } from './axe.ts'
import { arriveAs, newPerson } from './sign-in.ts'

async function pictureOf(background: string, name = `${background}.png`) {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

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
  // A pointer that rests on the page may wake it by itself.
  const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('staticmap'))
  await page.goto(server.origin + provider)
  await page.mouse.move(5, 301)
  await broken
  await expect(picture).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Place names around Maya Thompson' })).toBeVisible()
  await server.stop()
})

test('a photo is chosen, positioned and shown in the header, also after a reload, and taken away again', async ({
  page,
}) => {
  await arriveAs(page, newPerson('Nia'), '/profile')
  const chooser = page.getByLabel('Choose a photo', { exact: true }).and(page.locator('input'))
  await chooser.setInputFiles({ name: 'me.txt', mimeType: 'image/png', buffer: Buffer.from('no photo') })
  await expect(page.getByText('Your browser cannot open this file.')).toBeVisible()
  // Twice as wide as high, red at the left and blue at the right: in the middle it would have both.
  const blue = sharp({ create: { width: 600, height: 600, channels: 3, background: 'blue' } }).png()
  const wide = sharp({ create: { width: 1200, height: 600, channels: 3, background: 'red' } })
    .composite([{ input: await blue.toBuffer(), left: 600, top: 0 }])
    .png()
  await chooser.setInputFiles({ name: 'both.png', mimeType: 'image/png', buffer: await wide.toBuffer() })
  const dialog = page.getByRole('dialog', { name: 'Position your photo' })
  await dialog.getByLabel('Left and right').press('End')
  await dialog.getByLabel('Zoom').press('ArrowRight')
  await expect(dialog.getByLabel('Up and down')).toBeEnabled()
  await expectNoAxeViolations(page)
  const hasArrived = Promise.withResolvers<void>()
  await page.route('**/api/uploads/image', async (route) => {
    await hasArrived.promise
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Use this photo' }).click()
  await expect(dialog.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
  hasArrived.resolve()
  await expect(page.getByText('Your photo is saved.')).toBeVisible()
  const inHeader = page.getByRole('banner').locator('.avatar img').first()
  await expect(inHeader).toHaveAttribute('src', /^\/uploads\/[\w-]+-192\.webp$/)
  const stored = await page.request.get((await inHeader.getAttribute('src')) ?? '')
  const { data, info } = await sharp(await stored.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([192, 192])
  const reddest = Math.max(...data.filter((_, index) => index % info.channels === 0))
  const leastBlue = Math.min(...data.filter((_, index) => index % info.channels === 2))
  expect([reddest < 40, leastBlue > 215]).toEqual([true, true])
  await page.reload()
  await expect.poll(() => inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192)
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Your photo is removed.')).toBeVisible()
  await expect(inHeader).toHaveCount(0)
})

/** A business of somebody whom no other test knows; answers where its page is. */
async function openBusiness(page: Page): Promise<string> {
  const token = await arriveAs(page, newPerson('Zadie'), '/robots.txt')
  const day = [{ opens: '09:00', closes: '17:00' }]
  const answer = await page.context().request.post('/api/providers', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      businessName: 'Chair & Comb',
      profession: 'Barber',
      placeSlug: 'london',
      street: 'Roman Road 5',
      postalCode: 'E2 0HU',
      services: [{ name: 'Cut', durationMinutes: 60, priceMinor: 4000 }],
      hours: Array.from({ length: 7 }, () => day),
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).provider.linkTo
}

test('an owner adds photos, orders and describes them, and the page shows them at once', async ({ page }) => {
  const link = await openBusiness(page)
  await page.goto(link)
  await expect(page.getByText('No photos available yet')).toBeVisible()
  await page.goto('/dashboard/page')
  const part = page.getByRole('region', { name: 'Photos' })
  await part
    .locator('input[type=file]')
    .setInputFiles([
      await pictureOf('red'),
      { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') },
      await pictureOf('blue'),
    ])
  const items = part.getByRole('listitem')
  await expect(items).toHaveCount(3)
  await expect(items.nth(1).getByText('This is not a photo we can read.')).toBeVisible()
  const save = part.getByRole('button', { name: 'Save photos' })
  await expect(save).toBeDisabled()
  await part.getByRole('button', { name: 'Remove photo 2' }).click()
  await expect(items.nth(1).locator('img')).toHaveAttribute('src', /-480\.webp$/)

  // What was lost on the way is still shown from the device, and sent again by a press.
  await page.route('**/api/uploads/image', (route) => route.abort(), { times: 1 })
  await part.locator('input[type=file]').setInputFiles([await pictureOf('green')])
  const lost = items.nth(2)
  await expect(lost.getByRole('alert')).toBeVisible()
  await expect(lost.locator('canvas, img').first()).toBeVisible()
  await expect(save).toBeDisabled()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/uploads/image', (route) => held.promise.then(() => route.continue()), { times: 1 })
  // Where many send at once it comes again by itself.
  const busy = { status: 503, headers: { 'retry-after': '1' }, json: { success: false, code: 'busy', message: 'Busy' } }
  await page.route('**/api/uploads/image', (route) => route.fulfill(busy), { times: 1 })
  await lost.getByRole('button', { name: 'Try again' }).click()
  await expect(lost.getByRole('alert')).toBeHidden()
  await expect(lost.getByRole('status')).toHaveText(/^(Preparing|Uploading)/)
  held.resolve()
  await expect(lost.locator('img')).toHaveAttribute('src', /-480\.webp$/)
  await expect(lost.getByRole('status')).toHaveCount(0)
  await part.getByRole('button', { name: 'Remove photo 3' }).click()
  await items.nth(1).getByLabel('What it shows').fill('A blue wall')
  await part.getByRole('button', { name: 'Move photo 2 forward' }).click()
  await expectNoAxeViolations(page)
  await save.click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.goto(link)
  const front = page.getByRole('button', { name: 'Photo 1 of 2: A blue wall' })
  const image = front.locator('img')
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(400)
  await front.click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'A blue wall' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/dashboard/page')
  await part.getByRole('button', { name: 'Remove photo 1' }).click()
  await save.click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('button', { name: /^Photo 1 of 1/ })).toBeVisible()
})
