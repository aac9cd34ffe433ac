import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import { AppError } from '../../../lib/api/errors.ts'
import { payments as en } from '../texts/en.ts'
import { payments as es } from '../texts/es.ts'
import { payments as fr } from '../texts/fr.ts'
import { payments as pt } from '../texts/pt.ts'
import { NotBegun } from './not-begun.tsx'

const linkTo = '/provider/amaras-studio'
const stopped = new AppError('conflict', 'cards_stopped', 'as the server says it')
const languages = { en, fr, es, pt }

test.each(Object.keys(languages) as (keyof typeof languages)[])(
  'says in %s why no card is charged, and leads to where it can be booked to be paid on the day',
  (language) => {
    const html = rendered(<NotBegun error={stopped} linkTo={linkTo} />, {}, '/', language)
    const { errors, pay, success } = languages[language]
    expect(textIn(html)).toContain(textIn(errors.cards_stopped))
    expect(html).toMatch(new RegExp(`<a [^>]*href="${linkTo}"[^>]*>${pay.again}</a>`))
    expect(html).toMatch(new RegExp(`<a [^>]*href="/my-bookings"[^>]*>${success.bookings}</a>`))
  },
)

test('what can only be tried again leads nowhere else', () => {
  const away = new AppError('unavailable', 'payments_unavailable', 'as the server says it')
  const html = rendered(<NotBegun error={away} linkTo={linkTo} />)
  expect(textIn(html)).toBe(en.errors.payments_unavailable)
  expect(html).not.toContain('href')
})
