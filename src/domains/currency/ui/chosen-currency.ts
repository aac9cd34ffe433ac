import { useSyncExternalStore } from 'react'
import { createHttpCall } from '../../../lib/api/call.ts'
import { keepHere, readKept } from '../../../lib/kept.ts'
import { type CurrencyCode, currency, type Rates } from '../contract.ts'
import { convertMinor, crossRate, isCurrencyCode } from '../rules.ts'

/** `isDetected`: by the country of the reader, who has chosen nothing. */
export type Chosen = { code: CurrencyCode; rates: Rates['rates'] | null; isDetected: boolean }
/** `rate`: units of the chosen currency for one unit of the price's own, true at `asOf`. */
export type About = { minor: number; code: CurrencyCode; rate: number; asOf: string }

const storageKey = 'selectedCurrency'
/** Told to the whole page when another currency is chosen, here or in another tab. */
const currencyChanged = 'currency-changed'

let chosen: Chosen | null = null
const listeners = new Set<() => void>()

function setChosen(next: Chosen | null) {
  chosen = next
  for (const listener of listeners) listener()
}

/** The currency that prices are also shown in; null: as charged only, as the server renders it for everyone. */
export function useChosenCurrency(): Chosen | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => chosen,
    () => null,
  )
}

/** As nobody: rates are the same for everyone. */
const call = createHttpCall({ accessToken: () => null, refresh: async () => false })

export function chooseCurrency(code: CurrencyCode | null) {
  // Whoever takes back what was detected wants none, also on the next page.
  keepHere(storageKey, code ?? (chosen?.isDetected ? '' : null))
  use(code)
}

/** At the start of a page: what was chosen before, and from then on what is chosen in other tabs. `detects`: else that of the country. */
export function restoreCurrency(detects: boolean): () => void {
  const read = () => {
    const stored = readKept(storageKey)
    use(isCurrencyCode(stored) ? stored : null)
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) read()
  }
  read()
  if (detects && !hasStored()) void detect()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

const hasStored = () => readKept(storageKey) !== null

async function detect() {
  const answer = await call(currency.detect, {}).catch(() => null)
  if (answer && !answer.fallback && !chosen && !hasStored()) use(answer.detectedCurrency.code, true)
}

function use(code: CurrencyCode | null, isDetected = false) {
  if (code === (chosen?.code ?? null)) {
    if (chosen?.isDetected) setChosen({ ...chosen, isDetected })
    return
  }
  setChosen(code && { code, rates: chosen?.rates ?? null, isDetected })
  dispatchEvent(new CustomEvent(currencyChanged, { detail: { currency: code } }))
  if (code) void renewRates()
}

/** For a euro, so that every price is converted by the very numbers the server has. */
async function renewRates() {
  const answer = await call(currency.rates, { base: 'EUR' }).catch(() => null)
  if (chosen && answer) setChosen({ ...chosen, rates: answer.rates })
}

/** Null where there is nothing to add to a price: nothing chosen, its own currency, no rate. */
export function aboutPrice(wanted: Chosen | null, minor: number, code: string): About | null {
  if (!wanted?.rates || wanted.code === code || !isCurrencyCode(code)) return null
  const [own, other] = [wanted.rates[code], wanted.rates[wanted.code]]
  if (!own || !other) return null
  const from = { code, unitsPerEuro: own.rate }
  const to = { code: wanted.code, unitsPerEuro: other.rate }
  return { minor: convertMinor(minor, from, to), code: to.code, rate: crossRate(from, to), asOf: other.lastUpdated }
}
