import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatDate } from '../../../ui/date-format.ts'
import { MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'
import type { ReportReason } from '../reviewing-contract.ts'

type Removal = { name: string; reason: ReportReason; isReported: boolean }
type Removed = Removal & ({ kind: 'removed'; writtenAt: string } | { kind: 'photo'; number: number })
type Restored = { kind: 'restored'; name: string; writtenAt: string }
type Outcome = { kind: 'kept' | 'taken' | 'takenPhoto'; name: string }
export type ModerationMailProps = {
  about: Removed | Restored | Outcome
  origin: string
  locale: string
  unsubscribeUrl: string
}

const textsOf = (locale: string) => i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'reviews')

export function moderationSubject({ about, locale }: Omit<ModerationMailProps, 'origin' | 'unsubscribeUrl'>): string {
  const t = textsOf(locale)
  if (about.kind === 'removed') return t('mails.removed.subject', { name: about.name })
  if (about.kind === 'restored') return t('mails.restored.subject', { name: about.name })
  return t(about.kind === 'photo' ? 'mails.removed.photoSubject' : 'mails.outcome.subject')
}

/** What was decided, by which rule, by whom, and how to object. */
export function ModerationMail({ about, origin, locale, unsubscribeUrl }: ModerationMailProps) {
  const t = textsOf(locale)
  const subject = moderationSubject({ about, locale })
  const stop = (
    <Text>
      <MailLink href={unsubscribeUrl}>{t('mails.stop')}</MailLink>
    </Text>
  )
  if (about.kind === 'restored')
    return (
      <MailFrame locale={locale} preview={subject}>
        <Heading as="h1">{subject}</Heading>
        <Text>{t('mails.restored.text', { name: about.name, date: formatDate(about.writtenAt, locale) })}</Text>
        {stop}
      </MailFrame>
    )
  return (
    <MailFrame locale={locale} preview={subject}>
      <Heading as="h1">{subject}</Heading>
      {'reason' in about ? (
        <>
          <Text>
            {about.kind === 'photo'
              ? t('mails.removed.photo', { name: about.name, number: about.number })
              : t('mails.removed.text', { name: about.name, date: formatDate(about.writtenAt, locale) })}
          </Text>
          <Text style={{ fontWeight: 700 }}>{t('mails.removed.reason', { reason: t(`reasons.${about.reason}`) })}</Text>
          <Text>
            {about.isReported && `${t('mails.removed.reported')} `}
            {t('mails.removed.how')}
          </Text>
        </>
      ) : (
        <Text>{t(`mails.outcome.${about.kind}`, { name: about.name })}</Text>
      )}
      <Text>{t('mails.object')}</Text>
      <MailLink href={`${origin}/contact`}>{`${origin}/contact`}</MailLink>
      {stop}
    </MailFrame>
  )
}
