import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { formatDates } from '../../../ui/date-format.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { changeOf } from './change.ts'
import { PeriodPicker } from './period-picker.tsx'
import type { Asked } from './periods.ts'
import { useWords } from './use-words.ts'

type AnalyticsPageProps = {
  asked: Asked
  today: string
  onChange: (asked: Asked) => void
  query: { isPlaceholderData: boolean }
  /** By which its headline says how it goes; before they are known it is the name of the page. */
  visits?: { total: { visits: number }; previous: { visits: number } } | undefined
  /** Instead of the headline. */
  title?: string
  children: ReactNode
}

/** Which days, how it went in them, and the parts below. */
export function AnalyticsPage({ asked, today, onChange, query, visits, title, children }: AnalyticsPageProps) {
  const { t, locale } = useWords()
  const kind = visits && changeOf(visits.total.visits, visits.previous.visits).kind
  return (
    <div className="analytics">
      <PageHead
        title={title ?? (kind && kind !== 'none' ? t(`headline.${kind}`) : t('title'))}
        over={formatDates(asked.from, asked.to, locale)}
      >
        <Button variant="outline" className="max-sm:hidden" onClick={() => print()}>
          <Printer aria-hidden="true" size={18} />
          {t('print')}
        </Button>
      </PageHead>
      <PeriodPicker asked={asked} today={today} onChange={onChange} />
      <div className={query.isPlaceholderData ? 'analytics-waiting' : undefined} aria-busy={query.isPlaceholderData}>
        {children}
      </div>
    </div>
  )
}
