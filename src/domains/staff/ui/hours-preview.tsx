import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatShortDate, formatTime } from '../../../ui/date-format.ts'
import type { Preview } from '../contract.ts'
import type { TimeSpan } from '../rules.ts'
import { ownProviderKey } from './own-provider.ts'

type HoursPreviewProps = {
  /** What else than the hours the answer depends on. */
  of: readonly unknown[]
  week: TimeSpan[][]
  isWrong: boolean
  ask: (hours: TimeSpan[][], signal: AbortSignal) => Promise<Preview>
}

const calmMs = 400

/** The engine's own answer to hours that are still being typed: what customers would see. */
export function HoursPreview({ of, week, isWrong, ask }: HoursPreviewProps) {
  const { t, i18n } = useTranslation(['staff', 'translation'])
  const locale = localeOf(i18n.language)
  const [hours, setHours] = useState(week)
  useEffect(() => {
    if (isWrong) return
    const timer = setTimeout(() => setHours(week), calmMs)
    return () => clearTimeout(timer)
  }, [week, isWrong])
  const { data, isError, refetch } = useQuery({
    queryKey: [...ownProviderKey, 'preview', ...of, hours],
    queryFn: ({ signal }) => ask(hours, signal),
    placeholderData: (before) => before,
  })
  const most = Math.max(1, ...(data?.days.map(({ starts }) => starts.length) ?? []))
  return (
    <aside aria-labelledby="preview-title">
      <h2 id="preview-title" className="h3 border-b-2 border-ink pb-4">
        {t('preview.title')}
      </h2>
      {isError && (
        <p className="flex flex-wrap items-center gap-x-4 py-3">
          {t('dashboard.failed')}
          <Button variant="quiet" size="small" onClick={() => refetch()}>
            {t('translation:search.retry')}
          </Button>
        </p>
      )}
      {data && !isError && (
        <>
          <p className="py-3 text-ink-2">
            {data.serviceName ? t('preview.text', { service: data.serviceName }) : t('preview.noService')}
          </p>
          <ol aria-live="polite" className="grid gap-1">
            {data.days.map(({ date, starts, isDateOverride }) => (
              <li key={date} className="preview-day">
                <span className="preview-date">
                  {formatShortDate(date, locale)}
                  {isDateOverride && <span className="sr-only"> {t('preview.dateOverride')}</span>}
                  {isDateOverride && <span aria-hidden="true"> *</span>}
                </span>
                <progress className="preview-bar" max={most} value={starts.length} aria-hidden="true" />
                <span className="preview-times">
                  {starts.length === 0
                    ? t('preview.none')
                    : t('preview.span', {
                        times: t('preview.times', { count: starts.length }),
                        first: formatTime(starts[0] ?? '', locale),
                        last: formatTime(starts.at(-1) ?? '', locale),
                      })}
                </span>
              </li>
            ))}
          </ol>
          {data.days.some(({ isDateOverride }) => isDateOverride) && (
            <p className="mt-3 text-ink-2">* {t('preview.dateOverride')}</p>
          )}
        </>
      )}
    </aside>
  )
}
