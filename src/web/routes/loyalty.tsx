import { Suspense } from 'react'
import { LoyaltyTexts } from '../../domains/loyalty/ui/loyalty-texts.tsx'
import { late } from '../../ui/late.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/loyalty'

// As the page of reminders: seldom opened, and not on the list that every page carries.
const LoyaltyPage = late(() =>
  import('../../domains/loyalty/ui/loyalty-page.tsx').then((module) => ({ default: module.LoyaltyPage })),
)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.loyalty'), isIndexed: false }))

export default function Loyalty() {
  return (
    <LoyaltyTexts>
      <Suspense fallback={null}>
        <LoyaltyPage />
      </Suspense>
    </LoyaltyTexts>
  )
}
