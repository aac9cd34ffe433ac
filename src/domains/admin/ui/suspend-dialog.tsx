import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { FactorAgain } from '../../identity/ui/factor-again.tsx'
import { call } from '../../identity/ui/session.ts'
import { admin, type FoundAccount, suspensionReasons } from '../contract.ts'
import { FoundList } from './found-list.tsx'
import { officeKey } from './office-query.ts'

/** What it does to bookings ahead is said before it is done. */
export function SuspendDialog({ account: { id, name }, onClose }: { account: FoundAccount; onClose: () => void }) {
  const { t, i18n } = useTranslation('admin')
  const queries = useQueryClient()
  const [reason, setReason] = useState<(typeof suspensionReasons)[number]>('terms')
  const consequences = useQuery({
    queryKey: [...officeKey, 'suspension', id],
    queryFn: ({ signal }) => call(admin.suspension, { id }, { signal }),
    staleTime: 0,
  })
  const suspend = useMutation({
    mutationFn: () => call(admin.suspend, { id, reason }),
    onSuccess: () => {
      showToast({ type: 'success', message: t('suspension.done', { name }) })
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: officeKey }),
  })
  return (
    <Dialog title={t('suspension.title', { name })} isOpen onClose={onClose} isNarrow>
      <div className="grid gap-4 p-6">
        <p>{t('suspension.text')}</p>
        <FoundList query={consequences}>
          {({ asCustomer, asProvider, provider }) => (
            <>
              {asCustomer > 0 && <p>{t('suspension.asCustomer', { count: asCustomer })}</p>}
              {provider && <p>{t('suspension.asProvider', { count: asProvider, name: provider })}</p>}
            </>
          )}
        </FoundList>
        <Select
          label={t('suspension.reason')}
          value={reason}
          onChange={({ target }) => setReason(suspensionReasons.find((one) => one === target.value) ?? 'terms')}
          options={suspensionReasons.map((value) => ({ value, label: t(`suspension.reasons.${value}`) }))}
        />
        {suspend.error && !hasCode(suspend.error, 'second_factor_again') && (
          <p role="alert">{errorText(i18n, suspend.error, t('list.failed'), 'identity')}</p>
        )}
        <p className="flex flex-wrap gap-3">
          <Button variant="primary" isBusy={suspend.isPending} onClick={() => suspend.mutate()}>
            {t('suspension.confirm')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('suspension.keep')}
          </Button>
        </p>
        <FactorAgain error={suspend.error} />
      </div>
    </Dialog>
  )
}
