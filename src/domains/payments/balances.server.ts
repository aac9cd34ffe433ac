import type * as z from 'zod/mini'
import type { Ctx } from '../../lib/context.ts'
import { balancesOfAll } from '../ledger/balances.server.ts'
import { type Account, accounts } from '../ledger/rules.ts'
import type { payments } from './contract.ts'

/** Where there never was one, they are not spoken of. */
const ofOperator: readonly Account[] = ['platform', 'promised_by_platform']

/** Of every posting there is; an account that comes to nothing is named all the same, but for the operator's where there never was a fee. */
export async function readBalances(ctx: Ctx): Promise<z.input<typeof payments.balances.output>> {
  const rows = await balancesOfAll(ctx)
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return {
    currencies: currencies.map((currency) => {
      const own = rows.filter((row) => row.currency === currency)
      const balanceOf = (account: Account) => own.find((row) => row.account === account)?.balance ?? 0
      return {
        currency,
        sumMinor: own.reduce((sum, { balance }) => sum + balance, 0),
        accounts: accounts
          .filter((account) => !ofOperator.includes(account) || own.some((row) => row.account === account))
          .map((account) => ({ account, balanceMinor: balanceOf(account) })),
      }
    }),
  }
}
