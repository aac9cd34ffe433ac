import { Heading, Hr, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'
import type { ContactTopic } from '../contract.ts'

type Message = { name: string; email: string; topic: ContactTopic; message: string }

const textsOf = (locale: string) => i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'contact')
const topicOf = (topic: ContactTopic, locale: string) => textsOf(locale)(`page.topics.${topic}`)

export function contactMailSubject({ topic, name }: Message, locale: string): string {
  const t = textsOf(locale)
  return t('mail.subject', { topic: topicOf(topic, locale), name })
}

/** By hand, so that the lines of the message stay as they were written. */
export function contactMailText(message: Message, locale: string): string {
  const t = textsOf(locale)
  return `${t('mail.from', { name: message.name, email: message.email })}\n\n${message.message}\n`
}

export function ContactMail({ locale, ...message }: Message & { locale: string }) {
  const t = textsOf(locale)
  return (
    <MailFrame locale={locale} preview={contactMailSubject(message, locale)}>
      <Heading as="h1">{topicOf(message.topic, locale)}</Heading>
      <Text>{t('mail.from', { name: message.name, email: message.email })}</Text>
      <Hr />
      <Text style={{ whiteSpace: 'pre-wrap' }}>{message.message}</Text>
    </MailFrame>
  )
}

export function contactReceiptSubject(locale: string): string {
  return textsOf(locale)('mail.receiptSubject')
}

type ContactReceiptProps = { topic: ContactTopic; origin: string; locale: string }

export function ContactReceiptMail({ topic, origin, locale }: ContactReceiptProps) {
  const t = textsOf(locale)
  return (
    <MailFrame locale={locale} preview={contactReceiptSubject(locale)}>
      <Heading as="h1">{t('mail.receiptTitle')}</Heading>
      <Text>{t('mail.receiptText', { topic: topicOf(topic, locale) })}</Text>
      <Text>{t('mail.receiptNotYou')}</Text>
      <MailLink href={`${origin}/contact`}>{`${origin}/contact`}</MailLink>
    </MailFrame>
  )
}
