import { Outlet } from 'react-router'
import { adminTexts } from '../../domains/admin/texts/load.ts'
import { lateTexts } from '../../ui/late-texts.tsx'
import { Queries } from '../../ui/queries.tsx'
import { AdminGuard, Guard } from '../layout/guard.tsx'
import { OfficeShell } from '../layout/office-shell.tsx'
import { pageMeta } from '../page-meta.ts'
import '../styles/analytics.css'
import '../styles/dashboard.css'
import type { Route } from './+types/_admin'

const OfficeTexts = lateTexts(adminTexts)

export const handle = { startsAtOnce: true }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('error.adminTitle'), isIndexed: false }))

/** Around everything below /admin, so that nobody else learns what is there. */
export default function AdminArea() {
  return (
    <Guard>
      {(user) => (
        <AdminGuard user={user}>
          <Queries key={user.id} owner={user.id}>
            <OfficeTexts>
              <OfficeShell user={user}>
                <Outlet />
              </OfficeShell>
            </OfficeTexts>
          </Queries>
        </AdminGuard>
      )}
    </Guard>
  )
}
