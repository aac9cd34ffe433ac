import { lateTexts } from '../../../ui/late-texts.tsx'
import { giftCardTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('giftCards')`. */
export const GiftCardTexts = lateTexts(giftCardTexts)
