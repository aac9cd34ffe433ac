import { type DomainTexts, loadLanguage } from './i18n.ts'
import { languages } from './languages.ts'

/** The server speaks every language from its first request and its first mail on. */
await Promise.all(languages.map(loadLanguage))

export async function loadEveryLanguage({ load }: DomainTexts): Promise<void> {
  await Promise.all(languages.map(load))
}
