import { useMutation, useQueryClient } from '@tanstack/react-query'
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
import { admin, type FoundAccount, factorEndReasons } from '../contract.ts'
import { officeKey } from './office-query.ts'

/** For somebody who has lost their app and their recovery codes. */
export function LostFactorDialog({ account: { id, name }, onClose }: { account: FoundAccount; onClose: () => void }) {
  const { t, i18n } = useTranslation('admin')
  const queries = useQueryClient()
  const [reason, setReason] = useState<(typeof factorEndReasons)[number]>('in_person')
  const end = useMutation({
    mutationFn: () => call(admin.endSecondFactor, { id, reason }),
    onSuccess: () => {
      showToast({ type: 'success', message: t('lostFactor.done', { name }) })
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: officeKey }),
  })
  return (
    <Dialog title={t('lostFactor.title', { name })} isOpen onClose={onClose} isNarrow>
      <div className="grid gap-4 p-6">
        <p>{t('lostFactor.text')}</p>
        <Select
          label={t('lostFactor.how')}
          value={reason}
          onChange={({ target }) => setReason(factorEndReasons.find((one) => one === target.value) ?? 'in_person')}
          options={factorEndReasons.map((value) => ({ value, label: t(`lostFactor.reasons.${value}`) }))}
        />
        {end.error && !hasCode(end.error, 'second_factor_again') && (
          <p role="alert">{errorText(i18n, end.error, t('list.failed'), 'identity')}</p>
        )}
        <p className="flex flex-wrap gap-3">
          <Button variant="primary" isBusy={end.isPending} onClick={() => end.mutate()}>
            {t('lostFactor.confirm')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('lostFactor.keep')}
          </Button>
        </p>
        <FactorAgain error={end.error} />
      </div>
    </Dialog>
  )
}
