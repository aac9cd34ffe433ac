import { Heading, Hr, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatMoney } from '../../../lib/money.ts'
import { MailButton, MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'

type Given = {
  code: string
  currency: string
  amountMinor: number
  serviceName: string | null
  senderName: string
  recipientName: string
  message: string
  isForEveryone: boolean
}
type GiftCardMailProps = { given: Given; providerName: string; providerLinkTo: string; origin: string; locale: string }

function wordsOf({ given, providerName, locale }: GiftCardMailProps) {
  const t = i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'giftCards')
  const price = formatMoney(given.amountMinor, given.currency, locale)
  const what = given.serviceName ?? price
  return {
    t,
    price,
    values: {
      from: given.senderName,
      to: given.recipientName,
      name: given.isForEveryone ? t('everyone.any') : providerName,
      what,
    },
  }
}

export function giftCardSubject(props: GiftCardMailProps): string {
  const { t, values } = wordsOf(props)
  return t('mail.subject', values)
}

const plate = { border: '3px solid #124635', borderRadius: '10px', padding: '20px', backgroundColor: '#fffcf4' }
const code = { fontFamily: 'monospace', fontSize: '20px', fontWeight: 700, letterSpacing: '1px' }

/** The card itself, and the way to print it and to spend it. */
export function GiftCardMail(props: GiftCardMailProps) {
  const { given, providerLinkTo, origin, locale } = props
  const { t, price, values } = wordsOf(props)
  const { isForEveryone } = given
  return (
    <MailFrame locale={locale} preview={t('mail.subject', values)}>
      <Heading as="h1">{t('mail.title', values)}</Heading>
      <Text>{t(isForEveryone ? 'everyone.mailText' : 'mail.text', values)}</Text>
      <div style={plate}>
        <Text style={{ fontWeight: 700, fontSize: '20px', margin: 0 }}>
          {isForEveryone ? t('everyone.sign') : values.name}
        </Text>
        <Text style={{ fontSize: '18px', whiteSpace: 'pre-line' }}>{given.message || t('face.noMessage')}</Text>
        <Text style={{ fontSize: '34px', fontWeight: 800, margin: 0 }}>{price}</Text>
        {given.serviceName && <Text style={{ margin: 0 }}>{given.serviceName}</Text>}
        <Text style={{ margin: 0 }}>{t('face.for', values)}</Text>
      </div>
      <Text>{t('card.code')}</Text>
      <Text style={code}>{given.code}</Text>
      <MailButton href={`${origin}${isForEveryone ? '/search' : providerLinkTo}`}>
        {isForEveryone ? t('everyone.find') : t('mail.book', values)}
      </MailButton>
      <Text>
        <MailLink href={`${origin}/gift-card/${given.code}`}>{t('mail.show')}</MailLink>
      </Text>
      <Hr />
      <Text>{t('mail.terms')}</Text>
    </MailFrame>
  )
}
