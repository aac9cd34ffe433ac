import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatShortDateTime } from '../../../ui/date-format.ts'
import { journeyPath } from '../../bookings/ui/selection.ts'
import { call } from '../../identity/ui/session.ts'
import { rebooking as calls, type Rebooking } from '../rebooking-contract.ts'
import { remindersKey } from './reminders-key.ts'

/** The first tap: the booking page opens with service, staff member and time chosen, and the second books. */
export function FreeTimes({ rebooking }: { rebooking: Rebooking }) {
  const { t, i18n } = useTranslation('reminders')
  const locale = localeOf(i18n.language)
  const { provider, service, dueOn } = rebooking
  const { data, isPending } = useQuery({
    queryKey: [...remindersKey, provider.id, service.id, dueOn],
    queryFn: ({ signal }) => call(calls.times, { providerId: provider.id, serviceId: service.id }, { signal }),
    staleTime: 30_000,
  })
  const pathAt = (start: string | null) =>
    journeyPath(provider, { serviceIds: [service.id], staffId: data?.staffId ?? null, start })
  return (
    <div className="grid gap-3 rounded-button bg-green-tint p-4">
      <p className="font-bold" role="status">
        {isPending
          ? t('page.looking')
          : data?.staffMember
            ? t('page.timesWith', { name: data.staffMember })
            : t('page.times')}
      </p>
      {data && data.times.length === 0 && <p>{t('page.timesNone')}</p>}
      <p className="flex flex-wrap gap-2">
        {data?.times.map(({ start }) => (
          <Link key={start} to={pathAt(start)} className="slot px-4">
            {formatShortDateTime(start, locale)}
          </Link>
        ))}
      </p>
      <p>
        <Link to={pathAt(null)} className="link">
          {t('page.other')}
        </Link>
      </p>
    </div>
  )
}
