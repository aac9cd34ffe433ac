import { OneClient } from '../../domains/business/ui/client.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard-client'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.dashboard'), isIndexed: false }))

export default function ClientPage() {
  return <OneClient />
}
