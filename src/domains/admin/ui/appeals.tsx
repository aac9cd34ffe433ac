import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { textByKey } from '../../../i18n/i18n.ts'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDate, formatDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'
import { type AppealOutcome, appealOutcomes, decisionLengths } from '../../decisions/contract.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { SaveButton } from '../../papers/ui/save-file.tsx'
import { type OpenAppeal, officeAppeals } from '../appeals-contract.ts'

const queryKey = ['appeals']

/** Nothing stands here while nobody has appealed. */
export function Appeals() {
  const { t, i18n } = useTranslation('admin')
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam: page }) => call(officeAppeals.list, { page, limit: 20 }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : null),
    staleTime: 0,
  })
  const all = data?.pages.flatMap(({ appeals }) => appeals) ?? []
  // One that was answered meanwhile moves the others up by a place.
  const shown = all.filter(({ decision: { id } }, at) => all.findIndex((other) => other.decision.id === id) === at)
  if (error) return <p role="alert">{errorText(i18n, error, t('list.failed'), 'admin')}</p>
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="appeals" className="mb-12">
      <h2 id="appeals" className="h2 mb-6">
        {t('appeals.title')}
      </h2>
      <ul className="grid gap-6">
        {shown.map((appeal) => (
          <Appealed key={appeal.decision.id} appeal={appeal} />
        ))}
      </ul>
      {hasNextPage && (
        <p className="mt-8">
          <Button variant="outline" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('appeals.more')}
          </Button>
        </p>
      )}
    </section>
  )
}

function Appealed({ appeal: { decision, account, said, decidedBy, own } }: { appeal: OpenAppeal }) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const { id, kind, reason, words, visit, review, business, decidedAt, appeal } = decision
  const ofAccount = textByKey(i18n, 'suspension', `reasons.${reason}`, reason, 'admin')
  return (
    <li className="panel grid gap-4 p-6">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong>{t(`appeals.kinds.${kind}`)}</strong>
        {visit && formatDateTime(visit.dateTime, locale)}
        <Link to={`/admin/dashboard/users?search=${encodeURIComponent(account.name)}`} className="link">
          {account.name}
        </Link>
        {business && (
          <Link to={business.linkTo} className="link">
            {business.name}
          </Link>
        )}
      </p>
      <p>
        {t('appeals.decided', {
          date: formatDate(decidedAt, locale),
          who: decidedBy === '' ? t('accounts.gone') : (decidedBy ?? t('appeals.machine')),
          reason: textByKey(i18n, 'audit', `codes.${reason}`, ofAccount, 'admin'),
        })}
      </p>
      {words && <p className="whitespace-pre-line wrap-anywhere text-ink-2">{words}</p>}
      {review && (
        <blockquote lang={review.language} className="rounded-button bg-paper-2 p-4 whitespace-pre-line wrap-anywhere">
          {review.text}
        </blockquote>
      )}
      {said && <Said said={said} />}
      {appeal && (
        <div className="grid gap-1">
          <p className="font-bold">{t('appeals.since', { date: formatDate(appeal.appealedAt, locale) })}</p>
          <p className="whitespace-pre-line wrap-anywhere">{appeal.text || t('appeals.noWords')}</p>
        </div>
      )}
      {kind !== 'unknown' && <Answer id={id} own={own} />}
    </li>
  )
}

function Said({ said }: { said: NonNullable<OpenAppeal['said']> }) {
  const { t } = useTranslation('admin')
  return (
    <div className="grid gap-1">
      <p className="font-bold">{t('appeals.said')}</p>
      <ul className="grid gap-2">
        {said.map(({ kind, text }) => (
          <li key={kind} className="wrap-anywhere">
            {t(`appeals.saidKinds.${kind}`)}
            {text && <span className="block text-ink-2">{text}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Answer({ id, own }: { id: string } & Pick<OpenAppeal, 'own'>) {
  const { t, i18n } = useTranslation('admin')
  const queries = useQueryClient()
  const [words, setWords] = useState('')
  const answer = useMutation({
    mutationFn: (outcome: AppealOutcome) => call(officeAppeals.decide, { id, outcome, words }),
    onSuccess: ({ outcome }) => showToast({ type: 'success', message: t(`appeals.done.${outcome}`) }),
    // Said beside the list: what somebody else has answered leaves it.
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('list.failed'), 'admin') }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const from = own?.aloneFrom ?? null
  if (own && (from === null || Date.parse(from) > Date.now()))
    return (
      <p>
        {from === null
          ? t('appeals.byAnother')
          : t('appeals.alone', { when: formatDateTime(localTime(from), localeOf(i18n.language)) })}
      </p>
    )
  return (
    <div className="grid max-w-prose gap-4">
      <TextArea
        label={t('appeals.words')}
        rows={2}
        maxLength={decisionLengths.words}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p className="flex flex-wrap gap-3">
        {appealOutcomes.map((outcome) => (
          <Button key={outcome} variant="outline" isBusy={answer.isPending} onClick={() => answer.mutate(outcome)}>
            {t(`appeals.outcomes.${outcome}`)}
          </Button>
        ))}
      </p>
    </div>
  )
}

/** The numbers that are told once a year. */
export function ModerationYear({ year }: { year: number }) {
  const { t } = useTranslation('admin')
  return (
    <section aria-labelledby="moderation-year" className="mt-12 grid justify-items-start gap-4">
      <h2 id="moderation-year" className="h2">
        {t('appeals.year')}
      </h2>
      <p className="text-ink-2">{t('appeals.yearText')}</p>
      <div className="flex flex-wrap gap-3">
        {[year, year - 1].map((one) => (
          <SaveButton
            key={one}
            label={t('appeals.saveYear', { year: one })}
            ask={() => call(officeAppeals.saveYear, { year: one })}
          />
        ))}
      </div>
    </section>
  )
}
