import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Texts } from '../../../i18n/i18n.ts'
import { hasCode } from '../../../lib/api/errors.ts'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { dashboardErrorText } from '../../staff/ui/dashboard-error.ts'
import { ownProviderKey } from '../../staff/ui/own-provider.ts'

/** After anything that was done to a booking, or that the customer was faster to do, all that shows it is asked for anew. `domain`: whose refusals it meets beside those of the dashboard. */
export function useBookingChange(onDone?: () => void, domain?: keyof Texts) {
  const queries = useQueryClient()
  const { t, i18n } = useTranslation(['calendar', 'staff'])
  return useMutation({
    mutationFn: ({ change }: { change: () => Promise<unknown>; done: string }) => change(),
    onSuccess: async (_answer, { done }) => {
      await queries.invalidateQueries({ queryKey: ownProviderKey })
      showToast({ type: 'success', message: done })
      onDone?.()
    },
    onError: (error) => {
      if (hasCode(error, 'booking_changed')) void queries.invalidateQueries({ queryKey: ownProviderKey })
      const common = dashboardErrorText(i18n, error, t('staff:dashboard.saveFailed'))
      showToast({ type: 'error', message: domain ? errorText(i18n, error, common, domain) : common })
    },
  })
}
