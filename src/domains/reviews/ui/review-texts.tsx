import { lateTexts } from '../../../ui/late-texts.tsx'
import { reviewTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('reviews')`. */
export const ReviewTexts = lateTexts(reviewTexts)
