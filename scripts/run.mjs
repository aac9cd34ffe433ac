// node scripts/run.mjs FILE.ts [ARGUMENTS] | --bin COMMAND [ARGUMENTS]
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { bin, install, node, root, runScript } from './setup.mjs'

await runScript(async () => {
  await install()
  const [first, ...rest] = process.argv.slice(2)
  const args = first === '--bin' ? [bin(rest[0]), ...rest.slice(1)] : [first, ...rest]
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' })
  // Ctrl-C reaches the child by itself; SIGTERM does not.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
})
