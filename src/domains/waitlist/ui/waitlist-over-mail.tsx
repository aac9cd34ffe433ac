import { Heading, Hr, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { MailButton, MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'

export type WaitlistOverMailProps = {
  /** The service or the person is no longer there; or the provider has left. */
  kind: 'removed' | 'away'
  customerName: string
  providerName: string
  services: readonly string[]
  /** Where else they could look. */
  url: string
  locale: string
  unsubscribeUrl: string
}

function wording({ locale, providerName, services }: WaitlistOverMailProps) {
  const t = i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'waitlist')
  return { t, values: { name: providerName, service: services.join(' + ') } }
}

export function waitlistOverSubject(props: WaitlistOverMailProps): string {
  const { t, values } = wording(props)
  return t('mails.over.subject', values)
}

export function WaitlistOverMail(props: WaitlistOverMailProps) {
  const { t, values } = wording(props)
  const { kind, locale } = props
  return (
    <MailFrame locale={locale} preview={waitlistOverSubject(props)}>
      <Heading as="h1">{t('mails.over.title')}</Heading>
      <Text>{t('mails.hello', { name: props.customerName })}</Text>
      <Text>{t(`mails.over.${kind}`, values)}</Text>
      <MailButton href={props.url}>{t(kind === 'away' ? 'page.find' : 'mails.provider')}</MailButton>
      <Hr />
      <Text>
        <MailLink href={props.unsubscribeUrl}>{t('mails.stop')}</MailLink>
      </Text>
    </MailFrame>
  )
}
