import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { type Booking, bookings } from '../../bookings/contract.ts'
import { call } from '../../identity/ui/session.ts'
import { waitlist } from '../contract.ts'
import { FreeTimes } from './free-times.tsx'
import { todayIn } from './join-form.tsx'
import { waitlistKey } from './waitlist-key.ts'
import { type When, WhenFields } from './when-fields.tsx'

type EarlierFormProps = { bookingId: string; onClose: () => void }

export function EarlierForm({ bookingId, onClose }: EarlierFormProps) {
  const { t, i18n } = useTranslation('waitlist')
  const { data, error } = useQuery({
    queryKey: ['booking', bookingId],
    retry: false,
    queryFn: ({ signal }) => call(bookings.get, { id: bookingId }, { signal }),
  })
  if (error)
    return (
      <p role="alert" className="lead mb-10">
        {errorText(i18n, error, t('page.failed'))}
      </p>
    )
  return data ? <FormFor booking={data} onClose={onClose} /> : null
}

const mostDays = 61
const dayBefore = (date: string, days: number) =>
  new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10)

function FormFor({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, i18n } = useTranslation('waitlist')
  const queries = useQueryClient()
  const today = todayIn(booking.timezone)
  const lastDate = booking.dateTime.slice(0, 10)
  const first = dayBefore(lastDate, mostDays)
  const [when, setWhen] = useState<When>({
    firstDate: first < today ? today : first,
    lastDate,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    earliest: '00:00',
    latest: '23:59',
    bookFromHours: null,
  })
  const ask = useMutation({
    mutationFn: () => call(waitlist.wantEarlier, { id: booking.id, ...when, weekdays: [...when.weekdays] }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: waitlistKey })
      showToast({ type: 'success', message: t('form.joined') })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (when.weekdays.length > 0) ask.mutate()
  }
  return (
    <form className="mb-12 grid max-w-3xl gap-6 rounded-form bg-card p-6 shadow-1" onSubmit={submit}>
      <div>
        <h2 className="h2">{t('form.earlierTitle')}</h2>
        <p className="lead mt-2">
          {t('form.earlierLead', {
            service: booking.services.map(({ name }) => name).join(', '),
            name: booking.provider.name,
            when: formatDateTime(booking.dateTime, localeOf(i18n.language)),
          })}
        </p>
      </div>
      <WhenFields
        when={when}
        today={today}
        lastDate={lastDate}
        error={when.weekdays.length === 0 ? t('form.chooseDay') : null}
        onChange={(change) => setWhen({ ...when, ...change })}
      />
      <FreeTimes error={ask.error} hrefOf={() => '/my-bookings'} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={ask.isPending}>
          {t('form.sendEarlier')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </p>
    </form>
  )
}
