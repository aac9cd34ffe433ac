import type { Page } from '@playwright/test'

/** By how much the page is wider than its window. */
export const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** How far apart two colours of a page are, by WCAG. */
export const contrastWith = (page: Page, selector: string, name: 'color' | 'fill' | 'background-color') =>
  page.evaluate(
    ([selector, name]) => {
      const found = document.querySelector(selector)
      if (!found) return 0
      // As it is painted: `oklch` and the like, too.
      const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (!paint) return 0
      paint.fillStyle = getComputedStyle(found).getPropertyValue(name)
      paint.fillRect(0, 0, 1, 1)
      const linear = [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3).map((byte) => {
        const part = byte / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      const light = 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
      return 1.05 / (light + 0.05)
    },
    [selector, name] as const,
  )
