import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatShortDate, formatTime } from '../../../ui/date-format.ts'
import { call } from '../../identity/ui/session.ts'
import { setup } from '../contract.ts'
import type { TimeSpan } from '../rules.ts'
import { ownProviderKey } from './own-provider.ts'

type HoursPreviewProps = { providerId: string; staffId: string; week: TimeSpan[][]; isWrong: boolean }

const calmMs = 400

/** The engine's own answer to hours that are still being typed: what customers would see. */
export function HoursPreview({ providerId: id, staffId, week, isWrong }: HoursPreviewProps) {
  const { t, i18n } = useTranslation('staff')
  const locale = localeOf(i18n.language)
  const [hours, setHours] = useState(week)
  useEffect(() => {
    if (isWrong) return
    const timer = setTimeout(() => setHours(week), calmMs)
    return () => clearTimeout(timer)
  }, [week, isWrong])
  const { data } = useQuery({
    queryKey: [...ownProviderKey, 'preview', staffId, hours],
    queryFn: ({ signal }) => call(setup.preview, { id, staffId, hours }, { signal }),
    placeholderData: (before) => before,
  })
  const most = Math.max(1, ...(data?.days.map(({ starts }) => starts.length) ?? []))
  return (
    <aside aria-labelledby="preview-title">
      <h2 id="preview-title" className="h3 border-b-2 border-ink pb-4">
        {t('preview.title')}
      </h2>
      {data && (
        <>
          <p className="py-3 text-ink-2">
            {data.service ? t('preview.text', { service: data.service.name }) : t('preview.noService')}
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
