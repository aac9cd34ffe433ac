import { readFile } from 'node:fs/promises'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { arriveAs, newPerson } from './sign-in.ts'

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } })

const savedCopy = 'This copy was saved on'

/** Wakes the page as a person does, and waits until the service worker looks after it. */
async function useUntilKept(page: Page) {
  await page.keyboard.press('Shift')
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    const taken = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
    await serviceWorker.ready
    if (!serviceWorker.controller) await taken
  })
}

async function signUp(page: Page) {
  await arriveAs(page, newPerson('Nia'), '/my-bookings')
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
}

/** Some weeks ahead, another time when one is gone; through the API: the way through the pages has a test of its own. */
async function book(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const send = async (path: string, body?: object) => {
      const headers = { authorization: `Bearer ${localStorage.token}`, 'content-type': 'application/json' }
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      return (await fetch(`/api${path}`, init)).json()
    }
    const { provider } = await send('/providers/maya-thompson')
    const [service] = provider.services
    const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10)
    const query = `providerId=${provider.id}&serviceIds=${service.id}&from=${day(62)}&to=${day(85)}`
    const { data } = await send(`/bookings/availability?${query}`)
    const starts = data.days.flatMap((each: { slots: { start: string }[] }) => each.slots.map(({ start }) => start))
    for (let tries = 0; tries < 8; tries++) {
      const dateTime = starts[Math.floor(Math.random() * starts.length)]
      const made = { providerId: provider.id, serviceIds: [service.id], dateTime }
      if ((await send('/bookings', made)).success) return service.name
    }
    throw new Error('Nothing could be booked')
  })
}

const keptPaths = (page: Page, cache: string) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname), cache)

test('without a network every page is the friendly one, at the address that was asked for', async ({
  page,
  context,
}) => {
  const scripts: string[] = []
  await page.goto('/')
  await useUntilKept(page)
  await context.setOffline(true)
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/search?search=barber')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page).toHaveURL(/\/search\?search=barber$/)
  const picture = page.locator('main img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
  expect(await page.evaluate(() => document.fonts.check('800 40px "Bricolage Grotesque Variable"'))).toBe(true)
  await expect(page.locator('main')).toHaveCSS('display', 'block')
  expect(scripts).toEqual([])

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByLabel('What')).toHaveValue('barber')
})

test('a link pressed without a network says so in the open page', async ({ page, context }) => {
  await page.goto('/about')
  await useUntilKept(page)
  // Once with a network, so that the page's own scripts are there.
  await page.locator('header').getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Local services you can book online' })).toBeVisible()
  await context.setOffline(true)
  await page.locator('header').getByRole('link', { name: 'Highstreet' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
})

test('a provider pressed without a network is not said to be gone', async ({ page, context }) => {
  await page.goto('/browse')
  await useUntilKept(page)
  const providers = page.locator('main article').getByRole('link')
  // Once with a network, so that the scripts of a profile are there.
  await providers.first().click()
  await expect(page).toHaveURL(/\/provider\//)
  await page.goBack()
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Browse' })).toBeVisible()
  await context.setOffline(true)
  await page.locator('main article').nth(3).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByText('Provider Not Found')).toHaveCount(0)
})

test('bookings can be read without a network, marked as a copy, and are gone after signing out', async ({
  page,
  context,
}) => {
  await signUp(page)
  await useUntilKept(page)
  const service = await book(page)
  await page.reload()
  await expect(page.getByText(service)).toBeVisible()
  await expect(page.getByText(savedCopy)).toBeHidden()
  await expect.poll(() => keptPaths(page, 'answers')).toEqual(['/api/users/bookings'])

  await context.setOffline(true)
  // The token lives for ten minutes, the day at the hairdresser's is later.
  await page.evaluate(() => localStorage.setItem('tokenExpiry', '0'))
  await page.goto('/my-bookings')
  await expect(page.getByText(service)).toBeVisible()
  await expect(page.getByText(savedCopy)).toContainText(String(new Date().getFullYear()))
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeDisabled()

  await context.setOffline(false)
  await page.goto('/my-bookings')
  await expect(page.getByText(service)).toBeVisible()
  await expect(page.getByText(savedCopy)).toBeHidden()
  await page.locator('header summary').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => caches.has('answers'))).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await context.setOffline(true)
  await page.goto('/my-bookings')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByText(service)).toBeHidden()
})

