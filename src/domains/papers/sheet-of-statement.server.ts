import { i18nFor } from '../../i18n/i18n.ts'
import { formatMoney } from '../../lib/money.ts'
import { formatCount, formatMonth } from '../../ui/date-format.ts'
import type { Block, Sheet } from './draw-sheet.server.ts'
import type { Statement } from './statement-contract.ts'
import { booksOf, movementName } from './statement-words.rules.ts'

/** What stands on a statement, in the reader's language. */
export function statementSheet(statement: Statement, language: string, locale: string, now: Date): Sheet {
  const t = i18nFor(language).getFixedT(language, 'papers')
  const { month, currencies, isOpen, providerName } = statement
  const title = t('statement.of', { month: formatMonth(month, locale) })
  const blocks: Block[] = [
    { kind: 'lines', lines: [providerName] },
    { kind: 'title', text: title },
    ...(isOpen ? [{ kind: 'text' as const, text: t('statement.soFar') }] : []),
    ...(currencies.length === 0 ? [{ kind: 'text' as const, text: t('statement.none') }] : []),
  ]
  for (const money of currencies) {
    const price = (minor: number) => formatMoney(minor, money.currency, locale)
    const rows = money.movements.map((one) => [
      t(`statement.kinds.${movementName(one)}`),
      formatCount(one.count, locale),
      price(one.amountMinor),
    ])
    blocks.push({ kind: 'heading', text: `${t('statement.moved')} (${money.currency})` })
    blocks.push({
      kind: 'table',
      head: [t('statement.what'), t('statement.count'), t('statement.amount')],
      rows,
      sums: [],
    })
    for (const side of booksOf(money)) {
      const cells = ({ openingMinor, movedMinor, closingMinor }: typeof side.sum) =>
        [openingMinor, movedMinor, closingMinor].map(price)
      blocks.push({ kind: 'heading', text: `${t('statement.books')}: ${t(`statement.${side.side}`)}` })
      blocks.push({
        kind: 'table',
        head: [t('statement.account'), t('statement.opening'), t('statement.change'), t('statement.closing')],
        rows: side.rows.map((row) => [t(`statement.accounts.${row.name}`), ...cells(row)]),
        sums: [[t('statement.accounts.sum'), ...cells(side.sum)]],
      })
    }
  }
  return { language, title, writtenAt: now, blocks, lettersMissing: t('paper.letters') }
}
