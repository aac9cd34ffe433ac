import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { accounts } from '../account-contract.ts'
import { saveFile } from './save-file.ts'
import { call } from './session.ts'

export function OwnData() {
  const { t, i18n } = useTranslation('identity')
  const download = useMutation({
    mutationFn: () => call(accounts.exportData, {}),
    onSuccess: (data) =>
      saveFile(`highstreet-${data.exportedAt.slice(0, 10)}.json`, 'application/json', JSON.stringify(data, null, 2)),
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('data.failed'), 'identity') }),
  })
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button variant="outline" isBusy={download.isPending} onClick={() => download.mutate()}>
        {t('data.download')}
      </Button>
      <Link to="/decisions" className="link">
        {t('data.decisions')}
      </Link>
    </p>
  )
}
