import { lateTexts } from '../../../ui/late-texts.tsx'
import { notificationTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('notifications')`. */
export const NotificationTexts = lateTexts(notificationTexts)
