import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatDateTime, utcOffset, zoneName } from '../../../ui/date-format.ts'
import type { Booking } from '../contract.ts'

type BookingMailProps = { booking: Booking; origin: string; locale: string }

const ink = '#18211c'
const green = '#124635'
const body = { backgroundColor: '#faf4e6', color: ink, fontFamily: 'Figtree, Helvetica, Arial, sans-serif' }
const box = { backgroundColor: '#fffcf4', padding: '32px', borderTop: `8px solid ${green}` }
const button = { backgroundColor: green, color: '#fbf4e2', padding: '14px 22px', borderRadius: '8px', fontWeight: 700 }

const languageOf = (locale: string) => locale.slice(0, 2)

function wording(booking: Booking, locale: string) {
  const { t } = i18nFor(languageOf(locale))
  const service = booking.services.map(({ name }) => name).join(' + ')
  return { t, values: { service, name: booking.provider.name, when: formatDateTime(booking.dateTime, locale) } }
}

export function bookingMailSubject(booking: Booking, locale: string): string {
  const { t, values } = wording(booking, locale)
  return booking.status === 'confirmed' ? t('mail.confirmedSubject', values) : t('mail.requestedSubject', values)
}

export function BookingMail({ booking, origin, locale }: BookingMailProps) {
  const { t, values } = wording(booking, locale)
  const isConfirmed = booking.status === 'confirmed'
  const price = (minor: number) => formatMoney(minor, booking.currency, locale)
  return (
    <Html lang={languageOf(locale)}>
      <Head />
      <Preview>{bookingMailSubject(booking, locale)}</Preview>
      <Body style={body}>
        <Container style={box}>
          <Heading as="h1">{isConfirmed ? t('mail.confirmedTitle') : t('mail.requestedTitle')}</Heading>
          <Text>{t('mail.hello', { name: booking.customerName })}</Text>
          {!isConfirmed && <Text>{t('mail.requestedText', { name: booking.provider.name })}</Text>}
          <Text style={{ fontSize: '18px', fontWeight: 700 }}>{values.when}</Text>
          <Text>
            {booking.provider.name}, {booking.provider.address}
          </Text>
          <Hr />
          {booking.services.map((service) => (
            <Text key={service.id}>{t('mail.amount', { what: service.name, price: price(service.priceMinor) })}</Text>
          ))}
          <Text style={{ fontWeight: 700 }}>
            {t('mail.amount', { what: t('booking.total'), price: price(booking.totalMinor) })}
          </Text>
          <Hr />
          <Text>
            {t('mail.zone', { zone: `${zoneName(booking.timezone, locale)} (${utcOffset(booking.dateTime)})` })}{' '}
            {isConfirmed && t('mail.calendar')}
          </Text>
          <Button href={`${origin}/my-bookings`} style={button}>
            {t('mail.manage')}
          </Button>
        </Container>
      </Body>
    </Html>
  )
}
