import pino from 'pino'
import type { Config } from './config.server.ts'

/** JSON lines on standard output. Log ids and counts, never names, addresses, bodies or tokens. */
export function createLogger(level: Config['logLevel']) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorForLog } })
}

export type RootLogger = ReturnType<typeof createLogger>

/** Without `detail` and `parameters` of a Postgres error: they carry the row. */
function errorForLog(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? String(error.code) : undefined
  return { name: error.name, message: error.message, code, stack: error.stack }
}
