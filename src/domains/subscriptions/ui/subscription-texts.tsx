import { lateTexts } from '../../../ui/late-texts.tsx'
import { subscriptionTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('subscriptions')`. */
export const SubscriptionTexts = lateTexts(subscriptionTexts)
