import { implement } from '../../lib/api/serve.server.ts'
import { delays, providerDelays } from './contract.ts'
import { acceptDelay, getProviderDelays, listOwnDelays } from './read-delays.server.ts'
import { sayDelay } from './say-delay.server.ts'

const ownRoutes = implement(
  delays,
  { mine: listOwnDelays, accept: acceptDelay },
  {
    accept: {
      refusals: ['delay_unknown', 'delay_changed'],
      example: { expected: '2026-05-04T10:20:00+01:00' },
    },
  },
)

const providerRoutes = implement(
  providerDelays,
  { get: getProviderDelays, say: sayDelay },
  {
    get: { refusals: ['provider_not_found'] },
    say: {
      detail:
        'Whoever is with a customer ends so much later, whoever is not begins so much later. Gaps and buffers are used up first; each customer whose time changes hears of it, and may cancel or move without a fee.',
      refusals: ['provider_not_found', 'staff_not_found', 'session_ended'],
      example: { minutes: 20 },
    },
  },
)

export const routes = [...ownRoutes, ...providerRoutes]
