import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatDate } from '../../../ui/date-format.ts'
import { MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'
import type { ReportReason } from '../reviewing-contract.ts'

type Removed = { kind: 'removed'; name: string; writtenAt: string; reason: ReportReason }
type Outcome = { kind: 'kept' | 'taken'; name: string }
export type ModerationMailProps = { about: Removed | Outcome; origin: string; locale: string }

const textsOf = (locale: string) => i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'reviews')

export function moderationSubject({ about, locale }: Omit<ModerationMailProps, 'origin'>): string {
  const t = textsOf(locale)
  return about.kind === 'removed' ? t('mails.removed.subject', { name: about.name }) : t('mails.outcome.subject')
}

/** What was decided, by which rule, by whom, and how to object. */
export function ModerationMail({ about, origin, locale }: ModerationMailProps) {
  const t = textsOf(locale)
  const subject = moderationSubject({ about, locale })
  return (
    <MailFrame locale={locale} preview={subject}>
      <Heading as="h1">{subject}</Heading>
      {about.kind === 'removed' ? (
        <>
          <Text>
            {t('mails.removed.text', {
              name: about.name,
              date: formatDate(about.writtenAt, locale),
            })}
          </Text>
          <Text style={{ fontWeight: 700 }}>{t('mails.removed.reason', { reason: t(`reasons.${about.reason}`) })}</Text>
          <Text>{t('mails.removed.how')}</Text>
        </>
      ) : (
        <Text>{t(`mails.outcome.${about.kind}`, { name: about.name })}</Text>
      )}
      <Text>{t('mails.object')}</Text>
      <MailLink href={`${origin}/contact`}>{`${origin}/contact`}</MailLink>
    </MailFrame>
  )
}
