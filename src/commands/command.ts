import { isAppError } from '../lib/api/errors.ts'
import { ConfigError } from '../lib/config.server.ts'
import { StartupError } from '../lib/data-folder.server.ts'

/** The command was given wrongly: told without a stack. */
export class UsageError extends Error {}

export const say = (text: string) => process.stdout.write(`${text}\n`)

/** An option that there is not, or one without its value. */
const isMisspelt = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')

/** Ends with 1 and one line for what a person can put right. */
export function runCommand(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    const isKnown =
      [UsageError, ConfigError, StartupError].some((kind) => error instanceof kind) ||
      isAppError(error) ||
      isMisspelt(error)
    console.error(isKnown && error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
