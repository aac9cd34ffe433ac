import { Services } from '../../domains/staff/ui/services.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard-services'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.dashboard'), isIndexed: false }))

export default function ServicesPage() {
  return <Services />
}
