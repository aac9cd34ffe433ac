import { lateTexts } from '../../../ui/late-texts.tsx'
import { reminderTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('reminders')`. */
export const ReminderTexts = lateTexts(reminderTexts)