test('a server that is away for a while signs nobody out; what it cannot check the page says, with another try', async ({
  page,
}) => {
  await signUp(page)
  const unchecked = page.getByText('We could not check whether you are logged in.')
  const busy = { status: 503, json: { success: false, code: 'busy', message: 'We are very busy right now.' } }
  const name = page.locator('header summary')
  const token = () => page.evaluate(() => localStorage.getItem('token'))
  let before = await token()
  const away = async () => {
    await expect(unchecked).toBeVisible()
    await expect(name).toContainText('Nia')
    await expect(page).toHaveURL(/\/my-bookings$/)
    expect(await token()).toBe(before)
  }
  // One route all the time: a call that is held while its route is taken away may never be answered.
  let server: 'there' | 'busy' | 'none' | 'renews nothing' = 'there'
  await page.route(/\/api\/(users|auth|bookings)/, (route) => {
    if (server === 'none') return route.abort('connectionrefused')
    const isBusy = server === 'busy' || (server === 'renews nothing' && route.request().url().includes('/auth/refresh'))
    return isBusy ? route.fulfill(busy) : route.continue()
  })
  // A token that lives and one that has to be exchanged, with a busy server and with none.
  for (const state of ['busy', 'none'] as const)
    for (const expiry of ['later', '0']) {
      server = state
      if (expiry === '0') await page.evaluate(() => localStorage.setItem('tokenExpiry', '0'))
      await page.reload()
      await away()
      server = 'there'
      await page.getByRole('button', { name: 'Try again' }).first().click()
      await expect(unchecked).toBeHidden()
      before = await token()
    }
  // The page asks with a token that has died, and its renewal is refused for now. From a page that asks for nothing else: a
  // renewal on its way would bring the live one back.
  await page.goto('/about')
  await expect.poll(() => page.evaluate(() => Number(localStorage.getItem('tokenExpiry')) > Date.now())).toBe(true)
  await page.evaluate(() => localStorage.setItem('token', 'dead.dead.dead'))
  server = 'renews nothing'
  await page.goto('/my-bookings')
  await expect(unchecked).toBeVisible()
  await expect(name).toContainText('Nia')
  server = 'there'
  // The list asks once more by itself after a second, and its renewal may come before the press.
  await expect(async () => {
    if (await unchecked.isVisible())
      await page.getByRole('button', { name: 'Try again' }).first().click({ timeout: 1000 })
    await expect(unchecked).toBeHidden({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  // Only a 401 signs out. From a page that asks for nothing else: another renewal on its way would bring the session back.
  await page.goto('/about')
  await expect(name).toContainText('Nia')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.setItem('token', 'dead.dead.dead'))
  await page.goto('/my-bookings')
  await expect(page).toHaveURL(/\/auth\?/)
  expect(await token()).toBeNull()
})

test.describe('with every call going to the server', () => {
  test.use({ serviceWorkers: 'block' })
  test('a site that can save nothing for a while says so where one is, and no more once it can', async ({ page }) => {
    const notice = page.getByRole('status').filter({ hasText: 'We cannot save changes right now.' })
    // Where the first call would be the one that saves, it is asked for before anybody has sent anything.
    const readOnly = { status: 200, json: { status: 'ok', ok: true }, headers: { 'x-read-only': '1' } }
    await page.route(/\/api\/health\/live/, (route) => route.fulfill(readOnly))
    await page.goto('/contact')
    await page.getByLabel('Your name').click()
    await expect(notice).toBeVisible()
    await page.unrouteAll()

    await signUp(page)
    await page.route(/\/api\//, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'x-read-only': '1' } })
    })
    await page.reload()
    await expect(notice).toContainText('Please book, reschedule or cancel in a few minutes')
    await page.unrouteAll({ behavior: 'wait' })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
    await expect(notice).toBeHidden()

    // A node that has not looked yet: the first write is refused, and what was typed or pressed can be sent again.
    const refused = { success: false, code: 'read_only', message: 'We cannot save anything right now.' }
    await page.route(/\/api\/users\/calendar-feeds/, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, json: refused }),
    )
    const make = page.getByRole('button', { name: 'Create address' })
    await make.click()
    await expect(notice).toBeVisible()
    await page.unrouteAll()
    await make.click()
    await expect(page.getByRole('button', { name: 'Copy', exact: false }).first()).toBeVisible()
    await expect(notice).toBeHidden()
  })
})

