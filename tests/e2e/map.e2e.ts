import { expect, type Page, test } from '@playwright/test'
import { type BuiltServer, startBuiltServer } from '../built-server.ts'
import { expectNoAxeViolations } from './axe.ts'
import { problemsIn } from './looks.ts'
import { comesAlive } from './sign-in.ts'

const results = '/search?category=hair-styling-barbering&location=London'
const map = (page: Page) => page.getByRole('region', { name: 'Map' })
const frame = (page: Page) => page.locator('.map-frame')
const searchHere = (page: Page) => page.getByRole('link', { name: 'Search this area' })
const said = (page: Page) => map(page).getByRole('status')

/** Moves it, and waits until what is seen then is drawn: keys count as moved only a moment after the last one. */
async function moves(page: Page, move: () => Promise<void>) {
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/search/map?'))
  await move()
  await answered
  await expect(said(page)).toHaveText(/^\d+ providers? on the map$/)
}
const red = 'rgb(196, 22, 31)'
const fillOf = (page: Page, linkTo: string) =>
  page.locator(`.map-pin[href="${linkTo}"] path`).evaluate((path) => getComputedStyle(path).fill)

async function open(page: Page, path = results, width = 1440) {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
  await page.goto(path)
  await page.mouse.move(4, 300)
  await comesAlive(frame(page))
}

