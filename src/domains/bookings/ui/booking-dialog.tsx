import { Check } from 'lucide-react'
import { useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode, isAppError } from '../../../lib/api/errors.ts'
import { formatMoney, toMajor } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { formatShortDate, formatTime } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Queries } from '../../../ui/queries.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { call } from '../../identity/ui/session.ts'
import type { Provider } from '../../providers/contract.ts'
import { type Booking, bookings, maxNotes, type NearestTimes, type Quote } from '../contract.ts'
import { Booked } from './booked.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { ServicePicker } from './service-picker.tsx'
import { type ChosenSlot, TimePicker } from './time-picker.tsx'

type Step = 1 | 2 | 3
type Draft = {
  step: Step
  serviceIds: readonly string[]
  slot: ChosenSlot | null
  /** The person who is to do everything; null: whoever is free. */
  calendarId: string | null
  notes: string
  isSending: boolean
  error: string | null
  nearest: readonly ChosenSlot[] | null
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
    slot: start === null ? null : { start },
    calendarId: null,
    notes: '',
    isSending: false,
    error: null,
    nearest: null,
    agreedMinor: null,
    key: crypto.randomUUID(),
    booked: null,
  }
}

function minutesOf(slot: ChosenSlot | null): number | null {
  return slot?.end ? (Date.parse(slot.end) - Date.parse(slot.start)) / 60_000 : null
}

/** Whether the server has surely not booked: anything else is tried again under the same key. */
function isRefused(error: unknown): boolean {
  return isAppError(error) && error.status < 500 && error.code !== 'request_in_progress'
}

export default function BookingDialog(props: BookingDialogProps) {
  return (
    <Queries>
      <BookingSteps {...props} />
    </Queries>
  )
}

function BookingSteps({ provider, selection, onClose, onSelect }: BookingDialogProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const [draft, change] = useReducer(merge, selection, begin)
  const stepHeading = useRef<HTMLHeadingElement>(null)
  const services = draft.serviceIds.flatMap((id) => provider.services.find((service) => service.id === id) ?? [])
  const usualMinor = services.reduce((sum, service) => sum + service.priceMinor, 0)
  // Who does it may make another price and another length of it.
  const totalMinor = draft.agreedMinor ?? draft.slot?.priceMinor ?? usualMinor
  const minutes = minutesOf(draft.slot) ?? services.reduce((sum, service) => sum + service.durationMinutes, 0)
  // Another selection is another booking.
  const select = (serviceIds: readonly string[], slot: ChosenSlot | null, calendarId = draft.calendarId) => {
    change({ serviceIds, slot, calendarId, error: null, nearest: null, agreedMinor: null, key: crypto.randomUUID() })
    onSelect({ serviceIds, start: slot?.start ?? null })
  }
  const toggle = (id: string) =>
    select(
      draft.serviceIds.includes(id) ? draft.serviceIds.filter((chosen) => chosen !== id) : [...draft.serviceIds, id],
      null,
    )
  const goTo = (step: Step) => {
    change({ step, error: null, nearest: null })
    // The step has changed under whoever reads by ear or moves by keyboard: they begin at its heading.
    requestAnimationFrame(() => stepHeading.current?.focus())
  }

  const send = async () => {
    const [first] = services
    if (!first || !draft.slot) return
    change({ isSending: true, error: null, nearest: null })
    try {
      const booked = await call(bookings.create, {
        providerId: provider.id,
        serviceId: first.id,
        serviceIds: [...draft.serviceIds],
        dateTime: draft.slot.start,
        ...(draft.calendarId && { calendarId: draft.calendarId }),
        duration: minutes,
        totalAmount: toMajor(totalMinor, provider.currency),
        notes: draft.notes,
        idempotencyKey: draft.key,
      })
      change({ booked, isSending: false })
    } catch (error) {
      change({ isSending: false, ...(isRefused(error) && { key: crypto.randomUUID() }), ...refusal(error) })
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
    return { error: errorText(i18n, error, t('booking.failed')) }
  }

  const { step } = draft
  const canGoOn = draft.serviceIds.length > 0 && (step === 1 || draft.slot !== null)
  const buttons = (
    <>
      <Button
        variant="outline"
        disabled={draft.isSending}
        onClick={step === 1 ? onClose : () => goTo(step === 3 ? 2 : 1)}
      >
        {step === 1 ? t('booking.cancel') : t('booking.back')}
      </Button>
      {step < 3 ? (
        <Button variant="primary" disabled={!canGoOn} onClick={() => goTo(step === 1 ? 2 : 3)}>
          {t('booking.next')}
        </Button>
      ) : (
        <Button variant="primary" disabled={!canGoOn} isBusy={draft.isSending} onClick={send}>
          {draft.isSending ? t('booking.confirming') : t('booking.confirm')}
        </Button>
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
        <Booked booking={draft.booked} onClose={onClose} />
      ) : (
        <div className="booking">
          <div className="booking-step">
            <Steps step={step} />
            <h3 ref={stepHeading} tabIndex={-1} className="h2 mt-7 mb-5 outline-none">
              {step === 1 && t('booking.steps.services')}
              {step === 2 && t('booking.whenSuits')}
              {step === 3 && t('booking.lastLook')}
            </h3>
            {step === 1 && <ServicePicker provider={provider} chosen={draft.serviceIds} onToggle={toggle} />}
            {step === 2 && (
              <TimePicker
                provider={provider}
                serviceIds={draft.serviceIds}
                slot={draft.slot}
                calendarId={draft.calendarId}
                onPick={(slot) => select(draft.serviceIds, slot)}
                onKnown={(slot) => change({ slot })}
                onPerson={(calendarId) => select(draft.serviceIds, null, calendarId)}
              />
            )}
            {step === 3 && (
              <TextArea
                label={t('booking.notes')}
                hint={t('booking.notesHint', { name: provider.name })}
                maxLength={maxNotes}
                value={draft.notes}
                onChange={(event) => change({ notes: event.target.value })}
              />
            )}
            <div role="alert">
              {draft.error && (
                <div className="booking-error">
                  <p className="font-bold">{draft.error}</p>
                  {draft.nearest && (
                    <Nearest times={draft.nearest} onPick={(start) => select(draft.serviceIds, start)} />
                  )}
                </div>
              )}
            </div>
          </div>
          <BookingSummary
            provider={provider}
            services={services}
            start={draft.slot?.start ?? null}
            minutes={minutes}
            usualMinor={usualMinor}
            totalMinor={totalMinor}
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
    <ol className="steps" aria-label={t('booking.step', { step })}>
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={step === index + 1 ? 'step' : undefined}
          data-done={step > index + 1 ? '' : undefined}
        >
          <span className="steps-number">{step > index + 1 ? <Check aria-hidden="true" size={18} /> : index + 1}</span>
          <span className="steps-name">{name}</span>
        </li>
      ))}
    </ol>
  )
}

function Nearest({ times, onPick }: { times: readonly ChosenSlot[]; onPick: (slot: ChosenSlot) => void }) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  if (times.length === 0) return <p className="mt-2">{t('booking.takenNone')}</p>
  return (
    <>
      <p className="mt-1">{t('booking.takenHint')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {times.map((slot) => (
          <li key={slot.start}>
            <button type="button" className="slot bg-card px-4" onClick={() => onPick(slot)}>
              {formatShortDate(slot.start, locale)}, {formatTime(slot.start, locale)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
