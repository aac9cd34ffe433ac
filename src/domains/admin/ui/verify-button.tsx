import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { admin, type FoundProvider } from '../contract.ts'
import { officeKey } from './office-query.ts'
import { type Refusal, RefusalForm } from './refusal-form.tsx'

type VerifyButtonProps = { provider: Pick<FoundProvider, 'id' | 'name' | 'isVerified'> }

/** Given at once; taken away with a reason, which its owner is told. Either with a way back. */
export function VerifyButton({ provider: { id, name, isVerified } }: VerifyButtonProps) {
  const { t, i18n } = useTranslation(['admin', 'traders'])
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const change = useMutation({
    mutationFn: (why: Refusal | null) =>
      why ? call(admin.withdrawApproval, { id, ...why }) : call(admin.approve, { id }),
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
      {isAsking && (
        <RefusalForm
          title={t('providers.withdrawOf', { name })}
          text={t('providers.withdrawText')}
          usual="doubtful"
          action={t('providers.withdraw')}
          isBusy={change.isPending}
          error={null}
          onRefuse={(refusal) => change.mutate(refusal)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
