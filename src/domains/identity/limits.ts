import { limits } from '../../lib/limits.ts'

export const identityLimits = limits('identity', {
  // Every tab of a browser that wakes up asks at the same moment.
  refresh: { points: 300, seconds: 60 },
  register: { points: 10, seconds: 3600, shared: true },
  login: { points: 20, seconds: 900, shared: true },
  recovery: { points: 30, seconds: 3600, shared: true },
  /** Password tries for one account from one address, counted beside the limit on the address. */
  loginPerAccount: { points: 5, seconds: 900, shared: true },
  /** Password tries for one account from wherever it has not been used before. */
  loginElsewhere: { points: 50, seconds: 86_400, shared: true },
  /** The password of somebody who is signed in, asked again before what cannot be undone. */
  passwordAgain: { points: 5, seconds: 900, shared: true },
  /** Changes of the e-mail address, of one account and from one network address: each mails somebody. */
  emailChange: { points: 5, seconds: 86_400, shared: true },
  /** Mails to a mailbox that somebody says will be theirs. */
  strangerMail: { points: 3, seconds: 86_400, shared: true },
  /** Mails of one purpose to one mailbox. */
  accountMail: { points: 3, seconds: 3600, shared: true },
  exportData: { points: 10, seconds: 3600, shared: true },
})
