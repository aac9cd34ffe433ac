import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefusal } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'
import { decisionLengths } from '../../decisions/contract.ts'
import { call } from '../../identity/ui/session.ts'
import { moderation, type Person, sideReasons } from '../moderation-contract.ts'
import { reasonText } from './known-person.tsx'

type WarnProps = { booking: string; person: Person; onClose: () => void }

/** One side of a visit, for how they went about it. */
export function WarnDialog({ booking, person: { side, name }, onClose }: WarnProps) {
  const { t, i18n } = useTranslation('reviews')
  const [reason, setReason] = useState<(typeof sideReasons)[number]>('terms')
  const [words, setWords] = useState('')
  const warn = useMutation({
    mutationFn: (again: boolean) =>
      call(moderation.decide, { id: booking, side, action: 'warn', reason, words, again }),
    onSuccess: () => {
      showToast({ type: 'success', message: t('moderation.warnedOf', { name }) })
      onClose()
    },
  })
  const meanwhile = isRefusal(warn.error, moderation.decide, 'already_decided') ? warn.error.data.outcome : null
  return (
    <Dialog title={t('moderation.warnTitle', { name })} isOpen onClose={onClose} isNarrow>
      <div className="grid gap-4 p-6">
        <p>{t('moderation.warnText')}</p>
        <Select
          label={t('moderation.reason')}
          value={reason}
          onChange={({ target }) => setReason(sideReasons.find((one) => one === target.value) ?? 'terms')}
          options={sideReasons.map((value) => ({ value, label: reasonText(i18n, value) }))}
        />
        <TextArea
          label={t('moderation.warnWords')}
          rows={3}
          maxLength={decisionLengths.words}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {warn.error && (
          <p role="alert" className="font-bold">
            {meanwhile
              ? t('moderation.decidedMeanwhile', { outcome: t(`moderation.outcomes.${meanwhile}`) })
              : errorText(i18n, warn.error, t('moderation.failed'), 'reviews')}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <Button variant="primary" isBusy={warn.isPending} onClick={() => warn.mutate(meanwhile !== null)}>
            {meanwhile ? t('moderation.again', { action: t('moderation.warn') }) : t('moderation.warn')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('moderation.leave')}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
