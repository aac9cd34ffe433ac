import { lateTexts } from '../../../ui/late-texts.tsx'
import { uploadTexts } from '../../uploads/texts/load.ts'
import { reviewTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('reviews')`. */
export const ReviewTexts = lateTexts(reviewTexts)
/** A review that is written has photos, too. */
export const WritingTexts = lateTexts(reviewTexts, uploadTexts)
