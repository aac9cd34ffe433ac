import { Offline } from '../layout/offline.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/offline'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('offline.title'), isIndexed: false }))

/** The service worker keeps this page, and shows it in the place of one that cannot be fetched. */
export default function OfflinePage() {
  return <Offline />
}
