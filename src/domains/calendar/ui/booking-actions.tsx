import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textByKey } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { type Booking, type BookingAction, bookings } from '../../bookings/contract.ts'
import { call } from '../../identity/ui/session.ts'
import { useBookingChange } from './booking-change.ts'
import { MessageForm } from './message-form.tsx'
import { ProposeForm } from './propose-form.tsx'

const direct = {
  accept: bookings.accept,
  complete: bookings.complete,
  no_show: bookings.markNoShow,
  withdraw_proposal: bookings.withdrawProposal,
} as const
const asking = ['propose', 'decline', 'cancel'] as const
type Asking = (typeof asking)[number]
const order = [
  'accept',
  'complete',
  ...asking,
  'no_show',
  'withdraw_proposal',
] as const satisfies readonly BookingAction[]

/** What has another time in it is worth telling; that a booking is what it is, is not. */
const isWorthTelling = (refused: string) => !/^(booking_|no_proposal$|not_due$)/.test(refused)

type BookingActionsProps = { booking: Booking; proposed: string | null; onDone: () => void }

/** Everything the provider may do with a booking, by the server's own table; what is refused says why. */
export function BookingActions({ booking, proposed, onDone }: BookingActionsProps) {
  const { t } = useTranslation('calendar')
  const { i18n: texts } = useTranslation()
  const [asked, setAsked] = useState<Asking | null>(proposed === null ? null : 'propose')
  const change = useBookingChange(onDone)
  const shown = order
    .flatMap((name) => booking.actions.filter(({ action }) => action === name))
    .filter(({ refused }) => refused === null || isWorthTelling(refused))
  const press = (action: BookingAction) => {
    const asks = asking.find((one) => one === action)
    if (asks) setAsked(asks)
    else if (action in direct) {
      const endpoint = direct[action as keyof typeof direct]
      const done = t(`booking.done.${action as keyof typeof direct}`)
      const { id, dateTime } = booking
      change.mutate({
        change: () => (action === 'accept' ? call(bookings.accept, { id, dateTime }) : call(endpoint, { id })),
        done,
      })
    }
  }
  if (asked === 'propose') {
    return <ProposeForm booking={booking} proposed={proposed} onBack={() => setAsked(null)} onDone={onDone} />
  }
  if (asked) return <ReasonForm booking={booking} action={asked} onBack={() => setAsked(null)} onDone={onDone} />
  return (
    <ul className="flex flex-wrap gap-3 empty:hidden">
      {shown.map(({ action, refused }) => (
        <li key={action}>
          <Button
            variant={action === 'accept' ? 'primary' : 'outline'}
            size="small"
            disabled={refused !== null}
            isBusy={change.isPending}
            aria-describedby={refused ? `why-${action}` : undefined}
            onClick={() => press(action)}
          >
            {t(`booking.actions.${action as (typeof order)[number]}`)}
          </Button>
          {refused && (
            <p id={`why-${action}`} className="mt-1 max-w-56 text-small text-ink-2">
              {textByKey(texts, 'errors', refused, refused)}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

type ReasonFormProps = { booking: Booking; action: 'decline' | 'cancel'; onBack: () => void; onDone: () => void }

function ReasonForm({ booking, action, onBack, onDone }: ReasonFormProps) {
  const { t } = useTranslation('calendar')
  const [reason, setReason] = useState('')
  const change = useBookingChange(onDone)
  const endpoint = action === 'decline' ? bookings.decline : bookings.cancel
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <MessageForm
        customerName={booking.customerName}
        value={reason}
        onChange={setReason}
        onBack={onBack}
        send={{
          label: t(`booking.actions.${action}`),
          isBusy: change.isPending,
          onSend: () =>
            change.mutate({
              change: () => call(endpoint, { id: booking.id, dateTime: booking.dateTime, reason }),
              done: t(`booking.done.${action}`),
            }),
        }}
      />
    </div>
  )
}
