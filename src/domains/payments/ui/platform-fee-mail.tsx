import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatDate } from '../../../ui/date-format.ts'
import { MailButton, MailFrame, mailLanguage } from '../../../ui/mail-frame.tsx'
import { percentText } from '../../papers/paper.rules.ts'

type PlatformFeeMailProps = {
  /** That it rises, or that it was to and does not. */
  kind: 'feeRises' | 'feeStays'
  /** In hundredths of a percent. */
  before: number
  to: number
  /** The day from which it rises, or was to. */
  from: string
  origin: string
  locale: string
}

const wordsOf = ({ before, to, from, locale }: Omit<PlatformFeeMailProps, 'origin'>) => {
  const t = i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'payments')
  const values = { before: percentText(before, locale), to: percentText(to, locale), date: formatDate(from, locale) }
  return { t, values }
}

export function platformFeeSubject(props: Omit<PlatformFeeMailProps, 'origin'>): string {
  const { t, values } = wordsOf(props)
  return t(`mails.${props.kind}.subject`, values)
}

/** To whoever takes cards: what the operator takes of them from a day on. */
export function PlatformFeeMail({ origin, ...props }: PlatformFeeMailProps) {
  const { t, values } = wordsOf(props)
  const { kind, locale } = props
  return (
    <MailFrame locale={locale} preview={platformFeeSubject(props)}>
      <Heading as="h1">{t(`mails.${kind}.title`)}</Heading>
      <Text>{t(`mails.${kind}.text`, values)}</Text>
      {kind === 'feeRises' && <Text>{t('mails.feeRises.more')}</Text>}
      <MailButton href={`${origin}/dashboard/rules`}>{t('mails.feeButton')}</MailButton>
    </MailFrame>
  )
}
