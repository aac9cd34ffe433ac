import { Heading, Hr, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatDateTime, formatTime, utcOffset, zoneName } from '../../../ui/date-format.ts'
import { MailButton, MailFrame, mailLanguage } from '../../../ui/mail-frame.tsx'
import type { Booking } from '../../bookings/contract.ts'

type DelayMailProps = { booking: Booking; expected: string; isOnTime: boolean; origin: string; locale: string }

function wording({ booking, expected, isOnTime, locale }: Omit<DelayMailProps, 'origin'>) {
  const t = i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'delays')
  const values = { name: booking.provider.name, time: formatTime(expected, locale) }
  return { t, values, kind: isOnTime ? ('onTime' as const) : ('later' as const) }
}

export function delaySubject(props: Omit<DelayMailProps, 'origin'>): string {
  const { t, values, kind } = wording(props)
  return t(`mails.${kind}.subject`, values)
}

/** In the reader's language, by the clock of where they go. */
export function DelayMail(props: DelayMailProps) {
  const { t, values, kind } = wording(props)
  const { booking, expected, isOnTime, origin, locale } = props
  const zone = `${zoneName(booking.timezone, locale)} (${utcOffset(expected)})`
  return (
    <MailFrame locale={locale} preview={delaySubject(props)}>
      <Heading as="h1">{t(`mails.${kind}.title`)}</Heading>
      <Text>{t('mails.hello', { name: booking.customerName })}</Text>
      <Text style={{ fontSize: '18px', fontWeight: 700 }}>{formatDateTime(expected, locale)}</Text>
      {!isOnTime && <Text>{t('mails.planned', { when: formatDateTime(booking.dateTime, locale) })}</Text>}
      <Text>{booking.services.map(({ name }) => name).join(' + ')}</Text>
      <Text>{`${booking.provider.name}, ${booking.provider.address}`}</Text>
      <Text>{t(`mails.${kind}.text`, values)}</Text>
      <Hr />
      <Text>{t('mails.zone', { zone })}</Text>
      {!isOnTime && <MailButton href={`${origin}/my-bookings`}>{t('mails.look')}</MailButton>}
    </MailFrame>
  )
}
