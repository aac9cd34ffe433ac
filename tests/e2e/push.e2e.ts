import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { arriveAs, newPerson } from './sign-in.ts'
import { toConfirmingStep } from './visit.ts'

// Those of other tests have none.
test.use({ serviceWorkers: 'allow' })

/**
 * The service of the browser's maker, which no test may ask: its answer, with keys as a browser makes them. A browser without
 * a screen denies notifications to everybody: here it has allowed them.
 */
async function withPushService(context: BrowserContext) {
  await context.addInitScript(() => {
    const asked = { permission: 0 }
    Object.assign(window, { asked })
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => {
      asked.permission++
      return 'granted'
    }
    PushManager.prototype.subscribe = async () =>
      ({
        endpoint: `https://push.example/${crypto.randomUUID()}`,
        getKey: (name: string) => crypto.getRandomValues(new Uint8Array(name === 'p256dh' ? 65 : 16)).buffer,
      }) as unknown as PushSubscription
  })
}
const askedIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: { permission: number } }).asked.permission)
const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })

test('a device is told once somebody presses for it, until they press again, and is never asked on load', async ({
  page,
  context,
}) => {
  await withPushService(context)
  await arriveAs(page, newPerson('Dora', 'Walsh'), '/settings/notifications')
  const here = page.getByRole('region', { name: 'On this device' })
  await expect(here.getByRole('button', { name: 'Notify me here' })).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await askedIn(page)).toBe(0)
  await here.getByRole('button', { name: 'Notify me here' }).click()
  await expect(here.getByText('This device is notified.')).toBeVisible()
  expect(await askedIn(page)).toBe(1)
  await page.reload()
  await expect(here.getByText('This device is notified.')).toBeVisible()
  expect(await askedIn(page)).toBe(0)
  await here.getByRole('button', { name: 'Turn off here' }).click()
  await expect(here.getByRole('button', { name: 'Notify me here' })).toBeVisible()
  await page.reload()
  await expect(here.getByRole('button', { name: 'Notify me here' })).toBeVisible()
})

test('the settings offer no switch for what is never told: to who has no business reviews and decisions come by mail alone', async ({
  page,
}) => {
  await arriveAs(page, newPerson('Noel', 'Grant'), '/settings/notifications')
  const bookings = page.getByRole('checkbox', { name: 'Bookings: Device' })
  await expect(bookings).toBeAttached()
  await expect(page.getByRole('checkbox', { name: 'Reviews: Email' })).toBeAttached()
  for (const name of ['Reviews: Device', 'Decisions of our team: Device'])
    await expect(page.getByRole('checkbox', { name })).toHaveCount(0)
})

test('after a booking that is paid on the day its screen asks, too, and not before', async ({ page, context }) => {
  await withPushService(context)
  await arriveAs(page, newPerson('Ines', 'Quist'), '/provider/maya-thompson?book=')
  const { dialog, onwards } = await toConfirmingStep(page, 7)
  const offer = page.getByText('Shall we tell you on this device when something changes?')
  await expect(offer).toHaveCount(0)
  await onwards.click()
  await expect(dialog.getByText('Booking confirmed!')).toBeVisible()
  await expect(offer).toBeVisible()
  expect(await askedIn(page)).toBe(0)
})

test('after a visit is paid ahead its screen asks once whether this device is to be told, by a press and not on load', async ({
  page,
  context,
}) => {
  await withPushService(context)
  // In the demo city he asks for a deposit of a quarter.
  await arriveAs(page, newPerson('Perla', 'Quist'), '/provider/errol-weekes?book=')
  const { onwards } = await toConfirmingStep(page, 3)
  await onwards.click()
  await expect(page).toHaveURL(/\/pay\//)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page).toHaveURL(/\/payment\/success\?payment=/)
  await expect(page.getByText('Shall we tell you on this device when something changes?')).toBeVisible()
  expect(await askedIn(page)).toBe(0)
  await page.getByRole('button', { name: 'Notify me here' }).click()
  await expect(page.getByText('This device is notified.')).toBeVisible()
  expect(await askedIn(page)).toBe(1)
})

test('what is told shows its title and hides no other; a press on it opens its page, only one of this site, and leaves every other as it is', async ({
  page,
  context,
}) => {
  await withPushService(context)
  await page.goto('/contact')
  await workerIsReady(page)
  const tell = (payload: object) =>
    context.serviceWorkers()[0]?.evaluate(async (told) => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
      const done: Promise<unknown>[] = []
      const shown: object[] = []
      registration.showNotification = async (title, options) =>
        void shown.push({ title, data: options?.data, tag: options?.tag })
      const event = Object.assign(new Event('push'), {
        data: { json: () => told },
        waitUntil: (work: Promise<unknown>) => void done.push(work),
      })
      self.dispatchEvent(event)
      await Promise.all(done)
      return shown
    }, payload)
  // By their tags a browser knows which is which: the path of these is the same.
  for (const [title, tag] of [
    ['Your request is confirmed', 'push-1'],
    ['Your booking is cancelled', 'push-2'],
  ])
    expect(await tell({ title, path: '/my-bookings', tag })).toEqual([{ title, data: '/my-bookings', tag }])
  /** What the browser is asked to do; it does so only for a press that is one. */
  const press = (data: string) =>
    context.serviceWorkers()[0]?.evaluate(async (path) => {
      const asked: string[] = []
      const worker = self as unknown as { clients: { openWindow: unknown }; WindowClient: { prototype: object } }
      const pathOf = (url: string) => new URL(url).pathname
      worker.clients.openWindow = async (url: string) => void asked.push(`opens ${pathOf(url)}`)
      Object.assign(worker.WindowClient.prototype, {
        async focus(this: { url: string }) {
          asked.push(`shows ${pathOf(this.url)}`)
        },
      })
      const done: Promise<unknown>[] = []
      const event = Object.assign(new Event('notificationclick'), {
        notification: { data: path, close: () => {} },
        waitUntil: (work: Promise<unknown>) => void done.push(work),
      })
      self.dispatchEvent(event)
      await Promise.all(done)
      return asked
    }, data)
  const message = page.getByRole('textbox').last()
  await message.fill('Half of what I want to say')
  expect(await press('https://elsewhere.test/')).toEqual([])
  expect(await press('/about')).toEqual(['opens /about'])
  expect(await press('/contact')).toEqual(['shows /contact'])
  expect(new URL(page.url()).pathname).toBe('/contact')
  await expect(message).toHaveValue('Half of what I want to say')
})
