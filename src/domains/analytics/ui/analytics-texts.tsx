import { lateTexts } from '../../../ui/late-texts.tsx'
import { analyticsTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('analytics')`. */
export const AnalyticsTexts = lateTexts(analyticsTexts)
