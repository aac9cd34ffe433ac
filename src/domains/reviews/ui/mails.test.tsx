import { expect, test } from 'vitest'
import { escaped, injections } from '../../../../tests/injection-strings.ts'
import '../../texts.server.ts'
import { renderMail } from '../../../lib/render-mail.server.ts'
import type { Booking } from '../../bookings/contract.ts'
import type { KnownDecision } from '../../decisions/contract.ts'
import { DecisionMail } from '../../decisions/ui/decision-mail.tsx'
import { InvitationMail } from './invitation-mail.tsx'
import { ModerationMail } from './moderation-mail.tsx'

const at = '2026-11-20T10:00:00+00:00'
const here = { origin: 'https://highstreet.test', locale: 'en-GB' }
const mail = { ...here, unsubscribeUrl: 'https://highstreet.test/unsubscribe/x' }

const decisionOf = (text: string): KnownDecision => ({
  ...{ id: '1', kind: 'review_removed', reason: 'spam', words: text, isReported: true, decidedAt: at, undoneAt: null },
  business: { name: text, linkTo: '/provider/x' },
  ...{ visit: { dateTime: at }, review: { text, rating: 1, language: 'en', writtenAt: at } },
  ...{ appealUntil: at, canAppeal: false },
  appeal: { text, appealedAt: at, outcome: 'upheld', words: text, decidedAt: at },
})
const bookingOf = (name: string) =>
  ({ id: '1', provider: { name }, services: [{ name }], dateTime: at, endTime: at }) as unknown as Booking

/** By what is in each of them: words of the office, the name of a business, that of a service. */
const mailsOf = (text: string) => ({
  decided: <DecisionMail decision={decisionOf(text)} isOfAppeal={false} url="https://highstreet.test/" {...here} />,
  appeal: <DecisionMail decision={decisionOf(text)} isOfAppeal url="https://highstreet.test/" {...here} />,
  kept: <ModerationMail about={{ kind: 'kept', name: text, because: { reason: 'allowed', words: text } }} {...mail} />,
  deleted: <ModerationMail about={{ kind: 'deleted', name: text, because: null }} {...mail} />,
  restored: <ModerationMail about={{ kind: 'restored', name: text, writtenAt: at }} {...mail} />,
  invitation: <InvitationMail booking={bookingOf(text)} {...mail} />,
})

/** Their elements and attributes, in which nobody's words may be. */
const madeOf = (html: string) => (html.match(/<[^>]*>/g) ?? []).join('\n')

test.each(Object.keys(mailsOf('')) as (keyof ReturnType<typeof mailsOf>)[])(
  'sixty injections are text in the mail %s',
  async (name) => {
    const plain = madeOf((await renderMail(mailsOf('Nails by Jo')[name])).html)
    for (const text of injections) {
      const { html } = await renderMail(mailsOf(text)[name])
      expect(html, text).toContain(escaped(text))
      expect(madeOf(html), text).toBe(plain)
    }
  },
)
