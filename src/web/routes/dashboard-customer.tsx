import { OneCustomer } from '../../domains/business/ui/customer.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard-customer'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.dashboard'), isIndexed: false }))

export default function CustomerPage() {
  return <OneCustomer />
}
