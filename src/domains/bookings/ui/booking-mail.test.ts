import { createElement } from 'react'
import { render, toPlainText } from 'react-email'
import { expect, test } from 'vitest'
import '../../../i18n/texts.server.ts'
import type { Booking } from '../contract.ts'
import { BookingMail, bookingMailSubject } from './booking-mail.tsx'

const booking = {
  status: 'confirmed',
  customerName: 'Ada Novák',
  dateTime: '2026-11-28T14:30:00+00:00',
  timezone: 'Europe/London',
  currency: 'GBP',
  totalMinor: 4050,
  provider: { name: 'Maya Thompson', address: '1 High Street, London' },
  services: [{ id: '1', name: 'Cut', priceMinor: 4050 }],
} as unknown as Booking

const written = async (locale: string, status: Booking['status']) => {
  const shown = { ...booking, status }
  const html = await render(createElement(BookingMail, { booking: shown, origin: 'https://highstreet.test', locale }))
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
  return { html, subject: plain(bookingMailSubject(shown, locale)), text: plain(toPlainText(html)) }
}

test.each([
  {
    locale: 'en-GB',
    subject: 'Confirmed: Cut with Maya Thompson, Saturday 28 November 2026, 2:30 PM',
    lines: [
      'Hello Ada Novák,',
      'Cut: £40.50',
      'Total: £40.50',
      'Times are in London (UTC+00:00).',
      'See or cancel your booking',
    ],
    request: 'Request sent: Cut',
  },
  {
    locale: 'fr-FR',
    subject: 'Confirmé : Cut avec Maya Thompson, samedi 28 novembre 2026, 14:30',
    lines: [
      'Bonjour Ada Novák,',
      'Total : 40,50 £',
      'Heure locale : Londres (UTC+00:00).',
      'Voir ou annuler votre réservation',
    ],
    request: 'Demande envoyée : Cut',
  },
  {
    locale: 'es-ES',
    subject: 'Confirmado: Cut con Maya Thompson, sábado, 28 de noviembre de 2026, 14:30',
    lines: [
      'Hola, Ada Novák:',
      'Total: 40,50 £',
      'Las horas son las de Londres (UTC+00:00).',
      'Ver o cancelar tu reserva',
    ],
    request: 'Solicitud enviada: Cut',
  },
  {
    locale: 'pt-PT',
    subject: 'Confirmado: Cut com Maya Thompson, sábado, 28 de novembro de 2026, 14:30',
    lines: [
      'Olá, Ada Novák,',
      'Total: 40,50 £',
      'As horas são as de Londres (UTC+00:00).',
      'Ver ou cancelar a sua marcação',
    ],
    request: 'Pedido enviado: Cut',
  },
])('the mail of a booking in $locale', async ({ locale, subject, lines, request }) => {
  const mail = await written(locale, 'confirmed')
  expect(mail.subject).toBe(subject)
  expect(lines.filter((line) => !mail.text.includes(line))).toEqual([])
  expect(mail.html).toContain(`lang="${locale.slice(0, 2)}"`)
  expect((await written(locale, 'pending')).subject).toContain(request)
})
