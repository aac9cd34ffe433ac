import { createHttpCall } from '../../../lib/api/call.ts'
import { type CrashReport, crashes } from '../contract.ts'
import { harmlessText, ownFrames } from '../rules.ts'

declare const builtRelease: string | undefined

/** What was built; run without a build, nothing has a release. */
const release = typeof builtRelease === 'undefined' ? 'development' : builtRelease

/** As nobody: who was there is no part of what broke. */
const call = createHttpCall({ accessToken: () => null, refresh: async () => false })

/** Whether we have been told. */
export async function reportCrash(error: Error, part: CrashReport['part'], route: string): Promise<boolean> {
  const report = { release, part, route, error: harmlessText(error), stack: ownFrames(error.stack) }
  return call(crashes.report, report).then(
    () => true,
    () => false,
  )
}
