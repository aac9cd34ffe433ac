import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { type ChartColumn, ColumnChart } from '../../../ui/column-chart.tsx'
import { formatDate, formatShortDate, formatShortDateTime } from '../../../ui/date-format.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { HiddenTable } from '../../../ui/table.tsx'
import { localTime } from '../../identity/ui/local-time.ts'
import type { Office } from '../contract.ts'
import { FoundList } from './found-list.tsx'
import { officeQuery } from './office-query.ts'
import { WhatIsIll } from './what-is-ill.tsx'
import { Words } from './words.tsx'

export default function Today() {
  const query = useQuery(officeQuery)
  return <FoundList query={query}>{(office) => <TodayOf office={office} />}</FoundList>
}

function TodayOf({ office }: { office: Office }) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const { reports, disputes, verifications, words, clearings, bookings, customers, providers } = office
  const total = reports.count + disputes.count + verifications.count + words.count
  const listed = t('today.listed', { count: providers.listed })
  const fresh = t('today.newThisWeek', { count: providers.newThisWeek })
  return (
    <>
      <PageHead
        over={formatDate(localTime(new Date().toISOString()), locale)}
        title={total === 0 ? t('today.nothing') : t('today.wait', { count: total })}
      />
      <Waiting office={office} />
      {clearings.count > 0 && <p className="mt-6">{t('today.clearings', { count: clearings.count })}</p>}
      {words.count > 0 && <Words />}
      <WhatIsIll />
      <h2 className="h2 mt-14">{t('today.moves')}</h2>
      <p className="mb-5 text-ink-2">
        {listed}, {fresh}
      </p>
      <div className="office-moves">
        <Moving title={t('today.bookings')} figures={bookings} />
        <Moving title={t('today.customers')} figures={customers} />
        <Ended ended={office.ended} />
      </div>
    </>
  )
}

/** What waits; the red button is at whatever has waited longest. */
function Waiting({ office }: { office: Office }) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const kinds = [
    { name: 'reports', to: '/admin/moderation', ...office.reports },
    { name: 'disputes', to: '/admin/moderation?kind=no_show', ...office.disputes },
    { name: 'verifications', to: '/admin/dashboard/providers?state=waiting', ...office.verifications },
  ] as const
  const oldest = kinds.map(({ since }) => since).reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null)
  return (
    <ul className="office-waiting">
      {kinds.map(({ name, to, count, since }) => (
        <li key={name}>
          <p className="office-figure">{count.toLocaleString(locale)}</p>
          <div className="grid min-w-0 content-start justify-items-start gap-1">
            <h2 className="h3">{t(`today.${name}`, { count })}</h2>
            <p className="text-ink-2">
              {since ? t('today.since', { when: formatShortDateTime(localTime(since), locale) }) : t('today.none')}
            </p>
            {count > 0 && (
              <Link
                to={to}
                className={`mt-3 ${buttonClass(since === oldest ? 'primary' : 'outline', 'small')}`}
                aria-label={`${t('today.open')}: ${t(`today.${name}`, { count })}`}
              >
                {t('today.open')}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Moving({ title, figures }: { title: string; figures: Office['bookings'] }) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const { days, total, before } = figures
  const share = (Math.abs(total - before) / Math.max(1, before)).toLocaleString(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
  })
  const against =
    before === 0
      ? t('today.first')
      : t(total === before ? 'today.same' : total > before ? 'today.more' : 'today.fewer', { share })
  const count = (value: number) => value.toLocaleString(locale)
  const columns = days.map((day, index): ChartColumn => {
    const isToday = index === days.length - 1
    const name = isToday ? t('today.today') : formatShortDate(day.date, locale)
    return {
      name,
      short: name,
      narrow: name,
      value: day.count,
      ...(isToday && { state: 'now', label: count(day.count) }),
    }
  })
  return (
    <section>
      <h3 className="text-ink-2">{title}</h3>
      <p className="office-figure">{count(total)}</p>
      <p className="mb-4 font-bold">{against}</p>
      <ColumnChart columns={columns} format={count} />
      <HiddenTable
        caption={t('today.perDay', { what: title })}
        rows={columns}
        keyOf={({ name }) => name}
        columns={[
          { id: 'day', label: t('today.date'), cell: ({ name }) => name },
          { id: 'count', label: title, isNumeric: true, cell: ({ value }) => count(value) },
        ]}
      />
    </section>
  )
}

function Ended({ ended }: Pick<Office, 'ended'>) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const rows = ['completed', 'cancelled', 'noShows'] as const
  const all = rows.reduce((sum, name) => sum + ended[name], 0)
  const shareOf = (count: number) =>
    (count / Math.max(1, all)).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <section>
      <h3 className="mb-3 text-ink-2">{t('today.ended')}</h3>
      <dl className="office-ended">
        {rows.map((name) => (
          <div key={name}>
            <dt>{t(`today.${name}`)}</dt>
            <dd>
              <strong className="h3">{ended[name].toLocaleString(locale)}</strong> {shareOf(ended[name])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
