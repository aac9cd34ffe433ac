import { NotFound } from '../layout/not-found.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/admin'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('error.adminTitle'), isIndexed: false }))

/** Whatever below /admin has no page of its own. */
export default NotFound
