import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatTime } from '../../../ui/date-format.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { professionName } from '../../providers/ui/provider-texts.ts'
import {
  analytics,
  type Figures,
  type ProvidersFigures,
  type RevenueFigures,
  type UserFigures,
  type VisitFigures,
} from '../contract.ts'
import { AnalyticsPage } from './analytics-page.tsx'
import { AnalyticsTexts } from './analytics-texts.tsx'
import { useAskedDays } from './asked-days.ts'
import { ChangePanel } from './change-panel.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { CountPanel, countColumn } from './count-panel.tsx'
import { FigureStrip } from './figure-strip.tsx'
import { HoursPanel } from './hours-panel.tsx'
import { IncomePanel, minorIn } from './income-panel.tsx'
import type { Asked } from './periods.ts'
import { useFigures } from './use-figures.ts'
import { useWords } from './use-words.ts'

/** How the place does, to its operator. */
export function OfficeAnalytics() {
  return (
    <AnalyticsTexts>
      <Asking />
    </AnalyticsTexts>
  )
}

function Asking() {
  const words = useWords()
  const { t, count, against } = words
  const today = localTime(new Date().toISOString()).slice(0, 10)
  const { asked, set } = useAskedDays(today)
  const query = useFigures('bookings', asked, (days, signal) => call(analytics.bookings, days, { signal }))
  const column = (label: string, value: (figures: Figures) => number) =>
    countColumn<VisitFigures['periods'][number]>(words, label, value)
  return (
    <AnalyticsPage asked={asked} today={today} onChange={set} query={query} visits={query.data?.now}>
      <Glance asked={asked} />
      <Loaded query={query} failed={t('failed')}>
        {({ now, before }) => (
          <CountPanel
            id="visits"
            title={t(`visits.${now.by}`)}
            lead={
              <>
                <strong>{count(now.total.visits)}</strong>, {against(now.total.visits, now.previous.visits, now)}
              </>
            }
            label={t('column.visits')}
            now={now}
            before={before}
            value={({ visits }) => visits}
            more={[
              column(t('column.made'), ({ made }) => made),
              column(t('column.completed'), ({ completed }) => completed),
              column(t('column.noShows'), ({ noShows }) => noShows),
              column(t('column.byCustomer'), ({ cancelledByCustomer }) => cancelledByCustomer),
              column(t('column.byProvider'), ({ cancelledByProvider }) => cancelledByProvider),
            ]}
          />
        )}
      </Loaded>
      <Revenue asked={asked} />
      {query.data && <HoursPanel id="utilisation" figures={query.data.now.hours} span={query.data.now} />}
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
  })
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
          {now.updatedAt && (
            <p className="chart-note mb-8">
              {t('glance.updated', { time: formatTime(localTime(now.updatedAt), locale) })}
            </p>
          )}
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
      {({ now, before }) =>
        now.money.map(({ currency }) => (
          <div key={currency} className="chart-two">
            <IncomePanel
              id={`fees-${currency}`}
              title={now.money.length > 1 ? t('fees.titleIn', { currency }) : t('fees.title')}
              lead={t('fees.lead')}
              currency={currency}
              kind="feesMinor"
              others={['cardsMinor', 'visitsMinor']}
              now={{ ...now, periods: now.moneyPeriods }}
              before={{ ...before, periods: before.moneyPeriods }}
            />
            <Professions now={now} currency={currency} />
          </div>
        ))
      }
    </Loaded>
  )
}

/** Professions said one by one; the rest are summed up. */
const mostShown = 8

function Professions({ now, currency }: { now: RevenueFigures; currency: string }) {
  const { t, money } = useWords()
  const { i18n } = useTranslation()
  const own = now.trades.filter((one) => one.now.currency === currency)
  const rest = own.slice(mostShown)
  const format = (minor: number) => money(minor, currency)
  const fees = (list: typeof own, when: 'now' | 'before') =>
    list.reduce((sum, one) => sum + (one[when]?.feesMinor ?? 0), 0)
  const row = (id: string, name: string, list: typeof own) => ({
    id,
    name,
    now: fees(list, 'now'),
    before: fees(list, 'before'),
    format,
  })
  return (
    <ChangePanel
      id={`fees-by-profession-${currency}`}
      title={now.money.length > 1 ? t('fees.byProfessionIn', { currency }) : t('fees.byProfession')}
      lead={t('fees.byProfessionLead')}
      span={now}
      of={t('column.profession')}
      rows={[
        ...own.slice(0, mostShown).map((one) => row(one.trade.slug, professionName(i18n, one.trade.name), [one])),
        ...(rest.length > 0 ? [row('rest', t('fees.rest'), rest)] : []),
        {
          id: 'sum',
          name: <strong>{t('fees.together')}</strong>,
          rawName: t('fees.together'),
          now: minorIn(now.money, currency, 'feesMinor'),
          before: minorIn(now.moneyBefore, currency, 'feesMinor'),
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
      {({ now, before }) => (
        <div className="chart-two">
          <Joined id="accounts" now={now} before={before} />
          <Returning now={now} />
        </div>
      )}
    </Loaded>
  )
}

type JoinedProps<Of> = { id: 'accounts' | 'providers'; now: Of; before: Of }

function Joined({ id, now, before }: JoinedProps<UserFigures | ProvidersFigures>) {
  const { t, count, against } = useWords()
  return (
    <CountPanel
      id={`new-${id}`}
      title={t(`joined.${id}.${now.by}`)}
      lead={
        <>
          <strong>{count(now.joined)}</strong>, {against(now.joined, now.joinedBefore, now)}
        </>
      }
      label={t('column.joined')}
      now={now}
      before={before}
      value={({ joined }) => joined}
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

function Providers({ asked }: { asked: Asked }) {
  const words = useWords()
  const { t, count } = words
  const { i18n } = useTranslation()
  const query = useFigures('providers', asked, (days, signal) => call(analytics.providers, days, { signal }))
  return (
    <Loaded query={query} failed={t('failed')}>
      {({ now, before }) => (
        <>
          <div className="chart-two">
            <Joined id="providers" now={now} before={before} />
            <ChartPanel
              id="most-visited"
              title={t('most.title')}
              span={now}
              rows={now.most}
              keyOf={({ id }) => id}
              columns={[
                {
                  id: 'name',
                  label: t('column.provider'),
                  cell: ({ name, linkTo, trade }) => (
                    <>
                      <Link to={linkTo} className="link">
                        {name}
                      </Link>
                      <span className="block font-normal text-ink-2">{professionName(i18n, trade)}</span>
                    </>
                  ),
                  raw: ({ name }) => name,
                },
                countColumn<ProvidersFigures['most'][number]>(words, t('column.visits'), ({ visits }) => visits),
              ]}
            />
          </div>
          <ChangePanel
            id="professions"
            title={t('professions.title')}
            lead={t('professions.lead', { count: now.listed, shown: count(now.listed) })}
            span={now}
            of={t('column.profession')}
            more={[
              countColumn(
                words,
                t('column.listed'),
                ({ id }) => now.trades.find(({ trade }) => trade.slug === id)?.listed ?? null,
              ),
            ]}
            rows={now.trades.map(({ trade, visits, visitsBefore }) => ({
              id: trade.slug,
              name: professionName(i18n, trade.name),
              now: visits,
              before: visitsBefore,
              format: (value) => count(value),
            }))}
          />
        </>
      )}
    </Loaded>
  )
}
