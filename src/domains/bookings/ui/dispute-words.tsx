import { useTranslation } from 'react-i18next'
import type { Booking } from '../contract.ts'
import { type Said, saidKinds } from '../no-show-contract.ts'

export const saidOf = ({ history }: Pick<Booking, 'history'>): Said[] =>
  history.flatMap(({ kind: happened, reason }) => {
    const kind = saidKinds.find((one) => one === happened)
    return kind ? [{ kind, text: reason ?? '' }] : []
  })

/** What both have said about a disputed no-show, in their own words. */
export function DisputeWords(props: { said: readonly Said[]; customer: string; provider: string }) {
  const { said, customer, provider } = props
  const { t } = useTranslation('bookings')
  const { t: common } = useTranslation()
  if (said.length === 0) return null
  return (
    <ul className="grid gap-2">
      {said.map(({ kind, text }) => (
        <li key={kind} className="wrap-anywhere">
          <strong>{kind === 'dispute_answered' ? provider : customer}</strong>: {t(`history.${kind}`)}
          {text && <span className="block">{common('ui.quoted', { text })}</span>}
        </li>
      ))}
    </ul>
  )
}
