import { Heading, Hr, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatDateTime, utcOffset, zoneName } from '../../../ui/date-format.ts'
import { MailButton, MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'

export type WaitlistMailProps = {
  kind: 'held' | 'told' | 'passed' | 'lapsed' | 'gone' | 'withdrawn' | 'booked' | 'moved'
  customerName: string
  providerName: string
  services: readonly string[]
  start: string
  until: string
  /** Of the booking that would be earlier. */
  bookedFor: string | null
  totalMinor: number
  currency: string
  timezone: string
  origin: string
  providerPath: string
  locale: string
  unsubscribeUrl: string
}

function wording(props: WaitlistMailProps) {
  const { kind, locale } = props
  const t = i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'waitlist')
  const values = {
    name: props.providerName,
    service: props.services.join(' + '),
    when: formatDateTime(props.start, locale),
    until: formatDateTime(props.until, locale),
  }
  return { t, kind, values }
}

export function waitlistMailSubject(props: WaitlistMailProps): string {
  const { t, kind, values } = wording(props)
  return t(`mails.${kind}.subject`, values)
}

export function WaitlistMail(props: WaitlistMailProps) {
  const { t, kind, values } = wording(props)
  const { locale, bookedFor, start, timezone } = props
  const isOpen = buttonOf(kind) === 'answer'
  const price = formatMoney(props.totalMinor, props.currency, locale)
  return (
    <MailFrame locale={locale} preview={waitlistMailSubject(props)}>
      <Heading as="h1">{t(`mails.${kind}.title`)}</Heading>
      <Text>{t('mails.hello', { name: props.customerName })}</Text>
      <Text style={{ fontSize: '18px', fontWeight: 700 }}>{values.when}</Text>
      <Text>{values.name}</Text>
      {bookedFor === null && <Text>{t('mails.what', { what: values.service, price })}</Text>}
      <Text>{t(`mails.${kind}.text`, values)}</Text>
      {isOpen && bookedFor && <Text>{t('mails.instead', { before: formatDateTime(bookedFor, locale) })}</Text>}
      <Hr />
      <Text>{t('mails.zone', { zone: `${zoneName(timezone, locale)} (${utcOffset(start)})` })}</Text>
      <MailButton href={`${props.origin}${pathOf(props)}`}>{t(`mails.${buttonOf(kind)}`)}</MailButton>
      <Text>
        <MailLink href={props.unsubscribeUrl}>{t('mails.stop')}</MailLink>
      </Text>
    </MailFrame>
  )
}

function buttonOf(kind: WaitlistMailProps['kind']) {
  if (kind === 'held' || kind === 'told') return 'answer'
  if (kind === 'booked' || kind === 'moved') return 'bookings'
  return kind === 'lapsed' ? 'provider' : 'look'
}

function pathOf({ kind, providerPath }: WaitlistMailProps): string {
  const paths = { answer: '/waitlist', look: '/waitlist', bookings: '/my-bookings', provider: providerPath }
  return paths[buttonOf(kind)]
}
