import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '../../../lib/api/endpoint.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { documentSizes, refusalReasons } from '../../traders/documents-contract.ts'
import { admin, type FoundProvider } from '../contract.ts'
import { officeKey } from './office-query.ts'

type VerifyButtonProps = { provider: Pick<FoundProvider, 'id' | 'name' | 'isVerified'> }
type Why = Pick<InputOf<typeof admin.withdrawApproval>, 'reason' | 'words'>

/** Given at once; taken away with a reason, which its owner is told. Either with a way back. */
export function VerifyButton({ provider: { id, name, isVerified } }: VerifyButtonProps) {
  const { t, i18n } = useTranslation(['admin', 'traders'])
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason] = useState<Why['reason']>('doubtful')
  const [words, setWords] = useState('')
  const change = useMutation({
    mutationFn: (why: Why | null) => (why ? call(admin.withdrawApproval, { id, ...why }) : call(admin.approve, { id })),
    onSuccess: ({ isVerified: is }) => {
      setIsAsking(false)
      showToast({
        type: 'success',
        message: t(is ? 'providers.approved' : 'providers.withdrawn', { name }),
        action: {
          label: t('providers.undo'),
          onPress: () => (is ? setIsAsking(true) : change.mutate(null)),
        },
      })
    },
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('list.failed'), 'traders') }),
    onSettled: () => queries.invalidateQueries({ queryKey: officeKey }),
  })
  return (
    <>
      <Button
        variant={isVerified ? 'outline' : 'primary'}
        isBusy={change.isPending}
        aria-label={t(isVerified ? 'providers.withdrawOf' : 'providers.approveOf', { name })}
        onClick={() => (isVerified ? setIsAsking(true) : change.mutate(null))}
      >
        {t(isVerified ? 'providers.withdraw' : 'providers.approve')}
      </Button>
      <Dialog title={t('providers.withdrawOf', { name })} isOpen={isAsking} onClose={() => setIsAsking(false)} isNarrow>
        <div className="grid gap-4 p-6">
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
          <p className="flex flex-wrap gap-3">
            <Button variant="primary" isBusy={change.isPending} onClick={() => change.mutate({ reason, words })}>
              {t('providers.withdraw')}
            </Button>
            <Button variant="outline" onClick={() => setIsAsking(false)}>
              {t('documents.keep')}
            </Button>
          </p>
        </div>
      </Dialog>
    </>
  )
}
