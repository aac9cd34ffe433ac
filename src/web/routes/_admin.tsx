import { Outlet } from 'react-router'
import { AdminGuard, Guard } from '../layout/guard.tsx'

export const handle = { startsAtOnce: true }

/** Around everything below /admin, so that nobody else learns what is there. */
export default function AdminArea() {
  return (
    <Guard>
      {(user) => (
        <AdminGuard user={user}>
          <Outlet />
        </AdminGuard>
      )}
    </Guard>
  )
}
