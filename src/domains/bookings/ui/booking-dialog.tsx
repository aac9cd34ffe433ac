import { Check } from 'lucide-react'
import { useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Queries } from '../../../ui/queries.tsx'
import type { Provider } from '../../providers/contract.ts'
import { BookingRefusal } from './booking-refusal.tsx'
import { useBookingRequest } from './booking-request.ts'
import { Booked } from './booking-success.tsx'
import { BookingLine, BookingSummary } from './booking-summary.tsx'
import type { ChosenSlot } from './chosen-slot.ts'
import { ConfirmStep } from './confirm-step.tsx'
import type { Selection } from './selection.ts'
import { ServicePicker } from './service-picker.tsx'
import { TimePicker } from './time-picker.tsx'

type Step = 1 | 2 | 3
type Draft = {
  step: Step
  serviceIds: readonly string[]
  slot: ChosenSlot | null
  staffId: string | null
  notes: string
}

type BookingDialogProps = {
  provider: Provider
  selection: Selection
  onClose: () => void
  onSelect: (selection: Selection) => void
}

const merge = (draft: Draft, change: Partial<Draft>): Draft => ({ ...draft, ...change })

function begin({ serviceIds, staffId, start }: Selection): Draft {
  const step = serviceIds.length > 0 ? 2 : 1
  return { step, serviceIds, slot: start === null ? null : { start }, staffId, notes: '' }
}

export default function BookingDialog(props: BookingDialogProps) {
  return (
    <Queries>
      <BookingSteps {...props} />
    </Queries>
  )
}

function BookingSteps({ provider, selection, onClose, onSelect }: BookingDialogProps) {
  const { t } = useTranslation()
  const [draft, change] = useReducer(merge, selection, begin)
  const stepHeading = useRef<HTMLHeadingElement>(null)
  const { step, slot, serviceIds, staffId } = draft
  const services = serviceIds.flatMap((id) => provider.services.find((service) => service.id === id) ?? [])
  const request = useBookingRequest(provider, { serviceIds, staffId, start: slot?.start ?? null })
  const select = (chosen: readonly string[], start: ChosenSlot | null, staffMember = staffId) => {
    change({ serviceIds: chosen, slot: start, staffId: staffMember })
    onSelect({ serviceIds: chosen, staffId: staffMember, start: start?.start ?? null })
  }
  const toggle = (id: string) =>
    select(serviceIds.includes(id) ? serviceIds.filter((chosen) => chosen !== id) : [...serviceIds, id], null)
  const goTo = (next: Step) => {
    change({ step: next })
    // The step has changed under whoever reads by ear or moves by keyboard: they begin at its heading.
    requestAnimationFrame(() => stepHeading.current?.focus())
  }
  const goBack = () => {
    request.release()
    goTo(step === 3 ? 2 : 1)
  }
  const goOn = async () => {
    if (step === 1) goTo(2)
    else if (await request.hold()) goTo(3)
  }

  const canGoOn = serviceIds.length > 0 && (step === 1 || slot !== null)
  const booking = { provider, services, slot, quote: request.quote }
  const send = () => request.send(draft.notes)
  const buttons = { step, canGoOn, isSending: request.isSending, onClose, onBack: goBack, onNext: goOn, onSend: send }
  return (
    <Dialog
      title={t('booking.title', { name: provider.name })}
      isOpen
      onClose={onClose}
      footer={
        request.booked ? null : (
          <>
            <BookingLine {...booking} />
            <StepButtons {...buttons} />
          </>
        )
      }
    >
      {request.booked ? (
        <Booked booking={request.booked} onClose={onClose} />
      ) : (
        <div className="booking">
          <div className="booking-step">
            <Steps step={step} />
            <h3 ref={stepHeading} tabIndex={-1} className="h2 mt-7 mb-5 outline-none">
              {step === 1 && t('booking.steps.services')}
              {step === 2 && t('booking.whenSuits')}
              {step === 3 && t('booking.lastLook')}
            </h3>
            {step === 1 && <ServicePicker provider={provider} chosen={serviceIds} onToggle={toggle} />}
            {step === 2 && (
              <TimePicker
                provider={provider}
                serviceIds={serviceIds}
                slot={slot}
                staffId={staffId}
                onPick={(picked) => select(serviceIds, picked)}
                onKnown={(known) => change({ slot: known })}
                onStaffMember={(staffMember, at) => select(serviceIds, at ?? null, staffMember)}
                onWithout={(id, at) =>
                  select(
                    serviceIds.filter((chosen) => chosen !== id),
                    at,
                  )
                }
              />
            )}
            {step === 3 && (
              <ConfirmStep
                providerId={provider.id}
                providerName={provider.name}
                request={request}
                notes={draft.notes}
                onNotes={(notes) => change({ notes })}
              />
            )}
            <BookingRefusal refusal={request.refusal} onPick={(start) => select(serviceIds, start)} />
          </div>
          <BookingSummary {...booking} />
        </div>
      )}
    </Dialog>
  )
}

type StepButtonsProps = {
  step: Step
  canGoOn: boolean
  isSending: boolean
  onClose: () => void
  onBack: () => void
  onNext: () => void
  onSend: () => void
}

export function StepButtons({ step, canGoOn, isSending, onClose, onBack, onNext, onSend }: StepButtonsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Button variant="outline" disabled={isSending && step === 3} onClick={step === 1 ? onClose : onBack}>
        {step === 1 ? t('booking.cancel') : t('booking.back')}
      </Button>
      {step < 3 ? (
        <Button variant="primary" disabled={!canGoOn} isBusy={isSending} onClick={onNext}>
          {t('booking.next')}
        </Button>
      ) : (
        <Button variant="primary" disabled={!canGoOn} isBusy={isSending} onClick={onSend}>
          {isSending ? t('booking.confirming') : t('booking.confirm')}
        </Button>
      )}
    </>
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
