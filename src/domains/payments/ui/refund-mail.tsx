import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatMoney } from '../../../lib/money.ts'
import { MailButton, MailFrame, mailLanguage } from '../../../ui/mail-frame.tsx'
import type { Payment } from '../contract.ts'

type RefundMailProps = { payment: Payment; refundId: string; origin: string; locale: string }

const wordsOf = ({ payment, refundId, locale }: Omit<RefundMailProps, 'origin'>) => {
  const t = i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'payments')
  const { paidMinor, currency, providerName: name } = payment
  const amountMinor = payment.refunds.find(({ id }) => id === refundId)?.amountMinor ?? 0
  const values = {
    name,
    price: formatMoney(amountMinor, currency, locale),
    paid: formatMoney(paidMinor, currency, locale),
  }
  return { t, values, isAll: amountMinor === paidMinor }
}

export function refundSubject(props: Omit<RefundMailProps, 'origin'>): string {
  const { t, values } = wordsOf(props)
  return t('refundMail.subject', values)
}

/** What somebody gave back though nothing was called off. */
export function RefundMail({ origin, locale, ...about }: RefundMailProps) {
  const { t, values, isAll } = wordsOf({ ...about, locale })
  return (
    <MailFrame locale={locale} preview={refundSubject({ ...about, locale })}>
      <Heading as="h1">{t('refundMail.title')}</Heading>
      <Text>{t(isAll ? 'refundMail.all' : 'refundMail.text', values)}</Text>
      <MailButton href={`${origin}/profile/payments`}>{t('feeMail.see')}</MailButton>
    </MailFrame>
  )
}
