import { lateTexts } from '../../ui/late-texts.tsx'
import { homeTexts } from './texts/load.ts'

/** Around what speaks with `useTranslation('home')`. */
export const HomeTexts = lateTexts(homeTexts)
