import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { call } from '../../identity/ui/session.ts'
import { delays, type OwnDelay } from '../contract.ts'
import { DelayTexts } from './delay-texts.tsx'

const delaysKey = ['own-delays']
const pollMs = 60_000

/** Bookings of today that begin later than planned; nothing without any. */
export function OwnDelays() {
  const { data } = useQuery({
    queryKey: delaysKey,
    queryFn: ({ signal }) => call(delays.mine, {}, { signal }),
    staleTime: 0,
    refetchInterval: pollMs,
  })
  if (!data || data.length === 0) return null
  return (
    <DelayTexts>
      <ul className="mb-8 grid gap-4">
        {data.map((delay) => (
          <Notice key={delay.bookingId} delay={delay} />
        ))}
      </ul>
    </DelayTexts>
  )
}

function Notice({ delay }: { delay: OwnDelay }) {
  const { t, i18n } = useTranslation('delays')
  const locale = localeOf(i18n.language)
  const queries = useQueryClient()
  const { bookingId, expected, providerName } = delay
  const accept = useMutation({
    mutationFn: () => call(delays.accept, { id: bookingId, expected }),
    onSuccess: (list) => queries.setQueryData(delaysKey, list),
    onError: () => queries.invalidateQueries({ queryKey: delaysKey }),
  })
  const values = {
    service: delay.services.join(', '),
    expected: formatTime(expected, locale),
    planned: formatTime(delay.dateTime, locale),
  }
  return (
    <li className="grid gap-3 rounded-form bg-green-tint p-6">
      <h2 className="h3 flex items-center gap-2">
        <Clock aria-hidden="true" className="size-5 flex-none" />
        {t('customer.title', { name: providerName })}
      </h2>
      <p className="font-bold">{t('customer.text', values)}</p>
      <p>{t('customer.free')}</p>
      {accept.error && <p role="alert">{errorText(i18n, accept.error, t('customer.failed'), 'delays')}</p>}
      {delay.isAccepted ? (
        <p role="status">{t('customer.accepted')}</p>
      ) : (
        <p>
          <Button variant="primary" size="small" isBusy={accept.isPending} onClick={() => accept.mutate()}>
            {t('customer.accept')}
          </Button>
        </p>
      )}
    </li>
  )
}
