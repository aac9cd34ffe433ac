import { expect, test } from '@playwright/test'
import { languages } from '../../src/i18n/languages.ts'
import { axeViolations } from './axe.ts'
import { all, chosen, isRoute, lookAt, problemsIn, unevenChoices, viewers } from './looks.ts'
import { pages } from './pages.ts'
import { signInAs } from './sign-in.ts'

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

test('a button without a name and letters one cannot read would be found', async ({ page }) => {
  await page.goto('/offline')
  expect(await axeViolations(page)).toEqual([])
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button></button><p class="faint">Faint</p>')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.faint { color: #eee; background: #fff }')
    document.adoptedStyleSheets = [sheet]
  })
  const found = await axeViolations(page)
  expect(found.map((each) => each.split(':')[0]).sort()).toEqual(['button-name', 'color-contrast'])
})

test('a choice that begins small beside capitals would be found', async ({ page }) => {
  await page.setContent(
    '<select><option>¿Qué?<option>cada 15 min<option>15 min</select><datalist><option value="de 9 a 11"></datalist>',
  )
  expect(await unevenChoices(page)).toEqual(['small: cada 15 min'])
})

// English is looked at in disguise: access-in-disguise.e2e.ts.
for (const language of languages.filter((each) => each !== 'en')) {
  for (const viewer of viewers) {
    test(`in '${language}' every page for ${viewer ?? 'visitor'} can be used by everyone, fits the window and stays at home`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(600_000)
      const problems = problemsIn(page, baseURL ?? '')
      await context.addCookies([{ name: 'i18nextLng', value: language, url: baseURL ?? '' }])
      if (viewer) await signInAs(page, viewer)
      for (const shown of pages.filter(({ as }) => as === viewer))
        problems.push(...(await lookAt(page, shown, language)))
      expect(problems).toEqual([])
    })
  }
}
