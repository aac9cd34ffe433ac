import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { call } from '../../identity/ui/session.ts'
import { PaperLinks } from '../../papers/ui/paper-links.tsx'
import { type Payment, payments } from '../contract.ts'

/** 'Where did my money go': every payment and everything that became of it. */
export function PaymentHistory() {
  const { t } = useTranslation('payments')
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['payments'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => call(payments.history, { page: pageParam, limit: 20 }, { signal }),
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : null),
  })
  const all = data?.pages.flatMap((page) => page.payments)
  const retry = (
    <Button variant="primary" onClick={() => refetch()}>
      {t('pay.retry')}
    </Button>
  )
  return (
    <>
      <header className="mb-8">
        <h1 className="name">{t('history.title')}</h1>
        <p className="lead mt-2">{t('history.text')}</p>
      </header>
      {!all &&
        (isError ? <EmptyState title={t('pay.failed')} action={retry} /> : <p role="status">{t('history.loading')}</p>)}
      {all?.length === 0 && (
        <EmptyState title={t('history.none')}>
          <p>{t('history.noneText')}</p>
        </EmptyState>
      )}
      {all && all.length > 0 && (
        <ul className="grid gap-6 lg:grid-cols-2">
          {all.map((payment) => (
            <PaymentEntry key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <p className="mt-8 text-center">
          <Button variant="outline" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('history.more')}
          </Button>
        </p>
      )}
    </>
  )
}

function PaymentEntry({ payment }: { payment: Payment }) {
  const { t, i18n } = useTranslation('payments')
  const locale = localeOf(i18n.language)
  return (
    <li className="pay-entry">
      <h2 className="h3">{payment.providerName}</h2>
      <p className="text-ink-2">
        {payment.tipOf !== null && `${t('tip.worth')}, `}
        {payment.isFee && `${t('fee.worth')}, `}
        {payment.dateTime === null
          ? t(payment.subscriptionId === null ? 'gift.card' : 'plan.name')
          : t('history.visit', { when: formatDateTime(payment.dateTime, locale) })}
      </p>
      <p className="text-ink-2">{payment.services.join(', ')}</p>
      {payment.isDisputed && <p className="mt-2 font-bold">{t('history.disputed')}</p>}
      {payment.isOff && <p className="mt-2 font-bold">{t('history.off')}</p>}
      <Sums payment={payment} />
      <Movements payment={payment} />
      <p className="mt-5 flex flex-wrap gap-3">
        {payment.status === 'open' && !payment.isOff && (!payment.isFee || payment.refused !== null) && (
          <a className={buttonClass('primary', 'small')} href={`/pay/${payment.id}`}>
            {t('split.toPay', { price: formatMoney(payment.amountMinor, payment.currency, locale) })}
          </a>
        )}
        <PaperLinks papers={payment.papers} />
      </p>
    </li>
  )
}

type Summed = Pick<
  Payment,
  | ('providerName' | 'currency' | 'paidMinor' | 'giftMinor' | 'returnedMinor' | 'returningMinor')
  | ('earnedMinor' | 'aheadMinor' | 'owedMinor' | 'platformFeeMinor')
>

/** Each is a sum of the entries below. */
export function Sums({ payment }: { payment: Summed }) {
  const { t, i18n } = useTranslation('payments')
  const { paidMinor, giftMinor, returnedMinor, returningMinor, earnedMinor, aheadMinor, owedMinor, currency } = payment
  const { platformFeeMinor = 0 } = payment
  const rows: [label: string, minor: number][] = [
    [t('history.paid'), paidMinor],
    [t('history.gift'), giftMinor],
    [t('history.ahead'), aheadMinor],
    [t('history.earned', { name: payment.providerName }), earnedMinor],
    [t('history.returning'), returningMinor],
    [t('history.returned'), returnedMinor],
    [t('history.owed'), owedMinor],
    [t('history.platformFee'), platformFeeMinor],
  ]
  return (
    <dl className="pay-split mt-4">
      {rows
        .filter(([, minor], index) => index === 0 || minor > 0)
        .map(([label, minor]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>{formatMoney(minor, currency, localeOf(i18n.language))}</dd>
          </div>
        ))}
    </dl>
  )
}

export function Movements({ payment }: { payment: Pick<Payment, 'movements' | 'currency'> }) {
  const { t, i18n } = useTranslation('payments')
  const locale = localeOf(i18n.language)
  if (payment.movements.length === 0) return null
  return (
    <ol className="pay-movements">
      {payment.movements.map(({ kind, at, amountMinor }) => (
        <li key={`${kind} ${at} ${amountMinor}`}>
          <span>
            {t(`history.movements.${kind}`)}
            <span className="block text-small text-ink-2">{formatDateTime(onThisClock(at), locale)}</span>
          </span>
          <strong>{formatMoney(amountMinor, payment.currency, locale)}</strong>
        </li>
      ))}
    </ol>
  )
}

/** Not of the visit but of the reader: on the clock of whoever looks. */
export function onThisClock(instant: string): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString()
}
