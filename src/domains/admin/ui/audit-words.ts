import type { i18n } from 'i18next'
import { textByKey } from '../../../i18n/i18n.ts'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { isDay } from '../../../lib/months.ts'
import { formatDate } from '../../../ui/date-format.ts'
import { wholeShare } from '../../experiments/rules.ts'
import { categoryName } from '../../providers/ui/provider-texts.ts'
import type { FoundEntry } from '../audit-contract.ts'

/** What a code is called, wherever the office calls it by a name. */
const codeGroups = [
  ['audit', 'codes'],
  ['audit', 'areas'],
  ['suspension', 'reasons'],
  ['lostFactor', 'reasons'],
  ['looking', 'reasons'],
  ['accounts', 'status'],
  ['accounts', 'roles'],
  ['bookings', 'statuses'],
  ['providers', 'states'],
  ['messages', 'states'],
  ['messages', 'channels'],
  ['money', 'kinds'],
  ['money', 'accounts'],
  ['unmet', 'kinds'],
  ['sent', 'events'],
] as const
/** Those that are called by the name of something else. */
const aliases: Readonly<Record<string, readonly ['audit' | 'providers' | 'money', string]>> = {
  waiting: ['providers', 'waiting'],
  complete: ['providers', 'complete'],
  open: ['money', 'open'],
  mended: ['money', 'mended'],
  review_removed: ['audit', 'actions.review.removed'],
  review_folded: ['audit', 'actions.review.folded'],
  photo_removed: ['audit', 'actions.photo.removed'],
}
/** Ids that nobody reads; the file has them. */
const unsaid: readonly string[] = ['document']

type Entry = Pick<FoundEntry, 'action' | 'details' | 'currency'>

const codeWord = (texts: i18n, code: string): string => {
  const alias = aliases[code]
  if (alias) return textByKey(texts, alias[0], alias[1], code, 'admin')
  for (const [group, part] of codeGroups) {
    const word = textByKey(texts, group, `${part}.${code}`, '', 'admin')
    if (word !== '') return word
  }
  return code
}

/** 'booking-no-show-provider-mail': as the table of messages calls it. */
function queueWord(texts: i18n, queue: string): string {
  const event = queue.replaceAll(/^booking-|(-provider)?-mail$/g, '').replaceAll('-', '_')
  const kind = textByKey(texts, 'messages', `kinds.${queue.split('-')[0]}`, queue, 'admin')
  const named = textByKey(texts, 'sent', `events.${event}`, '', 'admin')
  return named === '' ? kind : `${kind}, ${named}`
}

/** What stands behind the name of a detail, as a person reads it. */
export function auditWord(texts: i18n, { action, details, currency }: Entry, name: string): string {
  const value = details[name]
  const locale = localeOf(texts.language)
  if (typeof value === 'boolean') return textByKey(texts, 'audit', value ? 'yes' : 'no', '', 'admin')
  if (typeof value === 'number') {
    const of = currency ?? details.currency
    if (name === 'amountMinor' && typeof of === 'string') return formatMoney(value, of, locale)
    const isPercent = name === 'share' ? wholeShare : action === 'settings.fee_set' ? 10_000 : null
    if (isPercent === null) return value.toLocaleString(locale)
    return (value / isPercent).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
  }
  if (typeof value !== 'string') return ''
  if (isDay(value)) return formatDate(value, locale)
  if (name === 'side') return textByKey(texts, 'audit', `sides.${value}`, value, 'admin')
  if (name === 'queue') return queueWord(texts, value)
  if (name === 'category') return categoryName(texts, { slug: value, name: value })
  if (name === 'reward' || name === 'tiers') return value.replaceAll('_', ' ')
  // Who gives money back was charged by mistake; who shows something again has made one.
  if (value === 'mistake' && !/^(booking|payment)\./.test(action)) return codeWord(texts, 'our_mistake')
  return codeWord(texts, value)
}

/** The details of an entry, one after the other, without those that say nothing. */
export function auditLines(texts: i18n, entry: Entry): { name: string; text: string }[] {
  return Object.entries(entry.details).flatMap(([name, value]) => {
    // That nobody else was there, or that words were looked for, is worth a line; that it was not so is none.
    const isNothing = value === null || (value === false && (name === 'isAlone' || name === 'hasWords'))
    if (isNothing || unsaid.includes(name)) return []
    const label = textByKey(texts, 'audit', `detail.${name}`, name, 'admin')
    return [{ name, text: `${label}: ${auditWord(texts, entry, name)}` }]
  })
}
