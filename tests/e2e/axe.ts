import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Whatever slides or fades in has arrived; what follows the scrolling never ends. Asked again and again: the `finished` of an
 * animation that is taken away meanwhile may stay open for ever.
 */
export async function animationsEnded(page: Page) {
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ timeline, effect, playState }) =>
            timeline !== document.timeline || effect?.getTiming().iterations === Infinity || playState !== 'running',
        ),
    null,
    { polling: 50 },
  )
}

/** Without its comments: every page looked at is sent it. */
const source = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type LookOptions = {
  /** A selector, to look at one part only. */
  include?: string | undefined
  /** These two take half of the time. */
  withColours?: boolean
  withSizes?: boolean
}

/** What axe finds against WCAG 2.2 AA, one line each. */
export async function axeViolations(
  page: Page,
  { include, withColours = true, withSizes = true }: LookOptions = {},
): Promise<string[]> {
  await animationsEnded(page)
  // Told to a page once: it is looked at in several sizes and colours.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([part, runOnly, rules]) => {
      // A message that begins to leave while it is looked at would be too pale to be read.
      const still = new CSSStyleSheet()
      still.replaceSync('.toast-leaving { transition: none !important; opacity: 1 !important }')
      document.adoptedStyleSheets.push(still)
      // It would load style sheets and films once more for rules about films, of which there are none.
      const options = { resultTypes: ['violations' as const], runOnly, rules, preload: false }
      const { violations } = await window.axe.run(part ?? document, options)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [include, tags, { 'color-contrast': { enabled: withColours }, 'target-size': { enabled: withSizes } }] as const,
  )
}

export async function expectNoAxeViolations(page: Page, include?: string) {
  expect(await axeViolations(page, { include })).toEqual([])
}
