import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { textByKey } from '../../../i18n/i18n.ts'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { isDay } from '../../../lib/months.ts'
import { formatDate, formatTime } from '../../../ui/date-format.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { WalkedTable } from '../../../ui/table.tsx'
import { wholeShare } from '../../experiments/rules.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { type AuditAsked, auditAreas, auditSorts, type FoundEntry, officeAudit } from '../audit-contract.ts'
import { DaysField, Filter, Found, FoundList, SearchField, useFilters } from './found-list.tsx'
import { officeKey } from './office-query.ts'
import { SaveCsv } from './save-csv.tsx'
import { Views } from './views.tsx'

export function AuditLog() {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const filters = useFilters()
  const { search, page } = filters
  const area = filters.oneOf('area', auditAreas)
  const { from, to, isBackwards } = filters.days
  const sorted = filters.sorted(auditSorts, { by: 'when', order: 'desc' })
  const days = { ...(from && { from }), ...(to && { to }) }
  const asked: AuditAsked = { search, ...(area && { area }), ...days, ...sorted.asked }
  const query = useQuery({
    queryKey: [...officeKey, 'audit', asked, page],
    queryFn: ({ signal }) => call(officeAudit.list, { ...asked, page, limit: 20 }, { signal }),
    placeholderData: (before) => before,
    enabled: !isBackwards,
  })
  return (
    <>
      <PageHead title={t('audit.title')} text={t('audit.lead')}>
        <SaveCsv ask={() => call(officeAudit.save, asked)} isDisabled={isBackwards} />
      </PageHead>
      <div className="office-filters">
        <SearchField filters={filters} hint={t('audit.searchHint')} />
        <Filter
          name="area"
          label={t('audit.area')}
          filters={filters}
          noChoice={t('audit.anyArea')}
          options={auditAreas.map((value) => ({ value, label: t(`audit.areas.${value}`) }))}
        />
        <DaysField filters={filters} />
        <Views page="audit" />
      </div>
      {!isBackwards && (
        <FoundList query={query}>
          {({ entries, pagination }) => (
            <Found pagination={pagination} filters={filters} isWalked>
              <WalkedTable
                caption={t('audit.title')}
                isCaptionHidden
                rows={entries}
                keyOf={({ id }) => id}
                sorting={sorted.shown}
                columns={[
                  {
                    id: 'when',
                    label: t('audit.when'),
                    sort: { by: 'when', usual: 'desc' },
                    cell: ({ at }) => (
                      <time dateTime={at}>
                        {formatDate(localTime(at), locale)}
                        <span className="block font-normal text-ink-2">{formatTime(localTime(at), locale)}</span>
                      </time>
                    ),
                  },
                  {
                    id: 'action',
                    label: t('audit.action'),
                    sort: { by: 'action', usual: 'asc' },
                    cell: ({ action }) => textByKey(i18n, 'audit', `actions.${action}`, action, 'admin'),
                  },
                  { id: 'subject', label: t('audit.about'), cell: (entry) => <Subject entry={entry} /> },
                  { id: 'actor', label: t('audit.actor'), cell: (entry) => <Actor entry={entry} /> },
                  { id: 'details', label: t('audit.details'), cell: (entry) => <Details entry={entry} /> },
                ]}
              />
            </Found>
          )}
        </FoundList>
      )}
    </>
  )
}

type Shown = { entry: FoundEntry }

function Actor({ entry: { actor } }: Shown) {
  const { t } = useTranslation('admin')
  if (!actor) return t('audit.machine')
  if (actor.name === null) return t('accounts.gone')
  return (
    <Link to={`/admin/dashboard/users?search=${encodeURIComponent(actor.name)}`} className="link">
      {actor.name}
    </Link>
  )
}

function Subject({ entry: { subject } }: Shown) {
  const { t, i18n } = useTranslation('admin')
  const { type, name, linkTo } = subject
  const kind = textByKey(i18n, 'audit', `subjects.${type}`, type, 'admin')
  const shown = name ?? (type === 'account' ? t('accounts.gone') : kind)
  return (
    <>
      {linkTo === null ? (
        shown
      ) : (
        <Link to={linkTo} className="link">
          {shown}
        </Link>
      )}
      {shown !== kind && <span className="block text-ink-2">{kind}</span>}
    </>
  )
}

/** What its code is called, wherever the office calls it by a name; else the code itself. */
const codeGroups = [
  ['audit', 'codes'],
  ['audit', 'areas'],
  ['suspension', 'reasons'],
  ['lostFactor', 'reasons'],
  ['looking', 'reasons'],
  ['bookings', 'statuses'],
  ['messages', 'channels'],
  ['money', 'kinds'],
  ['money', 'accounts'],
  ['unmet', 'kinds'],
  ['accounts', 'roles'],
] as const

function Details({ entry: { details, currency } }: Shown) {
  const { i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const wordFor = (code: string) =>
    codeGroups.reduce(
      (found, [group, part]) => (found === code ? textByKey(i18n, group, `${part}.${code}`, code, 'admin') : found),
      code,
    )
  const said = (name: string, value: string | number | true) => {
    if (typeof value === 'string') return isDay(value) ? formatDate(value, locale) : wordFor(value)
    if (name === 'amountMinor' && typeof value === 'number' && currency) return formatMoney(value, currency, locale)
    if (name === 'share') return (Number(value) / wholeShare).toLocaleString(locale, { style: 'percent' })
    return value === true ? '' : value.toLocaleString(locale)
  }
  const known = Object.entries(details).flatMap(([name, value]) =>
    value === null || value === false || textByKey(i18n, 'audit', `detail.${name}`, '', 'admin') === ''
      ? []
      : [{ name, value }],
  )
  if (known.length === 0) return <span className="text-ink-2">–</span>
  return (
    <ul className="max-w-80 text-ink-2">
      {known.map(({ name, value }) => (
        <li key={name} className="break-words">
          {`${textByKey(i18n, 'audit', `detail.${name}`, name, 'admin')}: ${said(name, value)}`}
        </li>
      ))}
    </ul>
  )
}
