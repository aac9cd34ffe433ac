import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode, isRefusal } from '../../../lib/api/errors.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { formatDate, formatDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'
import { decisionLengths, type KeepReason, keepReasons } from '../../decisions/contract.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { type ReportReason, reportReasons } from '../contract.ts'
import { type ModerationAction, type ModerationReason, moderation, type QueuedThing } from '../moderation-contract.ts'
import { KnownPerson } from './known-person.tsx'
import { QuotedReview } from './quoted-review.tsx'
import { ReviewPhotos } from './review-photos.tsx'

export const queueKey = ['moderation-queue']
export const keyOf = ({ kind, id, photo }: QueuedThing) => `${kind} ${id} ${photo?.path}`
const namedBy = ({ id, photo, review }: QueuedThing) => ({
  id,
  ...(photo && { photo: photo.path }),
  ...(review && { seenAt: review.editedAt ?? review.createdAt }),
})

/** Asks what suspending would touch, and does it with the reason and the words that are chosen there. */
export type SuspendDialog = (props: {
  account: { id: string; name: string }
  suspend: (chosen: { reason: ModerationReason; words: string; again: boolean }) => Promise<unknown>
  onClose: () => void
}) => ReactNode

type ReportedProps = {
  thing: QueuedThing
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  suspendDialog: SuspendDialog
}

/** What is reported, in its context, and what can be decided about it. */
export function Reported({ thing, isChosen, onChoose, suspendDialog }: ReportedProps) {
  const { t } = useTranslation('reviews')
  const { kind, provider, review, photo, reports } = thing
  return (
    <li className="panel grid gap-5 p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {kind !== 'provider' && (
          <Checkbox
            label={
              <span className="sr-only">
                {t('moderation.choose', { what: review?.text.slice(0, 40) ?? provider.name })}
              </span>
            }
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        <strong>{t('moderation.reports', { count: reports.length })}</strong>
        <Link to={provider.linkTo} className="link">
          {provider.name}
        </Link>
        {kind === 'provider' && t('moderation.page')}
        {photo && t('moderation.photo')}
        <Due at={thing.dueAt} />
      </div>
      {photo && !photo.isShown && <p>{t('moderation.photoGone')}</p>}
      {photo?.isShown && <ReviewPhotos photos={[photo.path]} name={provider.name} />}
      {review && <QuotedReview {...review} />}
      {review && review.status !== 'published' && (
        <p>
          <Badge tone="outline">{t(`moderation.states.${review.status}`)}</Badge>
        </p>
      )}
      <Reports reports={reports} />
      <Context thing={thing} />
      <Decide thing={thing} suspendDialog={suspendDialog} />
    </li>
  )
}

/** By when it should be decided. */
export function Due({ at }: { at: string }) {
  const { t, i18n } = useTranslation('reviews')
  const when = formatDateTime(localTime(at), localeOf(i18n.language))
  return Date.parse(at) < Date.now() ? (
    <Badge tone="solid">{t('moderation.overdue', { when })}</Badge>
  ) : (
    <span className="text-ink-2">{t('moderation.due', { when })}</span>
  )
}

/** Those that say the same are one line. */
function groupsOf(reports: QueuedThing['reports'], locale: string) {
  const groups = Map.groupBy(reports, ({ reason, details }) => `${reason} ${details}`)
  return [...groups.values()].map((group) => {
    const dates = new Set(group.map(({ createdAt }) => formatDate(createdAt, locale)))
    const { reason = 'other', details = '' } = group[0] ?? {}
    return { reason, details, count: group.length, dates: [...dates].join(', ') }
  })
}

function Reports({ reports }: Pick<QueuedThing, 'reports'>) {
  const { t, i18n } = useTranslation('reviews')
  return (
    <ul className="grid gap-2">
      {groupsOf(reports, localeOf(i18n.language)).map(({ reason, details, count, dates }) => (
        <li key={`${reason} ${details}`} className="wrap-anywhere">
          <strong>{reason === 'burst' ? t('moderation.burst') : t(`reasons.${reason}`)}</strong>
          {count > 1 && ` × ${count}`}, <span className="text-ink-2">{dates}</span>
          {reason === 'burst'
            ? `: ${t('moderation.burstText', { count: Number(details) })}`
            : details && `: ${details}`}
        </li>
      ))}
    </ul>
  )
}

/** What is known of both sides, and what a program has noticed. */
function Context({ thing: { people, reporters, signals } }: { thing: QueuedThing }) {
  const { t } = useTranslation('reviews')
  return (
    <div className="grid gap-2 text-ink-2">
      {people.map((person) => (
        <KnownPerson key={person.side} person={person} />
      ))}
      {reporters.reports > 0 && (
        <p>{t('moderation.reporters', { count: reporters.reports, upheld: reporters.upheld })}</p>
      )}
      {signals.length > 0 && (
        <div className="rounded-button bg-paper-2 p-4 text-ink">
          <p className="font-bold">{t('moderation.signals')}</p>
          <ul>
            {signals.map((signal) => (
              <li key={signal}>{t(`moderation.signal.${signal}`)}</li>
            ))}
          </ul>
          <p className="text-ink-2">{t('moderation.signalsText')}</p>
        </div>
      )}
    </div>
  )
}

