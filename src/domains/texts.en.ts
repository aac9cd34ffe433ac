import { en as common, type Texts } from '../i18n/en.ts'
import { en as bookings } from './bookings/texts/page/en.ts'
import { en as categories } from './categories/texts/page/en.ts'
import { en as currency } from './currency/texts/page/en.ts'
import { en as holds } from './holds/texts/page/en.ts'
import { en as identity } from './identity/texts/page/en.ts'
import { en as providers } from './providers/texts/page/en.ts'
import { en as reviews } from './reviews/texts/page/en.ts'
import { en as scheduling } from './scheduling/texts/page/en.ts'
import { en as search } from './search/texts/page/en.ts'

export const translation = {
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

/** The shape every other language has to fill. */
export type Translation = Texts<typeof translation>
