import { fr as common } from '../i18n/fr.ts'
import { fr as bookings } from './bookings/texts/page/fr.ts'
import { fr as categories } from './categories/texts/page/fr.ts'
import { fr as currency } from './currency/texts/page/fr.ts'
import { fr as holds } from './holds/texts/page/fr.ts'
import { fr as identity } from './identity/texts/page/fr.ts'
import { fr as providers } from './providers/texts/page/fr.ts'
import { fr as reviews } from './reviews/texts/page/fr.ts'
import { fr as scheduling } from './scheduling/texts/page/fr.ts'
import { fr as search } from './search/texts/page/fr.ts'
import type { Translation } from './texts.en.ts'

export const translation: Translation = {
  ...common,
  ...bookings,
  ...categories,
  ...currency,
  ...identity,
  ...providers,
  ...search,
  booking: { ...scheduling.booking, ...holds.booking, ...bookings.booking },
  provider: { ...providers.provider, ...reviews.provider },
  errors: {
    ...common.errors,
    ...identity.errors,
    ...providers.errors,
    ...scheduling.errors,
    ...holds.errors,
    ...bookings.errors,
  },
}
