import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import type { Review } from '../contract.ts'
import { type ReportReason, reportReasons } from '../contract.ts'
import { maxDetails, reviewing } from '../reviewing-contract.ts'
import { QuotedReview } from './quoted-review.tsx'

/** A review, or the page of a provider or one of its photos. */
export type Reportable =
  | { kind: 'review'; review: Review }
  | { kind: 'page'; id: string; name: string; photos: readonly string[] }

export function ReportDialog({ about, onClose }: { about: Reportable; onClose: () => void }) {
  const { t, i18n } = useTranslation('reviews')
  const id = useId()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [photo, setPhoto] = useState('')
  const [details, setDetails] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending || !reason) return
    setSending(true)
    setFailure(null)
    try {
      const report = { reason, details: details.trim() }
      if (about.kind === 'review') await call(reviewing.report, { ...report, id: about.review.id })
      else await call(reviewing.reportProvider, { ...report, id: about.id, ...(photo && { photo }) })
      showToast({ type: 'success', message: t('reporting.sent') })
      onClose()
    } catch (error) {
      setFailure(errorText(i18n, error, t('reporting.failed'), 'reviews'))
      setSending(false)
    }
  }
  return (
    <Dialog
      title={t(about.kind === 'review' ? 'reporting.title' : 'reporting.pageTitle')}
      isOpen
      onClose={onClose}
      isNarrow
    >
      <form className="grid gap-5 p-6" onSubmit={send}>
        {about.kind === 'review' && <QuotedReview {...about.review} photos={about.review.media.photos} />}
        {about.kind === 'page' && <p className="font-bold wrap-anywhere">{about.name}</p>}
        {about.kind === 'page' && about.photos.length > 0 && (
          <Select
            label={t('reporting.what')}
            value={photo}
            onChange={({ target }) => setPhoto(target.value)}
            options={[
              { value: '', label: t('reporting.wholePage') },
              ...about.photos.map((path, index) => ({
                value: path,
                label: t('reporting.photo', { number: index + 1 }),
              })),
            ]}
          />
        )}
        {photo && <img src={photo} alt="" className="max-h-40 justify-self-start rounded-button" />}
        <RadioGroup
          name="reason"
          label={t(about.kind === 'review' ? 'reporting.reason' : 'reporting.pageReason')}
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
        <p className="flex flex-wrap items-center gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('reporting.cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            disabled={reason === null}
            aria-describedby={reason === null ? id : undefined}
            isBusy={isSending}
          >
            {isSending ? t('reporting.sending') : t('reporting.send')}
          </Button>
          {reason === null && (
            <span id={id} className="text-ink-2">
              {t('reporting.choose')}
            </span>
          )}
        </p>
      </form>
    </Dialog>
  )
}
