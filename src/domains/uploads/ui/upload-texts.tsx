import { lateTexts } from '../../../ui/late-texts.tsx'
import { uploadTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('uploads')`. */
export const UploadTexts = lateTexts(uploadTexts)
