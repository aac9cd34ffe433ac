import { QuoteTerms } from '../../bookings/ui/cancellation-terms.tsx'
import type { Quote } from '../../holds/contract.ts'
import { PaymentSplit } from '../../payments/ui/payment-split.tsx'

/** What taking a time means: until when it is free to cancel, and what is paid when. */
export function OfferTerms({ quote, providerName }: { quote: Quote; providerName: string }) {
  return (
    <>
      <QuoteTerms quote={quote} providerName={providerName} />
      {quote.payment && <PaymentSplit payment={quote.payment} currency={quote.currency} name={providerName} />}
    </>
  )
}
