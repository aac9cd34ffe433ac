import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { accounts } from '../account-contract.ts'
import { call } from './session.ts'

export function OwnData() {
  const { t, i18n } = useTranslation('identity')
  const download = useMutation({
    mutationFn: () => call(accounts.exportData, {}),
    onSuccess: (data) => save(`highstreet-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2)),
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('data.failed'), 'identity') }),
  })
  return (
    <Button variant="outline" isBusy={download.isPending} onClick={() => download.mutate()}>
      {t('data.download')}
    </Button>
  )
}

function save(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
