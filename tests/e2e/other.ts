import { test as base, type Page } from '@playwright/test'

/** With a browser of somebody else beside `page`. It ends with the test: what stays open goes on asking for news. */
export const test = base.extend<{ other: Page }>({
  other: async ({ browser }, give) => {
    const context = await browser.newContext()
    await give(await context.newPage())
    await context.close()
  },
})
