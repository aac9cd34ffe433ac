import { formatDecimal } from '../../../ui/date-format.ts'
import type { Figures, VisitFigures } from '../contract.ts'
import { ChangePanel, type ChangeRow } from './change-panel.tsx'
import { useWords, type Words } from './use-words.ts'

type EndingsPanelsProps = {
  now: VisitFigures
  /** Read by the owner, not by the office. */
  isOwn?: boolean
}

/** How bookings ended, who came and what they thought of it. */
export function EndingsPanels({ now, isOwn = false }: EndingsPanelsProps) {
  const words = useWords()
  const { t } = words
  const { total, previous } = now
  return (
    <div className="chart-two chart-two-even">
      <ChangePanel
        id="endings"
        title={t('ended.title')}
        lead={t('ended.lead')}
        span={now}
        of={t('ended.of')}
        rows={endings(words, total, previous, isOwn)}
      />
      <ChangePanel
        id="customers"
        title={t('customers.title')}
        lead={t('customers.lead')}
        span={now}
        of={t('customers.of')}
        rows={customers(words, total, previous)}
      />
    </div>
  )
}

const endings = ({ t, count }: Words, now: Figures, before: Figures, isOwn: boolean): ChangeRow[] =>
  (['completed', 'noShows', 'cancelledByCustomer', 'cancelledByProvider', 'cancelledOtherwise'] as const).map(
    (name) => ({
      id: name,
      name: t(!isOwn && name === 'cancelledByProvider' ? 'ended.byProvider' : `ended.${name}`),
      now: now[name],
      before: before[name],
      format: (value) => count(value),
    }),
  )

function customers({ t, locale, count, length }: Words, now: Figures, before: Figures): ChangeRow[] {
  const returning = ({ visits, firstVisits }: Figures) => visits - firstVisits
  const whole = { format: (value: number) => count(value) }
  return [
    { id: 'first', name: t('customers.first'), now: now.firstVisits, before: before.firstVisits, ...whole },
    { id: 'returning', name: t('customers.returning'), now: returning(now), before: returning(before), ...whole },
    { id: 'made', name: t('customers.made'), now: now.made, before: before.made, ...whole },
    {
      id: 'lead',
      name: t('customers.ahead'),
      now: now.leadMinutes,
      before: before.leadMinutes,
      format: length,
      isWithoutChange: true,
    },
    { id: 'reviews', name: t('customers.reviews'), now: now.reviews, before: before.reviews, ...whole },
    {
      id: 'rating',
      name: t('customers.rating'),
      now: now.rating,
      before: before.rating,
      format: (value) => formatDecimal(value, locale),
      isWithoutChange: true,
    },
  ]
}
