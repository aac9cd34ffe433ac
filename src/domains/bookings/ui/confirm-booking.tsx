import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Queries } from '../../../ui/queries.tsx'
import { useSession } from '../../identity/ui/session.ts'
import { SignInHere } from '../../identity/ui/sign-in-here.tsx'
import type { Provider } from '../../providers/contract.ts'
import { BookingRefusal } from './booking-refusal.tsx'
import { type ShownQuote, useBookingRequest } from './booking-request.ts'
import { Booked } from './booking-success.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { forgetNotes, keepNotes, keptNotes } from './kept-notes.ts'
import { journeyPath, type Selection } from './selection.ts'

type ConfirmBookingProps = {
  provider: Provider
  selection: Selection
  onPick: (start: string) => void
  /** What it will be charged, once it is known. */
  onQuote: (quote: ShownQuote | null) => void
  /** The form has gone: the focus needs another place. */
  onSignedIn: () => void
}

/** The last step of the page: signs in where it must, holds the slot while it is open, and books it. */
export default function ConfirmBooking(props: ConfirmBookingProps) {
  return (
    <Queries>
      <Confirm key={props.provider.id} {...props} />
    </Queries>
  )
}

function Confirm({ provider, selection, onPick, onQuote, onSignedIn }: ConfirmBookingProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSession()
  const accountId = session.status === 'signed-in' ? session.user.id : null
  const [notes, setNotes] = useState(() => keptNotes(provider.id, accountId))
  const keep = (typed: string) => keepNotes({ providerId: provider.id, accountId, notes: typed })
  const { serviceIds, staffId } = selection
  // Signed out, the price is the page's: nothing is asked for here before somebody is there to hold it for.
  const start = accountId ? selection.start : null
  const request = useBookingRequest(provider, { serviceIds, staffId, start })
  const writer = useRef(accountId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose the notes are, not what they say
  useEffect(() => {
    // What one person has typed, the next one at this browser does not see.
    if (writer.current !== null && writer.current !== accountId) setNotes('')
    else if (accountId) keep(notes)
    writer.current = accountId
  }, [accountId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: held once for each selection, by whoever is there
  useEffect(() => {
    if (accountId) void request.hold()
  }, [accountId, serviceIds.join(), staffId, start])
  useEffect(() => onQuote(request.quote), [onQuote, request.quote])
  useEffect(() => {
    if (request.booked) forgetNotes()
  }, [request.booked])
  if (request.booked) return <Booked booking={request.booked} onClose={() => navigate(provider.linkTo)} />
  const type = (typed: string) => {
    setNotes(typed)
    keep(typed)
  }
  return (
    <>
      <ConfirmStep
        providerId={provider.id}
        providerName={provider.name}
        request={request}
        notes={notes}
        onNotes={type}
      />
      {accountId ? (
        <>
          <BookingRefusal refusal={request.refusal} onPick={(slot) => onPick(slot.start)} />
          <p className="mt-6">
            <Button variant="primary" isBusy={request.isSending} onClick={() => request.send(notes)}>
              {request.isSending ? t('booking.confirming') : t('booking.confirm')}
            </Button>
          </p>
        </>
      ) : (
        <div className="mt-8 border-t border-line pt-6">
          <p className="mb-5">{t('booking.signInFirst')}</p>
          <SignInHere back={journeyPath(provider, selection)} onSignedIn={onSignedIn} />
        </div>
      )}
    </>
  )
}
