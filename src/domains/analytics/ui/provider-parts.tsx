import { toMajor } from '../../../lib/money.ts'
import { formatDecimal } from '../../../ui/date-format.ts'
import type { Figures, ProviderFigures } from '../contract.ts'
import { ChangePanel } from './change-panel.tsx'
import { EndingsPanels } from './endings-panels.tsx'
import { FigureStrip } from './figure-strip.tsx'
import { HoursPanel } from './hours-panel.tsx'
import { currenciesOf, IncomePanel, minorIn } from './income-panel.tsx'
import { SourcesPanel } from './sources-panel.tsx'
import { useWords } from './use-words.ts'
import { VisitsPanel } from './visits-panel.tsx'

export const isQuiet = ({ total, previous, visitsAhead, money, moneyBefore }: ProviderFigures) =>
  visitsAhead === 0 &&
  [total, previous].every(({ visits, made, reviews, cancelledByCustomer, cancelledByProvider, cancelledOtherwise }) =>
    [visits, made, reviews, cancelledByCustomer, cancelledByProvider, cancelledOtherwise].every((count) => count === 0),
  ) &&
  [...money, ...moneyBefore].length === 0

type ProviderPartsProps = {
  now: ProviderFigures
  /** Read by the owner, not by the office. */
  isOwn?: boolean
}

/** What is known of one business. */
export function ProviderParts({ now, isOwn = false }: ProviderPartsProps) {
  const words = useWords()
  const { t, money } = words
  const { total, currency } = now
  const known = currenciesOf(now.money, now.moneyBefore)
  const currencies = known.length > 0 ? known : [currency]
  return (
    <>
      <Strip now={now} currencies={currencies} />
      <VisitsPanel now={now} byProvider={t(isOwn ? 'column.byYou' : 'ended.byProvider')} />
      {currencies.map((of) => (
        <div key={of} className="chart-two">
          <IncomePanel
            id={`income-${of}`}
            title={currencies.length > 1 ? t('income.titleIn', { currency: of }) : t('income.title')}
            lead={t('income.lead')}
            currency={of}
            kind="visitsMinor"
            others={['cardsMinor', 'feesMinor']}
            now={{ ...now, periods: now.moneyPeriods }}
          />
          <ChangePanel
            id={`money-${of}`}
            title={t('income.paid')}
            lead={t('income.paidLead')}
            span={now}
            of={t('column.amount')}
            rows={(['visitsMinor', 'cardsMinor', 'feesMinor'] as const).map((kind) => ({
              id: kind,
              name: t(`money.${kind}`),
              now: minorIn(now.money, of, kind),
              before: minorIn(now.moneyBefore, of, kind),
              format: (minor) => money(minor, of),
              raw: (minor) => toMajor(minor, of),
            }))}
          />
        </div>
      ))}
      <HoursPanel id="utilisation" figures={now.hours} span={now.counted}>
        {total.gapMinutes > 0 && (
          <p className="chart-note">{t('hours.gaps', { length: words.length(total.gapMinutes) })}</p>
        )}
      </HoursPanel>
      <EndingsPanels now={now} isOwn={isOwn} />
      <SourcesPanel now={now} isOwn={isOwn} />
    </>
  )
}

/** What is known of the days at a glance. */
function Strip({ now, currencies }: { now: ProviderFigures; currencies: readonly string[] }) {
  const { t, locale, count, share, hours, money, against } = useWords()
  const { total, previous } = now
  const used = ({ bookedMinutes, offeredMinutes }: Figures) =>
    offeredMinutes > 0 ? bookedMinutes / offeredMinutes : null
  return (
    <FigureStrip
      figures={[
        { name: t('column.visits'), value: count(total.visits), detail: against(total.visits, previous.visits, now) },
        ...currencies.map((of) => {
          const [minor, earlier] = [minorIn(now.money, of, 'visitsMinor'), minorIn(now.moneyBefore, of, 'visitsMinor')]
          return { name: t('income.title'), value: money(minor, of), detail: against(minor, earlier, now, 'less') }
        }),
        {
          name: t('hours.booked'),
          value: share(used(total) ?? 0),
          detail:
            used(total) === null
              ? t('hours.none')
              : t('hours.of', { booked: hours(total.bookedMinutes), offered: hours(total.offeredMinutes) }),
        },
        {
          name: t('customers.rating'),
          value: total.rating === null ? '–' : formatDecimal(total.rating, locale),
          detail: t('customers.reviewCount', { count: total.reviews }),
        },
      ]}
    />
  )
}
