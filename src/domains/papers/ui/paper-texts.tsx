import { lateTexts } from '../../../ui/late-texts.tsx'
import { paperTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('papers')`. */
export const PaperTexts = lateTexts(paperTexts)
