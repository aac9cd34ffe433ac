import { Link } from 'react-router'
import { toMajor } from '../../../lib/money.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { formatDecimal } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { call } from '../../identity/ui/session.ts'
import { useOwnProvider } from '../../staff/ui/own-provider.ts'
import { todayIn } from '../../staff/ui/wall-clock.ts'
import { analytics, type Figures, type ProviderFigures } from '../contract.ts'
import { AnalyticsPage } from './analytics-page.tsx'
import { AnalyticsTexts } from './analytics-texts.tsx'
import { useAskedDays } from './asked-days.ts'
import { ChangePanel, type ChangeRow } from './change-panel.tsx'
import { FigureStrip } from './figure-strip.tsx'
import { HoursPanel } from './hours-panel.tsx'
import { currenciesOf, IncomePanel, minorIn } from './income-panel.tsx'
import { daysIn, spanOf } from './periods.ts'
import { SourcesPanel } from './sources-panel.tsx'
import { useFigures } from './use-figures.ts'
import { useWords, type Words } from './use-words.ts'
import { VisitsPanel } from './visits-panel.tsx'

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
            <Parts now={now} />
          )
        }
      </Loaded>
    </AnalyticsPage>
  )
}

const isQuiet = ({ total, previous, visitsAhead, money, moneyBefore }: ProviderFigures) =>
  visitsAhead === 0 &&
  [total, previous].every(({ visits, made, reviews, cancelledByCustomer, cancelledByProvider, cancelledOtherwise }) =>
    [visits, made, reviews, cancelledByCustomer, cancelledByProvider, cancelledOtherwise].every((count) => count === 0),
  ) &&
  [...money, ...moneyBefore].length === 0

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

function Parts({ now }: { now: ProviderFigures }) {
  const words = useWords()
  const { t, money } = words
  const { total, previous, currency } = now
  const known = currenciesOf(now.money, now.moneyBefore)
  const currencies = known.length > 0 ? known : [currency]
  return (
    <>
      <Strip now={now} currencies={currencies} />
      <VisitsPanel now={now} byProvider={t('column.byYou')} />
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
      <div className="chart-two chart-two-even">
        <ChangePanel
          id="endings"
          title={t('ended.title')}
          lead={t('ended.lead')}
          span={now}
          of={t('ended.of')}
          rows={endings(words, total, previous)}
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
      <SourcesPanel now={now} />
    </>
  )
}

const endings = ({ t, count }: Words, now: Figures, before: Figures): ChangeRow[] =>
  (['completed', 'noShows', 'cancelledByCustomer', 'cancelledByProvider', 'cancelledOtherwise'] as const).map(
    (name) => ({
      id: name,
      name: t(`ended.${name}`),
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
