import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import type { Payment } from '../contract.ts'
import { NotPaid } from './paid-screen.tsx'

const payment: Payment = {
  ...{ id: 'pay', bookingId: null, giftCardId: null, tipOf: null, subscriptionId: 'one', providerId: 'shop' },
  ...{ providerName: 'Amara', providerLinkTo: '/provider/amara', customerName: 'Mina', services: ['Two cuts'] },
  ...{ dateTime: null, timezone: 'Europe/London', status: 'open', refused: 'declined', currency: 'GBP' },
  ...{ amount: 50, amountMinor: 5000, totalMinor: 5000, giftMinor: 0, paidMinor: 0, returnedMinor: 0 },
  ...{ returningMinor: 0, leftMinor: 0, earnedMinor: 0, aheadMinor: 0, owedMinor: 0, isDisputed: false },
  ...{ isRequest: false, isSimulated: true, createdAt: '2027-02-28T00:01:00Z', paidAt: null, payBy: null },
  ...{ refunds: [], papers: [], movements: [] },
}
const shown = (of: Partial<Payment>, language = 'en') =>
  rendered(<NotPaid id="pay" payment={{ ...payment, ...of }} />, {}, '/', language)

test('of the next period it is said that the membership has not ended, until when it is to be paid, and how', () => {
  const html = shown({ payUntil: '2027-03-07T00:00:00+00:00' })
  expect(textIn(html)).toContain('Nothing was charged, and your membership has not ended.')
  expect(textIn(html)).toContain('pay before Sunday 7 March 2027, with another card if you like')
  expect(textIn(html)).not.toContain('has not begun')
  for (const href of ['/pay/pay', '/plans', '/contact']) expect(html).toContain(`href="${href}"`)
  expect(textIn(shown({ payUntil: '2027-03-07T00:00:00+00:00' }, 'pt'))).toContain(
    'antes de domingo, 7 de março de 2027',
  )
})

test('of another plan that nothing has changed; of one that is to begin that it has not', () => {
  expect(textIn(shown({ isChange: true }))).toContain('your membership stays as it is. For an hour')
  expect(textIn(shown({}))).toContain('the membership has not begun')
})

test('whatever it was for, where nobody knows it is a booking', () => {
  const html = rendered(<NotPaid id={null} />)
  expect(textIn(html)).toContain('a booking that does not stand')
  expect(html).not.toContain('href="/plans"')
})
