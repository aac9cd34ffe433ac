import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { late } from '../../../ui/late.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { WalkedTable } from '../../../ui/table.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { accountRoles, accountSorts, accountStatuses, admin, type FoundAccount } from '../contract.ts'
import { officeFiles } from '../files-contract.ts'
import { Filter, FoundTable, useFilters } from './found-list.tsx'
import { officeKey } from './office-query.ts'
import { SaveCsv } from './save-csv.tsx'
import { WhichDay } from './when.tsx'

const SuspendDialog = late(() => import('./suspend-dialog.tsx').then((module) => ({ default: module.SuspendDialog })))
const LostFactorDialog = late(() =>
  import('./lost-factor-dialog.tsx').then((module) => ({ default: module.LostFactorDialog })),
)
const AheadDialog = late(() => import('./ahead.tsx').then((module) => ({ default: module.AheadDialog })))
const tones = { active: 'green', suspended: 'solid', deleted: 'plain' } as const

export default function Accounts() {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const filters = useFilters()
  const { search, page } = filters
  const status = filters.oneOf('status', accountStatuses)
  const role = filters.oneOf('role', accountRoles)
  const [suspended, setSuspended] = useState<FoundAccount | null>(null)
  const [lost, setLost] = useState<FoundAccount | null>(null)
  const [ahead, setAhead] = useState<FoundAccount | null>(null)
  const sorted = filters.sorted(accountSorts, { by: 'newest', order: 'desc' })
  const asked = { search, ...(status && { status }), ...(role && { role }), ...sorted.asked }
  const query = useQuery({
    queryKey: [...officeKey, 'accounts', asked, page],
    queryFn: ({ signal }) => call(admin.users, { ...asked, page, limit: 20 }, { signal }),
    placeholderData: (before) => before,
  })
  return (
    <>
      <PageHead title={t('accounts.title')}>
        <SaveCsv ask={() => call(officeFiles.accounts, asked)} />
      </PageHead>
      <FoundTable
        views="accounts"
        filters={filters}
        hint={t('accounts.searchHint')}
        query={query}
        table={({ users }) => (
          <WalkedTable
            caption={t('accounts.title')}
            isCaptionHidden
            rows={users}
            keyOf={({ id }) => id}
            sorting={sorted.shown}
            columns={[
              {
                id: 'name',
                label: t('accounts.name'),
                sort: { by: 'name', usual: 'asc' },
                cell: (account) => <Person account={account} />,
              },
              {
                id: 'status',
                label: t('list.status'),
                cell: ({ status: is, isAdmin, emailVerified }) => (
                  <span className="flex flex-wrap gap-2">
                    <Badge tone={tones[is]}>{t(`accounts.status.${is}`)}</Badge>
                    {isAdmin && <Badge tone="outline">{t('accounts.admin')}</Badge>}
                    {is !== 'deleted' && !emailVerified && <Badge tone="plain">{t('accounts.unverified')}</Badge>}
                  </span>
                ),
              },
              {
                id: 'bookings',
                label: t('accounts.bookings'),
                isNumeric: true,
                cell: ({ id, bookings }) =>
                  bookings === 0 ? (
                    bookings
                  ) : (
                    <Link to={`/admin/dashboard/bookings?search=${id}`} className="link">
                      {bookings.toLocaleString(locale)}
                    </Link>
                  ),
              },
              {
                id: 'since',
                label: t('accounts.since'),
                sort: { by: 'newest', usual: 'desc' },
                cell: ({ createdAt }) => <WhichDay at={createdAt} />,
              },
              {
                id: 'change',
                label: '',
                cell: (account) => (
                  <Change
                    account={account}
                    onSuspend={() => setSuspended(account)}
                    onLost={() => setLost(account)}
                    onAhead={() => setAhead(account)}
                  />
                ),
              },
            ]}
          />
        )}
      >
        <Filter
          name="role"
          label={t('list.role')}
          filters={filters}
          noChoice={t('list.anyRole')}
          options={accountRoles.map((value) => ({ value, label: t(`accounts.roles.${value}`) }))}
        />
        <Filter
          name="status"
          label={t('list.status')}
          filters={filters}
          noChoice={t('list.anyStatus')}
          options={accountStatuses.map((value) => ({ value, label: t(`accounts.status.${value}`) }))}
        />
      </FoundTable>
      {suspended && (
        <Suspense fallback={null}>
          <SuspendDialog account={suspended} onClose={() => setSuspended(null)} />
        </Suspense>
      )}
      {ahead && (
        <Suspense fallback={null}>
          <AheadDialog account={ahead} onClose={() => setAhead(null)} />
        </Suspense>
      )}
      {lost && (
        <Suspense fallback={null}>
          <LostFactorDialog account={lost} onClose={() => setLost(null)} />
        </Suspense>
      )}
    </>
  )
}

function Person({ account: { name, email, avatarUrl, provider, status } }: { account: FoundAccount }) {
  const { t } = useTranslation('admin')
  if (status === 'deleted') return t('accounts.gone')
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} src={avatarUrl} size="small" />
      <span>
        {name}
        <span className="block font-normal text-ink-2">{email}</span>
        {provider && (
          <Link to={provider.linkTo} className="link font-normal">
            {provider.name}
          </Link>
        )}
      </span>
    </span>
  )
}

type ChangeProps = { account: FoundAccount; onSuspend: () => void; onLost: () => void; onAhead: () => void }

function Change({ account, onSuspend, onLost, onAhead }: ChangeProps) {
  const { t, i18n } = useTranslation('admin')
  const queries = useQueryClient()
  const { id, name, status, hasFactor } = account
  const restore = useMutation({
    mutationFn: () => call(admin.restore, { id }),
    onSuccess: () => showToast({ type: 'success', message: t('accounts.restored', { name }) }),
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('list.failed'), 'identity') }),
    onSettled: () => queries.invalidateQueries({ queryKey: officeKey }),
  })
  if (status === 'deleted') return null
  return status === 'suspended' ? (
    <span className="flex flex-wrap justify-end gap-2">
      <Button variant="quiet" size="small" aria-label={t('accounts.aheadOf', { name })} onClick={onAhead}>
        {t('accounts.ahead')}
      </Button>
      <Button
        variant="outline"
        size="small"
        isBusy={restore.isPending}
        aria-label={t('accounts.restoreOf', { name })}
        onClick={() => restore.mutate()}
      >
        {t('accounts.restore')}
      </Button>
    </span>
  ) : (
    <span className="flex flex-wrap justify-end">
      {hasFactor && (
        <Button variant="quiet" size="small" aria-label={t('lostFactor.beginOf', { name })} onClick={onLost}>
          {t('lostFactor.begin')}
        </Button>
      )}
      <Button variant="quiet" size="small" aria-label={t('accounts.suspendOf', { name })} onClick={onSuspend}>
        {t('accounts.suspend')}
      </Button>
    </span>
  )
}
