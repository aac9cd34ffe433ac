import { NotFound } from '../layout/not-found.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/signed-in'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('error.notFound'), isIndexed: false }))

/** Addresses for signed-in people that have no page of their own: nobody else learns whether there is one. */
export default NotFound
