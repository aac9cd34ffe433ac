import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'
import { decisionLengths, disputeReasons } from '../../decisions/contract.ts'
import { call } from '../../identity/ui/session.ts'
import type { Booking } from '../contract.ts'
import { disputeOutcomes, disputes } from '../no-show-contract.ts'
import { DisputeWords } from './dispute-words.tsx'

const listKey = ['disputed-no-shows']
const labels = { no_show: 'dispute.uphold', completed: 'dispute.visit', cancelled: 'dispute.absence' } as const

/** Nothing stands here while nothing is disputed. */
export function DisputedNoShows() {
  const { t, i18n } = useTranslation('bookings')
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ signal, pageParam: page }) => call(disputes.listDisputes, { page, limit: 20 }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : null),
    staleTime: 0,
  })
  const all = data?.pages.flatMap((page) => page.bookings) ?? []
  // One that was disputed meanwhile moves the others on by a place.
  const bookings = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
  if (error) return <p role="alert">{errorText(i18n, error, t('dispute.officeLoad'))}</p>
  if (bookings.length === 0) return null
  return (
    <section aria-labelledby="disputes" className="mb-12">
      <h2 id="disputes" className="h2 mb-6">
        {t('dispute.office')}
      </h2>
      <ul className="grid gap-6">
        {bookings.map((booking) => (
          <Disputed key={booking.id} booking={booking} />
        ))}
      </ul>
      {hasNextPage && (
        <p className="mt-8">
          <Button variant="outline" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('dispute.officeMore')}
          </Button>
        </p>
      )}
    </section>
  )
}

function Disputed({ booking }: { booking: Booking }) {
  const { t, i18n } = useTranslation('bookings')
  const queries = useQueryClient()
  const locale = localeOf(i18n.language)
  const { id, provider, customerName, services, dateTime, currency, noShow } = booking
  const [reason, setReason] = useState<(typeof disputeReasons)[number]>('more_likely')
  const [words, setWords] = useState('')
  const decision = useMutation({
    mutationFn: (outcome: (typeof disputeOutcomes)[number]) =>
      call(disputes.decideDispute, { id, outcome, reason, words }),
    onSuccess: () => showToast({ type: 'success', message: t('dispute.decided') }),
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  })
  return (
    <li className="panel grid gap-4 p-6">
      <p>
        <strong className="block first-letter:uppercase">{formatDateTime(dateTime, locale)}</strong>
        {services.map(({ name }) => name).join(', ')}, {customerName},{' '}
        <Link to={provider.linkTo} className="link">
          {provider.name}
        </Link>
      </p>
      <DisputeWords booking={booking} />
      {noShow && noShow.waitingFeeMinor > 0 && (
        <p>{t('dispute.feeAwaitsDecision', { price: formatMoney(noShow.waitingFeeMinor, currency, locale) })}</p>
      )}
      <div className="grid max-w-prose gap-4">
        <Select
          label={t('dispute.reason')}
          hint={t('dispute.reasonHint')}
          value={reason}
          onChange={({ target }) => setReason(disputeReasons.find((one) => one === target.value) ?? 'more_likely')}
          options={disputeReasons.map((value) => ({ value, label: t(`dispute.reasons.${value}`) }))}
        />
        <TextArea
          label={t('dispute.words')}
          rows={2}
          maxLength={decisionLengths.words}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {decision.error && (
        <p role="alert" className="font-bold">
          {errorText(i18n, decision.error, t('dispute.failed'))}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {disputeOutcomes.map((outcome) => (
          <Button
            key={outcome}
            variant="outline"
            size="small"
            isBusy={decision.isPending}
            onClick={() => decision.mutate(outcome)}
          >
            {t(labels[outcome])}
          </Button>
        ))}
      </div>
    </li>
  )
}
