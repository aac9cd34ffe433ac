import { Heading, Hr, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatDate, formatDateTime, utcOffset, zoneName } from '../../../ui/date-format.ts'
import { MailButton, MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'
import { journeyPath } from '../../bookings/ui/selection.ts'
import type { Rhythm } from '../rebooking-contract.ts'
import { everyText } from './every-text.ts'

export type RebookingMailProps = {
  /** asked: the provider has sent it. */
  kind: 'due' | 'asked'
  customerName: string
  providerName: string
  services: readonly string[]
  lastVisit: string
  rhythm: Rhythm
  days: number | null
  slug: string
  serviceId: string
  staffId: string | null
  times: readonly string[]
  timezone: string
  origin: string
  locale: string
  unsubscribeUrl: string
}

function wording(props: RebookingMailProps) {
  const { locale, days } = props
  const t = i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'reminders')
  const values = {
    name: props.providerName,
    service: props.services.join(' + '),
    when: formatDate(props.lastVisit, locale),
    every: days === null ? '' : everyText(t, days),
  }
  return { t, values }
}

export function rebookingSubject(props: RebookingMailProps): string {
  const { t, values } = wording(props)
  return t(`mails.${props.kind}.subject`, values)
}

/** A link for each free time: the booking page opens with everything chosen. */
export function RebookingMail(props: RebookingMailProps) {
  const { t, values } = wording(props)
  const { kind, locale, origin, rhythm, times, timezone } = props
  const path = (start: string) => {
    const selection = { serviceIds: [props.serviceId], staffId: props.staffId, start }
    return `${origin}${journeyPath({ slug: props.slug, linkTo: `/provider/${props.slug}` }, selection)}`
  }
  return (
    <MailFrame locale={locale} preview={rebookingSubject(props)}>
      <Heading as="h1">{t(`mails.${kind}.title`)}</Heading>
      <Text>{t('mails.hello', { name: props.customerName })}</Text>
      <Text>{t(`mails.${kind}.text`, values)}</Text>
      {rhythm !== 'unknown' && <Text>{t(`page.rhythm.${rhythm}`, values)}</Text>}
      {times.length > 0 && <Text style={{ fontWeight: 700 }}>{t('mails.times')}</Text>}
      {times.map((start) => (
        <Text key={start} style={{ margin: 0 }}>
          <MailLink href={path(start)} style={{ fontSize: '18px', fontWeight: 700, lineHeight: '44px' }}>
            {formatDateTime(start, locale)}
          </MailLink>
        </Text>
      ))}
      <Hr />
      {times[0] && <Text>{t('mails.zone', { zone: `${zoneName(timezone, locale)} (${utcOffset(times[0])})` })}</Text>}
      <MailButton href={`${origin}/reminders`}>{t('mails.look')}</MailButton>
      <Text>
        <MailLink href={props.unsubscribeUrl}>{t('mails.noMore')}</MailLink>
      </Text>
    </MailFrame>
  )
}
