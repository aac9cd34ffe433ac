import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { moderation, queueKinds, queueReasons, type ReportedThing } from '../moderation-contract.ts'
import { type ReportReason, reportReasons } from '../reviewing-contract.ts'
import { QuotedReview } from './quoted-review.tsx'
import { ReviewPhotos } from './review-photos.tsx'

const queueKey = ['reported']
const pageSize = 20

type Kind = ReportedThing['kind'] | ''
type Reason = ReportedThing['reports'][number]['reason'] | ''

/** `children`: what else waits for a decision. */
export function Moderation({ children }: { children?: ReactNode }) {
  const { t, i18n } = useTranslation('reviews')
  const [kind, setKind] = useState<Kind>('')
  const [reason, setReason] = useState<Reason>('')
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...queueKey, kind, reason],
    queryFn: ({ signal, pageParam }) => {
      const wanted = { ...(kind && { kind }), ...(reason && { reason }), ...(pageParam && { after: pageParam }) }
      return call(moderation.reported, { limit: pageSize, ...wanted }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const all = data?.pages.flatMap(({ reported }) => reported) ?? []
  // One that was reported again meanwhile may come twice.
  const shown = all.filter((thing, index) => all.findIndex((other) => keyOf(other) === keyOf(thing)) === index)
  const total = data?.pages[0]?.pagination.total ?? 0
  return (
    <>
      <PageHead title={t('moderation.title')} />
      {children}
      <section aria-labelledby="reports">
        <h2 id="reports" className="h2 mb-6">
          {t('moderation.heading')}
        </h2>
        <div className="mb-8 flex flex-wrap items-end gap-4">
          <Select
            label={t('moderation.kind')}
            value={kind}
            onChange={({ target }) => setKind(queueKinds.find((one) => one === target.value) ?? '')}
            options={[
              { value: '', label: t('moderation.all') },
              ...queueKinds.map((value) => ({ value, label: t(`moderation.kinds.${value}`) })),
            ]}
          />
          <Select
            label={t('moderation.because')}
            value={reason}
            onChange={({ target }) => setReason(queueReasons.find((one) => one === target.value) ?? '')}
            options={[
              { value: '', label: t('moderation.all') },
              ...queueReasons.map((value) => ({
                value,
                label: value === 'burst' ? t('moderation.burst') : t(`reasons.${value}`),
              })),
            ]}
          />
          <p role="status">
            {isPending && t('moderation.loading')}
            {data && t('moderation.waiting', { count: total })}
          </p>
        </div>
        {error && <p role="alert">{errorText(i18n, error, t('moderation.loadFailed'), 'reviews')}</p>}
        {data && shown.length === 0 && (
          <EmptyState title={t(kind || reason ? 'moderation.noneOf' : 'moderation.empty')}>
            {!kind && !reason && <p>{t('moderation.emptyText')}</p>}
          </EmptyState>
        )}
        <ul className="grid gap-6">
          {shown.map((thing) => (
            <Reported key={keyOf(thing)} thing={thing} />
          ))}
        </ul>
        {hasNextPage && (
          <p className="mt-8">
            <Button variant="outline" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {t('moderation.more')}
            </Button>
          </p>
        )}
      </section>
    </>
  )
}

/** Those that say the same are one line. */
function groupsOf(reports: ReportedThing['reports'], locale: string) {
  const groups = Map.groupBy(reports, ({ reason, details }) => `${reason} ${details}`)
  return [...groups.values()].map((group) => {
    const dates = new Set(group.map(({ createdAt }) => formatDate(createdAt, locale)))
    const { reason = 'other', details = '' } = group[0] ?? {}
    return { reason, details, count: group.length, dates: [...dates].join(', ') }
  })
}

const keyOf = ({ kind, id, photo }: ReportedThing) => `${kind} ${id} ${photo?.path}`

function Reported({ thing }: { thing: ReportedThing }) {
  const { t, i18n } = useTranslation('reviews')
  const locale = localeOf(i18n.language)
  const { id, kind, provider, review, photo, reports } = thing
  const [reason, setReason] = useState<ReportReason>(
    reports.map((report) => report.reason).find((one) => one !== 'burst') ?? 'other',
  )
  const queries = useQueryClient()
  const decision = useMutation({
    mutationFn: (action: 'keep' | 'remove') =>
      call(moderation.decide, {
        id,
        ...(photo && { photo: photo.path }),
        action,
        ...(action === 'remove' && { reason }),
      }),
    onSuccess: ({ status }) => showToast({ type: 'success', message: t(`moderation.${status}`) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queueKey }),
  })
  return (
    <li className="panel grid gap-4 p-6">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong>{t('moderation.reports', { count: reports.length })}</strong>
        <Link to={provider.linkTo} className="link">
          {provider.name}
        </Link>
        {kind === 'provider' && t('moderation.page')}
        {photo && t('moderation.photo')}
      </p>
      {photo && !photo.isShown && <p>{t('moderation.photoGone')}</p>}
      {photo?.isShown && <ReviewPhotos photos={[photo.path]} name={provider.name} />}
      {review && <QuotedReview {...review} />}
      <ul className="grid gap-2">
        {groupsOf(reports, locale).map(({ reason: because, details, count, dates }) => (
          <li key={`${because} ${details}`} className="wrap-anywhere">
            <strong>{because === 'burst' ? t('moderation.burst') : t(`reasons.${because}`)}</strong>
            {count > 1 && ` × ${count}`}, <span className="text-ink-2">{dates}</span>
            {because === 'burst'
              ? `: ${t('moderation.burstText', { count: Number(details) })}`
              : details && `: ${details}`}
          </li>
        ))}
      </ul>
      {decision.error && (
        <p role="alert" className="font-bold">
          {errorText(i18n, decision.error, t('moderation.failed'), 'reviews')}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Button variant="outline" isBusy={decision.isPending} onClick={() => decision.mutate('keep')}>
          {t('moderation.keep')}
        </Button>
        {kind !== 'provider' && (
          <>
            <Select
              label={t('moderation.reason')}
              value={reason}
              onChange={({ target }) => setReason(target.value as ReportReason)}
              options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            />
            <Button variant="primary" isBusy={decision.isPending} onClick={() => decision.mutate('remove')}>
              {t('moderation.remove')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
