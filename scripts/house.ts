/**
 * node scripts/run.mjs scripts/house.ts [--write]: the size of the house in figures, and with --write the picture of its
 * modules in docs/modules.md, made of the imports.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync, Visitor } from 'vite'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
/** The rows of `access.ts` are asked by tests only. */
const isTest = (file: string) => /(\.test\.tsx?|\/access\.ts)$/.test(file)
/** Words and generated types have no shape of their own. */
const isData = (file: string) =>
  /\/texts\/|^src\/(i18n\/|domains\/texts\.|web\/(info|pictures)\/)\w\w\.ts$|src\/lib\/database\.ts$/.test(file)
const read = (file: string) => readFileSync(file, 'utf8')
const lengthOf = (file: string) => read(file).split('\n').length - 1
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + lengthOf(file), 0)

const all = filesIn('src')
const sources = all.filter((file) => !isTest(file))
const code = sources.filter((file) => !isData(file))
const tests = [...all.filter(isTest), ...filesIn('tests'), ...filesIn('db/demo').filter(isTest)]

/** Also of types, and what is loaded late. */
const importsOf = (from: string) =>
  [...read(from).matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)]
    .map((match) => normalize(join(dirname(from), match[1] ?? '')).replaceAll('\\', '/'))
    .filter((to) => sources.includes(to))
const edges = new Map(sources.map((file) => [file, importsOf(file)]))

function reachable(from: string): Set<string> {
  const seen = new Set<string>()
  const visit = (file: string) => {
    for (const next of edges.get(file) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        visit(next)
      }
  }
  visit(from)
  return seen
}

/** How many files lead back to themselves through each other. */
function largestCircle(): number {
  const reach = new Map(sources.map((file) => [file, reachable(file)]))
  const sizes = sources.map((file) => {
    const near = reach.get(file)
    return near?.has(file) ? [...near].filter((other) => reach.get(other)?.has(file)).length : 0
  })
  return Math.max(...sizes)
}

type Found = { file: string; lines: number }

function functionsOf(file: string): Found[] {
  const text = read(file)
  const { program } = parseSync(file, text)
  const found: Found[] = []
  const note = ({ start, end }: { start: number; end: number }) =>
    found.push({ file, lines: text.slice(start, end).split('\n').length })
  new Visitor({ FunctionDeclaration: note, FunctionExpression: note, ArrowFunctionExpression: note }).visit(program)
  return found
}

function figures() {
  const lengths = code.map(lengthOf).toSorted((a, b) => a - b)
  const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))]
  const longestFile = code.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  const functions = code.flatMap(functionsOf).toSorted((a, b) => b.lines - a.lines)
  const comments = code.reduce(
    (sum, file) =>
      sum +
      read(file)
        .split('\n')
        .filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line)).length,
    0,
  )
  return {
    files: code.length,
    lines: total(code),
    'median of a file': at(0.5),
    'nine of ten files': at(0.9),
    'longest file': `${at(1)} ${longestFile}`,
    'longest function': `${functions[0]?.lines} ${functions[0]?.file}`,
    'functions over 60 lines': functions.filter(({ lines }) => lines > 60).length,
    'share of comments': `${Math.round((comments / total(code)) * 1000) / 10} %`,
    'tests to code': Math.round((total(tests) / total(code)) * 100) / 100,
    'largest circle, types included': largestCircle(),
  }
}

/** Endpoints with their buttons: the domain, how the contract is called and what in it, and the verb. */
const endpoints = [
  ['bookings', 'bookings.cancel', 'cancelBooking'],
  ['holds', 'holds.extend', 'extendHold'],
  ['staff', 'setup.addRoom', 'addRoom'],
] as const

/** Where one endpoint is written down: contract, verb, callers and the row of who may call; its texts in one language. */
function filesOfEndpoint(domain: string, called: string, verb: string) {
  const own = (file: string) => dirname(file) === `src/domains/${domain}`
  const key = called.split('.')[1]
  const names = new RegExp(`\\b${called.replace('.', '\\.')}\\b|\\b${verb}\\b`)
  const row = new RegExp(`^\\s+${key}: \\{`, 'm')
  const speaks = (file: string) => names.test(read(file)) || (own(file) && row.test(read(file)))
  const files = all.filter((file) => !isData(file) && !/\.test\.tsx?$/.test(file) && speaks(file))
  const texts = files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${file.split('/ui/')[0]}/texts/en.ts`)
    .filter((file, index, found) => found.indexOf(file) === index)
  const tests = all.filter((file) => /\.test\.tsx?$/.test(file) && names.test(read(file)))
  return { files: [...files, ...texts], tests }
}

const domainOf = (file: string) => /^src\/domains\/([^/]+)\//.exec(file)?.[1]

function picture(): string {
  const arrows = new Map<string, number>()
  for (const [from, targets] of edges)
    for (const to of targets) {
      const [user, used] = [domainOf(from), domainOf(to)]
      if (!user || !used || user === used) continue
      const arrow = `${user} --> ${used}`
      arrows.set(arrow, (arrows.get(arrow) ?? 0) + 1)
    }
  const lines = [...arrows.keys()].sort().map((arrow) => `  ${arrow}`)
  return `# Modules
Who leans on whom among the domains, as the imports have it (\`npm run house -- --write\`). Above them: main, http, web;
below them: ui, i18n, lib, which know no domain. Every arrow goes down: tests/architecture.test.ts.

\`\`\`mermaid
flowchart TD
${lines.join('\n')}
\`\`\`
`
}

console.table(figures())
for (const [domain, called, verb] of endpoints) {
  const { files, tests } = filesOfEndpoint(domain, called, verb)
  const folders = new Set(files.map(dirname)).size
  console.log(`${called}: ${files.length} files in ${folders} folders, and ${tests.length} tests that call it`)
  console.log(`  ${files.map((file) => file.replace('src/domains/', '')).join(' ')}`)
}
if (process.argv.includes('--write')) writeFileSync('docs/modules.md', picture())
