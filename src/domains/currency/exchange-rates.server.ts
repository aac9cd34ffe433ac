import * as z from 'zod/mini'
import type { CurrencyCode } from './contract.ts'
import { isCurrencyCode } from './rules.ts'

/** `source`: the host that said so. */
export type RateSheet = {
  asOf: Date
  source: string
  rates: readonly { code: CurrencyCode; unitsPerEuro: number }[]
}

type FetchLimits = { milliseconds: number; bytes: number }

/** The services that pass on the rates of central banks all answer in this form; what else they say is not read. */
const Sheet = z.object({
  amount: z.optional(z.literal(1)),
  base: z.string(),
  date: z.iso.date(),
  rates: z.record(z.string(), z.unknown()),
})

export async function fetchRateSheet(
  url: string,
  now: Date,
  limits: FetchLimits = { milliseconds: 10_000, bytes: 256 * 1024 },
): Promise<RateSheet> {
  const text = await fetchText(new URL(url), limits)
  return readRateSheet(JSON.parse(text), new URL(url).hostname, now)
}

const maxRedirects = 3

/** Another host, another port or plain http is never asked: the setting names whom we believe. */
async function fetchText(url: URL, { milliseconds, bytes }: FetchLimits): Promise<string> {
  const signal = AbortSignal.timeout(milliseconds)
  let target = url
  for (let asked = 0; asked <= maxRedirects; asked++) {
    const response = await fetch(target, { signal, redirect: 'manual', headers: { accept: 'application/json' } })
    if (response.status < 300 || response.status > 399) return readText(response, bytes)
    await response.body?.cancel()
    target = new URL(response.headers.get('location') ?? '', target)
    if (target.origin !== url.origin) throw new Error(`${url.host} sends us on to ${target.host}`)
  }
  throw new Error(`${url.host} sends us on and on`)
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new Error(`The source of the rates answers ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`The source of the rates answers more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}

/** As the table takes them. */
const [least, most] = [0.01, 10_000]
const dayMs = 86_400_000

/** All of our currencies that the document names, or an error: one wrong number makes the others doubtful. */
export function readRateSheet(document: unknown, source: string, now: Date): RateSheet {
  const { base, date, rates } = Sheet.parse(document)
  const asOf = new Date(`${date}T00:00:00Z`)
  if (asOf.getTime() > now.getTime() + dayMs) throw new Error(`Rates of ${date} are not from yet`)
  const perBase: [string, unknown][] = [...Object.entries(rates).filter(([code]) => code !== base), [base, 1]]
  const euro = positive('EUR', perBase.find(([code]) => code === 'EUR')?.[1])
  const known = perBase.flatMap(([code, rate]) =>
    isCurrencyCode(code) ? [{ code, unitsPerEuro: perEuro(code, positive(code, rate), euro) }] : [],
  )
  if (known.length < 2) throw new Error('Rates of no currency that we know')
  return { asOf, source, rates: known }
}

function perEuro(code: string, rate: number, euro: number): number {
  const value = code === 'EUR' ? 1 : Number((rate / euro).toFixed(8))
  if (value < least || value > most) throw new Error(`${value} ${code} for a euro is not plausible`)
  return value
}

function positive(code: string, rate: unknown): number {
  if (typeof rate !== 'number' || !Number.isFinite(rate) || rate <= 0) throw new Error(`No rate of ${code}: ${rate}`)
  return rate
}
