import {
  createEventEnvelope,
  createStackParser,
  createTransport,
  dsnFromString,
  getEnvelopeEndpointWithUrlEncodedAuth,
  parseStackFrames,
} from '@sentry/core'
import { nodeStackLineParser } from '@sentry/core/server'
import type { Config } from './config.server.ts'
import type { ErrorReports } from './context.ts'
import { errorForLog } from './log.server.ts'

declare const builtRelease: string | undefined
/** Of the build this server is; tests and commands have none. */
const release = typeof builtRelease === 'undefined' ? 'development' : builtRelease

const timeoutMs = 5000
/** Of one kind a minute, and of all: what happens a thousand times is one thing to look at, and anybody can report a crash. */
const [mostOfOne, mostAMinute] = [10, 100]

const readStack = createStackParser(nodeStackLineParser())

/**
 * Tells a service that takes events at a DSN, as Sentry does, what the log calls an error and what broke in a browser; null:
 * there is none. Nothing waits for it, and what it does not take is not told again: the log and the office have all of it.
 */
export function createErrorReports({ errorReportsDsn, appEnv }: Config): ErrorReports | null {
  const dsn = errorReportsDsn === null ? undefined : dsnFromString(errorReportsDsn)
  if (!dsn) return null
  const url = getEnvelopeEndpointWithUrlEncodedAuth(dsn)
  const transport = createTransport({ recordDroppedEvent: () => {} }, async ({ body }) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(url, {
      method: 'POST',
      body: body as Uint8Array<ArrayBuffer>,
      signal,
      redirect: 'error',
    })
    await answer.body?.cancel()
    const header = (name: string) => answer.headers.get(name)
    return {
      statusCode: answer.status,
      headers: { 'x-sentry-rate-limits': header('x-sentry-rate-limits'), 'retry-after': header('retry-after') },
    }
  })
  const told = new Map<string, number>()
  let [minute, all] = [0, 0]
  const isTooMany = (kind: string) => {
    const now = Math.floor(performance.now() / 60_000)
    if (now !== minute) told.clear()
    minute = now
    const count = (told.get(kind) ?? 0) + 1
    told.set(kind, count)
    all = told.size === 1 && count === 1 ? 1 : all + 1
    return count > mostOfOne || all > mostAMinute
  }
  const send = (event: Parameters<typeof createEventEnvelope>[0], kind: string) => {
    if (isTooMany(kind)) return
    const id = crypto.randomUUID().replaceAll('-', '')
    const whole = { event_id: id, timestamp: Date.now() / 1000, environment: appEnv, ...event }
    void Promise.resolve(transport.send(createEventEnvelope(whole, dsn))).catch(() => {})
  }
  return {
    logged: ({ err, queue, code, requestId }, message) => {
      const { name = 'Error', stack, code: own } = err === undefined ? {} : errorForLog(err)
      // Of the error itself nothing that somebody may have typed in: what it says stands before its frames, too.
      const lines = stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? []
      const frames = parseStackFrames(readStack, Object.assign(new Error(), { stack: lines.join('\n') }))
      send(
        {
          platform: 'node',
          level: 'error',
          release,
          exception: {
            values: [{ type: name, value: message, ...(frames.length > 0 && { stacktrace: { frames } }) }],
          },
          tags: { queue: textOf(queue), code: textOf(code ?? own), request: textOf(requestId) },
        },
        `${message} ${name} ${textOf(own)}`,
      )
    },
    crashed: ({ release: pages, part, route, error, stack }, requestId) =>
      send(
        {
          platform: 'javascript',
          level: 'error',
          release: pages,
          transaction: route,
          exception: {
            values: [{ type: part, value: error, stacktrace: { frames: stack.map(frameOf).reverse() } }],
          },
          tags: { part, request: requestId },
        },
        `${part} ${error}`,
      ),
    flush: async () => void (await transport.flush(timeoutMs)),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

/** 'entry-1a2b.js:12:345', the innermost first where we take it, and last there. */
function frameOf(line: string) {
  const [filename = '', lineno, colno] = line.split(':')
  return { filename, lineno: Number(lineno), colno: Number(colno), in_app: true }
}
