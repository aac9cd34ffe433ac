import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startBuiltServer } from '../tests/built-server.ts'
import { pages } from '../tests/e2e/pages.ts'
import { signInAs } from '../tests/e2e/sign-in.ts'
import { ensureBrowser } from './browser.mjs'
import { build } from './setup.mjs'

/**
 * `npm run shots -- [NAME...]`: a picture of every page, or of those whose name begins so, at three widths in daylight and
 * at dusk, in `shots/`. Beside each name it says what is wider than the window.
 */
const folder = join(import.meta.dirname, '../shots')
const widths = [390, 768, 1440]
const heights = { 390: 844, 768: 1024, 1440: 900 }
const wanted = process.argv.slice(2)

await build()
const server = await startBuiltServer()
// Where a page asks for a code, its mail is read.
process.env.E2E_DATA_DIR = server.dataDir
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const width of widths) for (const scheme of ['light', 'dark']) await shoot(browser, width, scheme)
} finally {
  await browser.close()
  await server.stop()
}

async function shoot(browser, width, scheme) {
  for (const role of [undefined, 'customer', 'provider']) {
    const context = await browser.newContext({
      viewport: { width, height: heights[width] },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      baseURL: server.origin,
    })
    const page = await context.newPage()
    if (role) await signInAs(page, role)
    for (const { name, path, as, prepare } of pages) {
      if (as !== role || (wanted.length > 0 && !wanted.some((begin) => name.startsWith(begin)))) continue
      await page.goto(path)
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => null)))
        await document.fonts.ready
      })
      await prepare?.(page)
      const actual = await page.evaluate(() => document.documentElement.scrollWidth)
      if (actual > width) console.log(`${name} at ${width}: ${actual} px wide`)
      await page.screenshot({ path: join(folder, `${name}-${width}-${scheme}.png`), fullPage: prepare === undefined })
    }
    await context.close()
  }
}
