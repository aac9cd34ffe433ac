import pino from 'pino'
import type { Config } from './config.server.ts'
import type { ErrorReports } from './context.ts'

/** pino's. */
const errorLevel = 50

/** JSON lines on standard output. Log ids and counts, never names, addresses, bodies or tokens. */
export function createLogger(level: Config['logLevel'], reports: ErrorReports | null = null) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorForLog },
    ...(reports && {
      hooks: {
        logMethod(args, method, at) {
          const [fields, message] = args as unknown as [object, string]
          method.apply(this, args)
          if (at < errorLevel) return
          try {
            reports.logged({ ...this.bindings(), ...fields }, message)
          } catch {
            // Who writes down what went wrong hears of nothing that goes wrong elsewhere.
          }
        },
      },
    }),
  })
}

export type RootLogger = ReturnType<typeof createLogger>

/**
 * Without `detail` and `parameters` of a Postgres error: they carry the row. The job queue hands on errors as plain objects,
 * and of anything else only its kind is told: it may hold whatever it was about.
 */
export function errorForLog(error: unknown) {
  if (typeof error !== 'object' || error === null) return { message: `thrown: ${typeof error}` }
  const { name, message, code, stack, queue } = error as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)
  return {
    name: text(name) ?? error.constructor?.name,
    message: text(message) ?? `thrown without a message, with ${Object.keys(error).join(', ') || 'nothing'}`,
    code: text(code),
    queue: text(queue),
    stack: text(stack),
  }
}
