import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { type OwnReview, reviewing } from '../reviewing-contract.ts'
import { useReviewAction } from './own-reviews.ts'

export function DeleteReviewDialog({ review, onClose }: { review: OwnReview; onClose: () => void }) {
  const { t, i18n } = useTranslation('reviews')
  const remove = useReviewAction<void>(
    () => call(reviewing.remove, { id: review.id }),
    () => {
      showToast({ type: 'success', message: t('writing.deleted') })
      onClose()
    },
  )
  return (
    <Dialog title={t('writing.deleteTitle')} isOpen onClose={onClose} isNarrow>
      <div className="grid gap-5 p-6">
        <p>{t('writing.deleteText')}</p>
        {remove.error && (
          <p role="alert" className="font-bold">
            {errorText(i18n, remove.error, t('writing.deleteFailed'), 'reviews')}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('writing.keep')}
          </Button>
          <Button variant="primary" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            {remove.isPending ? t('writing.deleting') : t('writing.delete')}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
