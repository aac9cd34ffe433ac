import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatCount, formatDate } from '../../../ui/date-format.ts'
import { MailButton, MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'
import type { Subscription } from '../contract.ts'
import { lastDay } from './last-day.ts'

type MembershipMailProps = { membership: Subscription; reader: string; origin: string; locale: string }

function wording({ membership, reader, locale }: MembershipMailProps) {
  const t = i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'subscriptions')
  const { uses, endsAt, providerName, name } = membership
  const visits = t('offer.uses', { count: uses, shown: formatCount(uses, locale) })
  const when = formatDate(lastDay(endsAt ?? ''), locale)
  return { t, values: { reader, membership: name, name: providerName, visits, when } }
}

export function membershipSubject(props: MembershipMailProps): string {
  const { t, values } = wording(props)
  return t('mail.subject', values)
}

/** What was bought, until when it is good, and how it is used. */
export function MembershipMail(props: MembershipMailProps) {
  const { membership, origin, locale } = props
  const { t, values } = wording(props)
  return (
    <MailFrame locale={locale} preview={membershipSubject(props)}>
      <Heading as="h1">{t('mail.title')}</Heading>
      <Text>{t('mail.hello', values)}</Text>
      <Text>{t('mail.text', values)}</Text>
      <MailButton href={`${origin}${membership.providerLinkTo}`}>{t('mail.book', values)}</MailButton>
      <Text>
        <MailLink href={`${origin}/plans`}>{t('mail.look')}</MailLink>
      </Text>
    </MailFrame>
  )
}
