import { expect, test } from 'vitest'
import '../domains/texts.server.ts'
import { currency } from '../domains/currency/contract.ts'
import { i18nFor } from '../i18n/i18n.ts'
import { AppError, errorFromBody } from '../lib/api/errors.ts'
import { errorText } from './error-text.ts'

test('what went wrong is told by its code, else in the words of the server, and what is no refusal in general ones', () => {
  const texts = i18nFor('en')
  const told = (error: unknown) => errorText(texts, error, texts.t('error.generic'))
  expect(told(new AppError('unavailable', 'network_error', 'Network Error'))).toBe(
    'Network error. Please check your connection.',
  )
  expect(told(new AppError('conflict', 'of_another_time', 'Not on a Tuesday.'))).toBe('Not on a Tuesday.')
  // Of a proxy.
  expect(told(errorFromBody(currency.list, 502, null))).toBe('Something went wrong. Please try again.')
  expect(told(new TypeError('x is undefined'))).toBe('Something went wrong. Please try again.')
})
