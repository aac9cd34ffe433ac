import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatDateTime } from '../../../ui/date-format.ts'
import { MailButton, MailFrame, mailLanguage } from '../../../ui/mail-frame.tsx'
import type { Payment } from '../contract.ts'

type FeeMailProps = { payment: Payment; origin: string; locale: string }

const wordsOf = ({ payment, locale }: Omit<FeeMailProps, 'origin'>) => {
  const t = i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'payments')
  const values = {
    service: payment.services.join(' + '),
    name: payment.providerName,
    price: formatMoney(payment.amountMinor, payment.currency, locale),
    when: payment.dateTime ? formatDateTime(payment.dateTime, locale) : '',
  }
  return { t, values, isCharged: payment.status === 'succeeded' }
}

export function feeSubject(props: Omit<FeeMailProps, 'origin'>): string {
  const { t, values, isCharged } = wordsOf(props)
  return t(isCharged ? 'feeMail.chargedSubject' : 'feeMail.refusedSubject', values)
}

/** What a kept card was charged with, or could not be. */
export function FeeMail({ payment, origin, locale }: FeeMailProps) {
  const { t, values, isCharged } = wordsOf({ payment, locale })
  const receipt = payment.papers.find(({ kind }) => kind === 'receipt')
  const isPayable = payment.status === 'open'
  const asks = isPayable && payment.refused === 'authentication_required'
  const text = isCharged ? 'feeMail.chargedText' : asks ? 'feeMail.asksText' : 'feeMail.refusedText'
  const to = receipt ? `/receipt/${receipt.id}` : isPayable ? `/pay/${payment.id}` : '/profile/payments'
  const label = receipt ? 'feeMail.receipt' : isPayable ? 'feeMail.pay' : 'feeMail.see'
  return (
    <MailFrame locale={locale} preview={feeSubject({ payment, locale })}>
      <Heading as="h1">{t(isCharged ? 'feeMail.chargedTitle' : 'feeMail.refusedTitle', values)}</Heading>
      <Text>{t(text, values)}</Text>
      <MailButton href={`${origin}${to}`}>{t(label, values)}</MailButton>
    </MailFrame>
  )
}
