import { getPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** For tests of what works in a process of its own: answers after some time who it is. */
process.once('message', async ({ ms }: { ms: number }) => {
  if (ms < 0) throw new RangeError('not less than nothing')
  await sleep(ms)
  process.send?.({ pid: process.pid, parent: process.ppid, niceness: getPriority() })
  process.disconnect?.()
})
