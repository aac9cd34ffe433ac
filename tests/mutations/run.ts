// node tests/mutations/run.ts [DOMAIN ...]: changes the rules of each domain one sign at a time and counts what its tests of
// rules notice. Domain by domain: a change meets the tests that stand beside it, which take a moment, and no others.
import { spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, installTools } from '../../scripts/setup.mjs'

type Mutant = { status: string; location: { start: { line: number } }; mutatorName: string; replacement: string }
type Report = { files: Record<string, { mutants: Mutant[] }> }

const root = join(import.meta.dirname, '../..')
const asked = process.argv.slice(2)
const domains = globSync('src/domains/*/{rules,*.rules}.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/').split('/')[2] ?? '')
  .filter((domain, index, all) => all.indexOf(domain) === index && (asked.length === 0 || asked.includes(domain)))
  .sort()

await installTools()
const unseen: { title: string; why: string }[] = []
let seen = 0
for (const domain of domains) {
  const before = { seen, unseen: unseen.length }
  for (const [file, { mutants }] of Object.entries((await mutate(domain)).files))
    for (const { status, location, mutatorName, replacement } of mutants) {
      if (status === 'Killed' || status === 'Timeout') seen++
      else if (status === 'Survived' || status === 'NoCoverage')
        unseen.push({ title: `${file}:${location.start.line}`, why: `${mutatorName}: ${replacement.slice(0, 120)}` })
    }
  console.log(`${domain}: ${seen - before.seen} noticed, ${unseen.length - before.unseen} not`)
}
const share = (100 * seen) / Math.max(1, seen + unseen.length)
for (const { title, why } of unseen) console.log(`  nobody notices ${title} ${why.replaceAll(/\s+/g, ' ')}`)
console.log(`${seen} of ${seen + unseen.length} changes of one sign noticed: ${share.toFixed(1)} %`)
mkdirSync(join(root, 'test-results'), { recursive: true })
writeFileSync(join(root, 'test-results/mutations.json'), JSON.stringify({ seen, unseen, share }, null, 2))
// Some change nothing that can be seen.
process.exitCode = share < 90 ? 1 : 0

async function mutate(domain: string): Promise<Report> {
  const child = spawn(
    process.execPath,
    [bin('stryker'), 'run', '--mutate', `src/domains/${domain}/rules.ts,src/domains/${domain}/*.rules.ts`],
    { cwd: root, env: { ...process.env, MUTATED_DOMAIN: domain }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code !== 0) throw new Error(`stryker ended with ${code} over ${domain}`)
  return JSON.parse(readFileSync(join(root, 'test-results/mutants.json'), 'utf8'))
}
