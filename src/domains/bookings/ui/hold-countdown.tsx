import { Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActiveHold } from './hold.ts'

type HoldCountdownProps = { held: ActiveHold; onExtend: () => void; onAgain: () => void }

/** From here on the end is near enough to be said. */
const lastSeconds = 120

/** How long the slot is still held; said at the beginning, two minutes before the end, and at the end. */
export function HoldCountdown({ held, onExtend, onAgain }: HoldCountdownProps) {
  const { t } = useTranslation()
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((held.until - Math.max(now, held.until - held.seconds * 1000)) / 1000))
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const phase = seconds === 0 ? 'over' : seconds <= lastSeconds ? 'soonOver' : 'begun'
  return (
    <div className="held-time" data-phase={phase}>
      <Hourglass aria-hidden="true" className="mt-0.5 flex-none" />
      <div className="held-time-text">
        {phase === 'over' ? (
          <p>{t('booking.hold.over')}</p>
        ) : (
          <p role="timer" aria-live="off">
            {t('booking.hold.kept')} <strong className="held-time-clock">{clock}</strong>
          </p>
        )}
        {phase !== 'over' && (
          <progress className="held-time-bar" max={held.seconds} value={seconds} aria-hidden="true" />
        )}
        <p className="sr-only" role="status">
          {t(`booking.hold.said.${phase}`)}
        </p>
      </div>
      {phase === 'over' ? (
        <button type="button" className="link" onClick={onAgain}>
          {t('booking.hold.again')}
        </button>
      ) : (
        held.canExtend && (
          <button type="button" className="link" onClick={onExtend}>
            {t('booking.hold.extend')}
          </button>
        )
      )}
    </div>
  )
}