/** Of somebody who is on the list and has a pin of their own. */
async function listedPin(page: Page): Promise<string> {
  const links = await page
    .locator('.split-list .card-link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const link of links) if ((await page.locator(`.map-pin[href="${link}"]`).count()) > 0) return link
  throw new Error('nobody on the list has a pin')
}

test.describe('beside the list', () => {
  test('the map fills the window below the header, and nothing on it overlaps', async ({ page }) => {
    await open(page)
    const list = await page.locator('.split-list').boundingBox()
    const drawn = await map(page).boundingBox()
    expect((drawn?.width ?? 0) / ((drawn?.width ?? 0) + (list?.width ?? 0))).toBeCloseTo(0.46, 2)
    await page.mouse.wheel(0, 900)
    await expect.poll(async () => (await map(page).boundingBox())?.y).toBe(81)
    expect((await map(page).boundingBox())?.height).toBe(900 - 81)
    await expect(map(page)).toContainText('Place names only, no streets.')
    const overlaps = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll<SVGGraphicsElement>('.map-name, .map-pin-plate, .map-cluster g')].map(
        (element) => ({ name: element.textContent, ...element.getBoundingClientRect().toJSON() }),
      )
      return boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            (other) =>
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          )
          .map((other) => `${one.name} and ${other.name}`),
      )
    })
    expect(overlaps).toEqual([])
  })

  test('nothing lies under what is to be pressed', async ({ page }) => {
    for (const [path, width] of [
      ['/search?location=London', 1440],
      ['/search?location=London', 1024],
      ['/search?location=London&view=map', 390],
    ] as const) {
      await open(page, path, width)
      const below = () =>
        page.evaluate(() => {
          const boxOf = (element: Element) => element.getBoundingClientRect()
          const plates = [...document.querySelectorAll('.map-plate')].map(boxOf)
          return [...document.querySelectorAll('.map-pin-plate path, .map-cluster rect')].filter((thing) => {
            const { left, right, top, bottom } = boxOf(thing)
            return plates.some(
              (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top && box.width > 0,
            )
          }).length
        })
      await expect.poll(below, `${path} at ${width}`).toBe(0)
      await page.getByRole('button', { name: 'Zoom in' }).click()
      await expect(map(page).getByRole('status')).toHaveText(/on the map$/)
      await expect.poll(below, `${path} at ${width}, nearer`).toBe(0)
    }
  })

  test('what takes all filters away lies on none of them', async ({ page }) => {
    for (const width of [1366, 1440, 1920]) {
      await open(page, `${results}&search=barber&minRating=4&verified=true`, width)
      const clear = await page.locator('.filters-clear').boundingBox()
      for (const chip of await page.locator('.search-chips .chip').all()) {
        const box = await chip.boundingBox()
        const isBeside = !box || !clear || box.x >= clear.x + clear.width || box.x + box.width <= clear.x
        expect([width, isBeside || box.y >= clear.y + clear.height || box.y + box.height <= clear.y]).toEqual([
          width,
          true,
        ])
      }
    }
  })

  test('a card that is pointed at or focused turns its pin red, and the other way round', async ({ page }) => {
    await open(page)
    const linkTo = await listedPin(page)
    const card = page.locator(`.split-list li:has(.card-link[href="${linkTo}"])`)
    await expect.poll(() => fillOf(page, linkTo)).not.toBe(red)
    await card.hover()
    await expect.poll(() => fillOf(page, linkTo)).toBe(red)
    await page.mouse.move(4, 300)
    await expect.poll(() => fillOf(page, linkTo)).not.toBe(red)
    await card.locator('.card-link').focus()
    await expect.poll(() => fillOf(page, linkTo)).toBe(red)
    await page.getByRole('searchbox').focus()
    await page.mouse.move(5, 301)

    const pin = page.locator(`.map-pin[href="${linkTo}"]`)
    await pin.scrollIntoViewIfNeeded()
    await pin.hover()
    await expect(card).toHaveAttribute('data-in-hand')
    await pin.click()
    const name = (await card.locator('.card-link').textContent()) ?? ''
    await expect(page.locator('.map-peek').getByRole('link', { name })).toBeVisible()
    await page.locator('.map-peek').getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('.map-peek')).toHaveCount(0)
  })

  test('a pin leads to its provider also when they are not on this page of the list', async ({ page }) => {
    await open(page, '/search?location=London')
    const listed = await page
      .locator('.split-list .card-link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const pins = page.locator('.map-pin')
    const all = await pins.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const other = all.find((href) => !listed.includes(href)) ?? ''
    await page
      .locator(`.map-pin[href="${other}"]`)
      .evaluate((pin) => pin.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
    await page.locator('.map-peek .card-link').click()
    await expect(page).toHaveURL(other)
  })

  test('keys, buttons and dragging move it, and only then the area can be searched, with all filters', async ({
    page,
  }) => {
    await open(page)
    const names = () => page.locator('.map-name').allTextContents()
    const before = await names()
    await expect(searchHere(page)).toHaveCount(0)
    await moves(page, () => page.getByRole('button', { name: 'Zoom in' }).click())
    expect(await names()).not.toEqual(before)
    await expect(searchHere(page)).toBeVisible()

    const closer = await names()
    await frame(page).focus()
    for (let times = 0; times < 4; times++) await moves(page, () => page.keyboard.press('ArrowRight'))
    expect(await names()).not.toEqual(closer)
    const aside = await names()
    await moves(page, () => page.keyboard.press('-'))
    expect(await names()).not.toEqual(aside)

    const wide = await names()
    const box = await frame(page).boundingBox()
    const [x, y] = [(box?.x ?? 0) + 250, (box?.y ?? 0) + 250]
    await moves(page, async () => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 60, y + 90, { steps: 3 })
      await page.mouse.move(x + 230, y + 220, { steps: 5 })
      await page.mouse.up()
    })
    expect(await names()).not.toEqual(wide)
    // Nothing that lay under the pointer was opened.
    await expect(page).toHaveURL(results)
    await expect(page.locator('.map-peek')).toHaveCount(0)

    const shown = await page.locator('.map-drawing').evaluate((drawing) => drawing.getBoundingClientRect().width)
    expect(shown).toBeGreaterThan(1000)
    const count = /^\d+ providers?/.exec((await said(page).textContent()) ?? '')?.[0] ?? 'nothing'
    const seen = await names()
    await searchHere(page).click()
    await expect(page).toHaveURL(/category=hair-styling-barbering&bounds=51\.\d+%2C-0\.\d+%2C51\.\d+%2C-?0\.\d+$/)
    await expect(searchHere(page)).toHaveCount(0)
    // What was announced is what is listed, and the map stays where it was.
    await expect(page.locator('.split-list').getByRole('status')).toHaveText(new RegExp(`^${count}`))
    await expect.poll(names).toEqual(seen)
    await page.getByRole('link', { name: 'Remove In this area' }).click()
    await expect(page).toHaveURL('/search?category=hair-styling-barbering')
  })

  test('a cluster comes nearer until it is taken apart', async ({ page }) => {
    await open(page)
    const cluster = page.locator('.map-cluster').first()
    const pins = () => page.locator('.map-pin').evaluateAll((all) => all.map((pin) => pin.getAttribute('href')))
    const before = await pins()
    await cluster.evaluate((plate) => plate.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
    await expect(searchHere(page)).toBeVisible()
    await expect(said(page)).toHaveText(/on the map$/)
    expect((await pins()).filter((pin) => !before.includes(pin))).not.toEqual([])
  })

  test('is asked where one is only when the button is pressed, and only about', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 53.480_812, longitude: -2.242_631 })
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/search/map') && asked.push(request.url()))
    await open(page)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Centre the map on me' }).click()
    await expect(map(page)).toContainText('Hulme')
    expect(asked.join()).not.toContain('480812')
    await context.clearPermissions()
  })

  test('whoever refuses to say where they are is told so, and the map stays', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) => failed?.({} as GeolocationPositionError)
    })
    await open(page)
    const before = await page.locator('.map-name').allTextContents()
    await page.getByRole('button', { name: 'Centre the map on me' }).click()
    await expect(map(page).getByRole('status')).toHaveText('Your position could not be found.')
    expect(await page.locator('.map-name').allTextContents()).toEqual(before)
  })

  test('a part of the map that cannot be had leaves what was there, and says so', async ({ page }) => {
    await open(page)
    await page.route('**/api/search/map*', (route) => route.fulfill({ status: 500, body: 'broken' }))
    const before = await page.locator('.map-name').allTextContents()
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect(map(page).getByRole('status')).toHaveText('This part of the map could not be loaded.')
    expect(await page.locator('.map-name').allTextContents()).toEqual(before)
    expect(await page.locator('.map-drawing').evaluate((drawing) => getComputedStyle(drawing).transform)).toMatch(
      /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/,
    )
  })

  test('no pin stands in the order of tabs, and nobody else is asked for anything', async ({ page, baseURL }) => {
    const problems = problemsIn(page, baseURL ?? '')
    await open(page)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(searchHere(page)).toBeVisible()
    expect(await page.locator('.map-frame a:not([tabindex="-1"])').count()).toBe(0)
    expect(await page.locator('.map-pin').count()).toBeGreaterThan(0)
    await expectNoAxeViolations(page)
    expect(problems).toEqual([])
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(scripts.some((name) => name.includes('/assets/'))).toBe(true)
    expect(scripts.filter((name) => name.includes('google'))).toEqual([])
  })
})

