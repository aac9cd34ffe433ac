import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { maxDetails, type ReportReason, reportReasons, reviewing } from '../reviewing-contract.ts'

export function ReportDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation('reviews')
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [details, setDetails] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (!reason) return setFailure(t('reporting.choose'))
    setSending(true)
    setFailure(null)
    try {
      await call(reviewing.report, { id: reviewId, reason, details: details.trim() })
      showToast({ type: 'success', message: t('reporting.sent') })
      onClose()
    } catch (error) {
      setFailure(errorText(i18n, error, t('reporting.failed'), 'reviews'))
      setSending(false)
    }
  }
  return (
    <Dialog title={t('reporting.title')} isOpen onClose={onClose} isNarrow>
      <form className="grid gap-5 p-6" onSubmit={send}>
        <RadioGroup
          name="reason"
          label={t('reporting.reason')}
          value={reason}
          onChange={(value) => setReason(reportReasons.find((one) => one === value) ?? null)}
          options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
        <TextArea
          label={t('reporting.details')}
          hint={t('reporting.hint')}
          rows={3}
          maxLength={maxDetails}
          value={details}
          onChange={(event) => setDetails(event.target.value)}
        />
        {failure && (
          <p role="alert" className="font-bold">
            {failure}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('reporting.cancel')}
          </Button>
          <Button variant="primary" type="submit" disabled={reason === null} isBusy={isSending}>
            {isSending ? t('reporting.sending') : t('reporting.send')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
