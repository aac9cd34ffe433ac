import { expect, test } from 'vitest'
import { i18nFor } from '../../../i18n/i18n.ts'
import { localeOf } from '../../../i18n/languages.ts'
import '../../texts.server.ts'
import { formatMoney } from '../../../lib/money.ts'
import { dayHoursLabel, durationLabel, languageName, openStateLabel, priceLabel } from './provider-texts.ts'

/** A space that holds a figure and its unit together is shown as '_'. */
const shown = (text: string) => text.replaceAll('\u00a0', '_')

test.each([
  ['en', ['1 min', '45 mins', '1 hr', '2 hrs', '1h 5m', '1h 30m']],
  ['fr', ['1_min', '45_min', '1_h', '2_h', '1_h_05', '1_h_30']],
  ['es', ['1_min', '45_min', '1_h', '2_h', '1_h_5_min', '1_h_30_min']],
  ['pt', ['1_min', '45_min', '1_h', '2_h', '1_h_5_min', '1_h_30_min']],
])('%s says how long a service takes', (language, labels) => {
  const { t } = i18nFor(language)
  expect([1, 45, 60, 120, 65, 90].map((minutes) => shown(durationLabel(t, minutes)))).toEqual(labels)
})

test.each([
  ['en', '£14.00', '€1,234.50'],
  ['fr', '14,00_£', '1_234,50_€'],
  ['es', '14,00_£', '1234,50_€'],
  ['pt', '14,00_£', '1234,50_€'],
])('%s says what it costs', (language, pounds, euros) => {
  const price = (minor: number, currency: string) => shown(formatMoney(minor, currency, localeOf(language)))
  expect([price(1400, 'GBP'), price(123_450, 'EUR')]).toEqual([pounds, euros])
})

test.each([
  ['en', '10:30\u00a0AM – 7:00\u00a0PM', 'Closed', 'Open today until 7:00\u00a0PM', 'Closed today'],
  ['fr', '10:30 – 19:00', 'Fermé', 'Ouvert aujourd’hui jusqu’à 19:00', 'Fermé aujourd’hui'],
  ['es', '10:30 – 19:00', 'Cerrado', 'Abierto hoy hasta las 19:00', 'Cerrado hoy'],
  ['pt', '10:30 – 19:00', 'Fechado', 'Aberto hoje até às 19:00', 'Fechado hoje'],
])('%s says when somebody works', (language, hours, none, open, closed) => {
  const texts = i18nFor(language)
  expect(dayHoursLabel(texts, [{ opensMinute: 630, closesMinute: 1140 }])).toBe(hours)
  expect(dayHoursLabel(texts, [])).toBe(none)
  expect(openStateLabel(texts, { code: 'open', untilMinute: 1140 })).toBe(open)
  expect(openStateLabel(texts, { code: 'closed_today', untilMinute: null })).toBe(closed)
})

test.each([
  ['en', '£40.00', 'from £40.00', 'Contact for pricing'],
  ['fr', '40,00_£', 'dès 40,00_£', 'Prix sur demande'],
  ['es', '40,00_£', 'desde 40,00_£', 'Precio a consultar'],
  ['pt', '40,00_£', 'desde 40,00_£', 'Preço sob consulta'],
])('%s says of services together what is known of their price', (language, known, partly, open) => {
  const label = (...prices: number[]) => {
    const services = prices.map((priceMinor) => ({ priceMinor }))
    const total = prices.reduce((sum, price) => sum + price, 0)
    return shown(priceLabel(i18nFor(language), total, 'GBP', services))
  }
  expect([label(1500, 2500), label(4000, 0), label(0), label(0, 0)]).toEqual([known, partly, open, open])
})

test('a language begins a list in the reader’s own words', () => {
  const names = ['en', 'fr', 'es', 'pt'].map((language) => languageName(i18nFor(language), 'pl'))
  expect(names).toEqual(['Polish', 'Polonais', 'Polaco', 'Polaco'])
})