test('what was kept for one person is not given to another', async ({ page, context }) => {
  await signUp(page)
  await useUntilKept(page)
  await page.reload()
  await expect.poll(() => keptPaths(page, 'answers')).toEqual(['/api/users/bookings'])
  await context.setOffline(true)
  const ask = (token: string | null) =>
    page.evaluate(async (authorization) => {
      const headers: Record<string, string> = authorization ? { authorization } : {}
      const answer = await fetch('/api/users/bookings?list=upcoming&limit=20', { headers }).catch(() => null)
      return answer && typeof (await answer.json()).data
    }, token)
  const claims = Buffer.from(JSON.stringify({ sub: crypto.randomUUID() })).toString('base64url')
  expect(await ask(await page.evaluate(() => `Bearer ${localStorage.token}`))).toBe('object')
  expect(await ask(`Bearer eyJhbGciOiJub25lIn0.${claims}.x`)).toBeNull()
  expect(await ask('Bearer not.a.token')).toBeNull()
  expect(await ask(null)).toBeNull()
})

test('free times, searches and profiles never come from what was kept', async ({ page, context }) => {
  await page.goto('/provider/maya-thompson')
  await useUntilKept(page)
  const ask = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address)
          .then(({ ok }) => ok)
          .catch(() => 'failed'),
      path,
    )
  const id = await page.evaluate(async () => (await (await fetch('/api/providers/maya-thompson')).json()).provider.id)
  const today = new Date().toISOString().slice(0, 10)
  const service = await page.evaluate(
    async () => (await (await fetch('/api/providers/maya-thompson')).json()).provider.services[0].id,
  )
  const paths = [
    `/api/bookings/availability?providerId=${id}&serviceIds=${service}&from=${today}&to=${today}`,
    '/api/providers/maya-thompson',
    '/api/providers?search=barber',
    '/search.data?search=barber',
  ]
  for (const path of paths) expect([path, await ask(path)]).toEqual([path, true])
  await context.setOffline(true)
  for (const path of paths) expect([path, await ask(path)]).toEqual([path, 'failed'])
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => !/^\/(assets\/|pictures\/|offline$|my-bookings$)/.test(path))).toEqual([])
})

