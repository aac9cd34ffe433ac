import { Clients } from '../../domains/business/ui/clients.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard-clients'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.dashboard'), isIndexed: false }))

export default function ClientsPage() {
  return <Clients />
}
