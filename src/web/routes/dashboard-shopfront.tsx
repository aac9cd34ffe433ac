import { Shopfront } from '../../domains/business/ui/shopfront.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard-shopfront'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.dashboard'), isIndexed: false }))

export default function ShopfrontPage() {
  return <Shopfront />
}
