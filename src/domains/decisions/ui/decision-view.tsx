import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDate, formatDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { Stars } from '../../../ui/stars.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { call } from '../../identity/ui/session.ts'
import { type Decision, decisionLengths, decisions, foundBy, isOfDispute, textOf } from '../contract.ts'

type Appealable = { decision: Decision; token?: string | undefined; onChange: (decision: Decision) => void }

/** What was decided, why, by whom, and what can be done about it. */
export function DecisionView({ decision, token, onChange }: Appealable) {
  const { t, i18n } = useTranslation('decisions')
  const locale = localeOf(i18n.language)
  const { id, kind, business, visit, decidedAt, undoneAt } = decision
  return (
    <article aria-labelledby={`decision-${id}`} className="panel grid gap-5 p-6">
      <header className="grid gap-1">
        <h2 id={`decision-${id}`} className="h3">
          {t(`kinds.${textOf(decision)}`, { name: business?.name ?? '' })}
        </h2>
        {visit && <p>{t('visit', { when: formatDateTime(visit.dateTime, locale) })}</p>}
        <p className="text-ink-2">{t('decidedOn', { date: formatDate(decidedAt, locale) })}</p>
      </header>
      {undoneAt ? (
        <p className="font-bold">{t('undone', { date: formatDate(undoneAt, locale) })}</p>
      ) : (
        <p>{t(`effects.${textOf(decision)}`)}</p>
      )}
      {kind !== 'unknown' && <Why decision={decision} token={token} onChange={onChange} />}
    </article>
  )
}

function Why({ decision, token, onChange }: Appealable) {
  const { t } = useTranslation('decisions')
  const { reason, words, review } = decision
  return (
    <>
      <section className="grid gap-1">
        <h3 className="font-bold">{t('reason')}</h3>
        <p>{t(`reasons.${reason}`)}</p>
      </section>
      {words && (
        <section className="grid gap-1">
          <h3 className="font-bold">{t('words')}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{words}</p>
        </section>
      )}
      {review && <About review={review} />}
      <section className="grid gap-1">
        <h3 className="font-bold">{t('how')}</h3>
        <p>
          {reason !== 'own_wish' && `${t(foundBy(decision))} `}
          {t('byPerson')}
        </p>
        <p>
          <Link to="/terms" className="link">
            {t('rules')}
          </Link>
        </p>
      </section>
      <Appeal decision={decision} token={token} onChange={onChange} />
    </>
  )
}

function About({ review: { text, rating, language } }: { review: NonNullable<Decision['review']> }) {
  const { t } = useTranslation('decisions')
  const { t: common } = useTranslation()
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">{t('about')}</h3>
      <blockquote className="rounded-button bg-paper-2 p-4">
        <Stars rating={rating} label={common('provider.rated', { rating })} />
        <p lang={language} className="mt-2 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      </blockquote>
    </section>
  )
}

function Appeal({ decision, token, onChange }: Appealable) {
  const { t, i18n } = useTranslation('decisions')
  const locale = localeOf(i18n.language)
  const { kind, appeal, appealUntil, canAppeal, undoneAt } = decision
  if (canAppeal) return <AppealForm decision={decision} token={token} onChange={onChange} />
  if (!appeal)
    return undoneAt ? null : <p className="text-ink-2">{t('appeal.over', { date: formatDate(appealUntil, locale) })}</p>
  const { outcome, text, words, appealedAt, decidedAt } = appeal
  return (
    <section className="grid gap-2 border-line border-t pt-5">
      <p role="status" className="font-bold">
        {outcome === null
          ? t('appeal.sent', { date: formatDate(appealedAt, locale) })
          : t(`appeal.${outcome}`, { date: formatDate(decidedAt ?? appealedAt, locale) })}
      </p>
      {text && <p className="whitespace-pre-line wrap-anywhere">{t('appeal.yours', { text })}</p>}
      {words && <p className="whitespace-pre-line wrap-anywhere">{words}</p>}
      {outcome === 'overturned' && kind === 'photo_removed' && <p>{t('appeal.photo')}</p>}
      {outcome === 'upheld' && <p className="text-ink-2">{t('appeal.elsewhere')}</p>}
    </section>
  )
}

function AppealForm({ decision: { id, kind, appealUntil }, token, onChange }: Appealable) {
  const { t, i18n } = useTranslation('decisions')
  const [text, setText] = useState('')
  const appeal = useMutation({
    mutationFn: () => call(decisions.appeal, { id, text, ...(token && { token }) }),
    onSuccess: onChange,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    appeal.mutate()
  }
  return (
    <form onSubmit={send} className="grid gap-4 border-line border-t pt-5">
      <div className="grid gap-1">
        <h3 className="font-bold">{t('appeal.title')}</h3>
        <p>{t('appeal.text', { date: formatDate(appealUntil, localeOf(i18n.language)) })}</p>
        {isOfDispute(kind) && <p>{t(`appeal.can.${kind}`)}</p>}
      </div>
      <TextArea
        label={t('appeal.words')}
        maxLength={decisionLengths.appeal}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {appeal.error && <p role="alert">{errorText(i18n, appeal.error, t('appeal.failed'), 'decisions')}</p>}
      <p>
        <Button type="submit" variant="primary" isBusy={appeal.isPending}>
          {t('appeal.send')}
        </Button>
      </p>
    </form>
  )
}
