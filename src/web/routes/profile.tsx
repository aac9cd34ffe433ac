import { Suspense } from 'react'
import { ProfileTexts } from '../../domains/identity/ui/account-texts.tsx'
import { OwnProfile } from '../../domains/identity/ui/own-profile.tsx'
import { late } from '../../ui/late.ts'
import { pageMeta } from '../page-meta.ts'
import '../styles/recovery-codes.css'
import type { Route } from './+types/profile'

const Belonging = late(() =>
  import('../../domains/loyalty/ui/belonging.tsx').then((module) => ({ default: module.Belonging })),
)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.myProfile'), isIndexed: false }))

export default function ProfilePage() {
  return (
    <ProfileTexts>
      <OwnProfile>
        <Suspense fallback={null}>
          <Belonging />
        </Suspense>
      </OwnProfile>
    </ProfileTexts>
  )
}
