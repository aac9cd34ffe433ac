import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { late } from '../../../ui/late.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { maxNotes } from '../contract.ts'
import type { useBookingRequest } from './booking-request.ts'
import { HoldCountdown } from './hold-countdown.tsx'

const LateGiftCardField = late(() =>
  import('../../gift-cards/ui/gift-card-field.tsx').then((module) => ({ default: module.GiftCardField })),
)

const LateMembershipField = late(() =>
  import('../../subscriptions/ui/membership-field.tsx').then((module) => ({ default: module.MembershipField })),
)

const LateWhoYouBookWith = late(() =>
  import('../../traders/ui/who-you-book-with.tsx').then((module) => ({ default: module.WhoYouBookWithNow })),
)

type ConfirmStepProps = {
  providerId: string
  providerName: string
  request: ReturnType<typeof useBookingRequest>
  notes: string
  onNotes: (notes: string) => void
}

/** So high as what comes there: who presses the button below does not miss it. */
const room = <div aria-hidden="true" className="mt-6 h-11" />

/** The last step: how long the slot is held, and what the provider should know. */
export function ConfirmStep({ providerId, providerName, request, notes, onNotes }: ConfirmStepProps) {
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
      {request.quote === null && request.isSending && room}
      {request.fullQuote && request.fullQuote.totalMinor > 0 && (
        <Suspense fallback={room}>
          <LateMembershipField
            providerId={providerId}
            quote={request.fullQuote}
            value={request.membership}
            onChange={request.setMembership}
          />
        </Suspense>
      )}
      {request.quote && request.quote.totalMinor > 0 && (
        <Suspense fallback={room}>
          <LateGiftCardField providerId={providerId} gifts={request.gifts} onChange={request.setGifts} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <LateWhoYouBookWith providerId={providerId} />
      </Suspense>
    </>
  )
}
