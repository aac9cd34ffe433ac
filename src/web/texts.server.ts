import { languages } from '../i18n/languages.ts'
import '../domains/texts.server.ts'
import { homeTexts } from './home/texts/load.ts'
import { gateTexts } from './layout/gate-texts/load.ts'

/** Those of domains, and those of pages of no domain. */
await Promise.all(languages.flatMap((language) => [homeTexts.load(language), gateTexts.load(language)]))
