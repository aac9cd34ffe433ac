import { ProviderPageForm } from '../../domains/business/ui/provider-page-form.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard-page'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.dashboard'), isIndexed: false }))

export default function OwnPagePage() {
  return <ProviderPageForm />
}
