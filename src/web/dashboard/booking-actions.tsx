import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bookings } from '../../domains/bookings/contract.ts'
import { call } from '../../domains/identity/ui/session.ts'
import type { Visit } from '../../domains/shop/diary-contract.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast.ts'
import { shopKey } from './own-shop.ts'
import { shopErrorText } from './shop-error.ts'

/** After anything that was done to a booking: everything that shows it is asked for anew. */
export function useBookingChange(done: string, onDone?: () => void) {
  const queries = useQueryClient()
  const { t, i18n } = useTranslation('shop')
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: shopKey })
      showToast({ type: 'success', message: done })
      onDone?.()
    },
    onError: (error) => showToast({ type: 'error', message: shopErrorText(i18n, error, t('saveFailed')) }),
  })
}

export function CancelVisit({ visit, onDone }: { visit: Visit; onDone: () => void }) {
  const { t } = useTranslation('shop')
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const cancel = useBookingChange(t('visit.cancelled'), onDone)
  if (!isAsking) {
    return (
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        {t('visit.cancel')}
      </Button>
    )
  }
  return (
    <div className="grid w-full gap-4 border-t border-line pt-4">
      <TextArea
        label={t('visit.reason', { name: visit.customerName })}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <p className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={() => setAsking(false)}>
          {t('visit.keep')}
        </Button>
        <Button
          variant="primary"
          size="small"
          isBusy={cancel.isPending}
          onClick={() => cancel.mutate(() => call(bookings.cancel, { id: visit.id, reason }))}
        >
          {t('visit.cancel')}
        </Button>
      </p>
    </div>
  )
}
