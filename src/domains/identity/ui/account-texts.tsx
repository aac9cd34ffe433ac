import { lateTexts } from '../../../ui/late-texts.tsx'
import { uploadTexts } from '../../uploads/texts/load.ts'
import { identityTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('identity')`. */
export const AccountTexts = lateTexts(identityTexts)
/** The profile has a photo, too. */
export const ProfileTexts = lateTexts(identityTexts, uploadTexts)
