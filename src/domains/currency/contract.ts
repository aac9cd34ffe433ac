import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { callLimits } from '../../lib/limits.ts'
import { decimalNumber } from '../../lib/text.ts'

export const currencyCodes = ['GBP', 'EUR', 'USD', 'CAD', 'AUD', 'JPY', 'CHF', 'NOK', 'SEK', 'DKK'] as const
export const CurrencyCode = z.enum(currencyCodes)
export type CurrencyCode = z.infer<typeof CurrencyCode>
export const defaultCurrency: CurrencyCode = 'GBP'

export const Currency = z.object({
  code: CurrencyCode,
  name: z.string(),
  symbol: z.string(),
  symbolPosition: z.enum(['before', 'after']),
  decimalPlaces: z.number(),
  /** Whether cards can be charged in it by that company; whether this site takes cards is another question. */
  stripeSupported: z.boolean(),
})
export type Currency = z.infer<typeof Currency>

/** `rate`: units for one unit of the base. `lastUpdated`: the instant it was true at. @public */
export const ExchangeRate = z.object({ rate: z.number(), lastUpdated: z.string() })
export const Rates = z.object({
  base: CurrencyCode,
  rates: z.partialRecord(CurrencyCode, ExchangeRate),
  displayOnly: z.literal(true),
})
export type Rates = z.infer<typeof Rates>

const maxTargets = 20

/** Codes with commas between them, as a query string carries them. */
const CodeList = z.pipe(
  z.string().check(z.maxLength(4 * maxTargets)),
  z.pipe(
    z.transform((text: string) => text.split(',')),
    z.array(CurrencyCode).check(z.maxLength(maxTargets)),
  ),
)

export const ConvertInput = z
  .strictObject({
    /** In major units, no finer than the currency. */
    amount: decimalNumber(0, 999_999_999),
    fromCurrency: z.optional(CurrencyCode),
    toCurrency: z.optional(CurrencyCode),
    from: z.optional(CurrencyCode),
    to: z.optional(CurrencyCode),
  })
  .check(
    z.refine(({ fromCurrency, from }) => (fromCurrency === undefined) !== (from === undefined), {
      path: ['fromCurrency'],
      error: 'Give one of fromCurrency and from',
    }),
    z.refine(({ toCurrency, to }) => (toCurrency === undefined) !== (to === undefined), {
      path: ['toCurrency'],
      error: 'Give one of toCurrency and to',
    }),
  )

/** Without a rate the amount is what it was, in the currency it was in, with an error beside it. @public */
export const Conversion = z.object({
  originalAmount: z.number(),
  originalMinor: z.number(),
  fromCurrency: CurrencyCode,
  convertedAmount: z.number(),
  convertedMinor: z.number(),
  /** Of `convertedAmount`. */
  toCurrency: CurrencyCode,
  exchangeRate: z.number(),
  /** Of the rate; of this call where there was none. */
  timestamp: z.string(),
  displayOnly: z.literal(true),
  error: z.nullable(z.object({ code: z.literal('rate_unavailable'), message: z.string() })),
})

export const currency = endpoints('currency', {
  list: {
    summary: 'The currencies prices can be shown in',
    method: 'GET',
    path: '/currencies',
    aliases: ['/currencies/supported'],
    access: 'public',
    mayLag: true,
    input: z.object({}),
    output: z.object({ currencies: z.array(Currency) }),
  },
  detect: {
    summary: 'The currency of the country the call comes from; pounds where that is not known',
    method: 'GET',
    path: '/currencies/detect',
    access: 'public',
    input: z.object({}),
    output: z.object({ detectedCurrency: Currency, country: z.nullable(z.string()), fallback: z.boolean() }),
  },
  rates: {
    summary: 'Rates for showing a price in another currency; nothing is charged by them',
    method: 'GET',
    path: '/currencies/rates/current',
    aliases: ['/currencies/rates'],
    access: 'public',
    mayLag: true,
    input: z.object({ base: z._default(CurrencyCode, defaultCurrency), targets: z.optional(CodeList) }),
    output: Rates,
  },
  convert: {
    summary: 'About how much an amount is in another currency; nothing is charged by it',
    method: 'POST',
    path: '/currencies/convert',
    aliases: ['/currency/convert'],
    access: 'public',
    limit: callLimits.read,
    input: ConvertInput,
    output: Conversion,
  },
})
