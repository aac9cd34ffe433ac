import { useTranslation } from 'react-i18next'
import type { Booking } from '../contract.ts'

const words = ['was_there', 'provider_absent', 'dispute_answered'] as const

/** What both have said about a disputed no-show, in their own words. */
export function DisputeWords({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  const { t: common } = useTranslation()
  const said = booking.history.flatMap(({ kind, reason }) => {
    const word = words.find((one) => one === kind)
    return word ? [{ word, reason }] : []
  })
  if (said.length === 0) return null
  return (
    <ul className="grid gap-2">
      {said.map(({ word, reason }) => (
        <li key={word} className="wrap-anywhere">
          <strong>{word === 'dispute_answered' ? booking.provider.name : booking.customerName}</strong>:{' '}
          {t(`history.${word}`)}
          {reason && <span className="block">{common('ui.quoted', { text: reason })}</span>}
        </li>
      ))}
    </ul>
  )
}
