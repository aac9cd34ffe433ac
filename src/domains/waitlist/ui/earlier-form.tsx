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
import { todayIn } from '../../staff/ui/wall-clock.ts'
import { type WaitlistEntry, waitlist } from '../contract.ts'
import { anyEarlierTime } from './any-earlier-time.ts'
import { FreeTimes } from './free-times.tsx'
import { ownEntries } from './own-entries.ts'
import { type When, WhenFields } from './when-fields.tsx'

type EarlierFormProps = { bookingId: string; onClose: () => void }

export function EarlierForm({ bookingId, onClose }: EarlierFormProps) {
  const { t, i18n } = useTranslation('waitlist')
  const { data, error } = useQuery({
    queryKey: ['booking', bookingId],
    retry: false,
    queryFn: ({ signal }) => call(bookings.get, { id: bookingId }, { signal }),
  })
  const { data: entries } = useQuery(ownEntries)
  if (error)
    return (
      <p role="alert" className="lead mb-10">
        {errorText(i18n, error, t('page.failed'))}
      </p>
    )
  if (!data || !entries) return null
  const entry = entries.find(({ booking }) => booking?.id === bookingId)
  return <FormFor booking={data} entry={entry} onClose={onClose} />
}

function wantedOf(entry: WaitlistEntry | undefined): When | null {
  if (!entry) return null
  const { firstDate, lastDate, weekdays, earliest, latest, bookFromHours } = entry
  return { firstDate, lastDate, weekdays, earliest, latest, bookFromHours }
}

type FormProps = { booking: Booking; entry: WaitlistEntry | undefined; onClose: () => void }

/** Begins with what one waits for already, if one does. */
function FormFor({ booking, entry, onClose }: FormProps) {
  const { t, i18n } = useTranslation('waitlist')
  const queries = useQueryClient()
  const today = todayIn(booking.timezone)
  const lastDate = booking.dateTime.slice(0, 10)
  const [when, setWhen] = useState<When>(() => wantedOf(entry) ?? anyEarlierTime(booking))
  const ask = useMutation({
    mutationFn: () => call(waitlist.wantEarlier, { id: booking.id, ...when, weekdays: [...when.weekdays] }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ownEntries.queryKey })
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
