import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { admin, type FoundProvider } from '../contract.ts'
import { officeKey } from './office-query.ts'

type VerifyButtonProps = { provider: Pick<FoundProvider, 'id' | 'name' | 'isVerified'> }

/** Done at once, with a way back. */
export function VerifyButton({ provider: { id, name, isVerified } }: VerifyButtonProps) {
  const { t, i18n } = useTranslation('admin')
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (verify: boolean) => call(verify ? admin.approve : admin.withdrawApproval, { id }),
    onSuccess: ({ isVerified: is }) =>
      showToast({
        type: 'success',
        message: t(is ? 'providers.approved' : 'providers.withdrawn', { name }),
        action: { label: t('providers.undo'), onPress: () => change.mutate(!is) },
      }),
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('list.failed'), 'traders') }),
    onSettled: () => queries.invalidateQueries({ queryKey: officeKey }),
  })
  return (
    <Button
      variant={isVerified ? 'outline' : 'primary'}
      isBusy={change.isPending}
      aria-label={t(isVerified ? 'providers.withdrawOf' : 'providers.approveOf', { name })}
      onClick={() => change.mutate(!isVerified)}
    >
      {t(isVerified ? 'providers.withdraw' : 'providers.approve')}
    </Button>
  )
}
