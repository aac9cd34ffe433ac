// Loaded into every process of a test run by NODE_OPTIONS (scripts/test.mjs): writes down, once per process, each statement that the
// product gives to its database, for tests/statements/judge.ts. A line at a time, so that a killed process leaves what it asked.
import { appendFileSync, mkdirSync } from 'node:fs'
import Module from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = process.env.STATEMENTS_TO
const root = join(import.meta.dirname, '../..')
/** More than anything of the product comes near; a statement that is never the same twice must not fill the disk. */
const most = { texts: 20_000, bytes: 8_000_000 }
/** So often it is looked who asks the same: another part of the product may, or the product what a test has asked first. */
const looks = 10

if (folder) {
  const load = Module._load
  Module._load = function (request, parent, ...rest) {
    const loaded = load.call(this, request, parent, ...rest)
    if (/[\\/]pg[\\/]lib[\\/]index\.js$/.test(parent?.filename ?? '')) {
      if (request === './client') watch(loaded, (client) => client.connectionParameters.application_name)
      // Between it and its client nobody knows any more who asked.
      if (request === 'pg-pool') watch(loaded, (pool) => pool.options.application_name, true)
    }
    return loaded
  }
}

const file = join(folder ?? '', `${process.pid}-${Date.now()}.jsonl`)
/** How often each text was seen, until its places are known. */
const looked = new Map()
const settled = new Set()
const ofPools = new Set()
const written = new Set()
let bytes = 0

function watch({ prototype }, nameOf, isPool = false) {
  const { query } = prototype
  prototype.query = function (...args) {
    const text = typeof args[0] === 'string' ? args[0] : args[0]?.text
    // The pools and listeners of the product name themselves (createPool in src/lib/db.server.ts), others do not.
    const name = nameOf(this) ?? ''
    if (typeof text === 'string' && name.startsWith('highstreet') && name !== 'highstreet-demo' && !settled.has(text))
      note(text, name, isPool)
    return query.apply(this, args)
  }
}

function note(text, name, isPool) {
  if (bytes >= most.bytes || (looked.size >= most.texts && !looked.has(text))) return write('{"isFull":true}\n')
  if (isPool) ofPools.add(text)
  const times = (looked.get(text) ?? 0) + 1
  looked.set(text, times)
  if (times === looks) settled.add(text)
  const place = whoAsks()
  if (place === null || (place === 'unknown' && (isTestFile() || ofPools.has(text)))) return
  write(`${JSON.stringify({ text: withoutVariety(text), name, place })}\n`)
}

function write(line) {
  if (written.has(line)) return
  written.add(line)
  bytes += line.length
  try {
    mkdirSync(folder, { recursive: true })
    appendFileSync(file, line)
  } catch {
    // A test may have filled its disk; too few statements are noticed.
  }
}

/** Where tests call the product, what nobody knows of is theirs: `afterEach(() => sql`…`.execute(db))` leaves no trace. */
const isTestFile = () => '__vitest_worker__' in globalThis

/** As many values as there are, and numbers written out, make no other statement. */
function withoutVariety(text) {
  return text
    .replaceAll(/\$\d+/g, '$1')
    .replaceAll(/(?<![\w$.'-])\d+(\.\d+)?(?![\w'])/g, '0')
    .replaceAll(/\bin \(\$1(?:\s*,\s*\$1)+\)/g, 'in ($1)')
    .replaceAll(/(\bvalues\s*)(\([^()]*\))(?:\s*,\s*\2)+/g, '$1$2')
}

/** The file of the product that asks, the nearest on the way here; null when a test does. */
function whoAsks() {
  const { stackTraceLimit, prepareStackTrace } = Error
  Error.stackTraceLimit = 80
  Error.prepareStackTrace = (_error, sites) => sites
  const sites = new Error().stack
  Object.assign(Error, { stackTraceLimit, prepareStackTrace })
  for (const site of sites) {
    const name = site.getFileName() ?? ''
    const file = name.startsWith('file:') ? fileURLToPath(name) : name
    if (!file.startsWith(root) || file.includes('node_modules') || file === import.meta.filename) continue
    const path = relative(root, file).replaceAll('\\', '/')
    // Everybody's way to the database.
    if (path === 'src/lib/db.server.ts') continue
    if (/^(tests|bench|db)\/|\.test\.tsx?$/.test(path)) return null
    return path
  }
  return 'unknown'
}
