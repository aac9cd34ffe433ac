import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAppError, isRefusal } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import type { Review } from '../contract.ts'
import { maxReply, reviewing } from '../reviewing-contract.ts'
import { QuotedReview } from './quoted-review.tsx'

type ReplyDialogProps = { review: Review; onClose: () => void; onChange: (review: Review) => void }

export function ReplyDialog({ review, onClose, onChange }: ReplyDialogProps) {
  const { t, i18n } = useTranslation('reviews')
  const [comment, setComment] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (!comment.trim()) return setFailure(t('replying.empty'))
    setSending(true)
    setFailure(null)
    try {
      const seenAt = review.editedAt ?? review.createdAt
      onChange(await call(reviewing.respond, { id: review.id, comment: comment.trim(), seenAt }))
      showToast({ type: 'success', message: t('replying.sent') })
      onClose()
    } catch (error) {
      // What it says now is shown above what is being written.
      if (isRefusal(error, reviewing.respond, 'review_edited')) onChange(error.data)
      const isSignedOut = isAppError(error) && error.kind === 'unauthenticated'
      setFailure(isSignedOut ? t('replying.mustLogIn') : errorText(i18n, error, t('replying.failed'), 'reviews'))
      setSending(false)
    }
  }
  return (
    <Dialog title={t('replying.title')} isOpen onClose={onClose} isNarrow>
      <form className="grid gap-5 p-6" onSubmit={send}>
        <QuotedReview {...review} photos={review.media.photos} />
        <TextArea
          label={t('replying.reply')}
          hint={t('replying.hint')}
          rows={5}
          maxLength={maxReply}
          value={comment}
          error={failure ?? undefined}
          onChange={(event) => setComment(event.target.value)}
        />
        <p className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('replying.cancel')}
          </Button>
          <Button variant="primary" type="submit" isBusy={isSending}>
            {isSending ? t('replying.sending') : t('replying.send')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
