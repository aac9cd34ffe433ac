import type { Locator, Page } from '@playwright/test'
import { animationsEnded } from './axe.ts'
import { codeTo } from './codes.ts'
import { comesAlive, newPerson } from './sign-in.ts'

type ShownPage = {
  name: string
  path: string
  /** Signed in as one of the demo city's people. */
  as?: 'customer' | 'provider' | 'admin'
  /** Brings the page into the state that is to be seen. */
  prepare?: (page: Page) => Promise<void>
}

const provider = '/provider/maya-thompson'

/** Every route, and the states of it that look like pages of their own. For screenshots and accessibility checks. */
export const pages: readonly ShownPage[] = [
  { name: 'home', path: '/' },
  { name: 'search', path: '/search?location=London&category=hair-styling-barbering' },
  { name: 'search-needs', path: '/search?needs=step_free&speaks=fr&priceRange=premium', prepare: openFilters },
  { name: 'search-empty', path: '/search?search=falconry&location=London&date=2030-01-07&time=14:00' },
  { name: 'search-why', path: '/search?search=barber&location=London', prepare: openReasons },
  { name: 'search-broken', path: '/search?page=x' },
  { name: 'search-map', path: '/search?category=hair-styling-barbering&location=London&view=map' },
  { name: 'browse', path: '/browse' },
  { name: 'landing', path: '/barber/london' },
  { name: 'provider', path: provider },
  { name: 'provider-missing', path: '/provider/nobody-of-that-name' },
  { name: 'log-in', path: '/auth?mode=login' },
  { name: 'log-in-password', path: '/auth?mode=login', prepare: passwordOpen },
  { name: 'log-in-code', path: '/auth?mode=login', prepare: codeSent },
  { name: 'log-in-name', path: '/auth?mode=login', prepare: nameAsked },
  { name: 'log-in-second-step', path: '/auth?mode=login', prepare: secondStep },
  { name: 'log-in-recovery-code', path: '/auth?mode=login', prepare: recoveryCode },
  { name: 'sign-up', path: '/auth', prepare: passwordOpen },
  { name: 'forgot-password', path: '/auth?mode=reset' },
  { name: 'new-password', path: `/auth?mode=reset#token=${'a'.repeat(43)}`, prepare: newPassword },
  { name: 'verify-email', path: '/auth?mode=verify' },
  {
    name: 'verify-email-in-vain',
    path: `/auth?mode=verify#token=${'a'.repeat(43)}`,
    prepare: (page) => page.locator('.auth .button-primary').waitFor(),
  },
  {
    name: 'not-me',
    path: `/auth?mode=not-me#token=${'a'.repeat(43)}`,
    prepare: (page) => page.locator('.auth .button-primary').waitFor(),
  },
  {
    name: 'elsewhere-in-vain',
    path: '/auth/with/acme',
    prepare: (page) => page.locator('.auth [role=alert]').waitFor(),
  },
  { name: 'elsewhere-name', path: '/auth/with/acme', prepare: nameAskedElsewhere },
  { name: 'elsewhere-join', path: '/auth/with/acme', prepare: joinAsked },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'legal', path: '/legal' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'how-we-rank', path: '/how-we-rank' },
  { name: 'how-we-rate', path: '/how-we-rate' },
  { name: 'offline', path: '/offline' },
  { name: 'server-error', path: '/500' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'menu', path: '/about', prepare: openMenu },
  { name: 'get-the-app', path: '/', prepare: openGetTheApp },
  { name: 'lightbox', path: provider, prepare: openLightbox },
  {
    name: 'my-bookings',
    path: '/my-bookings',
    as: 'customer',
    prepare: (page) => page.locator('.ticket').first().waitFor(),
  },
  { name: 'cancelling', path: '/my-bookings', as: 'customer', prepare: ticketDialog('cancel') },
  {
    name: 'my-bookings-past',
    path: '/my-bookings?show=past',
    as: 'customer',
    prepare: (page) => page.locator('.ticket').first().waitFor(),
  },
  { name: 'booking-details', path: '/my-bookings', as: 'customer', prepare: ticketDialog('details') },
  { name: 'booking-again', path: '/my-bookings?show=past', as: 'customer', prepare: openAgain },
  { name: 'moving', path: '/my-bookings', as: 'customer', prepare: openMoving },
  { name: 'proposal', path: '/my-bookings', as: 'customer', prepare: askForAnotherTime },
  {
    name: 'profile',
    path: '/profile',
    as: 'customer',
    prepare: (page) => page.locator('#devices li').first().waitFor(),
  },
  {
    name: 'favourites',
    path: '/profile/favourites',
    as: 'customer',
    prepare: (page) => page.locator('.empty-state, .provider-card').first().waitFor(),
  },
  {
    name: 'reminders',
    path: '/reminders',
    as: 'customer',
    prepare: (page) => page.locator('main .slot').first().waitFor(),
  },
  {
    name: 'loyalty',
    path: '/loyalty',
    as: 'customer',
    prepare: (page) => page.locator('#history-title ~ ul, #history-title ~ .empty-state').waitFor(),
  },
  {
    name: 'plans',
    path: '/plans',
    as: 'customer',
    prepare: (page) => page.locator('main .empty-state, main li').first().waitFor(),
  },
  { name: 'leaving', path: '/profile', as: 'customer', prepare: openLeaving },
  {
    name: 'notifications',
    path: '/settings/notifications',
    as: 'customer',
    prepare: (page) => page.locator('main select').waitFor(),
  },
  { name: 'booking-services', path: `${provider}?book=`, as: 'customer', prepare: dialogOpen },
  { name: 'booking-time', path: `${provider}?book=`, as: 'customer', prepare: pickTime },
  { name: 'booking-confirm', path: `${provider}?book=`, as: 'customer', prepare: toConfirm },
  { name: 'booking-page', path: '/booking?provider=maya-thompson', as: 'customer', prepare: toConfirmOnPage },
  { name: 'booking-sign-in', path: '/booking?provider=maya-thompson', prepare: toConfirmOnPage },
  { name: 'provider-signup', path: '/provider-signup', prepare: signUpOpen },
  { name: 'provider-signup-place', path: '/provider-signup', prepare: toPlaceStep },
  { name: 'provider-signup-hours', path: '/provider-signup', prepare: toHoursStep },
  { name: 'owner', path: provider, as: 'provider', prepare: (page) => page.locator('.owner-bar').waitFor() },
  {
    name: 'dashboard',
    path: '/dashboard',
    as: 'provider',
    // On a day the provider is closed a sentence stands where the day would be.
    prepare: (page) => page.locator('.timeline, main p.lead.border-t').first().waitFor(),
  },
  {
    name: 'dashboard-calendar',
    path: '/dashboard/calendar?view=week',
    as: 'provider',
    prepare: (page) => page.locator('.cal-card').first().waitFor(),
  },
  {
    name: 'dashboard-list',
    path: '/dashboard/calendar?view=list',
    as: 'provider',
    prepare: (page) => page.locator('.agenda-entry').first().waitFor(),
  },
  { name: 'dashboard-booking', path: '/dashboard/calendar?view=list', as: 'provider', prepare: openBookingDialog },
  { name: 'dashboard-entry', path: '/dashboard', as: 'provider', prepare: openEntry },
  {
    name: 'dashboard-customers',
    path: '/dashboard/customers',
    as: 'provider',
    prepare: (page) => page.locator('.dash-row').first().waitFor(),
  },
  {
    name: 'dashboard-overdue',
    path: '/dashboard/customers/overdue',
    as: 'provider',
    prepare: (page) => page.locator('.dash-row').first().waitFor(),
  },
  { name: 'dashboard-customer', path: '/dashboard/customers', as: 'provider', prepare: openCustomer },
  {
    name: 'dashboard-services',
    path: '/dashboard/services',
    as: 'provider',
    prepare: (page) => page.locator('.dash-row').first().waitFor(),
  },
  { name: 'dashboard-service', path: '/dashboard/services', as: 'provider', prepare: openService },
  {
    name: 'dashboard-hours',
    path: '/dashboard/hours',
    as: 'provider',
    prepare: (page) => page.locator('.preview-day').first().waitFor(),
  },
  {
    name: 'dashboard-staff',
    path: '/dashboard/staff',
    as: 'provider',
    prepare: (page) => page.locator('.dash-row').first().waitFor(),
  },
  {
    name: 'dashboard-page',
    path: '/dashboard/page',
    as: 'provider',
    prepare: (page) => page.locator('.place-map-name').first().waitFor(),
  },
  {
    name: 'dashboard-money',
    path: '/dashboard/money',
    as: 'provider',
    prepare: (page) => page.locator('#payouts-title').waitFor(),
  },
  {
    name: 'dashboard-analytics',
    path: '/dashboard/analytics',
    as: 'provider',
    prepare: (page) => page.locator('.heat').waitFor(),
  },
  {
    name: 'dashboard-rules',
    path: '/dashboard/rules',
    as: 'provider',
    prepare: (page) => page.locator('main form').first().waitFor(),
  },
  { name: 'provider-on-request', path: '/provider/lucy-ibbotson' },
  { name: 'booking-past', path: '/booking?provider=maya-thompson', prepare: followOldLink },
  { name: 'admin-required', path: '/admin/dashboard', as: 'customer', prepare: (page) => page.locator('h1').waitFor() },
  {
    name: 'office-experiments',
    path: '/admin/dashboard/experiments',
    as: 'admin',
    prepare: (page) => page.getByRole('region').first().waitFor(),
  },
  {
    name: 'office-analytics',
    path: '/admin/dashboard/analytics',
    as: 'admin',
    prepare: (page) => page.locator('.heat').waitFor(),
  },
  { name: 'office-figures', path: '/admin/dashboard/providers', as: 'admin', prepare: openFigures },
  {
    name: 'office-audit',
    path: '/admin/dashboard/audit',
    as: 'admin',
    prepare: (page) => page.locator('.table, .empty-state').first().waitFor(),
  },
  { name: 'home-place', path: '/', prepare: openPlace },
]

