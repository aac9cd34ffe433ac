import { Body, Button, Container, Head, Heading, Html, Link, Preview, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import type { identity } from '../texts/en.ts'

export type AccountMailKind = keyof typeof identity.mails

const green = '#124635'
const body = { backgroundColor: '#faf4e6', color: '#18211c', fontFamily: 'Figtree, Helvetica, Arial, sans-serif' }
const box = { backgroundColor: '#fffcf4', padding: '32px', borderTop: `8px solid ${green}` }
const button = { backgroundColor: green, color: '#fbf4e2', padding: '14px 22px', borderRadius: '8px', fontWeight: 700 }

const languageOf = (locale: string) => locale.slice(0, 2)
const textsOf = (locale: string) => i18nFor(languageOf(locale)).getFixedT(languageOf(locale), 'identity')

export function accountMailSubject(kind: AccountMailKind, locale: string): string {
  return textsOf(locale)(`mails.${kind}.subject`)
}

type AccountMailProps = { kind: AccountMailKind; link: string; locale: string }

/** The address of the link stands below its button too, for programs that show no buttons. */
export function AccountMail({ kind, link, locale }: AccountMailProps) {
  const t = textsOf(locale)
  const subject = accountMailSubject(kind, locale)
  return (
    <Html lang={languageOf(locale)}>
      <Head />
      <Preview>{subject}</Preview>
      <Body style={body}>
        <Container style={box}>
          <Heading as="h1">{subject}</Heading>
          <Text>{t(`mails.${kind}.text`)}</Text>
          <Button href={link} style={button}>
            {t(`mails.${kind}.button`)}
          </Button>
          <Text>
            <Link href={link} style={{ color: green }}>
              {link}
            </Link>
          </Text>
          <Text>{t(`mails.${kind}.after`)}</Text>
        </Container>
      </Body>
    </Html>
  )
}
