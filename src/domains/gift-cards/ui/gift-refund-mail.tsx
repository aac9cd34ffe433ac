import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatMoney } from '../../../lib/money.ts'
import { MailButton, MailFrame, mailLanguage } from '../../../ui/mail-frame.tsx'

type GiftRefundMailProps = {
  bookingId: string
  providerName: string
  currency: string
  amountMinor: number
  origin: string
  locale: string
}

function wordsOf({ providerName: name, currency, amountMinor, locale }: GiftRefundMailProps) {
  const t = i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'giftCards')
  return { t, values: { name, price: formatMoney(amountMinor, currency, locale) } }
}

export function giftRefundSubject(props: GiftRefundMailProps): string {
  const { t, values } = wordsOf(props)
  return t('refundMail.subject', values)
}

/** What somebody put back onto a gift card though nothing was called off. */
export function GiftRefundMail(props: GiftRefundMailProps) {
  const { t, values } = wordsOf(props)
  const { bookingId, origin, locale } = props
  return (
    <MailFrame locale={locale} preview={giftRefundSubject(props)}>
      <Heading as="h1">{t('refundMail.title')}</Heading>
      <Text>{t('refundMail.text', values)}</Text>
      <MailButton href={`${origin}/profile/payments/${bookingId}`}>{t('refundMail.see')}</MailButton>
    </MailFrame>
  )
}