/** Stands in front of the server, to be another version of it from one moment to the next. */
async function startProxy(origin: string) {
  const proxy = { address: '', isNextVersion: false, stop: () => server.close() }
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const isGone = proxy.isNextVersion && path.startsWith('/assets/')
    const forwarded = httpRequest(`${origin}${isGone ? '/assets/gone.js' : path}`, {
      method: incoming.method,
      headers: { ...incoming.headers, host: new URL(origin).host },
    })
    forwarded.on('response', (answer) => {
      const isWorker = path === '/sw.js' && proxy.isNextVersion
      if (isWorker) delete answer.headers['content-length']
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing, { end: !isWorker })
      if (isWorker) answer.on('end', () => outgoing.end('\n// The next version.\n'))
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  proxy.address = `http://localhost:${(server.address() as AddressInfo).port}`
  return proxy
}

const isNewWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed')

test('a new version waits for the last page of the old one, and leaves it all its files', async ({
  page,
  context,
  baseURL,
}) => {
  const proxy = await startProxy(baseURL ?? '')
  await page.goto(`${proxy.address}/provider/maya-thompson`)
  await useUntilKept(page)
  await page.reload()
  await page.keyboard.press('Shift')
  const assets = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/assets/')),
    )
  await expect.poll(async () => (await assets()).length).toBeGreaterThan(10)
  const files = await assets()
  await page.evaluate(() => {
    const marks = window as unknown as { changes: number }
    marks.changes = 0
    navigator.serviceWorker.addEventListener('controllerchange', () => marks.changes++)
  })

  proxy.isNextVersion = true
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => isNewWaiting(page)).toBe(true)
  expect(await page.evaluate(() => (window as unknown as { changes: number }).changes)).toBe(0)
  // To its end: what is half read may keep the worker at work.
  const load = (names: string[]) =>
    page.evaluate((all) => {
      const loadOne = async (name: string) => {
        const answer = await fetch(name, { cache: 'reload' })
        await answer.arrayBuffer()
        return answer.ok
      }
      return Promise.all(all.map(loadOne))
    }, names)
  expect(await load([...new Set(files)])).toEqual([...new Set(files)].map(() => true))
  expect(await load([`${proxy.address}/assets/never-loaded.js`])).toEqual([false])
  // A second page does not end the life of the first.
  const second = await context.newPage()
  await second.goto(`${proxy.address}/about`)
  expect(await isNewWaiting(second)).toBe(true)
  expect(await load(files.slice(0, 3))).toEqual([true, true, true])

  await page.close()
  await second.close()
  // A page that comes before the browser has let go of the last one is the old version's, too, until it is closed itself.
  await expect(async () => {
    const next = await context.newPage()
    await next.goto(`${proxy.address}/about`)
    const isWaiting = await isNewWaiting(next)
    await next.close()
    expect(isWaiting).toBe(false)
    // Each page wakes the old version, and a worker without work may live on for half a minute: at last nobody comes for longer.
  }).toPass({ intervals: [500, 2000, 5000, 35_000], timeout: 120_000 })
  proxy.stop()
})

test('files of old versions are forgotten once nobody has a page open, those of the kept pages are not', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await useUntilKept(page)
  const needed = await keptPaths(page, 'files')
  await page.evaluate(async () => {
    const files = await caches.open('files')
    const old = Array.from({ length: 230 }, (_, index) => `/assets/old-${index}.js`)
    await Promise.all(old.map((name) => files.put(name, new Response('old'))))
  })
  const countOld = async (open: Page) =>
    (await keptPaths(open, 'files')).filter((path) => path.startsWith('/assets/old-')).length
  const second = await context.newPage()
  await second.goto('/about')
  await second.goto('/contact')
  expect(await countOld(second)).toBe(230)
  await page.close()
  await second.close()

  const next = await context.newPage()
  await next.goto('/about')
  await expect.poll(() => countOld(next)).toBeLessThanOrEqual(200)
  expect(await keptPaths(next, 'files')).toEqual(expect.arrayContaining(needed))
})

test('the worker and the manifest are served as what they are, and the worker stays small', async ({ request }) => {
  const worker = await request.get('/sw.js')
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' })
  expect(worker.headers()['content-type']).toContain('javascript')
  const manifest = await request.get('/manifest.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const home = await request.get('/')
  const [asset = ''] = /\/assets\/[\w-]+\.css/.exec(await home.text()) ?? []
  expect((await request.get(asset)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await request.get('/favicon.svg')).headers()['cache-control']).toBe('public, max-age=86400')
  expect(home.headers()['content-security-policy']).toContain("manifest-src 'self'; worker-src 'self'")
  expect(await home.text()).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
  const lines = (await readFile('public/sw.js', 'utf8')).trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(140)
  expect(lines.filter((line) => line.length > 120)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the offline page is complete', async ({ page }) => {
    await page.goto('/offline')
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Saved bookings' })).toHaveAttribute('href', '/my-bookings')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
