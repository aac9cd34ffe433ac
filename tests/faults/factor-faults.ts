import type { Fault } from './fault.ts'

const identity = 'src/domains/identity'
const tests = [`${identity}/second-factor.test.ts`]

/** The second factor, and what people see of their sessions. */
export const factorFaults: Fault[] = [
  {
    name: 'a code of the app is taken again',
    file: `${identity}/factor.server.ts`,
    find: 'step === null || step <= lastStep',
    replace: 'step === null || step < lastStep',
    tests,
    only: 'one code of the app at once',
  },
  {
    name: 'a recovery code is taken again',
    file: `${identity}/factor.server.ts`,
    find: ".where('code_hash', '=', hashOf(code))\n    .where('used_at', 'is', null)",
    replace: ".where('code_hash', '=', hashOf(code))",
    tests,
    only: 'one recovery code at once',
  },
  {
    name: 'no device is remembered',
    file: `${identity}/open-session.server.ts`,
    find: 'if (await isRemembered(tx, accountId))',
    replace: 'if (false)',
    tests,
    only: 'is not asked for thirty days',
  },
  {
    name: 'wrong codes are not counted',
    file: `${identity}/open-session.server.ts`,
    find: 'tries_left: locked.tries_left - 1',
    replace: 'tries_left: locked.tries_left',
    tests,
    only: 'takes five tries',
  },
  {
    name: 'an administrator without a second factor is one',
    file: `${identity}/service.server.ts`,
    find: 'const isAdmin = row.is_admin && hasFactor',
    replace: 'const isAdmin = row.is_admin',
    tests,
    only: 'can do nothing of the administration',
  },
  {
    name: 'sessions from before the second factor go on',
    file: `${identity}/second-factor.server.ts`,
    find: 'await endSessions(tx, accountId, sessionId)\n',
    replace: '\n',
    tests,
    only: 'gives a key, a picture of it',
  },
  {
    name: 'what cannot be undone takes a second factor of yesterday',
    file: `${identity}/factor.server.ts`,
    find: 'const freshSeconds = 300',
    replace: 'const freshSeconds = 86_400',
    tests,
    only: 'the address, the password and the account ask for it',
  },
  {
    name: 'a new password leaves remembered devices as they are',
    file: `${identity}/recovery.server.ts`,
    find: '  await forgetDevices(tx, accountId)\n',
    replace: '',
    tests,
    only: 'is asked again after a new password',
  },
  {
    name: 'a thief’s new password ends the link that closes everything',
    file: `${identity}/recovery.server.ts`,
    find: "await forgetMailTokens(tx, accountId, 'not_me')",
    replace: 'await forgetMailTokens(tx, accountId)',
    tests: [`${identity}/sign-ins.test.ts`],
    only: 'ends every session, remembered device',
  },
]
