import { test as base, type Page } from '@playwright/test'

/**
 * In a window of a pixel or two a page is laid out, scrolled, pressed and photographed at the size of its viewport as ever,
 * but hardly anything of it is drawn, sixty times a second, for nobody.
 */
function drawLittle(page: Page) {
  const opened = page
    .context()
    .newCDPSession(page)
    .then(async (session) => ({ session, ...(await session.send('Browser.getWindowForTarget')) }))
  let turns = 0
  const shrink = async () => {
    try {
      const { session, windowId } = await opened
      // Another size than the last: what is loaded anew is as large as its viewport, in a window that is still small.
      const bounds = { width: 1 + (turns++ % 2), height: 1 }
      await session.send('Browser.setWindowBounds', { windowId, bounds })
    } catch {
      // A page that is closed by then has nothing to draw.
    }
  }
  shrink()
  page.on('domcontentloaded', shrink)
  const resize = page.setViewportSize.bind(page)
  // The window follows it.
  page.setViewportSize = async (size) => {
    await resize(size)
    await shrink()
  }
}

export const test = base.extend({
  browser: [
    async ({ browser }, use) => {
      browser.on('context', (context) => context.on('page', drawLittle))
      await use(browser)
    },
    { scope: 'worker' },
  ],
})
