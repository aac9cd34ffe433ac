import { loadShopTexts } from '../../i18n/shop/shop-texts.ts'
import { lateTexts } from '../../ui/late-texts.tsx'

/** Around what speaks with `useTranslation('shop')`. */
export const ShopTexts = lateTexts('shop', loadShopTexts)
