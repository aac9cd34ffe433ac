import { lateTexts } from '../../../ui/late-texts.tsx'
import { loadDashboardTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('shop')`. */
export const DashboardTexts = lateTexts('shop', loadDashboardTexts)
