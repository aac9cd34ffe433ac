import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

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

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds against WCAG 2.2 AA, one line each. `include`: a selector, to look at one part only. */
export async function axeViolations(page: Page, include?: string): Promise<string[]> {
  await animationsEnded(page)
  // Told to a page once: it is looked at in several sizes and colours.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([part, runOnly]) => {
      const { violations } = await window.axe.run(part ?? document, { resultTypes: ['violations'], runOnly })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [include, tags] as const,
  )
}

export async function expectNoAxeViolations(page: Page, include?: string) {
  expect(await axeViolations(page, include)).toEqual([])
}
