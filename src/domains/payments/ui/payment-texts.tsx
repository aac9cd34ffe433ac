import { lateTexts } from '../../../ui/late-texts.tsx'
import { paymentTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('payments')`. */
export const PaymentTexts = lateTexts(paymentTexts)
