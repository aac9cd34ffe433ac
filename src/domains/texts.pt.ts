import { pt as common } from '../i18n/pt.ts'
import { pt as bookings } from './bookings/texts/page/pt.ts'
import { pt as categories } from './categories/texts/page/pt.ts'
import { pt as currency } from './currency/texts/page/pt.ts'
import { pt as holds } from './holds/texts/page/pt.ts'
import { pt as identity } from './identity/texts/page/pt.ts'
import { pt as providers } from './providers/texts/page/pt.ts'
import { pt as reviews } from './reviews/texts/page/pt.ts'
import { pt as scheduling } from './scheduling/texts/page/pt.ts'
import { pt as search } from './search/texts/page/pt.ts'
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
