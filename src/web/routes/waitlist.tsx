import { WaitlistPage } from '../../domains/waitlist/ui/waitlist-page.tsx'
import { WaitlistTexts } from '../../domains/waitlist/ui/waitlist-texts.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/waitlist'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.waitlist'), isIndexed: false }))

export default function Waitlist() {
  return (
    <WaitlistTexts>
      <WaitlistPage />
    </WaitlistTexts>
  )
}
