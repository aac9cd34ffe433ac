import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { toMajor } from '../../../lib/money.ts'
import { formatDateTime } from '../../../ui/date-format.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { categoryName } from '../../providers/ui/provider-texts.ts'
import { analytics, type ProvidersFigures, type RevenueFigures, type UserFigures } from '../contract.ts'
import { AnalyticsPage } from './analytics-page.tsx'
import { AnalyticsTexts } from './analytics-texts.tsx'
import { useAskedDays } from './asked-days.ts'
import { ChangePanel } from './change-panel.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { CountPanel, countColumn } from './count-panel.tsx'
import { EndingsPanels } from './endings-panels.tsx'
import { FigureStrip } from './figure-strip.tsx'
import { HoursPanel } from './hours-panel.tsx'
import { currenciesOf, IncomePanel, minorIn } from './income-panel.tsx'
import type { Asked } from './periods.ts'
import { SourcesPanel } from './sources-panel.tsx'
import { useFigures } from './use-figures.ts'
import { useWords } from './use-words.ts'
import { VisitsPanel } from './visits-panel.tsx'

/** How the place does, to its operator. */
export function OfficeAnalytics() {
  return (
    <AnalyticsTexts>
      <Asking />
    </AnalyticsTexts>
  )
}

function Asking() {
  const { t } = useWords()
  const today = localTime(new Date().toISOString()).slice(0, 10)
  const { asked, set } = useAskedDays(today)
  const query = useFigures('bookings', asked, (days, signal) => call(analytics.bookings, days, { signal }))
  return (
    <AnalyticsPage asked={asked} today={today} onChange={set} query={query} visits={query.data}>
      <Glance asked={asked} />
      <Loaded query={query} failed={t('failed')}>
        {(now) => <VisitsPanel now={now} byProvider={t('column.byProvider')} />}
      </Loaded>
      <Revenue asked={asked} />
      {query.data && (
        <HoursPanel id="utilisation" figures={query.data.hours} span={query.data.counted}>
          {query.data.counted.to >= query.data.today && <p className="chart-note">{t('hours.over')}</p>}
        </HoursPanel>
      )}
      {query.data && <EndingsPanels now={query.data} />}
      {query.data && <SourcesPanel now={query.data} />}
      <People asked={asked} />
      <Providers asked={asked} />
    </AnalyticsPage>
  )
}

function Glance({ asked }: { asked: Asked }) {
  const { t, locale, count, against } = useWords()
  const { from, to, by } = asked
  const query = useQuery({
    queryKey: ['analytics', 'overview', from, to, by],
    queryFn: ({ signal }) => call(analytics.overview, asked, { signal }),
    placeholderData: (shown) => shown,
    refetchInterval: ({ state }) => state.data?.updatedAt === null && 5000,
  })
  // On a new database: what was answered before the days were worked out is asked for again once they are.
  const isWorkedOut = query.data?.updatedAt !== null
  const queries = useQueryClient()
  useEffect(() => {
    if (!isWorkedOut) return () => void queries.invalidateQueries({ queryKey: ['analytics'] })
  }, [isWorkedOut, queries])
  return (
    <Loaded query={query} failed={t('failed')}>
      {(now) => (
        <>
          <FigureStrip
            figures={(['visits', 'made', 'customers', 'providers'] as const).map((name) => ({
              name: t(`glance.${name}`),
              value: count(now[name]),
              detail: against(now[name], now[`${name}Before`], now),
            }))}
          />
          <p className="chart-note">
            {now.updatedAt
              ? t('glance.updated', { time: formatDateTime(localTime(now.updatedAt), locale) })
              : t('glance.workingOut')}
          </p>
        </>
      )}
    </Loaded>
  )
}

function Revenue({ asked }: { asked: Asked }) {
  const { t } = useWords()
  const query = useFigures('revenue', asked, (days, signal) => call(analytics.revenue, days, { signal }))
  return (
    <Loaded query={query} failed={t('failed')}>
      {(now) => {
        const currencies = currenciesOf(now.money, now.moneyBefore)
        return currencies.map((currency) => {
          // Where nobody pays by card there are no fees, and what visits were worth says more.
          const hasFees = [now.money, now.moneyBefore].some((money) => minorIn(money, currency, 'feesMinor') !== 0)
          const of = hasFees ? 'fees' : 'worth'
          return (
            <div key={currency} className="chart-two">
              <IncomePanel
                id={`${of}-${currency}`}
                title={currencies.length > 1 ? t(`${of}.titleIn`, { currency }) : t(`${of}.title`)}
                lead={t(`${of}.lead`)}
                currency={currency}
                kind={kinds[of]}
                others={hasFees ? ['cardsMinor', 'visitsMinor'] : ['cardsMinor', 'feesMinor']}
                now={{ ...now, periods: now.moneyPeriods }}
              />
              <Categories now={now} currency={currency} isAlone={currencies.length < 2} of={of} />
            </div>
          )
        })
      }}
    </Loaded>
  )
}

const kinds = { fees: 'feesMinor', worth: 'visitsMinor' } as const

/** Categories said one by one; the rest are summed up. */
const mostShown = 8

