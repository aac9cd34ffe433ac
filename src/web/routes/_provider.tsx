import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router'
import { ownProvider } from '../../domains/business/contract.ts'
import { businessTexts } from '../../domains/business/texts/load.ts'
import { calendarTexts } from '../../domains/calendar/texts/load.ts'
import type { User } from '../../domains/identity/contract.ts'
import { call } from '../../domains/identity/ui/session.ts'
import { staffTexts } from '../../domains/staff/texts/load.ts'
import { Loaded } from '../../domains/staff/ui/loaded.tsx'
import { ownProviderKey } from '../../domains/staff/ui/own-provider.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lateTexts } from '../../ui/late-texts.tsx'
import { Queries } from '../../ui/queries.tsx'
import { DashboardShell } from '../layout/dashboard-shell.tsx'
import { Guard } from '../layout/guard.tsx'
import { pageMeta } from '../page-meta.ts'
import '../styles/dashboard.css'
import type { Route } from './+types/_provider'

/** All at once: the screens are a touch apart. */
const DashboardTexts = lateTexts(staffTexts, calendarTexts, businessTexts)

/** Nothing is there to read before it is known who reads. */
export const handle = { startsAtOnce: true }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.dashboard'), isIndexed: false }))

/** Around every page of the dashboard: for whoever has a business. */
export default function ProviderArea() {
  return (
    <Guard>
      {(user) => (
        <Queries key={user.id} owner={user.id}>
          <DashboardTexts>{user.hasProviderProfile ? <Business user={user} /> : <NoProvider />}</DashboardTexts>
        </Queries>
      )}
    </Guard>
  )
}

function Business({ user }: { user: User }) {
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
  const { t } = useTranslation('business')
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
