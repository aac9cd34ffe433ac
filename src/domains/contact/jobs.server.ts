import { sql } from 'kysely'
import { createElement } from 'react'
import { defaultLanguage, localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import { sendOnce } from '../../lib/messages.server.ts'
import { ContactTopic } from './contract.ts'
import { contactReceived } from './events.ts'

export const subscriptions: Subscription[] = [
  subscribe(contactReceived, 'contact-message-mail', (ctx, { contactMessageId }) => mailUs(ctx, contactMessageId)),
  subscribe(contactReceived, 'contact-receipt-mail', (ctx, { contactMessageId }) => mailSender(ctx, contactMessageId)),
]

const findMessage = (ctx: Ctx, id: string) =>
  ctx.db.selectFrom('contact_message').selectAll().where('contact_message_id', '=', id).executeTakeFirst()

async function mailUs(ctx: Ctx, id: string) {
  const message = await findMessage(ctx, id)
  if (!message) return
  await sendOnce(ctx, `contact-${id}`, async () => {
    const { ContactMail, contactMailSubject, contactMailText } = await import('./ui/contact-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const { name, email } = message
    const shown = { name, email, message: message.message, topic: ContactTopic.parse(message.topic) }
    // What the sender reads is in their language; what we read is in ours.
    const locale = localeOf(defaultLanguage)
    return {
      to: { name: 'Highstreet', address: ctx.app.contactEmail },
      replyTo: { name, address: email },
      subject: contactMailSubject(shown, locale),
      ...(await renderMail(createElement(ContactMail, { ...shown, locale }))),
      text: contactMailText(shown, locale),
    }
  })
  await forgetOldMessages(ctx)
}

/**
 * The receipt carries nothing the sender wrote, not even the name, and an address gets one a day at most: whoever types
 * in a stranger's address can neither say anything to them nor fill their mailbox.
 */
async function mailSender(ctx: Ctx, id: string) {
  const message = await findMessage(ctx, id)
  if (!message || (await hadReceiptToday(ctx, message.email))) return
  await sendOnce(ctx, `contact-receipt-${id}`, async () => {
    const { ContactReceiptMail, contactReceiptSubject } = await import('./ui/contact-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const props = { topic: ContactTopic.parse(message.topic), origin: ctx.app.origin, locale: ctx.locale }
    return {
      to: { name: '', address: message.email },
      subject: contactReceiptSubject(ctx.locale),
      ...(await renderMail(createElement(ContactReceiptMail, props))),
    }
  })
}

async function hadReceiptToday(ctx: Ctx, email: string): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`
    select exists (
      select from contact_message c join message m on m.key = 'contact-receipt-' || c.contact_message_id
      where c.email = ${email} and m.state = 'sent' and m.tried_at > ${ctx.now}::timestamptz - interval '1 day') as had`.execute(
    ctx.db,
  )
  return rows[0]?.had === true
}

/** The privacy page promises a year. */
async function forgetOldMessages(ctx: Ctx) {
  await ctx.db
    .deleteFrom('contact_message')
    .where('created_at', '<', sql<Date>`${ctx.now}::timestamptz - interval '1 year'`)
    .execute()
}
