import { useTranslation } from 'react-i18next'
import { TextArea } from '../../../ui/text-area.tsx'
import { maxNotes } from '../contract.ts'
import type { useBookingRequest } from './booking-request.ts'
import { HoldCountdown } from './hold-countdown.tsx'

type ConfirmStepProps = {
  providerName: string
  request: ReturnType<typeof useBookingRequest>
  notes: string
  onNotes: (notes: string) => void
}

/** The last step: how long the slot is held, and what the provider should know. */
export function ConfirmStep({ providerName, request, notes, onNotes }: ConfirmStepProps) {
  const { t } = useTranslation()
  return (
    <>
      {request.held && <HoldCountdown held={request.held} onExtend={request.extend} onAgain={request.hold} />}
      <TextArea
        label={t('booking.notes')}
        hint={t('booking.notesHint', { name: providerName })}
        maxLength={maxNotes}
        value={notes}
        onChange={(event) => onNotes(event.target.value)}
      />
    </>
  )
}
