import type { ComponentProps, ReactNode } from 'react'
import { Body, Container, Head, Html, Button as PlainButton, Link as PlainLink, Preview } from 'react-email'

const [green, onGreen] = ['#124635', '#fbf4e2']
const body = { backgroundColor: '#faf4e6', color: '#18211c', fontFamily: 'Figtree, Helvetica, Arial, sans-serif' }
const box = { backgroundColor: '#fffcf4', padding: '32px', borderTop: `8px solid ${green}` }
const button = { backgroundColor: green, color: onGreen, padding: '14px 22px', borderRadius: '8px', fontWeight: 700 }

export const mailLanguage = (locale: string) => locale.slice(0, 2)

type MailFrameProps = {
  locale: string
  /** What a list of mails shows beside the subject. */
  preview: string
  children: ReactNode
}

/** What every mail of ours looks like. */
export function MailFrame({ locale, preview, children }: MailFrameProps) {
  return (
    <Html lang={mailLanguage(locale)}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={body}>
        <Container style={box}>{children}</Container>
      </Body>
    </Html>
  )
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PlainButton href={href} style={button}>
      {children}
    </PlainButton>
  )
}

export function MailLink({
  href,
  style,
  children,
}: Pick<ComponentProps<typeof PlainLink>, 'href' | 'style' | 'children'>) {
  return (
    <PlainLink href={href} style={{ color: green, ...style }}>
      {children}
    </PlainLink>
  )
}
