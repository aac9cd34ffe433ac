import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '../../../lib/api/endpoint.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { call } from '../../identity/ui/session.ts'
import type { SentDocument } from '../../traders/documents-contract.ts'
import { officeDocuments } from '../documents-contract.ts'
import { type Refusal, RefusalForm } from './refusal-form.tsx'

type Shown = OutputOf<typeof officeDocuments.list>
type DecisionProps = {
  providerId: string
  document: SentDocument
  /** Of the declaration beside it; null: there is none. */
  declaredAt: string | null
  onDecided: (shown: Shown, message: string) => void
  onClose: () => void
}

export function AcceptForm({ providerId, document, declaredAt, onDecided, onClose }: DecisionProps) {
  const { t, i18n } = useTranslation(['admin', 'traders'])
  const [expiresOn, setExpiresOn] = useState<string | null>(null)
  const accept = useMutation({
    mutationFn: () => call(officeDocuments.accept, { id: providerId, documentId: document.id, expiresOn, declaredAt }),
    onSuccess: (shown) => onDecided(shown, t('documents.accepted')),
  })
  const kind = t(`traders:documents.things.${document.kind}`)
  return (
    <Dialog title={t('documents.acceptTitle', { kind })} isOpen onClose={onClose} isNarrow>
      <div className="grid gap-4 p-6">
        <DateField
          label={t('documents.expiresOn')}
          hint={t('documents.expiresHint')}
          value={expiresOn}
          error={accept.error ? errorText(i18n, accept.error, t('list.failed'), 'traders') : undefined}
          onChange={setExpiresOn}
        />
        <p className="flex flex-wrap gap-3">
          <Button variant="primary" isBusy={accept.isPending} onClick={() => accept.mutate()}>
            {t('documents.accept')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('documents.keep')}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}

/** Also of one that was accepted before. */
export function RefuseForm({ providerId, document, onDecided, onClose }: DecisionProps) {
  const isAccepted = document.state === 'accepted'
  const { t } = useTranslation(['admin', 'traders'])
  const refuse = useMutation({
    mutationFn: (refusal: Refusal) =>
      call(isAccepted ? officeDocuments.takeBack : officeDocuments.refuse, {
        ...{ id: providerId, documentId: document.id, ...refusal },
      }),
    onSuccess: (shown) => onDecided(shown, t(isAccepted ? 'documents.takenBack' : 'documents.refused')),
  })
  const kind = t(`traders:documents.things.${document.kind}`)
  return (
    <RefusalForm
      title={t(isAccepted ? 'documents.takeBackTitle' : 'documents.refuseTitle', { kind })}
      text={t(isAccepted ? 'documents.takeBackText' : 'documents.refuseText')}
      usual="unreadable"
      action={t(isAccepted ? 'documents.takeBack' : 'documents.refuse')}
      isBusy={refuse.isPending}
      error={refuse.error}
      onRefuse={(refusal) => refuse.mutate(refusal)}
      onClose={onClose}
    />
  )
}
