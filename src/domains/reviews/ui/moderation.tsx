import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useAsked } from '../../../ui/use-asked.ts'
import { call } from '../../identity/ui/session.ts'
import { moderation, type QueuedThing, queueKinds, queueReasons } from '../moderation-contract.ts'
import { DisputedVisit } from './disputed-visit.tsx'
import { keyOf, queueKey, Reported, removeAsSpam, type SuspendDialog } from './reported-thing.tsx'

const pageSize = 20

type ModerationProps = {
  suspendDialog: SuspendDialog
  /** What else waits for a decision. */
  children?: ReactNode
}

export function Moderation({ suspendDialog, children }: ModerationProps) {
  const { t, i18n } = useTranslation('reviews')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [asked, setAsked] = useAsked()
  const kind = queueKinds.find((one) => one === asked.get('kind')) ?? ''
  const reason = queueReasons.find((one) => one === asked.get('reason')) ?? ''
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...queueKey, kind, reason],
    queryFn: ({ signal, pageParam }) => {
      const wanted = { ...(kind && { kind }), ...(reason && { reason }), ...(pageParam && { after: pageParam }) }
      return call(moderation.queue, { limit: pageSize, ...wanted }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const all = data?.pages.flatMap(({ queue }) => queue) ?? []
  // One that was reported again meanwhile may come twice.
  const shown = all.filter((thing, index) => all.findIndex((other) => keyOf(other) === keyOf(thing)) === index)
  const total = data?.pages[0]?.pagination.total ?? 0
  return (
    <>
      <PageHead title={t('moderation.title')} />
      {children}
      <section aria-labelledby="queue">
        <h2 id="queue" className="h2 mb-6">
          {t('moderation.heading')}
        </h2>
        <div className="mb-8 flex flex-wrap items-end gap-4">
          <Select
            label={t('moderation.kind')}
            value={kind}
            onChange={({ target }) => setAsked({ kind: target.value })}
            options={[
              { value: '', label: t('moderation.all') },
              ...queueKinds.map((value) => ({ value, label: t(`moderation.kinds.${value}`) })),
            ]}
          />
          <Select
            label={t('moderation.because')}
            value={reason}
            onChange={({ target }) => setAsked({ reason: target.value })}
            options={[
              { value: '', label: t('moderation.all') },
              ...queueReasons.map((value) => ({
                value,
                label: t(textOfReason(value)),
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
        <Bulk things={shown.filter((thing) => chosen.includes(keyOf(thing)))} onDone={() => setChosen([])} />
        <ul className="grid gap-6">
          {shown.map((thing) =>
            thing.visit ? (
              <DisputedVisit key={keyOf(thing)} thing={thing} visit={thing.visit} suspendDialog={suspendDialog} />
            ) : (
              <Reported
                key={keyOf(thing)}
                thing={thing}
                isChosen={chosen.includes(keyOf(thing))}
                onChoose={(isChosen) => {
                  const others = chosen.filter((key) => key !== keyOf(thing))
                  setChosen(isChosen ? [...others, keyOf(thing)] : others)
                }}
                suspendDialog={suspendDialog}
              />
            ),
          )}
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

function textOfReason(reason: (typeof queueReasons)[number]) {
  if (reason === 'burst') return 'moderation.burst' as const
  return reason === 'was_there' || reason === 'provider_absent'
    ? (`moderation.answers.${reason}` as const)
    : (`reasons.${reason}` as const)
}

function Bulk({ things, onDone }: { things: readonly QueuedThing[]; onDone: () => void }) {
  const { t } = useTranslation('reviews')
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const bulk = useMutation({
    mutationFn: () => removeAsSpam(things),
    onSuccess: ({ removed, failed }) => {
      if (removed > 0) showToast({ type: 'success', message: t('moderation.bulk', { count: removed }) })
      if (failed > 0) showToast({ type: 'error', message: t('moderation.bulkFailed', { count: failed }) })
      onDone()
    },
    onSettled: () => {
      setIsAsking(false)
      return queries.invalidateQueries({ queryKey: queueKey })
    },
  })
  const count = things.length
  // Somebody else has removed them meanwhile; what is chosen next is asked about anew.
  if (count === 0 && isAsking) setIsAsking(false)
  if (count === 0) return null
  return (
    <>
      <p className="mb-6 flex flex-wrap items-center gap-4">
        <span role="status">{t('moderation.chosen', { count })}</span>
        <Button variant="primary" size="small" onClick={() => setIsAsking(true)}>
          {t('moderation.removeSpam')}
        </Button>
      </p>
      {isAsking && (
        <ConfirmDialog
          title={t('moderation.bulkTitle', { count })}
          text={t('moderation.bulkText')}
          confirm={t('moderation.removeSpam')}
          cancel={t('moderation.bulkKeep')}
          isBusy={bulk.isPending}
          onConfirm={() => bulk.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
