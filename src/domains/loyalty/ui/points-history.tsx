import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { formatCount, formatDate } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { type LoyaltyEntry, type LoyaltyVoucher, loyalty } from '../contract.ts'
import { loyaltyKey } from './loyalty-key.ts'
import { nameIn } from './name-in.ts'
import { End, voucherAnchor, vouchersKey } from './vouchers.tsx'

export function PointsHistory() {
  const { t } = useTranslation('loyalty')
  const { t: common } = useTranslation()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...loyaltyKey, 'history'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => call(loyalty.history, { page: pageParam, limit: 20 }, { signal }),
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : null),
    staleTime: 0,
  })
  const entries = data?.pages.flatMap((page) => page.entries)
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className="h2 mb-3">
        {t('page.history')}
      </h2>
      <p className="mb-5 text-ink-2">{t('page.rule')}</p>
      {isError && (
        <p role="alert" className="flex flex-wrap items-center gap-4">
          {t('page.failed')}
          <Button variant="outline" size="small" onClick={() => refetch()}>
            {common('search.retry')}
          </Button>
        </p>
      )}
      {entries?.length === 0 && (
        <EmptyState
          level={3}
          title={t('page.none')}
          action={
            <Link to="/search" className={buttonClass('primary')}>
              {t('page.find')}
            </Link>
          }
        >
          <p>{t('page.noneText')}</p>
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <p className="mt-6">
          <Button variant="outline" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('page.more')}
          </Button>
        </p>
      )}
    </section>
  )
}

function Entry({ entry }: { entry: LoyaltyEntry }) {
  const { t, i18n } = useTranslation('loyalty')
  const locale = localeOf(i18n.language)
  const { points, at, visit, voucher } = entry
  return (
    <li className="flex justify-between gap-5 py-4">
      <div className="min-w-0">
        <strong>{titleOf(entry, i18n.language) ?? t('page.expired')}</strong>
        <p className="text-ink-2">
          {visit && (
            <>
              <Link to={visit.providerLinkTo} className="underline underline-offset-4">
                {visit.providerName}
              </Link>
              {', '}
            </>
          )}
          {voucher?.provider && `${voucher.provider.name}, `}
          {formatDate(visit?.dateTime ?? localTime(at), locale)}
        </p>
        {voucher?.provider && <ToVoucher voucher={voucher} />}
        {entry.kind === 'redeemed' && voucher && !voucher.provider && <Code voucher={voucher} />}
      </div>
      <p className="grid flex-none content-start justify-items-end tabular-nums">
        <strong className="h3">
          {points < 0 ? '−' : '+'}
          {formatCount(Math.abs(points), locale)}
        </strong>
        <span className="text-ink-2">
          <Why entry={entry} />
        </span>
      </p>
    </li>
  )
}

/** Those of providers stand above, with their code and their end; what is too old for that says its end here. */
function ToVoucher({ voucher }: { voucher: LoyaltyVoucher }) {
  const { t } = useTranslation('loyalty')
  const { data } = useQuery<LoyaltyVoucher[]>({ queryKey: vouchersKey, enabled: false })
  const isThere = data?.some(({ id }) => id === voucher.id)
  if (!isThere) return voucher.thing && <End thing={voucher.thing} />
  return (
    <p>
      <a className="link" href={`#${voucherAnchor(voucher.id)}`}>
        {t('own.toVoucher')}
      </a>
    </p>
  )
}

function titleOf({ voucher, visit }: LoyaltyEntry, language: string): string | undefined {
  return voucher ? nameIn(voucher.names, language) : visit?.services.join(', ')
}

function Why({ entry: { kind, points, visit } }: { entry: LoyaltyEntry }) {
  const { t, i18n } = useTranslation('loyalty')
  if (kind === 'expired') return null
  if (kind !== 'visit') return t(`rewards.${kind}`)
  if (points < 0) return t('page.takenBack')
  return (
    visit && (
      <Link className="link" to={`/profile/payments/${visit.bookingId}`}>
        {formatMoney(visit.paidMinor, visit.currency, localeOf(i18n.language))}
      </Link>
    )
  )
}

/** Of a credit, for as long as something is left of it. */
function Code({ voucher: { card, currency } }: { voucher: LoyaltyVoucher }) {
  const { t, i18n } = useTranslation('loyalty')
  if (!card?.code || card.balanceMinor <= 0) return null
  const left = formatMoney(card.balanceMinor, currency, localeOf(i18n.language))
  return (
    <p className="mt-1">
      <strong>{t('rewards.code', { code: card.code })}</strong>
      <br />
      <a className="link" href={`/gift-card/${card.code}`}>
        {t('rewards.codeHint', { name: card.providerName, left })}
      </a>
    </p>
  )
}
