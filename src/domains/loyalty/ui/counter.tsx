import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatCount, formatDateTime, formatShortDate } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { lastDay } from '../../subscriptions/ui/last-day.ts'
import { type CounterVoucher, providerRewards } from '../rewards-contract.ts'
import { ownRewardsKey } from './rewards-key.ts'

/** Where vouchers are handed over: what is to be, by its code, and what was. */
export function Counter() {
  const { t, i18n } = useTranslation('loyalty')
  const locale = localeOf(i18n.language)
  const [code, setCode] = useState('')
  const open = useVouchers('open', code.trim())
  const handed = useVouchers('handed', '')
  const { open: openCount = 0, handed: handedCount = 0 } = open.data?.pages[0] ?? {}
  const count = (many: number) => formatCount(many, locale)
  return (
    <div className="grid gap-6 rounded-form border border-line p-5">
      <section aria-labelledby="counter-title">
        <h3 id="counter-title" className="h3">
          {t('own.provider.counter.title')} ({count(openCount)})
        </h3>
        {openCount > 0 && (
          <div className="mt-4 grid gap-4">
            <p className="text-ink-2">{t('own.provider.counter.hint')}</p>
            <div className="max-w-64">
              <Field
                label={t('own.provider.counter.find')}
                value={code}
                maxLength={20}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={({ target }) => setCode(target.value)}
              />
            </div>
          </div>
        )}
        {open.data && (
          <p role="status" className={open.vouchers.length === 0 ? 'mt-4 text-ink-2' : 'sr-only'}>
            {open.vouchers.length === 0 &&
              t(openCount === 0 ? 'own.provider.counter.none' : 'own.provider.counter.noneFound')}
          </p>
        )}
        <Vouchers vouchers={open.vouchers} />
        <More query={open} />
      </section>
      {handedCount > 0 && (
        <section aria-labelledby="handed-title">
          <h3 id="handed-title" className="h3">
            {t('own.provider.counter.handed')} ({count(handedCount)})
          </h3>
          <Vouchers vouchers={handed.vouchers} />
          <More query={handed} />
        </section>
      )}
    </div>
  )
}

function useVouchers(state: 'open' | 'handed', code: string) {
  const query = useInfiniteQuery({
    queryKey: [...ownRewardsKey, 'vouchers', state, code],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(
        providerRewards.vouchers,
        { state, ...(code && { code }), page: pageParam, limit: state === 'open' ? 20 : 5 },
        { signal },
      ),
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : null),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return { ...query, vouchers: query.data?.pages.flatMap((page) => page.vouchers) ?? [] }
}

function More({ query }: { query: ReturnType<typeof useVouchers> }) {
  const { t } = useTranslation('loyalty')
  if (!query.hasNextPage) return null
  return (
    <p className="mt-4">
      <Button variant="outline" size="small" isBusy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
        {t('own.provider.counter.more')}
      </Button>
    </p>
  )
}

function Vouchers({ vouchers }: { vouchers: readonly CounterVoucher[] }) {
  if (vouchers.length === 0) return null
  return (
    <ul className="mt-4 divide-y divide-line border-line border-y">
      {vouchers.map((voucher) => (
        <Voucher key={voucher.id} voucher={voucher} />
      ))}
    </ul>
  )
}

function Voucher({ voucher }: { voucher: CounterVoucher }) {
  const { t, i18n } = useTranslation('loyalty')
  const queries = useQueryClient()
  const locale = localeOf(i18n.language)
  const { id, code, name, customerName, goodUntil, handedAt, undoableUntil } = voucher
  const settled = {
    onError: (error: Error) =>
      showToast({ type: 'error', message: errorText(i18n, error, t('own.failed'), 'loyalty') }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownRewardsKey }),
  }
  const hand = useMutation({
    mutationFn: () => call(providerRewards.handOver, { id }),
    onSuccess: () => showToast({ type: 'success', message: t('own.provider.counter.done', { name }) }),
    ...settled,
  })
  const undo = useMutation({
    mutationFn: () => call(providerRewards.undo, { id }),
    onSuccess: () => showToast({ type: 'success', message: t('own.provider.counter.undone') }),
    ...settled,
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className="h3 tabular-nums tracking-wider">{code}</strong>
          <span className="min-w-0 break-words font-bold">{name}</span>
        </p>
        <p className="text-ink-2">
          {customerName} ·{' '}
          {handedAt
            ? formatDateTime(handedAt, locale)
            : t('own.provider.counter.until', { when: formatShortDate(lastDay(goodUntil), locale) })}
        </p>
      </div>
      {handedAt === null ? (
        <Button
          variant="primary"
          size="small"
          aria-label={`${t('own.provider.counter.handOver')}: ${code}`}
          isBusy={hand.isPending}
          onClick={() => hand.mutate()}
        >
          {t('own.provider.counter.handOver')}
        </Button>
      ) : (
        undoableUntil !== null && (
          <Button
            variant="outline"
            size="small"
            aria-label={`${t('own.provider.counter.undo')}: ${code}`}
            isBusy={undo.isPending}
            onClick={() => undo.mutate()}
          >
            {t('own.provider.counter.undo')}
          </Button>
        )
      )}
    </li>
  )
}
