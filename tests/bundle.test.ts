import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { build } from '../scripts/setup.mjs'
import { languages } from '../src/i18n/languages.ts'

const client = 'build/client'
type Script = { module: string; imports: string[] }
type Manifest = { entry: Script; routes: Record<string, Script | undefined> }
let manifest: Manifest
let manifestFile: string

beforeAll(async () => {
  await build()
  manifestFile = fileOf(/^manifest-.*\.js$/)
  const code = readFileSync(join(client, manifestFile), 'utf8')
  manifest = JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1))
}, 120_000)

function fileOf(pattern: RegExp): string {
  const found = readdirSync(join(client, 'assets')).filter((name) => pattern.test(name))
  expect([String(pattern), found]).toEqual([String(pattern), [expect.any(String)]])
  return `/assets/${found[0]}`
}

const kilobytes = (files: Iterable<string>, encoding: 'br' | 'gz') =>
  [...files].reduce((sum, file) => sum + statSync(join(client, `${file}.${encoding}`)).size, 0) / 1000

/** What a page needs before it lives, with the texts of a language; `npm run bench -- pages` asks a browser. */
function firstTouch(route: string, language: string): Set<string> {
  const scripts = [manifest.entry, manifest.routes.root, manifest.routes[route]]
  return new Set([
    ...scripts.flatMap((script) => (script ? [script.module, ...script.imports] : [])),
    fileOf(new RegExp(`^texts\\.${language}-.*\\.js$`)),
    manifestFile,
  ])
}

test.each(languages)('the first touch of /provider/{id} loads at most 125 kB of scripts, brotli, in %s', (language) => {
  const scripts = firstTouch('routes/provider', language)
  expect(scripts.size).toBeGreaterThan(5)
  expect(kilobytes(scripts, 'br')).toBeLessThanOrEqual(125)
})

test('the chunk of the calendar in the dashboard is at most 75 kB, gzip', () => {
  expect(kilobytes([fileOf(/^calendar-grid-.*\.js$/)], 'gz')).toBeLessThanOrEqual(75)
})

const serverFiles = () =>
  readdirSync('build/server', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test('what the server loads is held in memory with one byte a letter', () => {
  const files = serverFiles()
  expect(files).toEqual(expect.arrayContaining(['build/server/index.js', 'build/server/main.js']))
  for (const file of files)
    expect([file, readFileSync(file, 'utf8').match(/[^\0-\x7f]/)?.[0]]).toEqual([file, undefined])
})

test('the vocabularies of reviews are no part of the server, only of the process that reads them', () => {
  const word = 'worked_wonders'
  expect(readFileSync('src/domains/reviews/lexicon-en.rules.ts', 'utf8')).toContain(word)
  for (const file of serverFiles()) expect([file, readFileSync(file, 'utf8').includes(word)]).toEqual([file, false])
})

test('a change of anything that the server is built of is built at the next start', () => {
  const named = serverFiles().flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^\/\/ ([\w-]+\/\S+\.\w+)$/gm)])
  const sources = new Set(named.map(([, path = '']) => path).filter((path) => !path.startsWith('node_modules/')))
  expect([...sources]).toEqual(expect.arrayContaining(['src/main.ts', 'db/demo/fill.ts', 'src/http/server.ts']))
  // All of `src` counts.
  const parts = ['src/main.ts', ...[...sources].filter((path) => !path.startsWith('src/'))]

  const folder = mkdtempSync(join(tmpdir(), 'highstreet-stamp-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['scripts/setup.mjs', 'tools/package.json', 'package.json', ...parts])
    cpSync(file, join(folder, file))
  // The Node that set-up knows, and a command that leaves a line for each build.
  const runtime = join('node_modules', basename(join(process.execPath, '../..')))
  const builder = join(folder, 'node_modules/@react-router/dev')
  mkdirSync(builder, { recursive: true })
  symlinkSync(join(process.cwd(), runtime), join(folder, runtime), 'junction')
  writeFileSync(join(builder, 'package.json'), '{"bin":"x.cjs"}')
  const leaves = "fs.mkdirSync('build/server', { recursive: true }); fs.writeFileSync('build/server/main.js', '')"
  writeFileSync(join(builder, 'x.cjs'), `const fs = require('node:fs'); fs.appendFileSync('builds', '.'); ${leaves}`)
  const builds = () => {
    const start = "const { build } = await import('./scripts/setup.mjs'); await build()"
    execFileSync(process.execPath, ['--input-type=module', '-e', start], { cwd: folder })
    return readFileSync(join(folder, 'builds'), 'utf8').length
  }
  expect([builds(), builds()]).toEqual([1, 1])
  for (const [index, path] of parts.entries()) {
    appendFileSync(join(folder, path), '\n')
    expect([path, builds()]).toEqual([path, index + 2])
  }
  rmSync(join(folder, 'build/server'), { recursive: true })
  expect(builds()).toBe(parts.length + 2)
})

test('a command is that of the folder that wants its package, whatever an older release has left in the other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'highstreet-bin-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['scripts/setup.mjs', 'tools/package.json']) cpSync(file, join(folder, file))
  for (const name of ['@stryker-mutator/core', 'typescript', 'lighthouse', 'knip'])
    for (const place of ['.', 'tools']) {
      const owner = join(folder, place, 'node_modules', name)
      mkdirSync(owner, { recursive: true })
      writeFileSync(join(owner, 'package.json'), '{"bin":"x.js"}')
    }
  const asked = `const { bin, root } = await import('./scripts/setup.mjs')
    console.log(['stryker', 'tsc', 'lighthouse', 'knip'].map((name) => bin(name).slice(root.length + 1)).join(' '))`
  const found = execFileSync(process.execPath, ['--input-type=module', '-e', asked], { cwd: folder, encoding: 'utf8' })
  expect(found.trim().replaceAll('\\', '/').split(' ')).toEqual([
    'tools/node_modules/@stryker-mutator/core/x.js',
    'node_modules/typescript/x.js',
    'tools/node_modules/lighthouse/x.js',
    'node_modules/knip/x.js',
  ])
})