test.describe('on a phone', () => {
  test('a button opens it over the list, and Back and List return to the same place', async ({ page }) => {
    await open(page, results, 390).catch(() => {})
    const button = page.getByRole('link', { name: 'Map', exact: true })
    const box = await button.boundingBox()
    expect([box?.height, 844 - (box?.y ?? 0) - (box?.height ?? 0)]).toEqual([52, 22])
    await page.evaluate(() => scrollTo(0, 1500))
    for (const close of [() => page.goBack(), () => page.getByRole('link', { name: 'List', exact: true }).click()]) {
      await button.click()
      await expect(page).toHaveURL(`${results}&view=map`)
      await expect(map(page)).toBeVisible()
      await expect(page.locator('.split-list')).toBeHidden()
      await close()
      await expect(page).toHaveURL(results)
      await expect(map(page)).toBeHidden()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
    }
  })

  test('the card in the middle has the red pin, and a pin brings its card', async ({ page }) => {
    await open(page, '/search?search=Thompson&location=London&view=map', 390)
    const first = page.locator('.map-strip > li').first()
    await expect(first).toHaveAttribute('data-in-hand')
    await expectNoAxeViolations(page)
    await open(page, `${results}&view=map`, 390)
    const pin = page.locator('.map-pin').first()
    const linkTo = (await pin.getAttribute('href')) ?? ''
    await pin.evaluate((one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
    await expect(page.locator(`.map-strip [data-provider="${linkTo}"]`)).toBeInViewport()
  })

  test('the search is one line above list and map, the first name is on the first screen, and filters keep the map', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const first = page.locator('.result').first()
    for (const narrowed of ['', '&minRating=4&verified=true']) {
      await page.goto(`${results}${narrowed}`)
      for (const part of ['.result-name', '.result-head span', '.slots .slot'])
        await expect(first.locator(part).first(), part).toBeInViewport({ ratio: 1 })
    }
    await page.goto(results)
    // Nor does the button of the map lie on the times.
    const [slot, button] = await Promise.all(
      [first.locator('.slots .slot').first(), page.getByRole('link', { name: 'Map', exact: true })].map((one) =>
        one.boundingBox(),
      ),
    )
    expect((slot?.y ?? 0) + (slot?.height ?? 0) / 2).toBeLessThan(button?.y ?? 0)
    const where = page.getByRole('search').getByLabel('Where', { exact: true })
    await expect(where).toBeHidden()
    const line = page.locator('.find-fold > summary')
    await expect(line).toHaveText(/Hair Styling & Barbering\s*London/)
    await line.click()
    await expect(where).toBeVisible()
    await page.goto(`${results}&view=map`)
    const [bar, chips, drawn] = await Promise.all(
      [line, page.locator('.search-chips'), frame(page)].map((one) => one.boundingBox()),
    )
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(chips?.y ?? 0)
    expect((chips?.y ?? 0) + (chips?.height ?? 0)).toBeLessThanOrEqual((drawn?.y ?? 0) + 1)
    await page.getByRole('link', { name: '4.5 and up' }).click()
    await expect(page).toHaveURL(/view=map&minRating=4\.5$/)
    // The address is there before what it shows, with a line of its own.
    await expect(page.getByRole('link', { name: 'Remove 4.5 and up' })).toBeVisible()
    await line.click()
    await where.fill('Leeds')
    await where.press('Enter')
    await expect(page).toHaveURL(/location=Leeds.*view=map/)
    await expect(page.locator('.map-sheet')).toBeVisible()
  })

  test('two fingers bring it nearer', async ({ page }) => {
    await open(page, `${results}&view=map`, 390)
    const scale = () => page.locator('.map-scale').textContent()
    const before = await scale()
    await frame(page).evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      const send = (type: string, pointerId: number, x: number) =>
        element.dispatchEvent(
          new PointerEvent(type, {
            ...{ pointerId, bubbles: true, button: 0, pointerType: 'touch' },
            ...{ clientX: left + x, clientY: top + 150 },
          }),
        )
      element.setPointerCapture = () => {}
      send('pointerdown', 11, 150)
      send('pointerdown', 12, 200)
      for (const by of [20, 40, 60, 80]) {
        send('pointermove', 11, 150 - by)
        send('pointermove', 12, 200 + by)
      }
      send('pointerup', 11, 70)
      send('pointerup', 12, 280)
    })
    await expect.poll(scale).not.toBe(before)
    await expect(searchHere(page)).toHaveAttribute('href', /view=map/)
    await expect(said(page)).toHaveText(/on the map$/)
    const count = (await said(page).textContent()) ?? ''
    await expect(page.locator('.map-sheet-count')).toHaveText(count)
    // The cards, too, are those in sight.
    const cards = page.locator('.map-strip [data-provider]')
    const inSight = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-provider')))
    expect(inSight).toHaveLength(Math.min(12, Number.parseInt(count, 10)))
    await searchHere(page).click()
    await expect(page).toHaveURL(/bounds=/)
    await expect(page.locator('.map-sheet-count')).toHaveText(count.replace(' on the map', ''))
    await expect
      .poll(() => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-provider'))))
      .toEqual(inSight)
  })
})

