import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** As the kernel of Linux numbers them: 0 usual, 5 only where nobody else wants the processor. */
function policy(): number | null {
  if (process.platform !== 'linux') return null
  return Number(readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ')[38])
}

/** For tests of what works in a process of its own: answers after some time who it is. */
process.once('message', async ({ ms }: { ms: number }) => {
  if (ms < 0) throw new RangeError('not less than nothing')
  await sleep(ms)
  process.send?.({ pid: process.pid, parent: process.ppid, niceness: getPriority(), policy: policy() })
  process.disconnect?.()
})
