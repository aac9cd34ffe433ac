import { languages } from '../i18n/languages.ts'
import { bookingsTexts } from './bookings/texts/load.ts'
import { businessTexts } from './business/texts/load.ts'
import { calendarTexts } from './calendar/texts/load.ts'
import { contactTexts } from './contact/texts/load.ts'
import { favouriteTexts } from './favourites/texts/load.ts'
import { identityTexts } from './identity/texts/load.ts'
import { locationTexts } from './location/texts/load.ts'
import { reviewTexts } from './reviews/texts/load.ts'
import { searchTexts } from './search/texts/load.ts'
import { staffTexts } from './staff/texts/load.ts'
import { pageTexts } from './texts.ts'
import { uploadTexts } from './uploads/texts/load.ts'

/** The texts of every page, and those of every domain that come with its screens. */
const texts = [
  pageTexts,
  bookingsTexts,
  businessTexts,
  calendarTexts,
  contactTexts,
  favouriteTexts,
  identityTexts,
  locationTexts,
  reviewTexts,
  searchTexts,
  staffTexts,
  uploadTexts,
]

/** The server speaks every language from its first request and its first mail on. */
await Promise.all(texts.flatMap(({ load }) => languages.map(load)))
