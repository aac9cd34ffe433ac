import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatDate } from '../../../ui/date-format.ts'
import { MailButton, MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'
import { lastDay } from '../../subscriptions/ui/last-day.ts'

type VoucherMailProps = {
  name: string
  reward: string
  providerName: string
  code: string
  until: string
  origin: string
  locale: string
  unsubscribeUrl: string
}

function wording({ locale, name, reward, providerName, code, until }: VoucherMailProps) {
  const t = i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'loyalty')
  return { t, values: { name, reward, provider: providerName, code, when: formatDate(lastDay(until), locale) } }
}

export function voucherSubject(props: VoucherMailProps): string {
  const { t, values } = wording(props)
  return t('mails.voucher.subject', values)
}

export function VoucherMail(props: VoucherMailProps) {
  const { t, values } = wording(props)
  return (
    <MailFrame locale={props.locale} preview={voucherSubject(props)}>
      <Heading as="h1">{t('mails.voucher.title', values)}</Heading>
      <Text>{t('mails.hello', values)}</Text>
      <Text>{t('mails.voucher.text', values)}</Text>
      <MailButton href={`${props.origin}/loyalty`}>{t('mails.voucher.look')}</MailButton>
      <Text>
        <MailLink href={props.unsubscribeUrl}>{t('mails.stop')}</MailLink>
      </Text>
    </MailFrame>
  )
}
