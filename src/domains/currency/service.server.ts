import { type Selectable, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { OutputOf, ParsedInputOf } from '../../lib/api/endpoint.ts'
import { invalidInput } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import type { ExchangeRate } from '../../lib/database.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import { shareReads } from '../../lib/shared-reads.server.ts'
import { type ConvertInput, type CurrencyCode, currency, currencyCodes } from './contract.ts'
import { allCurrencies, convertMinor, crossRate, detectCurrency, isCurrencyCode } from './rules.ts'

type StoredRate = { code: CurrencyCode; unitsPerEuro: number; asOf: Date }

const daysOfUse = 30

type StoredRates = ReadonlyMap<CurrencyCode, StoredRate>

const share = shareReads<StoredRates>()

/** What may be shown: a rate that has not been renewed for a month says nothing any more. Every page asks for it. */
const readRates = (ctx: Ctx) => share(ctx.db, 'all', () => selectRates(ctx))

async function selectRates({ db, now }: Ctx): Promise<StoredRates> {
  const { rows } = await sql<
    Pick<Selectable<ExchangeRate>, 'currency' | 'units_per_euro' | 'as_of'>
  >`/* prepare: rates */
    select currency, units_per_euro, as_of from exchange_rate
    where source = 'demo' or as_of > ${new Date(now.getTime() - daysOfUse * 86_400_000)}`.execute(db)
  const known = rows.flatMap(({ currency: code, units_per_euro, as_of }) =>
    isCurrencyCode(code) ? [{ code, unitsPerEuro: units_per_euro, asOf: as_of }] : [],
  )
  return new Map(known.map((rate) => [rate.code, rate]))
}

async function getRates(
  ctx: Ctx,
  { base, targets = [...currencyCodes] }: ParsedInputOf<typeof currency.rates>,
): Promise<OutputOf<typeof currency.rates>> {
  const stored = await readRates(ctx)
  const from = stored.get(base)
  const found = from ? targets.flatMap((code) => stored.get(code) ?? []) : []
  const rates = found.map((to) => [
    to.code,
    { rate: from ? crossRate(from, to) : 1, lastUpdated: to.asOf.toISOString() },
  ])
  return { base, rates: Object.fromEntries(rates), displayOnly: true }
}

async function convert(ctx: Ctx, input: z.output<typeof ConvertInput>): Promise<OutputOf<typeof currency.convert>> {
  const { fromCode, toCode } = codesOf(input)
  const originalMinor = toMinor(input.amount, fromCode)
  if (originalMinor === null)
    throw invalidInput('amount', `Must be an amount of ${fromCode}, no finer than its smallest unit`)
  const original = { originalAmount: input.amount, originalMinor, fromCurrency: fromCode, displayOnly: true as const }
  const unchanged = {
    ...original,
    convertedAmount: input.amount,
    convertedMinor: originalMinor,
    toCurrency: fromCode,
    exchangeRate: 1,
    timestamp: ctx.now.toISOString(),
    error: null,
  }
  if (fromCode === toCode) return unchanged
  const stored = await readRates(ctx)
  const [from, to] = [stored.get(fromCode), stored.get(toCode)]
  if (!from || !to) {
    const message = `We have no rate from ${fromCode} to ${toCode} right now.`
    return { ...unchanged, error: { code: 'rate_unavailable', message } }
  }
  const convertedMinor = convertMinor(originalMinor, from, to)
  return {
    ...original,
    convertedAmount: toMajor(convertedMinor, toCode),
    convertedMinor,
    toCurrency: toCode,
    exchangeRate: crossRate(from, to),
    timestamp: to.asOf.toISOString(),
    error: null,
  }
}

/** The specification knows the fields by two names; the contract has seen that each is there once. */
function codesOf({ from, to, fromCurrency, toCurrency }: z.output<typeof ConvertInput>) {
  const [fromCode, toCode] = [fromCurrency ?? from, toCurrency ?? to]
  if (!fromCode || !toCode) throw new Error('A conversion without its currencies has passed the contract')
  return { fromCode, toCode }
}

export const routes = implement(
  currency,
  {
    list: async () => ({ currencies: [...allCurrencies] }),
    detect: async ({ client }) => detectCurrency(client.whereabouts?.()?.country ?? null),
    rates: getRates,
    convert,
  },
  { convert: { example: { fromCurrency: 'GBP', toCurrency: 'EUR' } } },
)
