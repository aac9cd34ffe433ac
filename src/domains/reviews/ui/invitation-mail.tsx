import { Heading, Hr, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatDate, formatDateTime } from '../../../ui/date-format.ts'
import { MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'
import type { Booking } from '../../bookings/contract.ts'
import { reviewDays } from '../reviewing-contract.ts'

type InvitationProps = { booking: Booking; origin: string; locale: string; unsubscribeUrl: string }

const starLink = { fontSize: '18px', fontWeight: 700, lineHeight: '44px' }

const textsOf = (locale: string) => i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'reviews')

export function invitationSubject({ booking, locale }: Omit<InvitationProps, 'origin' | 'unsubscribeUrl'>): string {
  return textsOf(locale)('mails.invite.subject', { name: booking.provider.name })
}

/** A link for each number of stars: the form opens with them chosen, and publishes nothing by itself. */
export function InvitationMail({ booking, origin, locale, unsubscribeUrl }: InvitationProps) {
  const t = textsOf(locale)
  const values = {
    name: booking.provider.name,
    when: formatDateTime(booking.dateTime, locale),
    service: booking.services.map(({ name }) => name).join(' + '),
  }
  const until = new Date(new Date(booking.endTime).getTime() + reviewDays * 86_400_000).toISOString()
  return (
    <MailFrame locale={locale} preview={invitationSubject({ booking, locale })}>
      <Heading as="h1">{t('mails.invite.title')}</Heading>
      <Text>{t('mails.invite.text', values)}</Text>
      <Text style={{ fontWeight: 700 }}>{t('mails.invite.choose')}</Text>
      {([5, 4, 3, 2, 1] as const).map((stars) => (
        <Text key={stars} style={{ margin: 0 }}>
          <MailLink href={`${origin}${reviewPath(booking.id, stars)}`} style={starLink}>
            {`${'★'.repeat(stars)} ${t(`writing.stars.s${stars}`)}`}
          </MailLink>
        </Text>
      ))}
      <Hr />
      <Text>{t('mails.invite.until', { until: formatDate(until, locale) })}</Text>
      <Text>
        <MailLink href={unsubscribeUrl}>{t('mails.invite.unsubscribe')}</MailLink>
      </Text>
    </MailFrame>
  )
}

const reviewPath = (bookingId: string, stars: number) => `/my-bookings?show=past&review=${bookingId}&stars=${stars}`
