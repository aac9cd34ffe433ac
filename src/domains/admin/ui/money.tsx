import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { textByKey } from '../../../i18n/i18n.ts'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode, isRefusal } from '../../../lib/api/errors.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Table, WalkedTable } from '../../../ui/table.tsx'
import { GiftRefundPanel } from '../../gift-cards/ui/gift-refund-panel.tsx'
import { call } from '../../identity/ui/session.ts'
import { payments } from '../../payments/contract.ts'
import { useEntries } from '../../payments/ui/booking-entries.tsx'
import { useOwnPayment } from '../../payments/ui/own-payment.ts'
import { PaymentPanel } from '../../payments/ui/payment-panel.tsx'
import { PaymentTexts } from '../../payments/ui/payment-texts.tsx'
import { officeFiles } from '../files-contract.ts'
import { differenceKinds, differenceSorts, differenceStates, entrySorts, officeMoney } from '../money-contract.ts'
import { Filter, FoundList, FoundTable, useFilters } from './found-list.tsx'
import { LookingPrompt } from './looking-prompt.tsx'
import { officeKey } from './office-query.ts'
import { SaveCsv } from './save-csv.tsx'
import { SellersReport } from './sellers-report.tsx'
import { When } from './when.tsx'

/** Whether our books are right: what differs from the processor's, and what every account comes to. Or one payment. */
export function Money({ id }: { id: string | null }) {
  const { t } = useTranslation('admin')
  const [params] = useSearchParams()
  const [account, currency] = [params.get('account'), params.get('currency')]
  if (id) return <OnePayment id={id} />
  if (account && currency) return <Entries account={account} currency={currency} />
  return (
    <>
      <PageHead title={t('money.title')} />
      <Differences />
      <Balances />
      <SellersReport />
    </>
  )
}

