import { lateTexts } from '../../../ui/late-texts.tsx'
import { identityTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('identity')`. */
export const AccountTexts = lateTexts(identityTexts)
