import { readdirSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { build } from '../scripts/setup.mjs'

// Before anything imports React: it looks once, and its development build is many times slower.
process.env.NODE_ENV = 'production'

/** `npm run bench -- NAME [OPTIONS]`: one benchmark; without a name, which ones there are. */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
const [name = '', ...options] = process.argv.slice(2)
if (names.includes(name)) {
  await build()
  const [processor] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  console.log(`${cpus().length} × ${processor?.model.trim() ?? process.arch}, ${memory} GB, Node ${process.version}`)
  const { run } = (await import(`./${name}.bench.ts`)) as { run: (...options: string[]) => Promise<void> }
  await run(...options)
} else {
  console.log(`npm run bench -- ${names.join(' | ')}`)
  process.exitCode = name ? 1 : 0
}
