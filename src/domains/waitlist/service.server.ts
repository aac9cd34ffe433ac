import { implement } from '../../lib/api/serve.server.ts'
import { acceptOffer, declineOffer, leaveWaitlist } from './accept-offer.server.ts'
import { providerWaitlist, waitlist } from './contract.ts'
import { providerWaitlistDescriptions, waitlistDescriptions } from './description.server.ts'
import { joinWaitlist, wantEarlier } from './join-waitlist.server.ts'
import { getProviderWaitlist, listOwn, setRule } from './read-waitlist.server.ts'

export const routes = [
  ...implement(
    waitlist,
    {
      list: listOwn,
      join: joinWaitlist,
      wantEarlier,
      leave: leaveWaitlist,
      accept: acceptOffer,
      decline: declineOffer,
    },
    waitlistDescriptions,
  ),
  ...implement(providerWaitlist, { get: getProviderWaitlist, setRule }, providerWaitlistDescriptions),
]
