import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { MailButton, MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'
import type { identity } from '../texts/en.ts'

export type AccountMailKind = keyof typeof identity.mails

const textsOf = (locale: string) => i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'identity')

export function accountMailSubject(kind: AccountMailKind, locale: string): string {
  return textsOf(locale)(`mails.${kind}.subject`)
}

type AccountMailProps = { kind: AccountMailKind; link: string; locale: string }

/** The address of the link stands below its button too, for programs that show no buttons. */
export function AccountMail({ kind, link, locale }: AccountMailProps) {
  const t = textsOf(locale)
  const subject = accountMailSubject(kind, locale)
  return (
    <MailFrame locale={locale} preview={subject}>
      <Heading as="h1">{subject}</Heading>
      <Text>{t(`mails.${kind}.text`)}</Text>
      <MailButton href={link}>{t(`mails.${kind}.button`)}</MailButton>
      <Text>
        <MailLink href={link}>{link}</MailLink>
      </Text>
      <Text>{t(`mails.${kind}.after`)}</Text>
    </MailFrame>
  )
}
