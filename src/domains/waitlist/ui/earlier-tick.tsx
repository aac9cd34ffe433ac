import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Checkbox } from '../../../ui/choice.tsx'
import { showToast } from '../../../ui/toast.ts'
import type { Booking } from '../../bookings/contract.ts'
import { call } from '../../identity/ui/session.ts'
import { type WaitlistEntry, waitlist } from '../contract.ts'
import { anyEarlierTime } from './any-earlier-time.ts'
import { FreeTimes } from './free-times.tsx'
import { ownEntries } from './own-entries.ts'
import { WaitlistTexts } from './waitlist-texts.tsx'
import { WantedTimes } from './wanted-times.tsx'

type EarlierTickProps = {
  booking: Booking
  canMove: boolean
  /** Times that are free already are taken by moving the booking. */
  onMove: () => void
}

/** On the ticket of a booking: whether one waits for an earlier time, by one tick. */
export function EarlierTick(props: EarlierTickProps) {
  const { data } = useQuery(ownEntries)
  if (!data) return null
  const entry = data.find(({ booking }) => booking?.id === props.booking.id)
  if (!entry && !props.canMove) return null
  return (
    <WaitlistTexts waiting={null}>
      <Tick {...props} entry={entry} />
    </WaitlistTexts>
  )
}

function Tick({ booking, entry, onMove }: EarlierTickProps & { entry: WaitlistEntry | undefined }) {
  const { t } = useTranslation('waitlist')
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (isWanted: boolean): Promise<unknown> => {
      if (!isWanted) return entry ? call(waitlist.leave, { id: entry.id }) : Promise.resolve()
      const when = anyEarlierTime(booking)
      return call(waitlist.wantEarlier, { id: booking.id, ...when, weekdays: [...when.weekdays] })
    },
    onSuccess: (_, isWanted) => showToast({ type: 'success', message: t(isWanted ? 'form.joined' : 'page.left') }),
    // Also after a refusal: another tab may have changed it.
    onSettled: () => queries.invalidateQueries({ queryKey: ownEntries.queryKey }),
  })
  const isTicked = change.isPending ? change.variables : entry !== undefined
  return (
    <div className="mt-2 grid gap-2">
      <Checkbox
        label={t('form.earlierTitle')}
        checked={isTicked}
        aria-busy={change.isPending}
        onChange={({ target }) => !change.isPending && change.mutate(target.checked)}
      />
      {entry && (
        <p className="choice-hint text-small text-ink-2">
          <WantedTimes wanted={entry} />
        </p>
      )}
      <FreeTimes error={change.error} onChoose={onMove} />
      {(entry || change.error) && (
        <p className="choice-hint text-small">
          <Link className="link" to={`/waitlist?booking=${booking.id}`}>
            {t('form.otherTimes')}
          </Link>
        </p>
      )}
    </div>
  )
}
