import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatMoney } from '../../../lib/money.ts'
import { MailButton, MailFrame, mailLanguage } from '../../../ui/mail-frame.tsx'
import type { Payment } from '../contract.ts'
import { purposeOf } from '../purpose.rules.ts'

type LateMailProps = { payment: Payment; origin: string; locale: string }

const wordsOf = ({ payment, locale }: Omit<LateMailProps, 'origin'>) => {
  const t = i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'payments')
  const price = formatMoney(payment.amountMinor, payment.currency, locale)
  return { t, values: { service: payment.services.join(' + '), name: payment.providerName, price } }
}

export function lateSubject(props: Omit<LateMailProps, 'origin'>): string {
  const { t, values } = wordsOf(props)
  const purpose = purposeOf(props.payment)
  return t(purpose === 'visit' ? 'mail.subject' : `${purpose}.mailSubject`, values)
}

/** Paid when the time was gone: an apology, and that all of it goes back. */
export function LateMail({ payment, origin, locale }: LateMailProps) {
  const { t, values } = wordsOf({ payment, locale })
  const purpose = purposeOf(payment)
  const isVisit = purpose === 'visit'
  return (
    <MailFrame locale={locale} preview={lateSubject({ payment, locale })}>
      <Heading as="h1">{t(isVisit ? 'mail.title' : `${purpose}.mailTitle`)}</Heading>
      <Text>{t(isVisit ? 'mail.text' : `${purpose}.mailText`, values)}</Text>
      {isVisit && <MailButton href={`${origin}${payment.providerLinkTo}`}>{t('mail.button')}</MailButton>}
    </MailFrame>
  )
}
