import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../ui/toast.ts'
import { dashboardErrorText } from '../../staff/ui/dashboard-error.ts'
import { ownProviderKey } from '../../staff/ui/own-provider.ts'

/** After anything that was done to a booking, all that shows it is asked for anew. */
export function useBookingChange(onDone?: () => void) {
  const queries = useQueryClient()
  const { t, i18n } = useTranslation(['calendar', 'staff'])
  return useMutation({
    mutationFn: ({ change }: { change: () => Promise<unknown>; done: string }) => change(),
    onSuccess: async (_answer, { done }) => {
      await queries.invalidateQueries({ queryKey: ownProviderKey })
      showToast({ type: 'success', message: done })
      onDone?.()
    },
    onError: (error) =>
      showToast({ type: 'error', message: dashboardErrorText(i18n, error, t('staff:dashboard.saveFailed')) }),
  })
}
