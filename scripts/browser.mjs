// A Chromium for the end-to-end tests: the one that is there, or else one that can be had.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { bin, node, root, run, SetupError, step } from './setup.mjs'

/** Without windows, tabs and menus that nobody sees, it takes half the work for a page. */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const places = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
}

/** The path of a Chromium that runs, installed first if need be. Throws SetupError. */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) {
    if (isBrowser(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
    throw new SetupError(`CHROMIUM_PATH (${process.env.CHROMIUM_PATH}) is no Chromium that runs`)
  }
  const there = installed()
  if (there?.includes(shell)) return there
  const found = (await installWithApt(there !== undefined)) ?? there ?? (await installWithPlaywright())
  if (found) return found
  throw new SetupError('no browser was found and none could be installed; install Chromium or set CHROMIUM_PATH')
}

function installed() {
  const inPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...inPath, ...(places[process.platform] ?? []), playwrightsOwn()].find((file) => file && isBrowser(file))
}

function isBrowser(file) {
  if (!existsSync(file)) return false
  // Chrome on Windows opens a window instead of telling its version.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0
}

function playwrightsOwn() {
  const script = `import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))`
  return spawnSync(node, ['-e', script], { cwd: root, encoding: 'utf8' }).stdout?.trim() || null
}

/** `hasOther`: one that will do as well is there, so only what needs no list of packages is tried. */
async function installWithApt(hasOther) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return null
  if (hasOther && spawnSync('apt-cache', ['show', shell]).status !== 0) return null
  return step('Installing Chromium from the system packages', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const install = (name) => run('apt-get', ['install', '--yes', '--no-install-recommends', name], { env })
    if (!hasOther) await run('apt-get', ['update'], { env })
    const { code } = await install(shell)
    if (code !== 0 && !hasOther) await install('chromium')
    return installed()
  })
}

async function installWithPlaywright() {
  return step("Installing Playwright's Chromium", async () => {
    const withLibraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
    await run(node, [bin('playwright'), 'install', ...withLibraries, '--only-shell', 'chromium'])
    return installed()
  })
}