const provider = '/provider/maya-thompson'

test('the page of a provider shows where the address is, beside the way there', async ({ page, baseURL }) => {
  const problems = problemsIn(page, baseURL ?? '')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(provider)
    await page.mouse.move(4, 300)
    const figure = page.getByRole('figure').filter({ hasText: 'Place names only, no streets.' })
    const drawing = figure.getByRole('group', { name: 'Place names around Maya Thompson' })
    await comesAlive(drawing)
    await expect(drawing).toContainText('Bethnal Green')
    const [pin, box] = [await figure.locator('.map-address').boundingBox(), await figure.boundingBox()]
    expect((pin?.x ?? 0) + (pin?.width ?? 0) / 2).toBeCloseTo((box?.x ?? 0) + (box?.width ?? 0) / 2, 0)
    await expectNoAxeViolations(page, '#about')
    await expect(page.locator('#about').getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/directions\?to=51\.\d+%2C-0\.\d+$/,
    )
  }
  expect(problems).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of a provider has its map', async ({ page }) => {
    await page.goto(provider)
    await expect(page.getByRole('group', { name: 'Place names around Maya Thompson' })).toBeVisible()
    await expect(page.getByText('Place names only, no streets.')).toBeVisible()
  })

  test('the map is there, its pins and clusters are links, and the button opens it on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(results)
    await expect(map(page)).toContainText('Islington')
    await expect(page.locator('.map-pin').first()).toHaveAttribute('href', /^\/provider\//)
    await expect(page.locator('.map-cluster').first()).toHaveAttribute('href', /bounds=/)
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(map(page)).toBeHidden()
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(map(page)).toContainText('Place names only, no streets.')
    await expect(page.locator('.map-strip li').first()).toBeVisible()
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await expect(page).toHaveURL(results)
    await page.locator('.find-fold > summary').click()
    await expect(page.getByRole('search').getByLabel('Where', { exact: true })).toHaveValue('London')
  })
})

