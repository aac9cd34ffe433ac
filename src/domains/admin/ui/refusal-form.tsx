import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { documentSizes, refusalReasons } from '../../traders/documents-contract.ts'

export type Refusal = { reason: (typeof refusalReasons)[number]; words: string }

type RefusalFormProps = {
  title: string
  text: string
  usual: Refusal['reason']
  /** What the button says. */
  action: string
  isBusy: boolean
  error: Error | null
  onRefuse: (refusal: Refusal) => void
  onClose: () => void
}

/** Why something is not accepted, or no longer: a reason, and words to it if one likes; its owner is told both. */
export function RefusalForm({ title, text, usual, action, isBusy, error, onRefuse, onClose }: RefusalFormProps) {
  const { t, i18n } = useTranslation(['admin', 'traders'])
  const [reason, setReason] = useState(usual)
  const [words, setWords] = useState('')
  return (
    <Dialog title={title} isOpen onClose={onClose} isNarrow>
      <div className="grid gap-4 p-6">
        <p>{text}</p>
        <Select
          label={t('documents.reason')}
          value={reason}
          options={refusalReasons.map((value) => ({ value, label: t(`traders:documents.reasons.${value}`) }))}
          onChange={({ target }) => setReason(refusalReasons.find((one) => one === target.value) ?? 'other')}
        />
        <TextArea
          label={t('documents.words')}
          hint={t('documents.wordsHint')}
          rows={3}
          maxLength={documentSizes.words}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {error && <p role="alert">{errorText(i18n, error, t('list.failed'), 'traders')}</p>}
        <p className="flex flex-wrap gap-3">
          <Button variant="primary" isBusy={isBusy} onClick={() => onRefuse({ reason, words })}>
            {action}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('documents.keep')}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
