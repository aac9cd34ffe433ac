import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Whatever slides or fades in has arrived; what follows the scrolling never ends. */
export async function animationsEnded(page: Page) {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => null)),
    ),
  )
}

/** What axe finds against WCAG 2.2 AA, one line each. `include`: a selector, to look at one part only. */
export async function axeViolations(page: Page, include?: string): Promise<string[]> {
  await animationsEnded(page)
  const axe = new AxeBuilder({ page })
    // Without a second page for the results, which takes most of the time: there are no frames to collect from.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  const { violations } = await (include ? axe.include(include) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

export async function expectNoAxeViolations(page: Page, include?: string) {
  expect(await axeViolations(page, include)).toEqual([])
}
