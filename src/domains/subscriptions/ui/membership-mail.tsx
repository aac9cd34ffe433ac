import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatCount, formatDate } from '../../../ui/date-format.ts'
import { MailButton, MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'
import { benefitsIn, eachPeriod, noticedOf } from '../consent.rules.ts'
import type { Subscription } from '../contract.ts'
import { paidNext } from '../paid-next.rules.ts'
import { lastDay } from './last-day.ts'

export type MembershipNews =
  | 'begun'
  | 'renewed'
  | 'refused'
  | 'unpaid'
  | 'cancelled'
  | 'reminder'
  | 'changed'
  | 'changedNow'
  | 'trial'
  | 'trialEnds'
  | 'paused'
  | 'resumes'
  | 'notice'
  | 'noticeWithdrawn'
type MembershipMailProps = {
  news: MembershipNews
  membership: Subscription
  reader: string
  origin: string
  locale: string
}

/** What is paid next where that is what it is about. */
const ofNext: readonly MembershipNews[] = ['refused', 'reminder', 'changed', 'trialEnds', 'resumes']

function wording({ news, membership, reader, locale }: MembershipMailProps) {
  const t = i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'subscriptions')
  const { endsAt, providerName, currency, name, benefits } = membership
  const next = paidNext(membership)
  const { uses, priceMinor, months } = ofNext.includes(news) ? next : membership
  const visits = benefits === null ? t('offer.uses', { count: uses, shown: formatCount(uses, locale) }) : ''
  const when = formatDate(lastDay(endsAt ?? ''), locale)
  // The midnight that begins that day, where the provider is.
  const from = formatDate((endsAt ?? '').slice(0, 19), locale)
  const price = formatMoney(priceMinor, currency, locale)
  const each = eachPeriod(t, months, price)
  const nextPrice = formatMoney(next.priceMinor, currency, locale)
  const { pause } = membership
  const noticed = noticedOf(t, locale, membership, (at) => formatDate(at, locale))
  const pausedFrom = pause ? formatDate(pause.from.slice(0, 19), locale) : ''
  const pausedUntil = pause ? formatDate(pause.until.slice(0, 19), locale) : ''
  const values = {
    ...{ noticed, pausedFrom, pausedUntil },
    reader,
    // Of one that is to change both names are told.
    membership: ofNext.includes(news) && news !== 'changed' ? next.name : name,
    name: benefits === null ? providerName : 'Highstreet',
    visits,
    when,
    next: from,
    price,
    each,
    nextPrice,
  }
  return { t, values: { ...values, plan: next.name } }
}

export function membershipSubject(props: MembershipMailProps): string {
  const { t, values } = wording(props)
  const { news } = props
  return news === 'begun' ? t('mail.subject', values) : t(`mails.${news}.subject`, values)
}

/** What was bought, until when it is good, and how it is used; how it goes on where it renews. */
export function MembershipMail(props: MembershipMailProps) {
  const { news, membership, origin, locale } = props
  const { t, values } = wording(props)
  const isGoingOn =
    (news === 'begun' || news === 'renewed' || news === 'changedNow') && membership.renewal?.state === 'renews'
  return (
    <MailFrame locale={locale} preview={membershipSubject(props)}>
      <Heading as="h1">{t(news === 'begun' ? 'mail.title' : `mails.${news}.title`)}</Heading>
      <Text>{t('mail.hello', values)}</Text>
      <Text>{textOf(props)}</Text>
      {membership.benefits !== null && (news === 'begun' || news === 'changed' || news === 'changedNow') && (
        <Text>
          {benefitsIn(
            t,
            locale,
            (membership.next ?? membership).benefits ?? membership.benefits,
            membership.currency,
          ).join(' ')}
        </Text>
      )}
      {isGoingOn && <Text>{t('mails.renews', { ...values, when: values.next, price: values.nextPrice })}</Text>}
      {news === 'changed' && (
        <Text>
          {membership.benefits === null && t(membership.next?.rollsOver ? 'consent.rollsOver' : 'consent.lapses')}{' '}
          {t('consent.cancel')}
        </Text>
      )}
      <Act {...props} />
      <Text>
        <MailLink href={`${origin}/plans`}>{t('mail.look')}</MailLink>
      </Text>
    </MailFrame>
  )
}

/** The platform's plan is no number of visits. */
const ofPlan = ['begun', 'renewed', 'changed', 'changedNow'] as const

function textOf(props: MembershipMailProps): string {
  const { t, values } = wording(props)
  const { news, membership } = props
  const kind = ofPlan.find((one) => one === news)
  if (membership.benefits !== null && kind) return t(`mails.${kind}Plan.text`, values)
  // After days free there is nothing left to use.
  if (news === 'refused' && membership.usesLeft > 0) return `${t('mails.refused.text', values)} ${t('own.meanwhile')}`
  return news === 'begun' ? t('mail.text', values) : t(`mails.${news}.text`, values)
}

function Act(props: MembershipMailProps) {
  const { news, membership, origin } = props
  const { t, values } = wording(props)
  const { providerId, providerLinkTo, renewal } = membership
  if (news === 'refused')
    return (
      <MailButton href={`${origin}/pay/${renewal?.paymentId ?? membership.id}`}>{t('mails.refused.button')}</MailButton>
    )
  if (news === 'unpaid')
    return (
      <MailButton href={membership.benefits === null ? `${origin}/plans?provider=${providerId}` : `${origin}/plans`}>
        {t('mails.unpaid.button')}
      </MailButton>
    )
  if (news === 'reminder' || news === 'changed')
    return <MailButton href={`${origin}/plans`}>{t(`mails.${news}.button`)}</MailButton>
  if (
    news === 'trialEnds' ||
    news === 'resumes' ||
    news === 'paused' ||
    news === 'notice' ||
    news === 'noticeWithdrawn'
  )
    return <MailButton href={`${origin}/plans`}>{t('mails.reminder.button')}</MailButton>
  if (membership.benefits !== null) return <MailButton href={`${origin}/search`}>{t('plan.search')}</MailButton>
  return <MailButton href={`${origin}${providerLinkTo}`}>{t('mail.book', values)}</MailButton>
}
