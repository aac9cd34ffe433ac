import { test as base, type Page } from '@playwright/test'

/**
 * In a window of one pixel a page is laid out, scrolled, pressed and photographed at the size of its viewport as ever, but
 * not drawn sixty times a second for nobody: that takes a quarter of the browser's time.
 */
function drawNothing(page: Page) {
  const opened = page
    .context()
    .newCDPSession(page)
    .then(async (session) => ({ session, ...(await session.send('Browser.getWindowForTarget')) }))
  const shrink = async () => {
    const { session, windowId } = await opened
    await session.send('Browser.setWindowBounds', { windowId, bounds: { width: 1, height: 1 } })
  }
  const resize = page.setViewportSize.bind(page)
  // The window follows it.
  page.setViewportSize = async (size) => {
    await resize(size)
    await shrink()
  }
  // A page that is closed by then.
  shrink().catch(() => {})
}

export const test = base.extend({
  browser: [
    async ({ browser }, use) => {
      browser.on('context', (context) => context.on('page', drawNothing))
      await use(browser)
    },
    { scope: 'worker' },
  ],
})
