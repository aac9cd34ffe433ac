import { lateTexts } from '../../../ui/late-texts.tsx'
import { settingsTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('settings')`. */
export const SettingsTexts = lateTexts(settingsTexts)
