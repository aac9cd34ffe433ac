import { lateTexts } from '../../../ui/late-texts.tsx'
import { traderTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('traders')`. */
export const TraderTexts = lateTexts(traderTexts)
