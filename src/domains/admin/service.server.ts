import { implement } from '../../lib/api/serve.server.ts'
import { admin } from './contract.ts'
import {
  approveProvider,
  endSecondFactor,
  readSuspension,
  restoreAccount,
  suspendAccount,
  withdrawApproval,
} from './decide.server.ts'
import { adminDescriptions } from './description.server.ts'
import { findAccounts } from './find-accounts.server.ts'
import { findBookings } from './find-bookings.server.ts'
import { findProviders } from './find-providers.server.ts'
import { readOffice } from './read-office.server.ts'

export const routes = implement(
  admin,
  {
    office: readOffice,
    users: findAccounts,
    providers: findProviders,
    bookings: findBookings,
    suspension: readSuspension,
    suspend: suspendAccount,
    restore: restoreAccount,
    endSecondFactor,
    approve: approveProvider,
    withdrawApproval,
  },
  adminDescriptions,
)
