import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { formatShortDateTime } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Table } from '../../../ui/table.tsx'
import { doctor } from '../../doctor/contract.ts'
import type { Vital } from '../../health/contract.ts'
import { vitalThresholds } from '../../health/rules.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { type CrashGroup, healthDays, officeHealth, type PageSpeed } from '../health-contract.ts'
import { Filter, FoundList, useFilters } from './found-list.tsx'
import { officeKey } from './office-query.ts'

const shownVitals = ['fcp', 'lcp', 'cls', 'fid', 'inp', 'interactive', 'load', 'call'] as const

export function Health() {
  const { t } = useTranslation('admin')
  const filters = useFilters()
  const days = filters.oneOf('days', healthDays) ?? '7'
  return (
    <>
      <PageHead title={t('health.title')} />
      <Promises />
      <div className="office-filters mt-10">
        <Filter
          name="days"
          label={t('health.days')}
          filters={filters}
          options={['7', '1', '30', '90'].map((value) => ({
            value,
            label: t('health.lastDays', { count: Number(value) }),
          }))}
        />
      </div>
      <Crashes days={days} filters={filters} />
      <Speed days={days} />
    </>
  )
}

/** Whether all that is promised holds; which of it does stands on the page for everyone. */
function Promises() {
  const { t } = useTranslation('admin')
  const query = useQuery({
    queryKey: [...officeKey, 'promises'],
    queryFn: ({ signal }) => call(doctor.status, {}, { signal }),
    refetchInterval: 60_000,
  })
  return (
    <FoundList query={query}>
      {({ areas }) => {
        const all = areas.flatMap(({ promises }) => promises)
        const broken = all.filter(({ isKept }) => isKept === false).length
        const unknown = all.filter(({ isKept }) => isKept === null).length
        return (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Badge tone={broken > 0 ? 'solid' : 'green'}>
              {broken > 0 ? t('health.broken', { count: broken }) : t('health.kept', { count: all.length - unknown })}
            </Badge>
            {unknown > 0 && <span className="text-ink-2">{t('health.unknown', { count: unknown })}</span>}
            <Link to="/status" className="link" reloadDocument>
              {t('health.status')}
            </Link>
          </p>
        )
      }}
    </FoundList>
  )
}

type SectionProps = { days: (typeof healthDays)[number] }

function Crashes({ days, filters }: SectionProps & { filters: ReturnType<typeof useFilters> }) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const { page } = filters
  const query = useQuery({
    queryKey: [...officeKey, 'crashes', days, page],
    queryFn: ({ signal }) => call(officeHealth.crashes, { days, page, limit: 20 }, { signal }),
    placeholderData: (before) => before,
  })
  return (
    <section aria-labelledby="crashes">
      <h2 id="crashes" className="h2 mb-4">
        {t('health.crashes')}
      </h2>
      <FoundList query={query}>
        {({ crashes, pagination }) =>
          crashes.length === 0 ? (
            <EmptyState title={t('health.noCrashes')}>
              <p>{t('health.noCrashesText')}</p>
            </EmptyState>
          ) : (
            <>
              <Table
                caption={t('health.crashes')}
                isCaptionHidden
                rows={crashes}
                keyOf={({ id }) => id}
                columns={[
                  { id: 'error', label: t('health.error'), cell: (crash) => <Crash crash={crash} /> },
                  {
                    id: 'count',
                    label: t('health.times'),
                    isNumeric: true,
                    cell: ({ count }) => count.toLocaleString(locale),
                  },
                  { id: 'routes', label: t('health.pages'), cell: ({ routes }) => routes.map(nameOf).join(', ') },
                  { id: 'releases', label: t('health.releases'), cell: ({ releases }) => releases.join(', ') },
                  {
                    id: 'last',
                    label: t('health.last'),
                    cell: ({ lastAt, firstAt }) => (
                      <>
                        {formatShortDateTime(localTime(lastAt), locale)}
                        {firstAt !== lastAt && (
                          <span className="block text-ink-2">
                            {t('health.first', { when: formatShortDateTime(localTime(firstAt), locale) })}
                          </span>
                        )}
                      </>
                    ),
                  },
                ]}
              />
              {pagination.isMore && <p className="mt-3 text-ink-2">{t('health.latestOnly')}</p>}
              <Pagination page={page} total={pagination.totalPages} hrefOf={filters.hrefOf} />
            </>
          )
        }
      </FoundList>
    </section>
  )
}

