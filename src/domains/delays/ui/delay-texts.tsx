import { lateTexts } from '../../../ui/late-texts.tsx'
import { delayTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('delays')`. */
export const DelayTexts = lateTexts(delayTexts)
