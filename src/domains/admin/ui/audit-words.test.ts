import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { i18nFor, textByKey } from '../../../i18n/i18n.ts'
import { languages } from '../../../i18n/languages.ts'
import { auditActions, auditDetails } from '../../../lib/audit.server.ts'
import { bookingStatuses, noShowAnswers } from '../../bookings/contract.ts'
import { disputeReasons, keepReasons, statementKinds, statementReasons } from '../../decisions/contract.ts'
import { lookingReasons } from '../../identity/looking-contract.ts'
import { notificationTypes } from '../../notifications/contract.ts'
import { officeReasons } from '../../payments/contract.ts'
import { documentKinds, refusalReasons } from '../../traders/documents-contract.ts'
import { auditAreas } from '../audit-contract.ts'
import { accountRoles, accountStatuses, factorEndReasons, providerFilters, suspensionReasons } from '../contract.ts'
import { messageChannels, messageStates } from '../messages-contract.ts'
import { differenceKinds, differenceStates } from '../money-contract.ts'
import { unmetKinds } from '../unmet-contract.ts'
import { auditLines, auditWord } from './audit-words.ts'
import '../texts/load.ts'
import '../../../web/texts.server.ts'

/** Of the program itself, without its tests. */
const sources = Object.keys(import.meta.glob('../../../**/*.server.ts'))
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))

const every = <One>(all: readonly One[]) => languages.flatMap((language) => all.map((one) => [language, one] as const))

test.each(languages)('every action and every detail that is written has its words (%s)', (language) => {
  const texts = i18nFor(language)
  const wordless = [
    ...auditActions.filter((action) => textByKey(texts, 'audit', `actions.${action}`, '', 'admin') === ''),
    ...auditActions.filter((action) => textByKey(texts, 'audit', `areas.${action.split('.')[0]}`, '', 'admin') === ''),
    ...auditDetails.filter(
      (name) => name !== 'document' && textByKey(texts, 'audit', `detail.${name}`, '', 'admin') === '',
    ),
  ]
  expect(wordless).toEqual([])
})

test('every area of what is written can be chosen, and what is written into the table by hand is known as well', () => {
  expect([...new Set(auditActions.map((action) => action.split('.')[0]))].toSorted()).toEqual(
    [...auditAreas].toSorted(),
  )
  const written = sources.filter((source) => source.includes("insertInto('audit_entry')"))
  expect(written).toHaveLength(1)
  expect(sources.filter((source) => /insert into audit_entry/i.test(source))).toEqual([])
})

const codes: Readonly<Record<string, readonly string[]>> = {
  status: [...accountStatuses, ...bookingStatuses],
  role: accountRoles,
  side: ['customer', 'provider'],
  state: [...providerFilters, ...messageStates, ...differenceStates],
  channel: messageChannels,
  kind: [...differenceKinds, ...unmetKinds, ...documentKinds, 'credit', 'charity'],
  reason: [
    ...[...suspensionReasons, ...factorEndReasons, ...lookingReasons, ...refusalReasons, ...officeReasons],
    ...[...statementReasons, ...disputeReasons, ...keepReasons],
  ],
  looking: lookingReasons,
  outcome: ['no_show', 'completed', 'cancelled'],
  answer: noShowAnswers,
  decision: [...statementKinds, 'kept', 'restored'],
  act: ['cancel_ahead'],
  area: auditAreas,
}

test.each(every(Object.entries(codes).flatMap(([name, all]) => all.map((code) => ({ name, code })))))(
  'nobody reads a code in the details (%s, %o)',
  (language, { name, code }) => {
    const entry = { action: 'account.list_saved', details: { [name]: code }, currency: null }
    const word = auditWord(i18nFor(language), entry, name)
    expect(word).not.toBe('')
    expect(word).not.toBe(code)
    expect(word).not.toMatch(/_/)
  },
)

test('every message has words for what it is about', () => {
  const queues = sources.flatMap((source) => [...source.matchAll(/'([a-z-]+-(?:mail|push))'/g)].map(([, name]) => name))
  const kinds = new Set([
    ...queues.filter((name) => name !== undefined && name !== 'web-push').map((name) => name?.split('-')[0] ?? ''),
  ])
  expect(kinds.size).toBeGreaterThan(9)
  for (const language of languages) {
    const texts = i18nFor(language)
    const wordless = [...kinds].filter(
      (kind) => kind !== 'test' && textByKey(texts, 'messages', `kinds.${kind}`, '', 'admin') === '',
    )
    expect(wordless).toEqual([])
    const entry = { action: 'message.sent_again', details: { queue: 'booking-no-show-provider-mail' }, currency: null }
    expect(auditWord(texts, entry, 'queue')).not.toContain('-mail')
  }
})

test('amounts, shares and what is true are said as people say them, and what says nothing is left out', () => {
  const said = (
    action: string,
    details: Record<string, string | number | boolean | null>,
    currency: string | null = null,
  ) => auditLines(i18nFor('en'), { action, details, currency }).map(({ text }) => text)
  expect(said('settings.fee_set', { before: 0, basisPoints: 250, from: null })).toEqual(['Before: 0%', 'Fee: 2.5%'])
  expect(said('settings.reward_added', { amountMinor: 500, currency: 'GBP' })).toEqual([
    'Amount: £5.00',
    'Currency: GBP',
  ])
  expect(said('booking.fee_waived', { amountMinor: 500, reason: 'mistake' }, 'GBP')).toEqual([
    'Amount: £5.00',
    'Reason: Charged by mistake',
  ])
  expect(said('review.kept', { reason: 'mistake' })).toEqual(['Reason: Our mistake'])
  expect(said('settings.category_set', { category: 'nails', isShown: false })[1]).toBe('Shown: No')
  expect(said('appeal.upheld', { decision: 'review_removed', isAlone: false })).toEqual(['Decision: Review removed'])
  expect(said('document.opened', { document: 'x', kind: 'identity' })).toEqual(['What: Proof of identity'])
  expect(said('message.list_saved', { entries: 2, hasWords: true, state: 'failed' })).toEqual([
    'Entries: 2',
    'Words looked for: Yes',
    'Status: Failed',
  ])
})

test('whatever is in the bell is about something that has a name', () => {
  const about = readFileSync(new URL('../messages.server.ts', import.meta.url), 'utf8')
  const texts = i18nFor('en')
  const wordless = notificationTypes
    .map((type) => type.split('_')[0] ?? '')
    .filter(
      (kind) => textByKey(texts, 'messages', `kinds.${kind}`, '', 'admin') === '' && !about.includes(`\n  ${kind}: '`),
    )
  expect(wordless).toEqual([])
})
