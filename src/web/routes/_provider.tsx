import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router'
import { ownProvider } from '../../domains/business/contract.ts'
import type { User } from '../../domains/identity/contract.ts'
import { call } from '../../domains/identity/ui/session.ts'
import { DashboardTexts } from '../../domains/staff/ui/dashboard-texts.tsx'
import { Loaded } from '../../domains/staff/ui/loaded.tsx'
import { ownProviderKey } from '../../domains/staff/ui/own-provider.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Queries } from '../../ui/queries.tsx'
import { DashboardShell } from '../layout/dashboard-shell.tsx'
import { Guard } from '../layout/guard.tsx'
import '../styles/dashboard.css'

/** Nothing is there to read before it is known who reads. */
export const handle = { startsAtOnce: true }

/** Around every page of the dashboard: for whoever has a shop. */
export default function ProviderArea() {
  return (
    <Guard>
      {(user) => (
        <Queries key={user.id} owner={user.id}>
          <DashboardTexts>{user.hasProviderProfile ? <Shop user={user} /> : <NoProvider />}</DashboardTexts>
        </Queries>
      )}
    </Guard>
  )
}

function Shop({ user }: { user: User }) {
  const query = useQuery({
    queryKey: [...ownProviderKey, 'own', user.id],
    queryFn: ({ signal }) => call(ownProvider.mine, {}, { signal }),
  })
  if (query.data) {
    return (
      <DashboardShell user={user} provider={query.data}>
        <Outlet context={query.data} />
      </DashboardShell>
    )
  }
  return (
    <div className="page py-20">
      <Loaded query={query}>{() => null}</Loaded>
    </div>
  )
}

function NoProvider() {
  const { t } = useTranslation('shop')
  return (
    <div className="page">
      <EmptyState
        level={1}
        title={t('noProvider.title')}
        action={
          <p className="flex flex-wrap justify-center gap-3">
            <Link to="/provider-signup" className={buttonClass('primary')}>
              {t('signup.open')}
            </Link>
            <Link to="/" className={buttonClass('outline')}>
              {t('noProvider.home')}
            </Link>
          </p>
        }
      >
        <p>{t('noProvider.text')}</p>
      </EmptyState>
    </div>
  )
}
