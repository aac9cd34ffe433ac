import { Heading, Text } from 'react-email'
import { i18nFor } from '../../../i18n/i18n.ts'
import { formatDate, formatDateTime } from '../../../ui/date-format.ts'
import { MailButton, MailFrame, mailLanguage } from '../../../ui/mail-frame.tsx'
import { type Decision, foundBy, isOfDispute, type KnownDecision, textOf } from '../contract.ts'

export type DecisionMailProps = {
  decision: KnownDecision
  /** What came of the appeal; else the decision itself. */
  isOfAppeal: boolean
  /** Where all of it is read, without logging in. */
  url: string
  locale: string
}

const textsOf = (locale: string) => i18nFor(mailLanguage(locale)).getFixedT(mailLanguage(locale), 'decisions')
const nameOf = ({ business }: Decision) => business?.name ?? ''

export function decisionSubject({ decision, isOfAppeal, locale }: Omit<DecisionMailProps, 'url'>): string {
  const t = textsOf(locale)
  if (isOfAppeal) return t('mails.appeal.subject')
  return t(`mails.kinds.${textOf(decision)}.subject`, { name: nameOf(decision) })
}

export function DecisionMail(props: DecisionMailProps) {
  const { decision, isOfAppeal, url, locale } = props
  const t = textsOf(locale)
  const subject = decisionSubject(props)
  return (
    <MailFrame locale={locale} preview={subject}>
      <Heading as="h1">{subject}</Heading>
      {isOfAppeal ? <Answer decision={decision} locale={locale} /> : <Reasons decision={decision} locale={locale} />}
      <MailButton href={url}>{t('mails.read')}</MailButton>
    </MailFrame>
  )
}

type Part = Pick<DecisionMailProps, 'decision' | 'locale'>

function Reasons({ decision, locale }: Part) {
  const t = textsOf(locale)
  const { kind, reason, words, visit, decidedAt, appealUntil } = decision
  return (
    <>
      {visit && <Text>{t('visit', { when: formatDateTime(visit.dateTime, locale) })}</Text>}
      <Text>{t('decidedOn', { date: formatDate(decidedAt, locale) })}</Text>
      <Text>{t(`effects.${textOf(decision)}`)}</Text>
      <Text style={{ fontWeight: 700 }}>{t(`reasons.${reason}`)}</Text>
      {words && <Text style={{ whiteSpace: 'pre-line' }}>{words}</Text>}
      <Text>
        {reason !== 'own_wish' && `${t(foundBy(decision))} `}
        {t('byPerson')}
      </Text>
      <Text>{t('appeal.text', { date: formatDate(appealUntil, locale) })}</Text>
      {isOfDispute(kind) && <Text>{t(`appeal.can.${kind}`)}</Text>}
    </>
  )
}

function Answer({ decision, locale }: Part) {
  const t = textsOf(locale)
  const { kind, appeal } = decision
  const outcome = appeal?.outcome ?? 'upheld'
  return (
    <>
      <Text>
        {t(`mails.appeal.${outcome}`, { decision: t(`kinds.${textOf(decision)}`, { name: nameOf(decision) }) })}
      </Text>
      {appeal?.words && <Text style={{ whiteSpace: 'pre-line' }}>{appeal.words}</Text>}
      {outcome === 'overturned' && kind === 'photo_removed' && <Text>{t('appeal.photo')}</Text>}
      {outcome === 'upheld' && <Text>{t('appeal.elsewhere')}</Text>}
    </>
  )
}
