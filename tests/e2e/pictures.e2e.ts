import { expect, test } from '@playwright/test'

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
