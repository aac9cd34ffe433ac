import { expect, type Page, test } from '@playwright/test'
import { languages } from '../../src/i18n/languages.ts'
import { axeViolations } from './axe.ts'
import { pages } from './pages.ts'

type ShownPage = (typeof pages)[number]

const widths = [390, 768, 1440] as const
const themes = ['light', 'dark'] as const
type Look = { language: (typeof languages)[number]; width: (typeof widths)[number]; theme: (typeof themes)[number] }

const looks: Look[] = languages.flatMap((language) =>
  widths.flatMap((width) => themes.map((theme) => ({ language, width, theme }))),
)

const pathOf = ({ path }: ShownPage) => path.split('?')[0]
/** The first of an address is its route; the others are states of it. */
export const isRoute = (page: ShownPage) => pages.find((one) => pathOf(one) === pathOf(page)) === page

/**
 * Every two of route, language, width and theme together. A state is seen in two languages, widths and themes, which
 * change from state to state.
 */
const pairwise = pages.flatMap((page, pageIndex) =>
  languages.flatMap((language, index) => {
    if (!isRoute(page) && index % 2 !== pageIndex % 2) return []
    const width = widths[(pageIndex + index) % widths.length] ?? 390
    const turn = isRoute(page) ? index : index >> 1
    const theme = themes[(Math.floor(pageIndex / 3) + turn) % themes.length] ?? 'light'
    return [{ page, look: { language, width, theme } }]
  }),
)
export const all = pages.flatMap((page) => looks.map((look) => ({ page, look })))
export const chosen = process.env.TEST_FULL === '1' ? all : pairwise

/** Who sees it: a page for each who is signed in, so that nobody signs in more than once. */
export const viewers = [undefined, 'customer', 'provider'] as const
const publicPages = pages.filter(({ as, prepare }) => !as && !prepare)
const areas = pages.filter((page) => page.as && isRoute(page))
/** Where a page is measured at other sizes of window and letters as well: the first language it is seen in. */
const firstLanguage = (page: ShownPage) => chosen.find((one) => one.page === page)?.look.language

/** Colours are the same in every language, once in each theme will do; what fingers need is at every width its own. */
const parts = ({ page, look }: (typeof chosen)[number]) => {
  const isFirst = (part: 'theme' | 'width') =>
    process.env.TEST_FULL === '1' ||
    chosen.find((one) => one.page === page && one.look[part] === look[part])?.look === look
  return { withColours: isFirst('theme'), withSizes: isFirst('width') }
}

/** What goes wrong in the pages from now on: errors, and whatever is asked for elsewhere. */
export function problemsIn(page: Page, origin: string): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    const isExpected = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isExpected) problems.push(message.text())
  })
  page.on('request', (request) => request.url().startsWith(`${origin}/`) || problems.push(request.url()))
  return problems
}

/** Opens the page in every look chosen for the language: what keeps somebody from using it. */
export async function lookAt(page: Page, shown: ShownPage, language: Look['language']): Promise<string[]> {
  const { name, path, prepare } = shown
  const found: string[] = []
  const seen = chosen.filter((one) => one.page === shown && one.look.language === language)
  await test.step(name, async () => {
    for (const [index, one] of seen.entries()) {
      const { look } = one
      await page.emulateMedia({ colorScheme: look.theme })
      await page.setViewportSize({ width: look.width, height: 900 })
      // A page without states of its own is only looked at again.
      if (index === 0 || prepare) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await prepare?.(page)
      }
      const violations = await axeViolations(page, parts(one))
      const wrong = [...violations, ...(await tooWide(page)), ...(await unevenChoices(page))]
      found.push(...wrong.map((each) => `${name}, ${look.width} px, ${look.theme}: ${each}`))
    }
    if (language !== firstLanguage(shown)) return
    found.push(...(await withOtherSizes(page, shown)).map((each) => `${name}, ${each}`))
  })
  return found
}