/** Of the first business there is, after saying why. */
async function openFigures(page: Page) {
  await page.locator('a[href$="/figures"]').first().click()
  const [prompt, figures] = [page.locator('#looking-title'), page.locator('.analytics')]
  await prompt.or(figures).waitFor()
  if (await prompt.isVisible()) await page.locator('.dash-page form .button-primary').click()
  await figures.waitFor()
}

async function openMenu(page: Page) {
  const button = page.locator('header [aria-haspopup="dialog"]')
  // Wider than 768 px the header has no menu: the page as it is then.
  if (!(await button.isVisible())) return
  await button.click()
  await dialogOpen(page)
}

async function openGetTheApp(page: Page) {
  await page.locator('main [aria-haspopup="dialog"]').last().click()
  await dialogOpen(page)
}

async function openLightbox(page: Page) {
  await page.locator('.shop-front .window').first().click()
  await dialogOpen(page)
}

/** Presses that button of the last booking shown: the one that lies furthest ahead. */
function ticketDialog(action: 'details' | 'move' | 'cancel' | 'again') {
  return async (page: Page) => {
    await page.locator(`.ticket [data-action=${action}]:enabled`).last().click()
    await dialogOpen(page)
  }
}

async function openAgain(page: Page) {
  await ticketDialog('again')(page)
  await page.locator('.dialog .button-primary').waitFor()
}

