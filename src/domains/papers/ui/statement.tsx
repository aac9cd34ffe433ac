import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { localeOf, pickLanguage } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { addMonths, isMonth } from '../../../lib/months.ts'
import { Button } from '../../../ui/button.tsx'
import { formatCount, formatMonth } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Table } from '../../../ui/table.tsx'
import { call } from '../../identity/ui/session.ts'
import { hasPurpose } from '../statement.rules.ts'
import {
  type EntriesAsked,
  type Statement as Shown,
  type Span,
  type StatementMoney,
  statements,
} from '../statement-contract.ts'
import { booksOf, movementName, type Side } from '../statement-words.rules.ts'
import { entriesAddress } from './entries-address.ts'
import { PaperTexts } from './paper-texts.tsx'
import { SaveButton } from './save-file.tsx'

type StatementProps = { thisMonth: string }

/** A month of the business in its books. */
export function Statement(props: StatementProps) {
  return (
    <PaperTexts>
      <Months {...props} />
    </PaperTexts>
  )
}

function Months({ thisMonth }: StatementProps) {
  const { t, i18n } = useTranslation('papers')
  const [params, setParams] = useSearchParams()
  const asked = params.get('month') ?? ''
  const month = isMonth(asked) && asked < thisMonth ? asked : thisMonth
  const setMonth = (next: string) => setParams({ month: next }, { preventScrollReset: true })
  const { data, isError, refetch } = useQuery({
    queryKey: ['statement', month],
    queryFn: ({ signal }) => call(statements.get, { month }, { signal }),
  })
  const language = pickLanguage(i18n.language) ?? 'en'
  const retry = (
    <Button variant="primary" onClick={() => refetch()}>
      {t('paper.retry')}
    </Button>
  )
  return (
    <>
      <PageHead title={t('statement.title')} text={t('statement.text')}>
        <Button variant="outline" onClick={() => print()}>
          <Printer aria-hidden="true" size={18} />
          {t('paper.print')}
        </Button>
        <SaveButton label={t('paper.pdf')} ask={() => call(statements.pdf, { month, language })} />
        <SaveButton label={t('paper.csv')} ask={() => call(statements.csv, { month })} />
      </PageHead>
      <div className="statement-month">
        <h2 className="h2">{t('statement.of', { month: formatMonth(month, localeOf(i18n.language)) })}</h2>
        <p className="flex gap-2 print:hidden">
          <Button
            variant="outline"
            aria-label={t('statement.earlier')}
            disabled={data === undefined || data.firstMonth === null || data.firstMonth >= month}
            onClick={() => setMonth(addMonths(month, -1))}
          >
            <ChevronLeft aria-hidden="true" size={20} />
          </Button>
          <Button
            variant="outline"
            aria-label={t('statement.later')}
            disabled={month >= thisMonth}
            onClick={() => setMonth(addMonths(month, 1))}
          >
            <ChevronRight aria-hidden="true" size={20} />
          </Button>
        </p>
      </div>
      {data ? (
        <Books statement={data} />
      ) : isError ? (
        <EmptyState level={3} title={t('paper.failed')} action={retry} />
      ) : (
        <p role="status" className="lead">
          {t('paper.loading')}
        </p>
      )}
    </>
  )
}

function Books({ statement: { isOpen, currencies, providerName, month } }: { statement: Shown }) {
  const { t } = useTranslation('papers')
  if (currencies.length === 0)
    return (
      <EmptyState level={3} title={t('statement.none')}>
        <p>{t('statement.noneText')}</p>
      </EmptyState>
    )
  return (
    <>
      <p className="hidden font-bold print:block">{providerName}</p>
      {isOpen && <p className="text-ink-2">{t('statement.soFar')}</p>}
      {currencies.map((money) => (
        <Money key={money.currency} money={money} month={month} />
      ))}
    </>
  )
}

/** An amount that leads to the entries it is the sum of. */
function Amount({ minor, of }: { minor: number; of: EntriesAsked }) {
  const { i18n } = useTranslation('papers')
  return (
    <Link className="link" to={entriesAddress(of)}>
      {formatMoney(minor, of.currency, localeOf(i18n.language))}
    </Link>
  )
}

type MoneyProps = { money: StatementMoney; month: string }

function Money({ money, month }: MoneyProps) {
  const { t, i18n } = useTranslation('papers')
  const locale = localeOf(i18n.language)
  const { currency, movements } = money
  return (
    <section className="statement" aria-label={currency}>
      <Table
        caption={`${t('statement.moved')} (${currency})`}
        keyOf={movementName}
        rows={movements}
        columns={[
          { id: 'what', label: t('statement.what'), cell: (one) => t(`statement.kinds.${movementName(one)}`) },
          {
            id: 'count',
            label: t('statement.count'),
            isNumeric: true,
            cell: ({ count }) => formatCount(count, locale),
          },
          {
            id: 'amount',
            label: t('statement.amount'),
            isNumeric: true,
            cell: ({ amountMinor, kind, purpose }) => (
              <Amount minor={amountMinor} of={{ currency, month, kind, ...(hasPurpose(kind) && { purpose }) }} />
            ),
          },
        ]}
      />
      {booksOf(money).map((side) => (
        <Accounts key={side.side} side={side} currency={currency} month={month} />
      ))}
    </section>
  )
}

type AccountsProps = { side: Side; currency: string; month: string }

function Accounts({ side: { side, rows, sum }, currency, month }: AccountsProps) {
  const { t, i18n } = useTranslation('papers')
  const all = [...rows, { ...sum, name: 'sum' as const }]
  const amount = (name: (typeof all)[number]['name'], minor: number, span: Span) =>
    name === 'sum' ? (
      formatMoney(minor, currency, localeOf(i18n.language))
    ) : (
      <Amount minor={minor} of={{ currency, month, account: name, span }} />
    )
  return (
    <Table
      caption={`${t('statement.books')}: ${t(`statement.${side}`)}`}
      keyOf={({ name }) => name}
      rows={all}
      columns={[
        { id: 'account', label: t('statement.account'), cell: ({ name }) => t(`statement.accounts.${name}`) },
        {
          id: 'opening',
          label: t('statement.opening'),
          isNumeric: true,
          cell: ({ name, openingMinor }) => amount(name, openingMinor, 'before'),
        },
        {
          id: 'change',
          label: t('statement.change'),
          isNumeric: true,
          cell: ({ name, movedMinor }) => amount(name, movedMinor, 'in'),
        },
        {
          id: 'closing',
          label: t('statement.closing'),
          isNumeric: true,
          cell: ({ name, closingMinor }) => amount(name, closingMinor, 'until'),
        },
      ]}
    />
  )
}
