import { lateTexts } from '../../../ui/late-texts.tsx'
import { waitlistTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('waitlist')`. */
export const WaitlistTexts = lateTexts(waitlistTexts)
