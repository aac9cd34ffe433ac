import { Flag, MessageSquareReply, ThumbsUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { late } from '../../../ui/late.ts'
import { showToast } from '../../../ui/toast.ts'
import type { User } from '../../identity/contract.ts'
import { call } from '../../identity/ui/session.ts'
import type { Review } from '../contract.ts'
import { reviewing } from '../reviewing-contract.ts'

const ReportDialog = late(() => import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })))
const ReplyDialog = late(() => import('./reply-dialog.tsx').then((module) => ({ default: module.ReplyDialog })))

const thanksMs = 3000

type ReviewActionsProps = { review: Review; slug: string; user: User; onChange: (review: Review) => void }

/** What whoever is signed in can do about a review; the server has the last word on each. */
export function ReviewActions({ review, slug, user, onChange }: ReviewActionsProps) {
  const { t } = useTranslation('reviews')
  const [opened, setOpened] = useState<'report' | 'reply' | null>(null)
  const isOwn = review.customerId === user.id
  const isProvider = user.providerSlug === slug
  const { name, helpful } = review
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {isOwn || isProvider || user.isAdmin ? (
        <p className="flex items-center gap-2 text-ink-2">
          <ThumbsUp aria-hidden="true" size={18} />
          {t('list.helpful')} {helpful.count}
        </p>
      ) : (
        <HelpfulButton review={review} onChange={onChange} />
      )}
      {!isOwn && !user.isAdmin && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('list.reportOf', { name })}
          onClick={() => setOpened('report')}
        >
          <Flag aria-hidden="true" size={18} />
          {t('list.report')}
        </Button>
      )}
      {isProvider && !review.response && (
        <Button variant="outline" size="small" onClick={() => setOpened('reply')}>
          <MessageSquareReply aria-hidden="true" size={18} />
          {t('list.reply')}
        </Button>
      )}
      <Suspense fallback={null}>
        {opened === 'report' && <ReportDialog about={{ kind: 'review', review }} onClose={() => setOpened(null)} />}
        {opened === 'reply' && <ReplyDialog review={review} onClose={() => setOpened(null)} onChange={onChange} />}
      </Suspense>
    </div>
  )
}

/** Shown at once; what the server counts comes after. A double click is one click. */
function HelpfulButton({ review, onChange }: { review: Review; onChange: (review: Review) => void }) {
  const { t, i18n } = useTranslation('reviews')
  const [isSending, setSending] = useState(false)
  const { userHasVoted, helpful, name } = review
  const vote = async () => {
    if (isSending) return
    setSending(true)
    try {
      const idempotencyKey = crypto.randomUUID()
      const status = await call(reviewing.vote, { id: review.id, voted: !userHasVoted, idempotencyKey })
      onChange({ ...review, userHasVoted: status.userHasVoted, helpful: { count: status.helpfulCount } })
      if (status.userHasVoted) showToast({ type: 'success', message: t('list.thanks'), durationMs: thanksMs })
    } catch (error) {
      showToast({ type: 'error', message: errorText(i18n, error, t('list.voteFailed'), 'reviews') })
    } finally {
      setSending(false)
    }
  }
  return (
    <Button
      variant={userHasVoted ? 'chosen' : 'outline'}
      size="small"
      aria-pressed={userHasVoted}
      aria-label={t('list.helpfulOf', { name, count: helpful.count })}
      isBusy={isSending}
      onClick={vote}
    >
      <ThumbsUp aria-hidden="true" size={18} />
      {t('list.helpful')} <span>{helpful.count}</span>
    </Button>
  )
}