type CategoriesProps = { now: RevenueFigures; currency: string; isAlone: boolean; of: keyof typeof kinds }

function Categories({ now, currency, isAlone, of }: CategoriesProps) {
  const kind = kinds[of]
  const { t, money } = useWords()
  const { i18n } = useTranslation()
  const own = now.categories.filter((one) => one.now.currency === currency)
  const rest = own.slice(mostShown)
  const format = (minor: number) => money(minor, currency)
  const raw = (minor: number) => toMajor(minor, currency)
  const sum = (list: typeof own, when: 'now' | 'before') => list.reduce((total, one) => total + one[when][kind], 0)
  const row = (id: string, name: string, list: typeof own) => ({
    id,
    name,
    now: sum(list, 'now'),
    before: sum(list, 'before'),
    format,
    raw,
  })
  return (
    <ChangePanel
      id={`${of}-by-category-${currency}`}
      title={isAlone ? t(`${of}.byCategory`) : t(`${of}.byCategoryIn`, { currency })}
      lead={t(`${of}.byCategoryLead`)}
      span={now}
      of={t('column.category')}
      rows={[
        ...own.slice(0, mostShown).map((one) => row(one.category.slug, categoryName(i18n, one.category), [one])),
        ...(rest.length > 0 ? [row('rest', t('categories.rest'), rest)] : []),
        {
          id: 'sum',
          name: <strong>{t('categories.together')}</strong>,
          rawName: t('categories.together'),
          now: minorIn(now.money, currency, kind),
          before: minorIn(now.moneyBefore, currency, kind),
          format,
          isTotal: true,
        },
      ]}
    />
  )
}

function People({ asked }: { asked: Asked }) {
  const { t } = useWords()
  const query = useFigures('users', asked, (days, signal) => call(analytics.users, days, { signal }))
  return (
    <Loaded query={query} failed={t('failed')}>
      {(now) => (
        <div className="chart-two">
          <Joined id="accounts" now={now} />
          <Returning now={now} />
        </div>
      )}
    </Loaded>
  )
}

type JoinedProps = { id: 'accounts' | 'providers'; now: UserFigures | ProvidersFigures }

function Joined({ id, now }: JoinedProps) {
  const { t } = useWords()
  return (
    <CountPanel
      id={`new-${id}`}
      title={t(`joined.${id}.${now.by}`)}
      total={now.joined}
      previous={now.joinedBefore}
      label={t('column.joined')}
      now={now}
      value={({ joined }) => joined}
      earlier={({ joinedBefore }) => joinedBefore}
    />
  )
}

function Returning({ now }: { now: UserFigures }) {
  const { t, count } = useWords()
  const format = (value: number) => count(value)
  return (
    <ChangePanel
      id="visitors"
      title={t('returning.title')}
      lead={t('returning.lead')}
      span={now}
      of={t('column.visits')}
      rows={[
        { id: 'first', name: t('returning.first'), now: now.firstVisits, before: now.firstVisitsBefore, format },
        {
          id: 'again',
          name: t('returning.again'),
          now: now.returningVisits,
          before: now.returningVisitsBefore,
          format,
        },
      ]}
    />
  )
}

/** As many as a column beside a chart holds. */
const mostNamed = 10

function Providers({ asked }: { asked: Asked }) {
  const words = useWords()
  const { t, count } = words
  const { i18n } = useTranslation()
  const query = useFigures('providers', asked, (days, signal) => call(analytics.providers, days, { signal }))
  return (
    <Loaded query={query} failed={t('failed')}>
      {(now) => {
        const named = (name: string) =>
          categoryName(
            i18n,
            now.categories.find(({ category }) => category.name === name)?.category ?? { slug: '', name },
          )
        return (
          <>
            <div className="chart-two">
              <Joined id="providers" now={now} />
              <ChartPanel
                id="most-visited"
                title={t('most.title')}
                span={now}
                rows={now.most.slice(0, mostNamed)}
                keyOf={({ id }) => id}
                columns={[
                  {
                    id: 'name',
                    label: t('column.provider'),
                    cell: ({ name, linkTo, category }) => (
                      <>
                        <Link to={linkTo} className="link">
                          {name}
                        </Link>
                        <span className="block font-normal text-ink-2">{named(category)}</span>
                      </>
                    ),
                    raw: ({ name }) => name,
                  },
                  countColumn<ProvidersFigures['most'][number]>(words, t('column.visits'), ({ visits }) => visits),
                ]}
              />
            </div>
            <ChangePanel
              id="categories"
              title={t('categories.title')}
              lead={t('categories.lead', { count: now.listed, shown: count(now.listed) })}
              span={now}
              of={t('column.category')}
              more={[
                countColumn(
                  words,
                  t('column.listed'),
                  ({ id }) => now.categories.find(({ category }) => category.slug === id)?.listed ?? null,
                ),
              ]}
              rows={now.categories.map(({ category, visits, visitsBefore }) => ({
                id: category.slug,
                name: categoryName(i18n, category),
                now: visits,
                before: visitsBefore,
                format: (value) => count(value),
              }))}
            />
          </>
        )
      }}
    </Loaded>
  )
}
