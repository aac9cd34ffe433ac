import { lateTexts } from '../../../ui/late-texts.tsx'
import { decisionTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('decisions')`. */
export const DecisionTexts = lateTexts(decisionTexts)
