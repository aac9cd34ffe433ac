import { i18nFor } from '../../i18n/i18n.ts'
import { formatMoney } from '../../lib/money.ts'
import { formatDateTime } from '../../ui/date-format.ts'
import type { Paper } from './contract.ts'
import type { Sheet } from './draw-sheet.server.ts'
import { countryName, lineText, taxLabel } from './paper.rules.ts'

/** What stands on a receipt or refund note, in the reader's language. */
export function paperSheet(paper: Paper, language: string, locale: string): Sheet {
  const t = i18nFor(language).getFixedT(language, 'papers')
  const { kind, number, receiptNumber, issuer, currency, lines, tax, grossMinor } = paper
  const price = (minor: number) => formatMoney(minor, currency, locale)
  const title = t(`${kind}.title`, { number })
  const facts: [string, string][] = [
    [t('paper.date'), formatDateTime(paper.issuedAt, locale)],
    ...(receiptNumber === null ? [] : [[t('paper.of'), t('receipt.title', { number: receiptNumber })] as const]),
    [t('paper.to'), paper.customerName],
    ...(paper.visitAt === null ? [] : [[t('paper.visit'), formatDateTime(paper.visitAt, locale)] as const]),
    ...(tax?.number ? [[t('paper.taxNumber'), tax.number] as const] : []),
  ].map(([label, value]) => [label ?? '', value ?? ''])
  const sums: [string, string][] =
    tax === null
      ? []
      : [
          [t('paper.net'), price(tax.netMinor)],
          [taxLabel(tax, locale, t('paper.tax')), price(tax.taxMinor)],
        ]
  return {
    language,
    title,
    writtenAt: new Date(paper.issuedAt),
    lettersMissing: t('paper.letters'),
    blocks: [
      { kind: 'lines', lines: [issuer.name, ...issuer.address, countryName(issuer.country, locale)] },
      { kind: 'title', text: title },
      { kind: 'facts', facts },
      {
        kind: 'table',
        head: [t('paper.what'), t('paper.amount')],
        rows: lines.map((line) => [lineText(line, t(`lines.${line.kind}`)), price(line.amountMinor)]),
        sums: [...sums, [t(`${kind}.sum`), price(grossMinor)]],
      },
      ...(paper.isSimulated ? [{ kind: 'text' as const, text: t('paper.simulated') }] : []),
    ],
  }
}