async function openMoving(page: Page) {
  await ticketDialog('move')(page)
  await pickDayInDialog(page)
  await page.locator('label.slot').first().click()
}

/** The demo provider asks the demo customer for another time. */
async function askForAnotherTime(page: Page) {
  const request = page.context().request
  const login = await request.post('/api/auth/login', {
    data: { email: 'provider@demo.highstreet.test', password: 'highstreet-demo' },
  })
  const headers = { authorization: `Bearer ${(await login.json()).token}`, 'sec-fetch-site': 'same-origin' }
  const customer = await page.evaluate(() => localStorage.getItem('token'))
  const own = await request.get('/api/users/bookings?limit=50', { headers: { authorization: `Bearer ${customer}` } })
  const { bookings } = (await own.json()).data as {
    bookings: { id: string; status: string; dateTime: string; provider: { slug: string } }[]
  }
  const ahead = bookings.filter(
    ({ status, dateTime, provider: { slug } }) =>
      status === 'confirmed' && slug === 'maya-thompson' && Date.parse(dateTime) > Date.now() + 3_600_000,
  )
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  // Others book, cancel and ask the same at the same time: what is refused is asked of the next.
  const ask = async ({ id }: { id: string }) => {
    const times = await request.get(`/api/bookings/${id}/times?from=${day(20)}&to=${day(40)}`, { headers })
    if (!times.ok()) return false
    const slots = (await times.json()).data.days.flatMap((one: { slots: { start: string }[] }) => one.slots)
    const dateTime = slots[Math.floor(Math.random() * slots.length)]?.start
    const asked = await request.put(`/api/bookings/${id}`, { headers, data: { dateTime, reason: 'A training day' } })
    return asked.ok()
  }
  let isAsked = false
  for (const one of [...ahead, ...ahead]) isAsked ||= await ask(one)
  if (!isAsked) throw new Error('The demo customer has nothing ahead that can be moved at the demo provider')
  await page.reload()
  // Not gone to: what lies half under the header then would be judged by what can be pressed of it.
  await page.locator('.ticket .bg-green-tint').first().waitFor()
}

