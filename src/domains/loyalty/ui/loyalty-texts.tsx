import { lateTexts } from '../../../ui/late-texts.tsx'
import { loyaltyTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('loyalty')`. */
export const LoyaltyTexts = lateTexts(loyaltyTexts)
