import { everyone, rowsOf } from '../../../tests/access.ts'
import { currency } from './contract.ts'

export const access = rowsOf(currency, {
  list: { answers: everyone(200) },
  detect: { answers: everyone(200) },
  rates: { answers: everyone(200), input: () => ({ base: 'GBP' }) },
  convert: { answers: everyone(200), input: () => ({ amount: 4, fromCurrency: 'GBP', toCurrency: 'GBP' }) },
})
