import { useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode, isAppError } from '../../../lib/api/errors.ts'
import { formatMoney, toMajor } from '../../../lib/money.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { formatDateTime, formatShortDate, formatTime } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { call } from '../../identity/ui/session.ts'
import type { Provider } from '../../providers/contract.ts'
import { durationText } from '../../providers/rules.ts'
import { type Booking, bookings, maxNotes, type NearestTimes, type Quote } from '../contract.ts'
import { BookingSummary } from './booking-summary.tsx'
import { TimePicker } from './time-picker.tsx'

type Step = 1 | 2 | 3
type Draft = {
  step: Step
  serviceIds: readonly string[]
  start: string | null
  notes: string
  isSending: boolean
  error: string | null
  nearest: readonly { start: string }[] | null
  /** The total the customer has agreed to, in minor units, when the server named a new one. */
  agreedMinor: number | null
  /** Sent with every try, so that a retry never books twice. */
  key: string
  booked: Booking | null
}

export type BookingSelection = { serviceIds: readonly string[]; start: string | null }
type BookingDialogProps = {
  provider: Provider
  selection: BookingSelection
  onClose: () => void
  onSelect: (selection: BookingSelection) => void
}

const merge = (draft: Draft, change: Partial<Draft>): Draft => ({ ...draft, ...change })

function begin({ serviceIds, start }: BookingSelection): Draft {
  const step = serviceIds.length > 0 ? 2 : 1
  return {
    step,
    serviceIds,
    start,
    notes: '',
    isSending: false,
    error: null,
    nearest: null,
    agreedMinor: null,
    key: crypto.randomUUID(),
    booked: null,
  }
}

export default function BookingDialog({ provider, selection, onClose, onSelect }: BookingDialogProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const [draft, change] = useReducer(merge, selection, begin)
  const services = draft.serviceIds.flatMap((id) => provider.services.find((service) => service.id === id) ?? [])
  const totalMinor = services.reduce((sum, service) => sum + service.priceMinor, 0)
  const minutes = services.reduce((sum, service) => sum + service.durationMinutes, 0)
  // Another selection is another booking.
  const select = (serviceIds: readonly string[], start: string | null) => {
    change({ serviceIds, start, error: null, nearest: null, agreedMinor: null, key: crypto.randomUUID() })
    onSelect({ serviceIds, start })
  }
  const toggle = (id: string) =>
    select(
      draft.serviceIds.includes(id) ? draft.serviceIds.filter((chosen) => chosen !== id) : [...draft.serviceIds, id],
      null,
    )

  const send = async () => {
    const [first] = services
    if (!first || !draft.start) return
    change({ isSending: true, error: null, nearest: null })
    const shownMinor = draft.agreedMinor ?? totalMinor
    try {
      const booked = await call(bookings.create, {
        providerId: provider.id,
        serviceId: first.id,
        serviceIds: [...draft.serviceIds],
        dateTime: draft.start,
        duration: minutes,
        totalAmount: toMajor(shownMinor, provider.currency),
        notes: draft.notes,
        idempotencyKey: draft.key,
      })
      change({ booked, isSending: false })
    } catch (error) {
      change({ isSending: false, key: crypto.randomUUID(), ...refusal(error) })
    }
  }

  const refusal = (error: unknown): Partial<Draft> => {
    if (hasCode(error, 'slot_taken'))
      return { error: t('booking.taken'), nearest: (error.data as NearestTimes).nearest }
    if (hasCode(error, 'price_changed')) {
      const quote = error.data as Quote
      return {
        agreedMinor: quote.totalMinor,
        error: t('booking.priceChanged', { price: formatMoney(quote.totalMinor, quote.currency, locale) }),
      }
    }
    if (hasCode(error, 'unauthenticated')) return { error: t('booking.mustLogIn') }
    return { error: isAppError(error) ? error.message : t('booking.failed') }
  }

  const buttons = (
    <>
      <button
        type="button"
        className={buttonClass('outline')}
        disabled={draft.isSending}
        onClick={
          draft.step === 1 ? onClose : () => change({ step: (draft.step - 1) as Step, error: null, nearest: null })
        }
      >
        {draft.step === 1 ? t('booking.cancel') : t('booking.back')}
      </button>
      {draft.step < 3 ? (
        <button
          type="button"
          className={buttonClass('primary')}
          disabled={draft.serviceIds.length === 0 || (draft.step === 2 && draft.start === null)}
          onClick={() => change({ step: (draft.step + 1) as Step })}
        >
          {t('booking.next')}
        </button>
      ) : (
        <button
          type="button"
          className={buttonClass('primary')}
          disabled={draft.isSending || draft.start === null}
          onClick={send}
        >
          {draft.isSending ? t('booking.confirming') : t('booking.confirm')}
        </button>
      )}
    </>
  )
  return (
    <Dialog
      title={t('booking.title', { name: provider.name })}
      isOpen
      onClose={onClose}
      footer={draft.booked ? null : buttons}
    >
      {draft.booked ? (
        <Booked booking={draft.booked} name={provider.name} onClose={onClose} />
      ) : (
        <div className="grid lg:grid-cols-[1fr_340px]">
          <div className="p-5 sm:p-8">
            <Steps step={draft.step} />
            {draft.step === 1 && <ServicePicker provider={provider} chosen={draft.serviceIds} onToggle={toggle} />}
            {draft.step === 2 && (
              <TimePicker
                provider={provider}
                serviceIds={draft.serviceIds}
                start={draft.start}
                onPick={(start) => select(draft.serviceIds, start)}
              />
            )}
            {draft.step === 3 && <Notes value={draft.notes} onChange={(notes) => change({ notes })} />}
            <div role="alert" className="mt-4">
              {draft.error && <p className="rounded-button bg-paper-2 p-4 font-bold">{draft.error}</p>}
              {draft.nearest && <Nearest times={draft.nearest} onPick={(start) => select(draft.serviceIds, start)} />}
            </div>
          </div>
          <BookingSummary
            provider={provider}
            services={services}
            start={draft.start}
            minutes={durationText(minutes)}
            totalMinor={draft.agreedMinor ?? totalMinor}
          />
        </div>
      )}
    </Dialog>
  )
}

