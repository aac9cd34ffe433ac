import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarClock, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime, formatShortDate } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { type WaitlistEntry, waitlist } from '../contract.ts'
import { OfferCard } from './offer-card.tsx'
import { ownEntries } from './own-entries.ts'
import { WantedTimes } from './wanted-times.tsx'

export function EntryTicket({ entry }: { entry: WaitlistEntry }) {
  const { t, i18n } = useTranslation('waitlist')
  const locale = localeOf(i18n.language)
  const queries = useQueryClient()
  const { provider, services, booking } = entry
  const leave = useMutation({
    mutationFn: () => call(waitlist.leave, { id: entry.id }),
    onSuccess: () => showToast({ type: 'success', message: t('page.left') }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownEntries.queryKey }),
  })
  return (
    <li className="grid content-start gap-3 rounded-form bg-card p-6 shadow-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <strong className="h3">{services.map(({ name }) => name).join(', ')}</strong>
        <Badge tone="outline">{t('page.since', { when: formatShortDate(localTime(entry.joinedAt), locale) })}</Badge>
      </p>
      <p>
        <Link to={provider.linkTo} className="font-bold underline underline-offset-4">
          {provider.name}
        </Link>
      </p>
      {booking && <p>{t('page.earlier', { when: formatDateTime(booking.dateTime, locale) })}</p>}
      <p className="flex gap-2 text-ink-2">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-5 flex-none" />
        <span>
          <WantedTimes wanted={entry} />
        </span>
      </p>
      <p className="flex gap-2 text-ink-2">
        <UserRound aria-hidden="true" className="mt-0.5 size-5 flex-none" />
        {entry.staffMember ?? t('page.anybody')}
      </p>
      {entry.offers.map((offer) => (
        <OfferCard
          key={offer.id}
          offer={offer}
          isMove={booking !== null}
          providerId={provider.id}
          providerName={provider.name}
        />
      ))}
      <p className="text-small text-ink-2">
        {entry.longestFirst && entry.mode !== 'everyone'
          ? t('page.longestFirst', { name: provider.name })
          : t(`page.mode.${entry.mode}`)}{' '}
        {entry.mode === 'book_directly' &&
          entry.bookFromHours !== null &&
          `${t('page.byItself', { count: entry.bookFromHours })}.`}
      </p>
      {leave.error && <p role="alert">{errorText(i18n, leave.error, t('page.failed'), 'waitlist')}</p>}
      <p>
        <Button variant="quiet" size="small" isBusy={leave.isPending} onClick={() => leave.mutate()}>
          {t('page.leave')}
        </Button>
      </p>
    </li>
  )
}
