import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { textByKey } from '../../../i18n/i18n.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { WalkedTable } from '../../../ui/table.tsx'
import { call } from '../../identity/ui/session.ts'
import { type AuditAsked, auditAreas, auditSorts, type FoundEntry, officeAudit } from '../audit-contract.ts'
import { auditLines } from './audit-words.ts'
import { Filter, FoundTable, useFilters } from './found-list.tsx'
import { officeKey } from './office-query.ts'
import { SaveCsv } from './save-csv.tsx'
import { When } from './when.tsx'

export function AuditLog() {
  const { t, i18n } = useTranslation('admin')
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
      <FoundTable
        views="audit"
        filters={filters}
        hint={t('audit.searchHint')}
        hasDays
        query={query}
        table={({ entries }) => (
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
                cell: ({ at }) => <When at={at} />,
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
        )}
      >
        <Filter
          name="area"
          label={t('audit.area')}
          filters={filters}
          noChoice={t('audit.anyArea')}
          options={auditAreas.map((value) => ({ value, label: t(`audit.areas.${value}`) }))}
        />
      </FoundTable>
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

function Details({ entry }: Shown) {
  const { i18n } = useTranslation('admin')
  const lines = auditLines(i18n, entry)
  if (lines.length === 0) return <span className="text-ink-2">–</span>
  return (
    <ul className="max-w-80 text-ink-2">
      {lines.map(({ name, text }) => (
        <li key={name} className="break-words">
          {text}
        </li>
      ))}
    </ul>
  )
}
