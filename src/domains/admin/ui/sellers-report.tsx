import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { handFile } from '../../papers/ui/save-file.tsx'
import { officeSellers } from '../sellers-contract.ts'

/** So many businesses take ten seconds and more. */
const timeoutMs = 120_000

/** What the tax office wants to know every January, and what there is of it in this year so far. */
export function SellersReport() {
  const { t, i18n } = useTranslation('admin')
  const now = new Date()
  const periods = periodsUntil(now.getFullYear(), Math.floor(now.getMonth() / 3) + 1)
  const [chosen, setChosen] = useState(0)
  const save = useMutation({
    mutationFn: ({ year, quarter }: Period) => call(officeSellers.save, { year: String(year), quarter }, { timeoutMs }),
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
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('sellers.period')}
          value={String(chosen)}
          options={periods.map(({ year, quarter }, index) => ({
            value: String(index),
            label: quarter ? t('sellers.quarter', { year, quarter }) : t('sellers.year', { year }),
          }))}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <Button
          variant="outline"
          isBusy={save.isPending}
          onClick={() => {
            const period = periods[chosen]
            if (period) save.mutate(period)
          }}
        >
          <Download aria-hidden="true" size={18} />
          {t('sellers.save')}
        </Button>
      </div>
    </section>
  )
}

type Period = { year: number; quarter?: number }

/** The last year first, of which the report is due; of this one no quarter that is still to come. */
const periodsUntil = (year: number, quarter: number): Period[] => [
  { year: year - 1 },
  ...[1, 2, 3, 4].map((n) => ({ year: year - 1, quarter: n })),
  { year },
  ...[1, 2, 3, 4].slice(0, quarter).map((n) => ({ year, quarter: n })),
]
