import type { i18n } from 'i18next'
import { textByKey } from '../i18n/i18n.ts'
import { isAppError } from '../lib/api/errors.ts'

/** What a refusal says, in the language of the reader; `fallback` for anything that is no refusal. */
export function errorText(texts: i18n, error: unknown, fallback: string): string {
  return isAppError(error) ? textByKey(texts, 'errors', error.code, error.message || fallback) : fallback
}
