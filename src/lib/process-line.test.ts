import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ProcessLine } from './process-line.server.ts'

const options = { file: 'tests/answering-process.ts', longestMs: 15_000, waitingAtMost: 2 }
type Answer = { pid: number; parent: number; niceness: number; policy: number | null }
const line = new ProcessLine<{ ms: number }, Answer>(options)

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

async function until(isTrue: () => boolean) {
  const giveUpAt = Date.now() + 10_000
  while (!isTrue()) {
    if (Date.now() > giveUpAt) throw new Error('not within 10 s')
    await sleep(20)
  }
}

test('each task has a process of its own, below all others, and of one that is small', async () => {
  const first = await line.run({ ms: 0 })
  const second = await line.run({ ms: 0 })
  expect(second.pid).not.toBe(first.pid)
  expect(second.parent).toBe(first.parent)
  expect(first.parent).not.toBe(process.pid)
  expect(first.niceness).toBeGreaterThan(0)
  const patient = new ProcessLine<{ ms: number }, Answer>({ ...options, whenIdle: true })
  const isPossible = spawnSync('chrt', ['--idle', '0', 'true']).status === 0
  if (first.policy !== null)
    expect([first.policy, (await patient.run({ ms: 0 })).policy]).toEqual([0, isPossible ? 5 : 0])
  await until(() => !isRunning(first.pid))
})

test('who finds no place comes again', async () => {
  const both = [line.run({ ms: 200 }), line.run({ ms: 0 })]
  await expect(line.run({ ms: 0 })).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 5 })
  await Promise.all(both)
  await line.run({ ms: 0 })
})

test('what takes too long ends, and may come again; what fails says why', async () => {
  const short = new ProcessLine({ ...options, longestMs: 300 })
  await expect(short.run({ ms: 60_000 })).rejects.toMatchObject({ code: 'busy' })
  await expect(line.run({ ms: -1 })).rejects.toThrow('not less than nothing')
})

test('when what starts them is killed, the next one is started all the same', async () => {
  const { parent } = await line.run({ ms: 0 })
  const lost = line.run({ ms: 60_000 })
  const failure = expect(lost).rejects.toMatchObject({ code: 'busy' })
  await sleep(300)
  process.kill(parent, 'SIGKILL')
  await failure
  expect((await line.run({ ms: 0 })).parent).not.toBe(parent)
})

test('when what starts them stands still, it goes, and nobody waits for it', { timeout: 20_000 }, async () => {
  const short = new ProcessLine({ ...options, longestMs: 500 })
  const { parent } = await line.run({ ms: 0 })
  process.kill(parent, 'SIGSTOP')
  await expect(short.run({ ms: 0 })).rejects.toMatchObject({ code: 'busy' })
  expect((await line.run({ ms: 0 })).parent).not.toBe(parent)
})

test('nothing is left of a server that is killed in the middle of it', async () => {
  const script = `import { ProcessLine } from './src/lib/process-line.server.ts'
    const line = new ProcessLine(${JSON.stringify(options)})
    console.log(JSON.stringify(await line.run({ ms: 0 })))
    await line.run({ ms: 60000 })`
  const args = ['--input-type=module', '--eval', script]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(server.stdout, 'data')) as [Buffer]
  const { parent } = JSON.parse(said.toString()) as { parent: number }
  const children = () => readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(/\s+/).map(Number)
  await until(() => (children()[0] ?? 0) > 0)
  const [child = 0] = children()
  server.kill('SIGKILL')
  await until(() => !isRunning(parent) && !isRunning(child))
})
