import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatDate } from '../../../ui/date-format.ts'
import { MailFrame, MailLink, mailLanguage } from '../../../ui/mail-frame.tsx'
import type { KeepReason } from '../../decisions/contract.ts'

type Restored = { kind: 'restored'; name: string; writtenAt: string }
type Outcome = {
  kind: 'kept' | 'taken' | 'takenPhoto' | 'folded' | 'warned' | 'suspended' | 'deleted'
  name: string
  /** Of what stays: nobody else is told why. */
  because: { reason: KeepReason; words: string } | null
}
export type ModerationMailProps = {
  about: Restored | Outcome
  origin: string
  locale: string
  unsubscribeUrl: string
}

const textsOf = (locale: string) => i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'reviews')

export function moderationSubject({ about, locale }: Omit<ModerationMailProps, 'origin' | 'unsubscribeUrl'>): string {
  const t = textsOf(locale)
  if (about.kind === 'restored') return t('mails.restored.subject', { name: about.name })
  return t('mails.outcome.subject')
}

/** To whoever reported what came of it, or that a review is shown again. */
export function ModerationMail({ about, origin, locale, unsubscribeUrl }: ModerationMailProps) {
  const t = textsOf(locale)
  const subject = moderationSubject({ about, locale })
  return (
    <MailFrame locale={locale} preview={subject}>
      <Heading as="h1">{subject}</Heading>
      {about.kind === 'restored' ? (
        <Text>{t('mails.restored.text', { name: about.name, date: formatDate(about.writtenAt, locale) })}</Text>
      ) : (
        <>
          <Text>{t(`mails.outcome.${about.kind}`, { name: about.name })}</Text>
          {about.because && (
            <Text>{t('mails.outcome.reason', { reason: t(`moderation.keepReasons.${about.because.reason}`) })}</Text>
          )}
          {about.because?.words && <Text style={{ whiteSpace: 'pre-line' }}>{about.because.words}</Text>}
          {about.kind !== 'deleted' && (
            <>
              <Text>{t('mails.object')}</Text>
              <MailLink href={`${origin}/contact`}>{`${origin}/contact`}</MailLink>
            </>
          )}
        </>
      )}
      <Text>
        <MailLink href={unsubscribeUrl}>{t('mails.stop')}</MailLink>
      </Text>
    </MailFrame>
  )
}
