import { loadAccountTexts } from '../texts/load.ts'
import { lateTexts } from '../../../ui/late-texts.tsx'

/** Around what speaks with `useTranslation('account')`. */
export const AccountTexts = lateTexts('account', loadAccountTexts)