function actionsOf({ kind, review, people }: QueuedThing): ModerationAction[] {
  const isHidden = review !== null && review.status !== 'published'
  return [
    isHidden ? 'restore' : 'keep',
    'warn',
    ...(review && review.status !== 'removed' ? (['fold'] as const) : []),
    ...(kind !== 'provider' && review?.status !== 'removed' ? (['remove'] as const) : []),
    ...(people.some(({ isSuspended }) => isSuspended) ? [] : (['suspend'] as const)),
  ]
}

function Decide({ thing, suspendDialog }: Pick<ReportedProps, 'thing' | 'suspendDialog'>) {
  const { t, i18n } = useTranslation('reviews')
  const queries = useQueryClient()
  const [isSuspending, setSuspending] = useState(false)
  const [author] = thing.people
  const [words, setWords] = useState('')
  const [reason, setReason] = useState<ReportReason>(
    thing.reports.map((report) => report.reason).find((one) => one !== 'burst') ?? 'other',
  )
  const [keepReason, setKeepReason] = useState<KeepReason>('allowed')
  const done = () => queries.invalidateQueries({ queryKey: queueKey })
  const decision = useMutation({
    mutationFn: ({ action, again = false }: { action: ModerationAction; again?: boolean }) =>
      call(moderation.decide, {
        ...namedBy(thing),
        action,
        again,
        reason: action === 'keep' || action === 'restore' ? keepReason : reason,
        words,
      }),
    onSuccess: ({ status }) => showToast({ type: 'success', message: t(`moderation.${status}`) }),
    // What was decided meanwhile otherwise stays, with the words that were written, until it is decided again or left.
    onSettled: (_, error) => (hasCode(error, 'already_decided') ? undefined : done()),
  })
  const labelOf = (action: ModerationAction) =>
    t(action === 'fold' && thing.review?.status === 'folded' ? 'moderation.keepFolded' : `moderation.${action}`)
  const meanwhile = isRefusal(decision.error, moderation.decide, 'already_decided') ? decision.error.data.outcome : null
  return (
    <div className="grid gap-4">
      <div className="grid max-w-prose gap-4">
        <Select
          label={t('moderation.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value as ReportReason)}
          options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
        <Select
          label={t('moderation.keepReason')}
          value={keepReason}
          onChange={({ target }) => setKeepReason(target.value as KeepReason)}
          options={keepReasons.map((value) => ({ value, label: t(`moderation.keepReasons.${value}`) }))}
        />
        <TextArea
          label={t('moderation.words')}
          rows={2}
          maxLength={decisionLengths.words}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {meanwhile && decision.variables && (
        <div role="alert" className="grid gap-3 rounded-button bg-paper-2 p-4">
          <p className="font-bold">
            {t('moderation.decidedMeanwhile', { outcome: t(`moderation.outcomes.${meanwhile}`) })}
          </p>
          <p className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              size="small"
              onClick={() => decision.mutate({ action: decision.variables.action, again: true })}
            >
              {t('moderation.again', { action: labelOf(decision.variables.action) })}
            </Button>
            <Button variant="outline" size="small" onClick={done}>
              {t('moderation.leave')}
            </Button>
          </p>
        </div>
      )}
      {decision.error && !meanwhile && (
        <p role="alert" className="font-bold">
          {errorText(i18n, decision.error, t('moderation.failed'), 'reviews')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {actionsOf(thing).map((action) => (
          <Button
            key={action}
            variant={action === 'remove' ? 'primary' : 'outline'}
            isBusy={decision.isPending}
            onClick={() => (action === 'suspend' ? setSuspending(true) : decision.mutate({ action }))}
          >
            {labelOf(action)}
          </Button>
        ))}
      </div>
      {isSuspending &&
        author &&
        suspendDialog({
          account: author,
          suspend: (chosen) => call(moderation.decide, { ...namedBy(thing), action: 'suspend', ...chosen }),
          onClose: () => {
            setSuspending(false)
            // What somebody else has decided meanwhile leaves the queue.
            done()
          },
        })}
    </div>
  )
}

/** One after the other: each is a decision of its own, with its reasons. */
export async function removeAsSpam(things: readonly QueuedThing[]): Promise<{ removed: number; failed: number }> {
  let removed = 0
  for (const thing of things) {
    try {
      await call(moderation.decide, { ...namedBy(thing), action: 'remove', reason: 'spam' })
      removed++
    } catch {
      // Counted: the rest is not to wait for it.
    }
  }
  return { removed, failed: things.length - removed }
}
