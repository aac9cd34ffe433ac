import { Heading, Hr, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatDateTime, formatTime, utcOffset, zoneName } from '../../../ui/date-format.ts'
import { MailButton, MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'
import type { Booking } from '../../bookings/contract.ts'

type Subject = { booking: Booking; locale: string }
/** `expected`: when the provider, who is late, expects to begin; null: as planned. */
type ReminderMailProps = Subject & { expected: string | null; origin: string }

function wording({ booking, locale }: Subject) {
  const t = i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'reminders')
  const values = {
    name: booking.provider.name,
    service: booking.services.map(({ name }) => name).join(' + '),
    when: formatDateTime(booking.dateTime, locale),
  }
  return { t, values }
}

export function reminderSubject(props: Subject): string {
  const { t, values } = wording(props)
  return t('mails.subject', values)
}

/** In the reader's language, by the clock of where they go. */
export function ReminderMail({ booking, expected, origin, locale }: ReminderMailProps) {
  const { t, values } = wording({ booking, locale })
  const zone = `${zoneName(booking.timezone, locale)} (${utcOffset(booking.dateTime)})`
  const { freeUntil } = booking.cancellation
  return (
    <MailFrame locale={locale} preview={reminderSubject({ booking, locale })}>
      <Heading as="h1">{t('mails.title')}</Heading>
      <Text>{t('mails.hello', { name: booking.customerName })}</Text>
      <Text style={{ fontSize: '18px', fontWeight: 700 }}>{values.when}</Text>
      {expected && (
        <Text style={{ fontWeight: 700 }}>{t('mails.late', { ...values, time: formatTime(expected, locale) })}</Text>
      )}
      <Text>{values.service}</Text>
      <Text>{`${booking.provider.name}, ${booking.provider.address}`}</Text>
      <Hr />
      <Text>{t('mails.zone', { zone })}</Text>
      {freeUntil && booking.cancellation.feeNowMinor === 0 && (
        <Text>{t('mails.freeUntil', { when: formatDateTime(freeUntil, locale) })}</Text>
      )}
      <MailButton href={`${origin}/my-bookings`}>{t('mails.manage')}</MailButton>
      <Text>
        <MailLink href={`${origin}/settings/notifications`}>{t('mails.stop')}</MailLink>
      </Text>
    </MailFrame>
  )
}
