import { defineConfig } from '@playwright/test'

const quiet = ['--disable-background-networking', '--disable-sync', '--disable-component-update', '--disable-quic']
// Of several such lists Chromium takes the last: Playwright's own (1.65), and before it the popups of the address bar, two
// pages that would be drawn anew for every window and take a third of the time.
const switchedOff = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints', 'AimEnabled'],
  ...['NetworkTimeServiceQuerying', 'PreconnectToSearch'],
]
/** As people come: with pictures; the first two also with what moves and with what is kept for later. */
const whole = /\/(first-day|offline|pictures)\.e2e\.ts$/
const executablePath = process.env.CHROMIUM_PATH
const launchOptions = {
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', `--disable-features=${switchedOff}`, ...quiet],
}
const withoutPictures = { ...launchOptions, args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'] }

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  // More than two cores: most of the time a test waits for its page.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // For what hangs, not for what is slow: a machine with other work on it takes three times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Few: each starts its own workers and browsers. Within one by name: access* is what takes long, and would still run alone
  // when everything else is done.
  projects: [
    { name: 'whole', testMatch: whole, use: { launchOptions } },
    { name: 'plain', testMatch: '*.e2e.ts', testIgnore: whole, use: { launchOptions: withoutPictures } },
  ],
  use: {
    browserName: 'chromium',
    // Set by the global set-up, before the workers read this file.
    baseURL: process.env.E2E_ORIGIN ?? '',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'off',
    // A first visit of somebody who wants nothing to move: the cheapest. Others: offline.e2e.ts and first-day.e2e.ts.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
})
