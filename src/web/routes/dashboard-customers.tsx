import { Customers } from '../../domains/business/ui/customers.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard-customers'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.dashboard'), isIndexed: false }))

export default function CustomersPage() {
  return <Customers />
}