/** An id of the router without the folder that all of them are in. */
const nameOf = (route: string) => route.replace(/^(?:routes|\.\.\/domains)\//, '')

function Crash({ crash: { error, file, part, stack, requestIds } }: { crash: CrashGroup }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <span className="break-words">{error}</span>
      <span className="block font-normal text-ink-2">
        {t(`health.parts.${part}`)}
        {file && `, ${file}`}
      </span>
      <details className="mt-1 font-normal">
        <summary className="link">{t('health.more')}</summary>
        {stack.length > 0 && (
          <ol className="mt-2 grid gap-1 break-all text-small">
            {stack.map((frame, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a frame may be there twice
              <li key={index}>{frame}</li>
            ))}
          </ol>
        )}
        <p className="mt-2 break-all text-small text-ink-2">{t('health.requests', { ids: requestIds.join(', ') })}</p>
      </details>
    </>
  )
}

function Speed({ days }: SectionProps) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const query = useQuery({
    queryKey: [...officeKey, 'speed', days],
    queryFn: ({ signal }) => call(officeHealth.speed, { days }, { signal }),
    placeholderData: (before) => before,
  })
  const visitsOf = ({ vitals }: PageSpeed) =>
    Math.max(0, ...vitals.filter(({ vital }) => vital !== 'call').map(({ good, fair, poor }) => good + fair + poor))
  return (
    <section aria-labelledby="speed" className="mt-14">
      <h2 id="speed" className="h2">
        {t('health.speed')}
      </h2>
      <p className="mt-2 mb-5 max-w-[62ch] text-ink-2">{t('health.speedText')}</p>
      <FoundList query={query}>
        {({ pages }) =>
          pages.length === 0 ? (
            <EmptyState title={t('health.noSpeed')}>
              <p>{t('health.noSpeedText')}</p>
            </EmptyState>
          ) : (
            <Table
              caption={t('health.speed')}
              isCaptionHidden
              rows={pages}
              keyOf={({ route }) => route}
              columns={[
                {
                  id: 'page',
                  label: t('health.page'),
                  cell: (page) => (
                    <>
                      {nameOf(page.route)}
                      <span className="block font-normal text-ink-2">
                        {t('health.visits', {
                          count: visitsOf(page),
                          shown: visitsOf(page).toLocaleString(locale),
                        })}
                      </span>
                    </>
                  ),
                },
                ...shownVitals.map((vital) => ({
                  id: vital,
                  label: t(`health.vitals.${vital}`),
                  isNumeric: true,
                  cell: (page: PageSpeed) => <Measured page={page} vital={vital} locale={locale} />,
                })),
              ]}
            />
          )
        }
      </FoundList>
    </section>
  )
}

function Measured({ page, vital, locale }: { page: PageSpeed; vital: Vital; locale: string }) {
  const { t } = useTranslation('admin')
  const measured = page.vitals.find((one) => one.vital === vital)
  if (!measured) return <span className="text-ink-2">–</span>
  const { threeQuarters: value } = measured
  const [good, poor] = vitalThresholds[vital]
  const shown =
    vital === 'cls'
      ? value.toLocaleString(locale, { maximumFractionDigits: 2 })
      : value < 1000
        ? `${Math.round(value).toLocaleString(locale)} ms`
        : `${(value / 1000).toLocaleString(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })} s`
  return (
    <>
      <span className="whitespace-nowrap">{shown}</span>
      {value > good && (
        <span className="block">
          <Badge tone={value > poor ? 'solid' : 'outline'}>{t(value > poor ? 'health.poor' : 'health.fair')}</Badge>
        </span>
      )}
      {vital === 'call' && page.failed > 0 && (
        <span className="block text-ink-2">
          {t('health.failed', {
            share: (page.failed / page.calls).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 }),
          })}
        </span>
      )}
    </>
  )
}
