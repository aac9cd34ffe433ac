import { lateTexts } from '../../../ui/late-texts.tsx'
import { favouriteTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('favourites')`. */
export const FavouriteTexts = lateTexts(favouriteTexts)