async function openLeaving(page: Page) {
  await page.locator('#leave button').click()
  await dialogOpen(page)
}

async function newPassword(page: Page) {
  await page.locator('main [name=newPassword]').waitFor()
}

async function dialogOpen(page: Page) {
  await page.getByRole('dialog').waitFor()
  await animationsEnded(page)
}

async function pickTime(page: Page) {
  await dialogOpen(page)
  // The shortest service has free times on most days.
  await page.locator('.pick-service').nth(3).click()
  await page.locator('.dialog-foot .button-primary').click()
  await pickDayInDialog(page)
  await page.locator('label.slot').first().click()
}

async function pickDayInDialog(page: Page) {
  await page.locator('.dialog .calendar:not(.calendar-loading)').waitFor()
  const free = page.locator('.dialog .calendar-day:not([data-disabled], [data-unavailable], [data-none])')
  await pickLast(free, page.locator('.dialog [slot=next]'))
}

/** Of the free days of the month that is shown; on its last evening nothing is left of it. */
async function pickLast(free: Locator, later: Locator) {
  if ((await free.count()) === 0) await later.click()
  await free.last().click()
}

async function toConfirm(page: Page) {
  await pickTime(page)
  await page.locator('.dialog-foot .button-primary').click()
  await page.locator('textarea').waitFor()
}

async function toConfirmOnPage(page: Page) {
  await comesAlive(page.locator('.pick-service input').nth(3))
  await page.locator('.pick-service').nth(3).click()
  await page.waitForURL(/&book=/)
  await page.locator('.calendar').waitFor()
  await pickLast(
    page.locator('a.calendar-day:not([data-none])'),
    page.locator('div:has(> .calendar) a.icon-button').last(),
  )
  await page.waitForURL(/&day=/)
  await page.locator('a.slot').first().click()
  await page.locator('textarea').waitFor()
}

async function passwordOpen(page: Page) {
  const way = page.locator('.auth form ~ p button')
  await comesAlive(way)
  await way.click()
  await page.locator('.auth input[type=password]').waitFor()
}

async function codeSent(page: Page): Promise<void> {
  await codeSentTo(page, newPerson('Code').email)
}

async function codeSentTo(page: Page, email: string) {
  await comesAlive(page.locator('.auth form ~ p button'))
  await page.locator('.auth input[type=email]').fill(email)
  await page.locator('.auth form button[type=submit]').click()
  await page.locator('.code-field').waitFor()
}

/** Of a newcomer whose code was right. */
async function nameAsked(page: Page) {
  const { email } = newPerson('Code')
  await codeSentTo(page, email)
  await page.locator('.code-field').fill(await codeTo(email))
  await page.locator('.auth [name=firstName]').waitFor()
}