function Steps({ step }: { step: Step }) {
  const { t } = useTranslation()
  const names = [t('booking.steps.services'), t('booking.steps.time'), t('booking.steps.confirm')]
  return (
    <ol className="mb-6 flex flex-wrap gap-x-6 gap-y-2" aria-label={t('booking.step', { step })}>
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={step === index + 1 ? 'step' : undefined}
          className="inline-flex items-center gap-2 aria-[current=step]:font-bold"
        >
          <span
            className={`grid size-8 place-items-center rounded font-bold ${step > index ? 'bg-green text-on-green' : 'border-2 border-line-2'}`}
          >
            {index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  )
}

function ServicePicker({
  provider,
  chosen,
  onToggle,
}: {
  provider: Provider
  chosen: readonly string[]
  onToggle: (id: string) => void
}) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="h2 mb-4">{t('booking.steps.services')}</legend>
      {provider.services.map((service) => (
        <label key={service.id} className="flex min-h-14 cursor-pointer items-center gap-4 border-t border-line py-3">
          <input
            type="checkbox"
            className="size-6 accent-green"
            checked={chosen.includes(service.id)}
            onChange={() => onToggle(service.id)}
          />
          <span className="flex-1">
            <strong className="block">{service.name}</strong>
            <span className="text-ink-2">{service.duration}</span>
          </span>
          <strong>{service.price}</strong>
        </label>
      ))}
    </fieldset>
  )
}

function Notes({ value, onChange }: { value: string; onChange: (notes: string) => void }) {
  const { t } = useTranslation()
  return (
    <div>
      <h3 className="h2 mb-4">{t('booking.steps.confirm')}</h3>
      <TextArea
        label={t('booking.notes')}
        maxLength={maxNotes}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

function Nearest({ times, onPick }: { times: readonly { start: string }[]; onPick: (start: string) => void }) {
  const { t, i18n } = useTranslation()
  if (times.length === 0) return <p className="mt-2">{t('booking.takenNone')}</p>
  return (
    <div className="mt-3">
      <p>{t('booking.takenHint')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {times.map(({ start }) => (
          <li key={start}>
            <button type="button" className="chip border-slot text-green" onClick={() => onPick(start)}>
              {formatShortDate(start, localeOf(i18n.language))}, {formatTime(start, i18n.language)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Booked({ booking, name, onClose }: { booking: Booking; name: string; onClose: () => void }) {
  const { t, i18n } = useTranslation()
  return (
    <div className="p-6 sm:p-10" role="status">
      <p className="h2">{booking.status === 'confirmed' ? t('booking.success') : t('booking.requested', { name })}</p>
      <p className="lead mt-4">{formatDateTime(booking.dateTime, localeOf(i18n.language))}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link className={buttonClass('primary')} to="/my-bookings">
          {t('booking.seeBookings')}
        </Link>
        <button type="button" className={buttonClass('outline')} onClick={onClose}>
          {t('booking.done')}
        </button>
      </p>
    </div>
  )
}
