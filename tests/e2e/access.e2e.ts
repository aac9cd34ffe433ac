import { expect, type Page, test } from '@playwright/test'
import { languages } from '../../src/i18n/languages.ts'
import { axeViolations } from './axe.ts'
import { pages } from './pages.ts'
import { signInAs } from './sign-in.ts'

const widths = [390, 768, 1440] as const
const themes = ['light', 'dark'] as const
type Look = { language: (typeof languages)[number]; width: (typeof widths)[number]; theme: (typeof themes)[number] }

const looks: Look[] = languages.flatMap((language) =>
  widths.flatMap((width) => themes.map((theme) => ({ language, width, theme }))),
)

const pathOf = ({ path }: (typeof pages)[number]) => path.split('?')[0]
/** The first of an address is its route; the others are states of it. */
const isRoute = (page: (typeof pages)[number]) => pages.find((one) => pathOf(one) === pathOf(page)) === page

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
const all = pages.flatMap((page) => looks.map((look) => ({ page, look })))
const chosen = process.env.TEST_FULL === '1' ? all : pairwise

test('the chosen combinations hold every pair of route, language, width and theme, and states in two of each', () => {
  const pairsOf = (list: typeof all) =>
    new Set(
      list.flatMap(({ page: { name }, look: { language, width, theme } }) => {
        const values = [`page ${name}`, language, String(width), theme]
        return values.flatMap((first, index) => values.slice(index + 1).map((second) => `${first} × ${second}`))
      }),
    )
  const ofRoutes = all.filter(({ page }) => isRoute(page))
  expect([...pairsOf(ofRoutes)].filter((pair) => !pairsOf(chosen).has(pair))).toEqual([])
  for (const page of pages) {
    const seen = chosen.filter((one) => one.page === page).map(({ look }) => look)
    for (const part of ['language', 'width', 'theme'] as const)
      expect(new Set(seen.map((look) => look[part])).size, page.name).toBeGreaterThanOrEqual(2)
  }
})

for (const look of looks) {
  const list = chosen.filter((one) => JSON.stringify(one.look) === JSON.stringify(look)).map(({ page }) => page)
  test.describe(`in '${look.language}' at ${look.width} px, ${look.theme}`, () => {
    test.use({
      viewport: { width: look.width, height: 900 },
      colorScheme: look.theme,
      contextOptions: { reducedMotion: 'reduce' },
    })
    test('every page can be used by everyone, fits the window and stays at home', async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(240_000)
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        const isExpected = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isExpected) problems.push(message.text())
      })
      page.on('request', (request) => request.url().startsWith(`${baseURL}/`) || problems.push(request.url()))
      await context.addCookies([{ name: 'i18nextLng', value: look.language, url: baseURL ?? '' }])
      for (const { name, path, as, prepare } of [...list].sort((a, b) => (a.as ?? '').localeCompare(b.as ?? ''))) {
        await test.step(name, async () => {
          if (as) await signInAs(page, as)
          await page.goto(path)
          await expect(page.locator('html')).toHaveAttribute('lang', look.language)
          await prepare?.(page)
          for (const found of [...(await axeViolations(page)), ...(await tooWide(page))])
            problems.push(`${name}: ${found}`)
        })
      }
      expect(problems).toEqual([])
    })
  })
}

/** What makes the page wider than its window; what scrolls within its own box does not. */
function tooWide(page: Page) {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
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
      `${document.documentElement.scrollWidth} px wide`,
      ...innermost.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ]
  })
}

const publicPages = pages.filter(({ as, prepare }) => !as && !prepare)
const areas = pages.filter((page) => page.as && isRoute(page))

test.describe('on the smallest screen and with the largest letters', () => {
  test('no page has to be scrolled sideways at 320 px', async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const { path, as, prepare } of [...publicPages, ...areas]) {
      if (as) await signInAs(page, as)
      await page.goto(path)
      await prepare?.(page)
      expect([path, await tooWide(page)]).toEqual([path, []])
    }
  })

  test('nor with text at 200 %', async ({ page }) => {
    test.slow()
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const { path } of publicPages) {
        await page.goto(path)
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync('html { font-size: 200% !important }')
          document.adoptedStyleSheets = [sheet]
        })
        expect([path, width, await tooWide(page)]).toEqual([path, width, []])
      }
    }
  })

  test('everything to press is at least 24 px, what matters most 44', async ({ page }) => {
    test.slow()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      for (const { path } of publicPages) {
        await page.goto(path)
        expect([path, width, await tooSmall(page)]).toEqual([path, width, []])
      }
    }
  })
})

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
