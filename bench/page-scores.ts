import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.mjs'
import { bin, installTools } from '../scripts/setup.mjs'
import { freePort } from '../src/lib/postgres.server.ts'

const pages = ['/', '/search?location=London&category=hair-styling-barbering', '/provider/maya-thompson']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const runs = 3
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic']

/** What is read of Lighthouse's report. */
type Result = {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<
    string,
    { id: string; title: string; score: number | null; displayValue?: string; numericValue?: number }
  >
}

/** Lighthouse as for a telephone, median of three; the lowest that is asked for stands in the titles. */
export async function scores(origin: string) {
  await installTools()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...flags, `--remote-debugging-port=${port}`],
  })
  const rows = []
  try {
    for (const page of pages) {
      const results: Result[] = []
      for (let run = 0; run < runs; run++) results.push(await lighthouse(`${origin}${page}`, port))
      const median = (read: (result: Result) => number | null | undefined) =>
        results.map((result) => read(result) ?? 0).sort((a, b) => a - b)[Math.floor(results.length / 2)] ?? 0
      const score = (name: string) => median(({ categories }) => categories[name]?.score)
      rows.push({
        page,
        'performance ≥ 0.98': score('performance'),
        'accessibility = 1': score('accessibility'),
        'best practices = 1': score('best-practices'),
        'SEO = 1': score('seo'),
        'largest paint ms': Math.round(median(({ audits }) => audits['largest-contentful-paint']?.numericValue)),
        'layout shift ≤ 0.02': Number(
          median(({ audits }) => audits['cumulative-layout-shift']?.numericValue).toFixed(3),
        ),
        'kB in all': Math.round(median(({ audits }) => audits['total-byte-weight']?.numericValue) / 1000),
      })
      for (const { categories: all, audits } of results.slice(0, 1)) {
        const imperfect = Object.values(all).flatMap(({ auditRefs }) => auditRefs.map(({ id }) => audits[id]))
        for (const audit of new Set(imperfect))
          if (audit && audit.score !== null && audit.score < 0.9)
            console.log(`${page}: ${audit.id}: ${audit.displayValue ?? audit.title}`)
      }
    }
  } finally {
    await browser.close()
  }
  console.table(rows)
  await firstHydration(origin)
}

/** In the browser that listens at `port`. */
async function lighthouse(url: string, port: number): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      bin('lighthouse'),
      url,
      `--port=${port}`,
      '--output=json',
      `--only-categories=${categories}`,
      '--no-enable-error-reporting',
      '--quiet',
    ],
    { maxBuffer: 2 ** 26 },
  )
  return JSON.parse(stdout)
}

/** What the first touch of a page loads: scripts as they travel, texts included. */
async function firstHydration(origin: string) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: flags })
  const rows = []
  for (const path of pages) {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
      )
    const before = await loaded()
    await page.mouse.move(100, 200)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
    const after = await loaded()
    const kilobytes = after.reduce((sum, size) => sum + size, 0) / 1000
    rows.push({
      page: path,
      'scripts untouched': before.length,
      scripts: after.length,
      'kB brotli ≤ 125': Number(kilobytes.toFixed(1)),
    })
  }
  await browser.close()
  console.table(rows)
}
