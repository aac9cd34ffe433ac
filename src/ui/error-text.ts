import type { i18n } from 'i18next'
import { type Texts, textByKey } from '../i18n/i18n.ts'
import { isAppError, isUnsaid } from '../lib/api/errors.ts'

/** What a refusal says: in the words of the domain, else of all pages; `fallback` for anything that is no refusal, or says nothing. */
export function errorText(texts: i18n, error: unknown, fallback: string, domain?: keyof Texts): string {
  if (!isAppError(error) || isUnsaid(error)) return fallback
  const common = textByKey(texts, 'errors', error.code, error.message || fallback)
  return domain ? textByKey(texts, 'errors', error.code, common, domain) : common
}
