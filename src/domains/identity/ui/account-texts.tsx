import { lateTexts } from '../../../ui/late-texts.tsx'
import { loadAccountTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('account')`. */
export const AccountTexts = lateTexts('account', loadAccountTexts)
