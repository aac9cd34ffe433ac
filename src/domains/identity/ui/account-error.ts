import type { i18n } from 'i18next'
import { isAppError } from '../../../lib/api/errors.ts'
import { errorText } from '../../../ui/error-text.ts'

/** As `errorText`, of the refusals that only pages around the own account meet. */
export function accountErrorText(texts: i18n, error: unknown, fallback: string): string {
  const own: unknown = isAppError(error) && texts.getResource(texts.language, 'account', `errors.${error.code}`)
  return typeof own === 'string' ? own : errorText(texts, error, fallback)
}
