import { Link } from 'react-router'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { call } from '../../identity/ui/session.ts'
import { useOwnProvider } from '../../staff/ui/own-provider.ts'
import { todayIn } from '../../staff/ui/wall-clock.ts'
import { analytics, type ProviderFigures } from '../contract.ts'
import { AnalyticsPage } from './analytics-page.tsx'
import { AnalyticsTexts } from './analytics-texts.tsx'
import { useAskedDays } from './asked-days.ts'
import { daysIn, spanOf } from './periods.ts'
import { isQuiet, ProviderParts } from './provider-parts.tsx'
import { useFigures } from './use-figures.ts'
import { useWords } from './use-words.ts'

/** How a business does, to its owner. */
export function OwnAnalytics() {
  return (
    <AnalyticsTexts>
      <Asking />
    </AnalyticsTexts>
  )
}

function Asking() {
  const { t } = useWords()
  const { id, timezone } = useOwnProvider()
  const today = todayIn(timezone)
  const { asked, set } = useAskedDays(today)
  const query = useFigures(`provider ${id}`, asked, (days, signal) =>
    call(analytics.provider, { id, ...days }, { signal }),
  )
  return (
    <AnalyticsPage asked={asked} today={today} onChange={set} query={query} visits={query.data}>
      <Loaded query={query} failed={t('failed')}>
        {(now) =>
          isQuiet(now) ? (
            <Quiet now={now} onYear={() => set({ ...spanOf('months12', today), by: 'month' })} />
          ) : (
            <ProviderParts now={now} isOwn />
          )
        }
      </Loaded>
    </AnalyticsPage>
  )
}

/** Nothing to be drawn, and what can be done about it. */
function Quiet({ now, onYear }: { now: ProviderFigures; onYear: () => void }) {
  const { t } = useWords()
  const { linkTo } = useOwnProvider()
  const hasHours = now.total.offeredMinutes > 0
  return (
    <EmptyState
      title={t('quiet.title')}
      action={
        <p className="flex flex-wrap justify-center gap-3">
          <Link to={hasHours ? linkTo : '/dashboard/hours'} className={buttonClass('primary')}>
            {t(hasHours ? 'quiet.page' : 'quiet.setHours')}
          </Link>
          {daysIn(now) < 365 && (
            <Button variant="outline" onClick={onYear}>
              {t('quiet.year')}
            </Button>
          )}
        </p>
      }
    >
      <p>{t(hasHours ? 'quiet.text' : 'quiet.noHours')}</p>
    </EmptyState>
  )
}
