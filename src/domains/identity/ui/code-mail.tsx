import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatTime } from '../../../ui/date-format.ts'
import { MailFrame, mailLanguage } from '../../../ui/mail-frame.tsx'

const textsOf = (locale: string) => i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'identity')

/** Without the code: subjects stand on locked screens. */
export const codeMailSubject = (locale: string): string => textsOf(locale)('codeMail.subject')

type CodeMailProps = {
  code: string
  browser: string | null
  system: string | null
  askedAt: Date
  /** Of an address that a stranger may have signed up with. */
  endsPassword: boolean
  locale: string
}

export function CodeMail({ code, browser, system, askedAt, endsPassword, locale }: CodeMailProps) {
  const t = textsOf(locale)
  const subject = codeMailSubject(locale)
  const device = browser && system ? t('devices.on', { browser, system }) : (browser ?? system ?? t('devices.unknown'))
  return (
    <MailFrame locale={locale} preview={subject}>
      <Heading as="h1">{subject}</Heading>
      <Text style={{ fontSize: '32px', lineHeight: '40px', fontWeight: 700, letterSpacing: '6px' }}>{code}</Text>
      <Text>{t('codeMail.text')}</Text>
      <Text style={{ fontWeight: 700 }}>{t('codeMail.secret')}</Text>
      {endsPassword && <Text>{t('codeMail.password')}</Text>}
      <Text>{t('codeMail.asked', { device, time: formatTime(askedAt.toISOString(), locale) })}</Text>
      <Text>{t('codeMail.after')}</Text>
    </MailFrame>
  )
}
