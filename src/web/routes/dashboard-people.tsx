import { People } from '../../domains/staff/ui/staff-members.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard-people'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.dashboard'), isIndexed: false }))

export default function PeoplePage() {
  return <People />
}
