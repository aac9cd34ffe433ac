import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Queries } from '../../../ui/queries.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Quote } from '../../holds/contract.ts'
import type { Provider } from '../../providers/contract.ts'
import { maxNotes } from '../contract.ts'
import { BookingRefusal } from './booking-refusal.tsx'
import { useBookingRequest } from './booking-request.ts'
import { Booked } from './booking-success.tsx'
import { HoldCountdown } from './hold-countdown.tsx'

type ConfirmBookingProps = {
  provider: Provider
  serviceIds: readonly string[]
  staffId: string | null
  start: string
  onPick: (start: string) => void
  /** What it will be charged, once it is known. */
  onQuote: (quote: Quote | null) => void
}

/** The last step of a page: keeps the time while it is open, and books it. */
export default function ConfirmBooking(props: ConfirmBookingProps) {
  return (
    <Queries>
      <Confirm {...props} />
    </Queries>
  )
}

function Confirm({ provider, serviceIds, staffId, start, onPick, onQuote }: ConfirmBookingProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [notes, setNotes] = useState('')
  const request = useBookingRequest({ providerId: provider.id, serviceIds, staffId, start })
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once for each wish
  useEffect(() => {
    void request.keep()
  }, [provider.id, serviceIds.join(), staffId, start])
  useEffect(() => onQuote(request.quote), [onQuote, request.quote])
  if (request.booked) return <Booked booking={request.booked} onClose={() => navigate(provider.linkTo)} />
  return (
    <>
      {request.held && <HoldCountdown held={request.held} onExtend={request.extend} onAgain={request.keep} />}
      <TextArea
        label={t('booking.notes')}
        hint={t('booking.notesHint', { name: provider.name })}
        maxLength={maxNotes}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      <BookingRefusal refusal={request.refusal} onPick={(slot) => onPick(slot.start)} />
      <p className="mt-6">
        <Button variant="primary" isBusy={request.isSending} onClick={() => request.send(notes)}>
          {request.isSending ? t('booking.confirming') : t('booking.confirm')}
        </Button>
      </p>
    </>
  )
}
