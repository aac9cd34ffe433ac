import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { providerQuery } from '../../providers/ui/provider-query.ts'
import { type Booking, bookings } from '../contract.ts'
import type { ChosenSlot } from './chosen-slot.ts'
import { useBookingAction } from './own-bookings.ts'
import { TimePicker } from './time-picker.tsx'

/** Another time for the same services, at once; with what cancelling costs from there. */
export function RescheduleDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, i18n } = useTranslation('bookings')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const [slot, setSlot] = useState<ChosenSlot | null>(null)
  const { id, provider, services } = booking
  const { data, isError } = useQuery(providerQuery(provider.slug))
  const move = useBookingAction(
    (dateTime: string) => call(bookings.update, { id, dateTime }),
    ({ dateTime }) => {
      showToast({ type: 'success', message: t('page.moved', { when: formatDateTime(dateTime, locale) }) })
      onClose()
    },
  )
  const isSame = slot !== null && Date.parse(slot.start) === Date.parse(booking.dateTime)
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {t('page.keep')}
      </Button>
      <Button
        variant="primary"
        disabled={!slot || isSame}
        isBusy={move.isPending}
        onClick={() => slot && move.mutate(slot.start)}
      >
        {move.isPending ? t('page.moving') : t('page.moveConfirm')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('page.moveTitle')} isOpen onClose={onClose} footer={footer}>
      <div className="p-6 sm:p-8">
        <p className="font-bold">
          {services.map(({ name }) => name).join(', ')}, {provider.name}
        </p>
        <p className="mb-6 text-ink-2">{t('page.moveNow', { when: formatDateTime(booking.dateTime, locale) })}</p>
        {isError && <p role="alert">{common('booking.timesFailed')}</p>}
        {data && (
          <TimePicker
            provider={data}
            serviceIds={services.map(({ id: serviceId }) => serviceId)}
            slot={slot}
            staffId={null}
            rescheduled={booking}
            onPick={setSlot}
            onKnown={setSlot}
            onStaffMember={() => {}}
          />
        )}
        <div role="status" className="mt-9 empty:hidden">
          {slot && !isSame && <TermsThere booking={booking} start={slot.start} />}
        </div>
        {move.error && (
          <p role="alert" className="mt-3 font-bold">
            {errorText(i18n, move.error, common('error.generic'))}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function TermsThere({ booking: { id, status, currency }, start }: { booking: Booking; start: string }) {
  const { t, i18n } = useTranslation('bookings')
  const locale = localeOf(i18n.language)
  const { data: terms } = useQuery({
    queryKey: ['booking-terms', id, start],
    queryFn: ({ signal }) => call(bookings.terms, { id, dateTime: start }, { signal }),
    enabled: status !== 'pending',
  })
  const chosen = <strong className="first-letter:uppercase">{formatDateTime(start, locale)}</strong>
  if (!terms || terms.freeUntil === null) return <p>{chosen}</p>
  return (
    <p>
      {chosen}
      <br />
      {terms.feeNowMinor > 0
        ? t('page.moveCosts', { price: formatMoney(terms.feeNowMinor, currency, locale) })
        : t('page.moveFreeUntil', { when: formatDateTime(terms.freeUntil, locale) })}
    </p>
  )
}
