import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatCount, formatDate } from '../../../ui/date-format.ts'
import { MailButton, MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'

type ExpiryMailProps = {
  name: string
  points: number
  until: string
  origin: string
  locale: string
  unsubscribeUrl: string
}

function wording({ locale, name, points, until }: ExpiryMailProps) {
  const t = i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'loyalty')
  return { t, values: { name, count: points, shown: formatCount(points, locale), when: formatDate(until, locale) } }
}

export function expirySubject(props: ExpiryMailProps): string {
  const { t, values } = wording(props)
  return t('mails.expiring.subject', values)
}

export function ExpiryMail(props: ExpiryMailProps) {
  const { t, values } = wording(props)
  return (
    <MailFrame locale={props.locale} preview={expirySubject(props)}>
      <Heading as="h1">{t('mails.expiring.title')}</Heading>
      <Text>{t('mails.hello', values)}</Text>
      <Text>{t('mails.expiring.text', values)}</Text>
      <MailButton href={`${props.origin}/loyalty`}>{t('mails.look')}</MailButton>
      <Text>
        <MailLink href={props.unsubscribeUrl}>{t('mails.stop')}</MailLink>
      </Text>
    </MailFrame>
  )
}
