import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, startTestApp, type TestApp } from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'
import { parseConfig } from '../../lib/config.server.ts'
import { currencyCodes } from './contract.ts'
import { fetchRateSheet } from './exchange-rates.server.ts'
import { keepRates, schedules } from './jobs.server.ts'

const app = openTestApp({ hasClock: true })
let api: ReturnType<typeof createApi>
beforeAll(async () => {
  api = createApi(app.running)
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections()
})

/** A source of rates of our own; the address it answers at. */
async function source(answer: Answer): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest`
}
const says =
  (body: string): Answer =>
  (_request, response) =>
    response.setHeader('content-type', 'application/json').end(body)

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const sheet = (rates: object = { GBP: 0.8, USD: 1.2, JPY: 160 }, date = day(1)) =>
  JSON.stringify({ amount: 1, base: 'EUR', date, rates })

const rows = () => app.running.db.selectFrom('exchange_rate').selectAll().orderBy('currency').execute()
const putRates = (rates: Record<string, number>, asOf = new Date(), from = 'rates.test') =>
  keepRates(app.ctx(), {
    asOf,
    source: from,
    rates: Object.entries(rates).map(([code, unitsPerEuro]) => ({ code: code as 'EUR', unitsPerEuro })),
  })
const noRates = () => app.running.db.deleteFrom('exchange_rate').execute()

/** What the daily job does. */
function renew(exchangeRatesUrl: string | null) {
  const ctx = app.ctx()
  return schedules[0]?.run({ ...ctx, app: { ...ctx.app, exchangeRatesUrl } })
}

async function get(path: string) {
  const response = await api.request(`/api${path}`)
  return { status: response.status, body: await response.json() }
}
async function convert(body: object, path = '/currencies/convert') {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await api.request(`/api${path}`, init)
  return { status: response.status, body: await response.json() }
}

describe('the calls', () => {
  test('name ten currencies, under both paths', async () => {
    const { body } = await get('/currencies')
    expect(body).toMatchObject({ success: true, data: { currencies: expect.any(Array) } })
    expect(body.data.currencies.map(({ code }: { code: string }) => code)).toEqual([...currencyCodes])
    expect((await get('/currencies/supported')).body).toEqual(body)
  })

  test('detect a currency by the country that our own edge names, never by the language of the browser', async () => {
    const { running } = app
    const behind = createApi({ ...running, config: { ...running.config, countryHeader: 'x-country' } })
    const detect = async (on: typeof behind, headers: Record<string, string>) =>
      (await (await on.request('/api/currencies/detect', { headers })).json()).data
    const found = async (country: string) => (await detect(behind, { 'x-country': country })).detectedCurrency.code
    expect(await Promise.all(['US', 'pt', 'GB', 'DE', 'XX', '', 'T1'].map(found))).toEqual([
      ...['USD', 'EUR', 'GBP', 'EUR', 'GBP', 'GBP', 'GBP'],
    ])
    const unknown = { detectedCurrency: { code: 'GBP' }, country: null, fallback: true }
    expect(await detect(behind, { 'accept-language': 'en-US' })).toMatchObject(unknown)
    expect(await detect(api, { 'x-country': 'US', 'accept-language': 'en-US' })).toMatchObject(unknown)
  })

  test('tell the rates of one currency in the others, with their time', async () => {
    const asOf = new Date()
    await putRates({ EUR: 1, GBP: 0.8, USD: 1.2 }, asOf)
    const { body } = await get('/currencies/rates/current?base=GBP&targets=USD,EUR,JPY')
    expect(body).toMatchObject({ success: true, data: { base: 'GBP', displayOnly: true } })
    expect(body.data.rates).toEqual({
      USD: { rate: 1.5, lastUpdated: asOf.toISOString() },
      EUR: { rate: 1.25, lastUpdated: asOf.toISOString() },
    })
    expect(Object.keys((await get('/currencies/rates')).body.data.rates)).toEqual(['GBP', 'EUR', 'USD'])
  })

  test('take known codes only, and not endlessly many', async () => {
    for (const query of ['base=gbp', 'base=XAU', 'targets=USD,XAU', 'targets=', `targets=${'USD,'.repeat(20)}USD`])
      expect([query, (await get(`/currencies/rates/current?${query}`)).status]).toEqual([query, 400])
    expect((await get(`/currencies/rates/current?targets=${'USD,'.repeat(19)}USD`)).status).toBe(200)
  })

  test('convert under both names of the fields and both paths', async () => {
    await putRates({ EUR: 1, GBP: 0.8, JPY: 160 })
    const { body } = await convert({ amount: 40.5, fromCurrency: 'GBP', toCurrency: 'JPY' })
    expect(body).toEqual({
      success: true,
      data: {
        originalAmount: 40.5,
        originalMinor: 4050,
        fromCurrency: 'GBP',
        convertedAmount: 8100,
        convertedMinor: 8100,
        toCurrency: 'JPY',
        exchangeRate: 200,
        timestamp: expect.stringMatching(/Z$/),
        displayOnly: true,
        error: null,
      },
    })
    expect((await convert({ amount: 40.5, from: 'GBP', to: 'JPY' }, '/currency/convert')).body).toEqual(body)
  })

  test('leave an amount what it is and in its own currency when there is no rate', async () => {
    await putRates({ EUR: 1, GBP: 0.8 })
    for (const toCurrency of ['JPY', 'USD']) {
      const { status, body } = await convert({ amount: 40.5, fromCurrency: 'GBP', toCurrency })
      expect(status).toBe(200)
      expect(body.data).toMatchObject({
        originalAmount: 40.5,
        convertedAmount: 40.5,
        convertedMinor: 4050,
        fromCurrency: 'GBP',
        toCurrency: 'GBP',
        exchangeRate: 1,
        error: { code: 'rate_unavailable', message: expect.any(String) },
      })
    }
    await noRates()
    const { body } = await convert({ amount: 7, fromCurrency: 'GBP', toCurrency: 'GBP' })
    expect(body.data).toMatchObject({ convertedAmount: 7, toCurrency: 'GBP', exchangeRate: 1, error: null })
  })

  test('refuse an amount that is no amount of that currency', async () => {
    await putRates({ EUR: 1, GBP: 0.8, JPY: 160 })
    const refused: [unknown, string][] = [
      [-1, 'GBP'],
      [1.234, 'GBP'],
      [1.5, 'JPY'],
      ['Infinity', 'GBP'],
      ['1e3', 'GBP'],
      [1e15, 'GBP'],
      [null, 'GBP'],
    ]
    for (const [amount, fromCurrency] of refused) {
      const { status, body } = await convert({ amount, fromCurrency, toCurrency: 'EUR' })
      expect([amount, status, Object.keys(body.fields)]).toEqual([amount, 400, ['amount']])
    }
    const twice = { amount: 1, fromCurrency: 'GBP', from: 'EUR', toCurrency: 'EUR' }
    for (const body of [twice, { amount: 1, fromCurrency: 'GBP' }, { ...twice, from: undefined, toCurrency: 'XAU' }])
      expect((await convert(body)).status).toBe(400)
  })

  test('show a rate for thirty days, and then none', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    await noRates()
    await putRates({ EUR: 1, GBP: 0.8 }, ago(29))
    expect(Object.keys((await get('/currencies/rates')).body.data.rates)).toEqual(['GBP', 'EUR'])
    await noRates()
    await putRates({ EUR: 1, GBP: 0.8 }, ago(31))
    expect((await get('/currencies/rates')).body.data.rates).toEqual({})
    await noRates()
    await putRates({ EUR: 1, GBP: 0.8 }, ago(31), 'demo')
    expect(Object.keys((await get('/currencies/rates')).body.data.rates)).toEqual(['GBP', 'EUR'])
  })
})

describe('the daily job', () => {
  test('takes over the sheet with its day and its source, in place of what was there', async () => {
    await noRates()
    await putRates({ EUR: 1, CHF: 0.9 }, new Date(), 'demo')
    await renew(await source(says(sheet({ GBP: 0.8, USD: 1.2, XAU: 'gold' }))))
    expect(await rows()).toEqual(
      [
        ['EUR', 1],
        ['GBP', 0.8],
        ['USD', 1.2],
      ].map(([currency, units_per_euro]) => ({
        currency,
        units_per_euro,
        as_of: new Date(`${day(1)}T00:00:00Z`),
        source: '127.0.0.1',
      })),
    )
  })

  test('never goes back to an older day of the same source', async () => {
    await noRates()
    await renew(await source(says(sheet({ GBP: 0.8 }, day(1)))))
    await renew(await source(says(sheet({ GBP: 0.7 }, day(2)))))
    expect((await rows()).map(({ units_per_euro }) => units_per_euro)).toEqual([1, 0.8])
  })

  test('leaves one whole sheet when many come at once', async () => {
    await noRates()
    const sheets = Array.from({ length: 12 }, (_, index) =>
      putRates(
        index % 2 ? { EUR: 1, GBP: 0.8, USD: 1.2 } : { EUR: 1, GBP: 0.7, CHF: 0.9 },
        new Date(2026, 0, 1),
        `s${index % 2}`,
      ),
    )
    await Promise.all(sheets)
    const stored = await rows()
    expect(new Set(stored.map(({ source: from }) => from)).size).toBe(1)
    expect(stored).toHaveLength(3)
  })

  const redirect = (location: string): Answer => {
    return (_request, response) => response.writeHead(302, { location }).end()
  }
  const endless: Answer = (_request, response) => {
    response.on('error', () => {})
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }
  const hostile: [string, Answer][] = [
    ['is too large', says(`{"base":"EUR","filler":"${'x'.repeat(300_000)}",${sheet().slice(1)}`)],
    ['never ends', endless],
    [
      'is small but becomes large',
      (_request, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(' '.repeat(50_000_000))),
    ],
    ['holds NaN', says(sheet().replace('0.8', 'NaN'))],
    ['holds a number beyond all numbers', says(sheet().replace('0.8', '1e999'))],
    ['holds a rate below zero', says(sheet({ GBP: 0.8, USD: -1.2 }))],
    ['holds one rate that is a text', says(sheet({ GBP: 0.8, USD: '1.2' }))],
    ['holds nothing of ours', says(sheet({ XAU: 1 }))],
    ['is from tomorrow', says(sheet({ GBP: 0.8 }, day(-3)))],
    ['is a page', says('<!doctype html><h1>Hello')],
    ['is empty', says('')],
    ['is no UTF-8', (_request, response) => response.end(Buffer.from([0x22, 0xff, 0x22]))],
    ['has a prototype of its own', says('{"__proto__":{"base":"EUR"},"rates":{}}')],
    ['is an error', (_request, response) => response.writeHead(500).end(sheet())],
    ['leads nowhere', redirect('')],
    ['leads in a circle', redirect('/latest')],
    ['leads to a file', redirect('file:///etc/passwd')],
    [
      'breaks off',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"base":')
        setTimeout(() => response.destroy(), 20)
      },
    ],
  ]
  test.each(hostile)('keeps what it had when the answer %s', async (_what, answer) => {
    await noRates()
    await putRates({ EUR: 1, GBP: 0.8123 }, new Date(2026, 0, 1))
    const before = await rows()
    await expect(renew(await source(answer))).rejects.toThrow()
    expect(await rows()).toEqual(before)
  })

  test('does not follow to another host, which hears nothing of it', async () => {
    let asked = 0
    const other = await source((request, response) => {
      asked++
      says(sheet())(request, response)
    })
    await expect(renew(await source(redirect(other)))).rejects.toThrow('sends us on to')
    expect(asked).toBe(0)
  })

  test('follows within the same host', async () => {
    await noRates()
    const moved: Answer = (request, response) =>
      request.url === '/latest' ? redirect('/v2/latest')(request, response) : says(sheet())(request, response)
    await renew(await source(moved))
    expect(await rows()).toHaveLength(4)
  })

  test('waits so long and no longer, for the first byte and for the last', async () => {
    const limits = { milliseconds: 300, bytes: 1000 }
    const drips: Answer = (_request, response) => {
      const drip = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(drip))
    }
    for (const answer of [() => {}, drips]) {
      const startedAt = performance.now()
      await expect(fetchRateSheet(await source(answer), new Date(), limits)).rejects.toThrow(/timeout|aborted/)
      expect(performance.now() - startedAt).toBeLessThan(3000)
    }
  })
})

const scheduled = (running: TestApp) =>
  sql<{ name: string }>`select name from pgboss.schedule where name = 'exchange-rates'`
    .execute(running.running.db)
    .then(({ rows: found }) => found)

test('with the setting the rates come by themselves, without it nothing is asked', async () => {
  const withSource = await startTestApp({ hasClock: true, exchangeRatesUrl: await source(says(sheet())) })
  try {
    await withSource.jobs.work()
    const count = async () => (await withSource.running.db.selectFrom('exchange_rate').selectAll().execute()).length
    await expect.poll(count, { timeout: 30_000 }).toBe(4)
    expect(await scheduled(withSource)).toEqual([{ name: 'exchange-rates' }])
  } finally {
    await withSource.close()
  }
  await app.jobs.work()
  expect(await scheduled(app)).toEqual([])
})

test('the setting takes an address that nobody can change on its way', () => {
  const read = (EXCHANGE_RATES_URL: string) => parseConfig({ EXCHANGE_RATES_URL }).exchangeRatesUrl
  expect(read('https://rates.test/latest?base=EUR')).toBe('https://rates.test/latest?base=EUR')
  for (const address of ['http://rates.test/latest', 'rates.test', 'file:///etc/passwd'])
    expect(() => read(address)).toThrow('EXCHANGE_RATES_URL')
})
