import { loadLanguage } from './i18n.ts'
import { type Language, languages } from './languages.ts'

/** The server speaks every language from its first request and its first mail on. */
await Promise.all(languages.map(loadLanguage))

/** The texts of a domain, as `load` brings those of one language. */
export async function loadEveryLanguage(load: (language: Language) => Promise<void>): Promise<void> {
  await Promise.all(languages.map(load))
}