/** Comes back from the sign-in service, where somebody has logged in with that address; the service itself is not seen. */
async function comeBackAs(page: Page, email: string) {
  const { request } = page.context()
  await page.context().clearCookies({ domain: '127.0.0.1' })
  const begun = await request.post('/api/auth/hosted/acme/start', { headers: { 'sec-fetch-site': 'same-origin' } })
  const asked = await request.get((await begun.json()).data.url)
  const typed = { prompt: 'login', login: email, password: 'any' }
  const agreeing = await request.post(asked.url(), { form: typed })
  const back = await request.post(agreeing.url(), { form: { prompt: 'consent' } })
  await page.goto(back.url())
}

async function nameAskedElsewhere(page: Page) {
  await comeBackAs(page, newPerson('new').email)
  await page.locator('.auth [name=firstName]').waitFor()
}

async function joinAsked(page: Page) {
  await comeBackAs(page, 'customer@demo.highstreet.test')
  await page.locator('.auth input[type=email]').waitFor()
}

/** Of the demo city's administrator, in a browser that is not remembered. */
async function secondStep(page: Page) {
  await passwordOpen(page)
  await page.locator('.auth input[type=email]').fill('admin@demo.highstreet.test')
  await page.locator('.auth input[type=password]').fill('highstreet-demo')
  await page.locator('.auth form button[type=submit]').click()
  await page.locator('.auth input[autocomplete=one-time-code]').waitFor()
}

async function recoveryCode(page: Page) {
  await secondStep(page)
  await page.locator('.auth form ~ p button').first().click()
  await page.locator('.auth input[inputmode=text]').waitFor()
}

function openReasons(page: Page) {
  return page.locator('.why summary').first().click()
}

async function openFilters(page: Page) {
  await page.locator('.filters-open').click()
  await page.locator('.filter-panel').waitFor()
}

/** What home says of its reader's area comes when it is alive. */
async function openPlace(page: Page) {
  // A pointer that stays where it was on the page before says nothing.
  await page.mouse.move(100, 200)
  await page.mouse.move(120, 220)
  const area = page.locator('section[aria-labelledby=area]')
  await area.locator('button[aria-expanded]').click()
  await area.getByRole('combobox').waitFor()
}

async function followOldLink(page: Page) {
  const service = await page.locator('.pick-service input').first().getAttribute('value')
  await page.goto(`/booking?provider=maya-thompson&book=${service}&at=2026-01-05T10:00:00Z`)
  await page.getByRole('alert').waitFor()
}

/** Until what is typed is kept: before it has come to life, the form has no suggestions and no steps. */
async function signUpOpen(page: Page) {
  await comesAlive(page.locator('.signup-foot .button-primary'))
}

async function toPlaceStep(page: Page) {
  await signUpOpen(page)
  await page.locator('#businessName').fill('A')
  await page.locator('#profession').selectOption('Barber')
  await page.locator('.signup-foot .button-primary').click()
  await page.locator('[name=place]').waitFor()
}

export async function toHoursStep(page: Page) {
  await page.evaluate(() => localStorage.removeItem('businessDraft'))
  await page.reload()
  await toPlaceStep(page)
  await page.locator('[name=place]').pressSequentially('Leeds')
  await page.getByRole('option').first().click()
  await page.locator('#street').fill('High Street 1')
  await page.locator('.signup-foot .button-primary').click()
  await page.locator('.signup-service').first().waitFor()
  await page.locator('.signup-foot .button-primary').click()
  await page.locator('.preview-day').first().waitFor()
}

async function openBookingDialog(page: Page) {
  await page.locator('.agenda-entry').first().click()
  await dialogOpen(page)
}

async function openEntry(page: Page) {
  await page.locator('.dash-head-actions button').click()
  await dialogOpen(page)
}

async function openCustomer(page: Page) {
  await page.locator('.dash-row-cover').first().click()
  await page.locator('#history-title').waitFor()
}

async function openService(page: Page) {
  // Behind those that move it.
  await page.locator('.dash-row').first().locator('.button').last().click()
  await dialogOpen(page)
}
