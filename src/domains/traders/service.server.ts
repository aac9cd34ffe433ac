import { implement } from '../../lib/api/serve.server.ts'
import { traders } from './contract.ts'
import { declareTrader, getTrader, showTrader } from './trader.server.ts'

export const routes = implement(
  traders,
  { ofProvider: showTrader, mine: getTrader, declare: declareTrader },
  {
    ofProvider: {
      detail:
        'As the law of traders on marketplaces asks. `kind` is null where the business has not declared it; of a private person nothing more is shown.',
      refusals: ['provider_not_found'],
    },
    declare: {
      detail:
        'Customers read it on the page of the business and before they book. A tax number that begins with the letters of its country is checked as a number for value added tax.',
      refusals: ['country_unknown', 'register_incomplete', 'tax_number_wrong'],
      example: { legalName: 'Rivers Hair Ltd', country: 'GB', complies: true },
    },
  },
)
