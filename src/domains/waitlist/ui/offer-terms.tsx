import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatTime } from '../../../ui/date-format.ts'
import { QuoteTerms } from '../../bookings/ui/cancellation-terms.tsx'
import type { Quote } from '../../holds/contract.ts'
import { PaymentSplit } from '../../payments/ui/payment-split.tsx'
import { durationLabel } from '../../providers/ui/provider-texts.ts'

/** What taking a time means: how long it is, until when it is free to cancel, and what is paid when. */
export function OfferTerms({ quote, providerName }: { quote: Quote; providerName: string }) {
  const { t, i18n } = useTranslation()
  const time = formatTime(quote.end, localeOf(i18n.language))
  return (
    <>
      <p>{t('booking.until', { time, duration: durationLabel(t, quote.durationMinutes) })}</p>
      <QuoteTerms quote={quote} providerName={providerName} />
      {quote.payment && <PaymentSplit payment={quote.payment} currency={quote.currency} name={providerName} />}
    </>
  )
}
