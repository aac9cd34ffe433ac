import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '../../../ui/date-format.ts'
import { call } from '../../identity/ui/session.ts'
import { type Payment, payments } from '../contract.ts'
import { purposeOf } from '../purpose.rules.ts'

/** By its id or that of its booking. */
export function useOwnPayment(id: string) {
  return useQuery({
    queryKey: ['payment', id],
    queryFn: ({ signal }) => call(payments.get, { id }, { signal }),
  })
}

/** Asks what has become of it, and keeps the answer. */
export function useConfirm(id: string): (payment: Payment) => Promise<Payment> {
  const queries = useQueryClient()
  return async (payment) => {
    const now = await call(payments.confirm, { id: payment.id })
    queries.setQueryData(['payment', id], now)
    return now
  }
}

export const beginPaying = ({
  id,
  bookingId,
  giftCardId,
  tipOf,
  subscriptionId,
  isChange,
  amount,
  currency,
}: Payment) =>
  call(payments.createIntent, {
    ...(bookingId !== null && { bookingId }),
    ...(giftCardId !== null && { giftCardId }),
    ...(tipOf !== null && { tipId: id }),
    ...(subscriptionId !== null && (isChange ? { changeId: id } : { subscriptionId })),
    amount,
    currency,
  })

/** Of a visit, when it is; of a gift card, a tip or a membership, that it is one. `names`: as they are called. */
export function whatFor(payment: Payment, names: { gift: string; tip: string; plan: string }, locale: string): string {
  const { dateTime, services } = payment
  const [what, purpose] = [services.join(', '), purposeOf(payment)]
  if (purpose === 'tip' || purpose === 'plan') return `${names[purpose]}: ${what}`
  if (dateTime === null) return what === '' ? names.gift : `${names.gift}: ${what}`
  return `${what}, ${formatDateTime(dateTime, locale)}`
}

export const successPath = ({ id, giftCardId }: Pick<Payment, 'id' | 'giftCardId'>) =>
  `${giftCardId === null ? '/payment' : '/gift-card'}/success?payment=${id}`
