import { describe, expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDate } from '../../../ui/date-format.ts'
import { payments as payingEn } from '../../payments/texts/en.ts'
import { payments as payingEs } from '../../payments/texts/es.ts'
import { payments as payingFr } from '../../payments/texts/fr.ts'
import { payments as payingPt } from '../../payments/texts/pt.ts'
import type { Subscription } from '../contract.ts'
import { subscriptions as en } from '../texts/en.ts'
import { subscriptions as es } from '../texts/es.ts'
import { subscriptions as fr } from '../texts/fr.ts'
import { subscriptions as pt } from '../texts/pt.ts'
import { GoodUntil } from './renewal.tsx'

const renewal = { state: 'renews' as const, paymentId: null, brand: 'visa', lastFour: '4242' }
const one: Subscription = {
  ...{ id: 'one', planId: 'plan', providerId: 'shop', providerName: 'Amara', providerLinkTo: '/provider/amara' },
  ...{ name: 'Two cuts', price: 50, priceMinor: 5000, currency: 'GBP', months: 1, uses: 2, renews: true },
  ...{ rollsOver: false, benefits: null, services: [], status: 'active', usesLeft: 2, isPaused: false },
  ...{ isProcessing: false, createdAt: '2027-01-31T12:00:00Z', trialEndsAt: null, startsAt: '2027-01-31T12:00:00Z' },
  ...{ endsAt: '2027-03-07T00:00:00+00:00', renewal, pause: null, notice: null, next: null, upgrade: null },
  ...{ returnableUntil: null, returnableMinor: null },
}
const unpaid = { ...renewal, state: 'unpaid' as const }
const notice = {
  ...{ from: '2027-03-02T12:00:00+00:00', name: 'Dearer', price: 60, priceMinor: 6000, uses: 3, rollsOver: false },
  ...{ benefits: null, services: [] },
}
const shown = (changes: Partial<Subscription>, language = 'en') =>
  textIn(rendered(<GoodUntil one={{ ...one, ...changes }} />, {}, '/', language))

describe('of one whose next period is not paid it is said why, what can be used, until when, and what is to be done', () => {
  const last = 'Saturday 6 March 2027'
  test('its bank has refused', () => {
    const text = shown({ renewal: { ...unpaid, paymentId: 'pay' } })
    expect(text).toContain('your bank has refused £50.00')
    expect(text).toContain('Pay with another card')
    expect(text).toContain(`by the end of ${last}, it ends`)
    expect(text).toContain('go on using what is left')
    expect(shown({ renewal: { ...unpaid, paymentId: 'pay' }, usesLeft: 0 })).toContain('Nothing is left to use')
  })
  test('the business cannot be paid', () => {
    const text = shown({ renewal: unpaid })
    expect(text).toContain('as soon as the business can be paid, and there is nothing for you to do')
    expect(text).toContain(`by the end of ${last}, it ends and nothing is charged`)
  })
  test('the bank has not answered yet', () => {
    const text = shown({ renewal: unpaid, isProcessing: true })
    expect(text).toContain('your bank has not answered yet. There is nothing for you to do')
    expect(text).toContain(`with another card until ${last}`)
  })
  test('the bank decides about the period before', () => {
    const text = shown({ renewal: unpaid, isPaused: true })
    expect(text).toBe(
      `The next period is not charged while your bank decides. If that takes longer than until ${last}, it ends.`,
    )
  })
})

test('of a pause it is said what it means for use and money, what becomes of what is left, and how it goes on', () => {
  const pause = { months: 1, from: '2027-02-28T00:00:00+00:00', until: '2027-03-31T00:00:00+01:00', isBegun: false }
  const soon = shown({ pause })
  expect(soon).toContain('Paused from Sunday 28 February 2027 until Wednesday 31 March 2027: then nothing is charged')
  expect(soon).toContain('£50.00 is charged')
  expect(soon).toContain('it lapses with this period')
  expect(shown({ pause, rollsOver: true })).toContain('can be used again after the pause')
  // Rolled over once: what came from the period before lapses with this one.
  expect(shown({ pause, rollsOver: true, uses: 2, usesLeft: 4 })).toContain('Only 2 of what is left can be used again')
  const begun = shown({ pause: { ...pause, isBegun: true }, renewal: { ...renewal, state: 'paused' } })
  expect(begun).toContain('nothing is charged, and it cannot be used. On Wednesday 31 March 2027 it goes on by itself')
  expect(begun).toContain('has lapsed')
})

test('what was announced stands beside what holds until then, and not where another plan was chosen', () => {
  expect(shown({ notice: { ...notice, from: '2027-04-02T12:00:00+01:00' } })).toMatch(
    /^Renews on .*for £50\.00 .*after Friday 2 April 2027, it is Dearer, 3 visits for £60\.00 a month/,
  )
  expect(shown({ notice })).toMatch(/^Renews on .*for £60\.00 /)
  const next = { planId: 'other', months: 1, ...notice, name: 'Four', priceMinor: 8000 }
  expect(shown({ notice, next })).toBe(
    'Goes on as Four from Sunday 7 March 2027, for £80.00 a month with the card ending in 4242',
  )
})

const memberships = ({ plan, trial, change, failure }: typeof payingEn | typeof payingPt) => ({
  ...{ plan, trial, change },
  failure: failure.text,
})
const all = {
  fr: [fr, memberships(payingFr)],
  es: [es, memberships(payingEs)],
  pt: [pt, memberships(payingPt)],
  en: [en, memberships(payingEn)],
}
const textsOf = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node as Record<string, unknown>).flatMap(textsOf)
const days = Array.from({ length: 7 }, (_, index) => `2027-03-0${index + 1}T00:00:00`)
const dated = /\{\{(when|next|from|until|pausedFrom|pausedUntil)\}\}/g

test.each([
  // 'le vendredi', 'du vendredi', 'jusqu’au vendredi'
  ['fr', /(?:^|[\s’])(?:le|au|du|Le|Du) \{\{/],
  // 'el viernes', 'del viernes'
  ['es', /(?:^|\s)(?:el|El|del|al) \{\{/],
  // Neither 'em sexta-feira' nor 'em sábado' is said: 'até', 'a partir de', 'antes de' need no article.
  ['pt', /(?:^|\s)(?:até|de|para|\() ?\{\{|: \{\{/i],
] as const)('in %s every day of a membership stands in its sentence as one says it', (language, before) => {
  for (const text of all[language].flatMap(textsOf)) {
    const parts = text.match(/\S*\s?\(?\{\{(when|next|from|until|pausedFrom|pausedUntil)\}\}/g) ?? []
    for (const part of parts) expect(part, text).toMatch(before)
    for (const day of days) {
      const read = text.replaceAll(dated, formatDate(day, localeOf(language)))
      expect(read).not.toMatch(/\bem (segunda|terça|quarta|quinta|sexta|sábado|domingo)/)
    }
  }
})

test('French has a space that holds before its double marks, and within its quotes', () => {
  for (const text of all.fr.flatMap(textsOf)) {
    expect(text).not.toMatch(/ [:;?!»]|« /)
    expect(text).not.toMatch(/[^\s\u00a0\u202f:][;?!»]|«[^\u00a0]/)
  }
})
