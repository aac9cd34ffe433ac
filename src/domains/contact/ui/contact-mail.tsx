import type { ReactNode } from 'react'
import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import type { ContactTopic } from '../contract.ts'

type Message = { name: string; email: string; topic: ContactTopic; message: string }

const green = '#124635'
const body = { backgroundColor: '#faf4e6', color: '#18211c', fontFamily: 'Figtree, Helvetica, Arial, sans-serif' }
const box = { backgroundColor: '#fffcf4', padding: '32px', borderTop: `8px solid ${green}` }

const languageOf = (locale: string) => locale.slice(0, 2)
const textsOf = (locale: string) => i18nFor(languageOf(locale)).getFixedT(languageOf(locale), 'contact')
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
    <Frame locale={locale} preview={contactMailSubject(message, locale)}>
      <Heading as="h1">{topicOf(message.topic, locale)}</Heading>
      <Text>{t('mail.from', { name: message.name, email: message.email })}</Text>
      <Hr />
      <Text style={{ whiteSpace: 'pre-wrap' }}>{message.message}</Text>
    </Frame>
  )
}

export function contactReceiptSubject(locale: string): string {
  return textsOf(locale)('mail.receiptSubject')
}

type ContactReceiptProps = { topic: ContactTopic; origin: string; locale: string }

export function ContactReceiptMail({ topic, origin, locale }: ContactReceiptProps) {
  const t = textsOf(locale)
  return (
    <Frame locale={locale} preview={contactReceiptSubject(locale)}>
      <Heading as="h1">{t('mail.receiptTitle')}</Heading>
      <Text>{t('mail.receiptText', { topic: topicOf(topic, locale) })}</Text>
      <Text>{t('mail.receiptNotYou')}</Text>
      <Link href={`${origin}/contact`} style={{ color: green }}>
        {`${origin}/contact`}
      </Link>
    </Frame>
  )
}

function Frame({ locale, preview, children }: { locale: string; preview: string; children: ReactNode }) {
  return (
    <Html lang={languageOf(locale)}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={body}>
        <Container style={box}>{children}</Container>
      </Body>
    </Html>
  )
}
