import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Who asked no longer ago may be about to ask again. */
const recentMs = 10_000
/** Whoever still sends requests has not turned away yet: they are taken until none has come for so long. */
const quietMs = 1000
const longestGraceMs = 10_000
/** A connection that has said nothing for so long after the door was shut is nobody's. */
const silentMs = 1000

export type Drain = {
  isDraining(): boolean
  /**
   * Goes on taking requests for `graceMs`, and then while they still come, so that a balancer sees that we are not ready and
   * turns away; then shuts the door and answers what is in flight; what is still unanswered after `lastCallMs` is cut off.
   */
  end(graceMs: number, lastCallMs: number): Promise<void>
}

/** To be made before the server gets its listener: it marks the answers. */
export function createDrain(server: Server, isProbe: (path: string) => boolean): Drain {
  let isDraining = false
  let lastAskedAt = Number.NEGATIVE_INFINITY
  let lastRequestAt = Number.NEGATIVE_INFINITY
  const sockets = new Set<Socket>()
  const unanswered = new Set<ServerResponse>()
  // 'Connection: close' tells the client that its next request needs another connection; to cut an idle one would lose
  // the request that is on its way.
  const letGo = (response: ServerResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false
  }
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (request, response) => {
    lastAskedAt = performance.now()
    if (!isProbe(request.url ?? '')) lastRequestAt = lastAskedAt
    unanswered.add(response)
    response.once('close', () => unanswered.delete(response))
    if (isDraining) letGo(response)
  })

  const end = async (graceMs: number, lastCallMs: number) => {
    const startedAt = performance.now()
    isDraining = true
    for (const response of unanswered) letGo(response)
    if (graceMs > 0 && startedAt - lastAskedAt < recentMs) {
      await sleep(graceMs)
      const mayWait = () => performance.now() - startedAt < longestGraceMs
      while (performance.now() - lastRequestAt < quietMs && mayWait()) await sleep(50)
    }
    const shutAt = performance.now()
    const closed = new Promise((resolve) => server.close(resolve))
    const sweep = setInterval(() => {
      server.closeIdleConnections()
      if (performance.now() - shutAt < silentMs) return
      const busy = new Set([...unanswered].map((response) => response.socket))
      for (const socket of sockets) if (!busy.has(socket)) socket.destroy()
    }, 100)
    const lastCall = setTimeout(() => server.closeAllConnections(), lastCallMs - (shutAt - startedAt))
    await closed
    clearTimeout(lastCall)
    clearInterval(sweep)
  }
  return { isDraining: () => isDraining, end }
}
