import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { handFile } from '../../papers/ui/save-file.tsx'
import { officeSellers } from '../sellers-contract.ts'

/** What the tax office wants to know every January, and what there is of it in this year so far. */
export function SellersReport() {
  const { t, i18n } = useTranslation('admin')
  const thisYear = new Date().getFullYear()
  const save = useMutation({
    mutationFn: (year: number) => call(officeSellers.save, { year: String(year) }),
    onSuccess: (file) => {
      handFile(file)
      showToast({ type: 'success', message: t('sellers.saved') })
    },
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('list.failed'), 'admin') }),
  })
  return (
    <section className="mt-10" aria-labelledby="sellers-title">
      <h2 id="sellers-title" className="h2 mb-2">
        {t('sellers.title')}
      </h2>
      <p className="mb-4 max-w-[62ch] text-ink-2">{t('sellers.text')}</p>
      <p className="flex flex-wrap gap-3">
        {[thisYear - 1, thisYear].map((year) => (
          <Button
            key={year}
            variant="outline"
            isBusy={save.isPending && save.variables === year}
            onClick={() => save.mutate(year)}
          >
            <Download aria-hidden="true" size={18} />
            {t('sellers.save', { year })}
          </Button>
        ))}
      </p>
    </section>
  )
}
