import { data } from 'react-router'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/not-found'

export function loader() {
  throw data(null, { status: 404 })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('error.notFound'), isIndexed: false }))

/** Never shown: the loader always answers 404, and the root's boundary shows the page. */
export default function NotFoundRoute() {
  return null
}
