import { Staff } from '../../domains/staff/ui/staff-members.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard-staff'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.dashboard'), isIndexed: false }))

export default function StaffPage() {
  return <Staff />
}