function OnePayment({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  const payment = useOwnPayment(id)
  // Where no card was charged it is the number of a booking.
  const entries = useEntries(id, hasCode(payment.error, 'payment_not_found'))
  for (const { data, error, refetch } of [payment, entries])
    if (data === undefined && isRefusal(error, payments.get, 'reason_needed'))
      return <LookingPrompt person={error.data.person} onGiven={refetch} />
  return (
    <>
      <PageHead title={t('money.payment')} />
      <div className="pay-receipt">
        <PaymentPanel id={id} agreedMinor={() => null} isOffice />
        <GiftRefundPanel id={id} isOffice />
      </div>
      <p className="mt-6">
        <Link className="link" to="/admin/dashboard/money">
          {t('money.all')}
        </Link>
      </p>
    </>
  )
}

function Differences() {
  const { t } = useTranslation('admin')
  const filters = useFilters()
  const { search, page } = filters
  const kind = filters.oneOf('kind', differenceKinds)
  const state = filters.oneOf('state', differenceStates)
  const sorted = filters.sorted(differenceSorts, { by: 'state', order: 'desc' })
  const asked = { search, ...(kind && { kind }), ...(state && { state }), ...sorted.asked }
  const query = useQuery({
    queryKey: [...officeKey, 'differences', asked, page],
    queryFn: ({ signal }) => call(officeMoney.differences, { ...asked, page, limit: 20 }, { signal }),
    placeholderData: (before) => before,
  })
  return (
    <section aria-label={t('money.differences')}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 className="h2">{t('money.differences')}</h2>
        <SaveCsv ask={() => call(officeFiles.differences, asked)} />
      </div>
      <FoundTable
        views="differences"
        filters={filters}
        hint={t('money.differencesHint')}
        query={query}
        none={search === '' && !kind && !state && { title: t('money.none'), text: t('money.noneText') }}
        table={({ differences }) => (
          <WalkedTable
            caption={t('money.differences')}
            isCaptionHidden
            rows={differences}
            keyOf={({ id }) => id}
            sorting={sorted.shown}
            columns={[
              {
                id: 'found',
                label: t('money.found'),
                sort: { by: 'found', usual: 'desc' },
                cell: ({ foundAt, paymentId }) =>
                  paymentId === null ? (
                    <When at={foundAt} />
                  ) : (
                    <Link className="link" to={`/admin/dashboard/money/${paymentId}`}>
                      <When at={foundAt} />
                    </Link>
                  ),
              },
              { id: 'provider', label: t('bookings.provider'), cell: ({ providerName }) => providerName },
              { id: 'kind', label: t('money.kind'), cell: ({ kind: differs }) => t(`money.kinds.${differs}`) },
              { id: 'ours', label: t('money.ours'), cell: ({ ours }) => ours },
              { id: 'theirs', label: t('money.theirs'), cell: ({ theirs }) => theirs },
              {
                id: 'state',
                label: t('list.status'),
                sort: { by: 'state', usual: 'desc' },
                cell: ({ mendedAt }) => (
                  <Badge tone={mendedAt ? 'green' : 'solid'}>{t(mendedAt ? 'money.mended' : 'money.open')}</Badge>
                ),
              },
            ]}
          />
        )}
      >
        <Filter
          name="kind"
          label={t('money.kind')}
          filters={filters}
          noChoice={t('money.anyKind')}
          options={differenceKinds.map((value) => ({ value, label: t(`money.kinds.${value}`) }))}
        />
        <Filter
          name="state"
          label={t('list.status')}
          filters={filters}
          noChoice={t('list.anyStatus')}
          options={differenceStates.map((value) => ({ value, label: t(`money.${value}`) }))}
        />
      </FoundTable>
    </section>
  )
}

function Balances() {
  const { t, i18n } = useTranslation('admin')
  const query = useQuery({
    queryKey: [...officeKey, 'balances'],
    queryFn: ({ signal }) => call(payments.balances, {}, { signal }),
  })
  return (
    <section aria-label={t('money.balances')} className="mt-14">
      <h2 className="h2">{t('money.balances')}</h2>
      <p className="mb-5 text-ink-2">{t('money.balancesText')}</p>
      <FoundList query={query}>
        {({ currencies }) =>
          currencies.length === 0 ? (
            <EmptyState title={t('money.nothing')} />
          ) : (
            <div className="grid gap-8">
              {currencies.map(({ currency, accounts, sumMinor }) => (
                <Table
                  key={currency}
                  caption={currency}
                  rows={[...accounts, { account: 'sum', balanceMinor: sumMinor }]}
                  keyOf={({ account }) => account}
                  columns={[
                    {
                      id: 'account',
                      label: t('money.account'),
                      cell: ({ account }) => textByKey(i18n, 'money', `accounts.${account}`, account, 'admin'),
                    },
                    {
                      id: 'balance',
                      label: t('money.balance'),
                      isNumeric: true,
                      cell: ({ account, balanceMinor }) => {
                        const balance = formatMoney(balanceMinor, currency, localeOf(i18n.language))
                        if (account === 'sum') return balance
                        return (
                          <Link className="link" to={`/admin/dashboard/money?account=${account}&currency=${currency}`}>
                            {balance}
                          </Link>
                        )
                      },
                    },
                  ]}
                />
              ))}
            </div>
          )
        }
      </FoundList>
    </section>
  )
}

/** What a balance is the sum of. */
function Entries({ account, currency }: { account: string; currency: string }) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const filters = useFilters()
  const { search, page } = filters
  const { from, to, isBackwards } = filters.days
  const sorted = filters.sorted(entrySorts, { by: 'when', order: 'desc' })
  const days = { ...(from && { from }), ...(to && { to }) }
  const asked = { account, currency, search, ...days, ...sorted.asked }
  const query = useQuery({
    queryKey: [...officeKey, 'ledger', asked, page],
    queryFn: ({ signal }) => call(officeMoney.ledger, { ...asked, page, limit: 20 }, { signal }),
    placeholderData: (before) => before,
    enabled: !isBackwards,
  })
  const name = textByKey(i18n, 'money', `accounts.${account}`, account, 'admin')
  const title = t('money.entries', { account: name, currency })
  return (
    <PaymentTexts>
      <PageHead title={title}>
        <SaveCsv ask={() => call(officeFiles.ledger, asked)} isDisabled={isBackwards} />
      </PageHead>
      <FoundTable
        views="ledger"
        filters={filters}
        hint={t('money.entriesHint')}
        hasDays
        query={query}
        none={search === '' && !from && !to && { title: t('money.noEntries') }}
        head={({ balanceMinor }) => (
          <p className="h3 mb-5">
            {t('money.balance')}: {formatMoney(balanceMinor, currency, locale)}
          </p>
        )}
        table={({ entries }) => (
          <WalkedTable
            caption={title}
            isCaptionHidden
            rows={entries}
            keyOf={({ id }) => id}
            sorting={sorted.shown}
            columns={[
              {
                id: 'when',
                label: t('money.when'),
                sort: { by: 'when', usual: 'desc' },
                cell: ({ at, about }) => {
                  const when = <When at={at} />
                  return about === null ? (
                    when
                  ) : (
                    <Link className="link" to={`/admin/dashboard/money/${about}`}>
                      {when}
                    </Link>
                  )
                },
              },
              { id: 'provider', label: t('bookings.provider'), cell: ({ providerName }) => providerName },
              {
                id: 'kind',
                label: t('money.happened'),
                cell: ({ kind }) => textByKey(i18n, 'history', `movements.${kind}`, kind, 'payments'),
              },
              {
                id: 'amount',
                label: t('money.amount'),
                sort: { by: 'amount', usual: 'desc' },
                isNumeric: true,
                cell: ({ amountMinor }) => formatMoney(amountMinor, currency, locale),
              },
            ]}
          />
        )}
      />
      <p className="mt-6">
        <Link className="link" to="/admin/dashboard/money">
          {t('money.all')}
        </Link>
      </p>
    </PaymentTexts>
  )
}
