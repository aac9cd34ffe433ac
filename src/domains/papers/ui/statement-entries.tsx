import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { isMonth } from '../../../lib/months.ts'
import { Button } from '../../../ui/button.tsx'
import { formatMonth, formatShortDateTime } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Table } from '../../../ui/table.tsx'
import { call } from '../../identity/ui/session.ts'
import { type Account, accounts } from '../../ledger/rules.ts'
import {
  type EntriesAsked,
  purposes,
  type StatementEntries as Shown,
  spans,
  statements,
} from '../statement-contract.ts'
import { movementName, signOf } from '../statement-words.rules.ts'
import { entriesAddress } from './entries-address.ts'
import { PaperTexts } from './paper-texts.tsx'

/** What an amount of the provider's is the sum of: the one that the address asks for. */
export function StatementEntries() {
  return (
    <PaperTexts>
      <Found />
    </PaperTexts>
  )
}

type Asked = Omit<EntriesAsked, 'account'> & { account: Account | undefined; page: number }

function useAsked(): Asked {
  const [params] = useSearchParams()
  const text = (name: string) => params.get(name) ?? undefined
  const one = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === params.get(name))
  const month = text('month')
  return {
    currency: text('currency') ?? '',
    account: one(accounts, 'account'),
    month: month && isMonth(month) ? month : undefined,
    span: one(spans, 'span'),
    kind: text('kind'),
    purpose: one(purposes, 'purpose'),
    planId: text('planId'),
    isStamps: params.get('isStamps') === 'true' ? (true as const) : undefined,
    page: Math.max(1, Math.min(1000, Math.trunc(Number(params.get('page'))) || 1)),
  }
}

function Found() {
  const { t, i18n } = useTranslation('papers')
  const asked = useAsked()
  const { data, isError, refetch } = useQuery({
    queryKey: ['statement-entries', asked],
    queryFn: ({ signal }) => call(statements.entries, { ...asked, limit: 20 }, { signal }),
    placeholderData: (before) => before,
  })
  const { month, span = 'in' } = asked
  const title = useTitle(asked)
  const retry = (
    <Button variant="primary" onClick={() => refetch()}>
      {t('paper.retry')}
    </Button>
  )
  return (
    <>
      <PageHead
        title={title}
        {...(month && { text: t(`entries.${span}`, { month: formatMonth(month, localeOf(i18n.language)) }) })}
      />
      {data ? (
        <Entries found={data} asked={asked} title={title} />
      ) : isError ? (
        <EmptyState title={t('paper.failed')} action={retry} />
      ) : (
        <p role="status" className="lead">
          {t('paper.loading')}
        </p>
      )}
      <p className="mt-6">
        <Link className="link" to={`/dashboard/money${month ? `?month=${month}` : ''}`}>
          {t('entries.back')}
        </Link>
      </p>
    </>
  )
}

function useTitle({ account, kind, purpose = 'visit', planId, isStamps, currency }: Asked): string {
  const { t } = useTranslation('papers')
  const what = isStamps
    ? t('entries.stamps')
    : planId
      ? t('statement.kinds.planCharge')
      : kind
        ? t(`statement.kinds.${movementName({ kind, purpose })}`)
        : account && t(`statement.accounts.${account}`)
  return what ? `${what} (${currency})` : currency
}

type EntriesProps = { found: Shown; asked: Asked; title: string }

function Entries({ found: { entries, sumMinor, pagination }, asked, title }: EntriesProps) {
  const { t, i18n } = useTranslation('papers')
  const locale = localeOf(i18n.language)
  const sign = asked.account ? signOf(asked.account) : 1
  const price = (minor: number) => formatMoney(sign * minor, asked.currency, locale)
  if (entries.length === 0) return <EmptyState title={t('entries.none')} />
  return (
    <div className="statement">
      <p className="h3">
        {t('statement.accounts.sum')}: {price(sumMinor)}
      </p>
      <Table
        caption={title}
        isCaptionHidden
        rows={entries}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'when',
            label: t('entries.when'),
            cell: ({ at, about }) => {
              const when = formatShortDateTime(at, locale)
              return about === null ? (
                when
              ) : (
                <Link className="link" to={`/profile/payments/${about}`}>
                  {when}
                </Link>
              )
            },
          },
          {
            id: 'what',
            label: t('statement.what'),
            cell: (one) => (
              <>
                {t(`statement.kinds.${movementName(one)}`)}
                <span className="block text-ink-2">{one.customerName}</span>
              </>
            ),
          },
          {
            id: 'amount',
            label: t('statement.amount'),
            isNumeric: true,
            cell: ({ amountMinor }) => price(amountMinor),
          },
        ]}
      />
      <Pagination
        page={asked.page}
        total={Math.min(pagination.totalPages, 1000)}
        hrefOf={(page) => `${entriesAddress(asked)}&page=${page}`}
      />
    </div>
  )
}