/** On the smallest screen, with letters twice as large, and for fingers. */
async function withOtherSizes(page: Page, shown: ShownPage): Promise<string[]> {
  const found: string[] = []
  const look = async (width: number, height: number, what: string, check: (page: Page) => Promise<string[]>) => {
    await page.setViewportSize({ width, height })
    found.push(...(await check(page)).map((each) => `${width} px${what}: ${each}`))
  }
  const isPublic = publicPages.includes(shown)
  if (isPublic || areas.includes(shown)) await look(320, 640, '', tooWide)
  if (!isPublic) return found
  for (const width of [390, 1280]) await look(width, 844, ', to press', tooSmall)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets = [sheet]
  })
  for (const width of [640, 1280]) await look(width, 900, ' with large letters', tooWide)
  return found
}

/** What makes the page wider than its window, except what scrolls within its own box; and choices whose words are cut off. */
function tooWide(page: Page) {
  return page.evaluate(() => {
    const reachesOut = (choice: Element) => {
      const box = choice.parentElement
      if (!box || getComputedStyle(box).overflowX !== 'visible' || getComputedStyle(box).display === 'contents')
        return false
      return choice.getBoundingClientRect().right > box.getBoundingClientRect().right + 1
    }
    const cutOff = [...document.querySelectorAll('.slot, .chip, .calendar-day')]
      .filter((choice) => choice.checkVisibility() && (choice.scrollWidth > choice.clientWidth || reachesOut(choice)))
      .map((choice) => `${choice.scrollWidth} px in ${choice.clientWidth}: ${choice.textContent}`)
    if (document.documentElement.scrollWidth <= innerWidth) return cutOff
    const isInScroller = (element: Element): boolean => {
      const box = element.parentElement
      if (!box || box === document.body) return false
      return getComputedStyle(box).overflowX !== 'visible' || isInScroller(box)
    }
    const elements = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      // Also where only what is in it reaches out.
      return Math.max(right, left + element.scrollWidth) > innerWidth + 1 && !isInScroller(element)
    })
    const innermost = elements.filter(
      (element) => !elements.some((other) => other !== element && element.contains(other)),
    )
    return [
      ...cutOff,
      `${document.documentElement.scrollWidth} px wide`,
      ...innermost.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ]
  })
}

/** Of a list of choices some of which begin with a capital: those that do not. */
export function unevenChoices(page: Page) {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll('select, datalist, fieldset, [role=radiogroup], [role=listbox], [role=menu]'),
    ].flatMap((list) => {
      const choices = list.querySelectorAll('option, .choice-label, .option, [role=option], [role^=menuitem]')
      const texts = [...choices].map((choice) => (choice.textContent || (choice.getAttribute('value') ?? '')).trim())
      const begins = (letter: RegExp) => texts.filter((text) => letter.test(text))
      return begins(/^\P{L}*\p{Lu}/u).length > 0 ? begins(/^[^\p{L}\d]*\p{Ll}/u).map((text) => `small: ${text}`) : []
    }),
  )
}

/** Links inside a sentence are excepted, as WCAG 2.5.8 does. */
function tooSmall(page: Page) {
  return page.evaluate(() => {
    const isMain =
      'button, .button, .slot, .chip, input:not([type=checkbox], [type=radio], .find-part input), select, summary, nav a'
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter(
        (element) =>
          element.checkVisibility() && !element.closest('.skip-link, p a, dd a, li > a:only-child:not(:only-child)'),
      )
      .filter((element) => !(element.tagName === 'A' && getComputedStyle(element).display === 'inline'))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect()
        if (width === 0 || element.closest('[aria-hidden=true], .sr-only')) return []
        const least = element.matches(isMain) ? 44 : 24
        return Math.min(width, height) < least - 0.5
          ? [`${Math.round(width)}×${Math.round(height)}: ${element.outerHTML.slice(0, 100)}`]
          : []
      })
  })
}
