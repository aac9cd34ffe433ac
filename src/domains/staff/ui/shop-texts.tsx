import { loadShopTexts } from '../texts/load.ts'
import { lateTexts } from '../../../ui/late-texts.tsx'

/** Around what speaks with `useTranslation('shop')`. */
export const ShopTexts = lateTexts('shop', loadShopTexts)
