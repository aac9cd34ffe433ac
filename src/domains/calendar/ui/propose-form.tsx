import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { RadioGroup } from '../../../ui/choice.tsx'
import { formatTime } from '../../../ui/date-format.ts'
import { late } from '../../../ui/late.ts'
import { type Booking, bookings } from '../../bookings/contract.ts'
import { call } from '../../identity/ui/session.ts'
import { dateOf } from '../../staff/ui/wall-clock.ts'
import { useBookingChange } from './booking-change.ts'
import { MessageForm } from './message-form.tsx'

const DateField = late(() => import('../../../ui/date-field.tsx').then((module) => ({ default: module.DateField })))

type ProposeFormProps = {
  booking: Booking
  /** Where it was dragged to. */
  proposed: string | null
  onBack: () => void
  onDone: () => void
}

/** A booking is moved by asking: nothing changes until the customer agrees. */
export function ProposeForm({ booking, proposed, onBack, onDone }: ProposeFormProps) {
  const { t, i18n } = useTranslation(['calendar', 'staff'])
  const locale = localeOf(i18n.language)
  const [date, setDate] = useState<string | null>(dateOf(proposed ?? booking.dateTime))
  const [start, setStart] = useState<string | null>(proposed)
  const [reason, setReason] = useState('')
  const { data, isPending } = useQuery({
    queryKey: ['booking-times', booking.id, date],
    queryFn: ({ signal }) => call(bookings.times, { id: booking.id, from: date ?? '', to: date ?? '' }, { signal }),
    enabled: date !== null,
  })
  const slots = data?.days.flatMap((day) => day.slots) ?? []
  const chosen = slots.find((slot) => start !== null && Date.parse(slot.start) === Date.parse(start))
  const change = useBookingChange(onDone)
  const send = () => {
    if (!chosen) return
    const dateTime = chosen.start
    change.mutate({
      change: () => call(bookings.update, { id: booking.id, dateTime, ...(reason.trim() && { reason }) }),
      done: t('propose.sent', { name: booking.customerName }),
    })
  }
  return (
    <div className="grid gap-5 border-t border-line pt-4">
      <p>{t('propose.text', { name: booking.customerName })}</p>
      <Suspense fallback={null}>
        <DateField
          label={t('staff:dashboard.date')}
          value={date}
          onChange={(next) => {
            setDate(next)
            setStart(null)
          }}
        />
      </Suspense>
      {proposed && start === proposed && data && !chosen && (
        <p role="alert" className="font-bold">
          {t('propose.notFree', { time: formatTime(proposed, locale) })}
        </p>
      )}
      {slots.length > 0 ? (
        <RadioGroup
          name="proposed"
          look="slot"
          label={t('propose.times')}
          value={chosen?.start ?? null}
          onChange={setStart}
          options={slots.map((slot) => ({ value: slot.start, label: formatTime(slot.start, locale) }))}
        />
      ) : (
        <p role="status" className="text-ink-2">
          {date !== null && isPending ? t('propose.loading') : t('propose.none')}
        </p>
      )}
      <MessageForm
        customerName={booking.customerName}
        value={reason}
        onChange={setReason}
        onBack={onBack}
        send={{ label: t('propose.send'), isBusy: change.isPending, isDisabled: !chosen, onSend: send }}
      />
    </div>
  )
}
