import { lateTexts } from '../../../ui/late-texts.tsx'
import { loadShopTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('shop')`. */
export const ShopTexts = lateTexts('shop', loadShopTexts)
