import { es as common } from '../i18n/es.ts'
import { es as bookings } from './bookings/texts/page/es.ts'
import { es as categories } from './categories/texts/page/es.ts'
import { es as currency } from './currency/texts/page/es.ts'
import { es as holds } from './holds/texts/page/es.ts'
import { es as identity } from './identity/texts/page/es.ts'
import { es as providers } from './providers/texts/page/es.ts'
import { es as reviews } from './reviews/texts/page/es.ts'
import { es as scheduling } from './scheduling/texts/page/es.ts'
import { es as search } from './search/texts/page/es.ts'
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