/** What Google sends, as far as it is used: a map that draws nothing, in which a degree is 2,000 px. */
const googleScript = `{
  class Map {
    constructor(element, { center, zoom }) {
      Object.assign(this, { element, center, zoom, listeners: [] })
      element.dataset.drawn = JSON.stringify({ center, zoom })
      this.idle()
    }
    addListener(_name, listener) { this.listeners.push(listener); return { remove() {} } }
    idle() { setTimeout(() => { for (const listener of this.listeners) listener() }) }
    getCenter() { return { toJSON: () => this.center } }
    getZoom() { return this.zoom }
    setCenter(center) { this.center = center; this.idle() }
    setZoom(zoom) { this.zoom = zoom; this.element.dataset.drawn = JSON.stringify({ zoom }); this.idle() }
  }
  class OverlayView {
    setMap(map) {
      if (!map) return this.onRemove()
      this.map = map
      this.pane = document.createElement('div')
      this.pane.style.cssText = 'position: absolute; left: 50%; top: 50%'
      map.element.append(this.pane)
      this.onAdd()
      this.draw()
    }
    getPanes() { return { overlayMouseTarget: this.pane } }
    getProjection() {
      const { lat, lng } = this.map.center
      return { fromLatLngToDivPixel: (at) => ({ x: (at.lng - lng) * 2000, y: (lat - at.lat) * 3000 }) }
    }
  }
  class Geocoder {
    geocode({ address }, tell) {
      const isKnown = address === 'Nowhere-on-Sea'
      const location = { toJSON: () => ({ lat: 51.52, lng: -0.06 }) }
      tell(isKnown ? [{ formatted_address: address, geometry: { location } }] : [], isKnown ? 'OK' : 'ZERO_RESULTS')
    }
  }
  window.google = { maps: { Map, OverlayView, Geocoder } }
  window.mapsAreThere()
}`

test.describe('with a key for the maps of Google', () => {
  test.describe.configure({ mode: 'serial' })
  let server: BuiltServer
  test.beforeAll(async () => {
    server = await startBuiltServer({ GOOGLE_MAPS_KEY: 'a-key-for-browsers' })
  })
  // It fails where a page tried what its policy forbids.
  test.afterAll(() => server.stop())
  const google = (page: Page) => page.locator('[data-google][data-drawn]')
  const answer = (page: Page, body: string | null) =>
    page.route('https://maps.googleapis.com/**', (route) =>
      body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    )

  test('the map is theirs, with the same pins, which stay with the list', async ({ page }) => {
    await answer(page, googleScript)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(server.origin + results)
    const own = await page.locator('.map-pin').evaluateAll((pins) => pins.map((pin) => pin.getAttribute('href')))
    await page.mouse.move(4, 300)
    await expect(google(page)).toBeVisible()
    await expect(page.locator('.map-drawing')).toHaveCount(0)
    await expect(map(page)).not.toContainText('no streets')
    const theirs = () => page.locator('.map-pin').evaluateAll((pins) => pins.map((pin) => pin.getAttribute('href')))
    await expect.poll(theirs).toEqual(own)
    const linkTo = await listedPin(page)
    await page.locator(`.split-list li:has(.card-link[href="${linkTo}"])`).hover()
    await expect.poll(() => fillOf(page, linkTo)).toBe(red)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(searchHere(page)).toBeVisible()
    await expect(map(page).getByRole('status')).toHaveText(/on the map$/)
  })

  test('ours stays where their script does not come, and where they refuse the key', async ({ page }) => {
    await answer(page, null)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(server.origin + results)
    await page.mouse.move(4, 300)
    await comesAlive(frame(page).first())
    await expect(page.locator('[data-google]')).toHaveCount(0)
    await expect(map(page)).toContainText('Place names only, no streets.')
    await page.unrouteAll()
    await answer(page, `${googleScript}\nsetTimeout(() => window.gm_authFailure(), 400)`)
    await page.goto(server.origin + results)
    await page.mouse.move(4, 300)
    await page.waitForFunction(() => 'google' in window)
    await expect(page.locator('[data-google]')).toHaveCount(0)
    await expect(page.locator('.map-drawing')).toBeVisible()
  })

  test('a place that only they know is searched around, if a distance from it is asked for', async ({ page }) => {
    await answer(page, googleScript)
    await page.goto(`${server.origin}/search?location=Nowhere-on-Sea&distanceKm=3`)
    await page.mouse.move(4, 300)
    await expect(page).toHaveURL(/\/search\?distanceKm=3&userLat=51\.5200&userLng=-0\.0600$/)
    await expect(page.locator('.split-list .card-link').first()).toBeVisible()
    await page.goto(`${server.origin}/search?location=Atlantis-on-Sea&distanceKm=3`)
    await page.mouse.move(5, 301)
    await expect(google(page)).toBeAttached()
    await expect(page).toHaveURL(/Atlantis/)
  })
})
