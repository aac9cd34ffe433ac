import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { analytics } from '../../analytics/contract.ts'
import { AnalyticsPage } from '../../analytics/ui/analytics-page.tsx'
import { AnalyticsTexts } from '../../analytics/ui/analytics-texts.tsx'
import { useAskedDays } from '../../analytics/ui/asked-days.ts'
import { ProviderParts } from '../../analytics/ui/provider-parts.tsx'
import { useFigures } from '../../analytics/ui/use-figures.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { FoundList } from './found-list.tsx'

/** How one business does, to whoever has said why they look. */
export function ProviderFigures({ id }: { id: string }) {
  return (
    <AnalyticsTexts>
      <OfProvider id={id} />
    </AnalyticsTexts>
  )
}

function OfProvider({ id }: { id: string }) {
  const { t } = useTranslation(['admin', 'analytics'])
  const today = localTime(new Date().toISOString()).slice(0, 10)
  const { asked, set } = useAskedDays(today)
  const query = useFigures(
    `provider ${id}`,
    asked,
    (days, signal) => call(analytics.provider, { id, ...days }, { signal }),
    { retry: 0 },
  )
  return (
    <>
      <p className="mb-4 print:hidden">
        <Link to="/admin/dashboard/providers" className="link inline-flex min-h-11 items-center gap-1">
          <ChevronLeft aria-hidden="true" size={18} />
          {t('documents.back')}
        </Link>
      </p>
      <FoundList query={query}>
        {(now) => (
          <AnalyticsPage
            title={t('analytics:ofOne', { name: now.name })}
            asked={asked}
            today={today}
            onChange={set}
            query={query}
          >
            <ProviderParts now={now} />
          </AnalyticsPage>
        )}
      </FoundList>
    </>
  )
}
