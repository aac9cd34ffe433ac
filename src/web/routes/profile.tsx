import { ProfileTexts } from '../../domains/identity/ui/account-texts.tsx'
import { OwnProfile } from '../../domains/identity/ui/own-profile.tsx'
import { pageMeta } from '../page-meta.ts'
import '../styles/recovery-codes.css'
import type { Route } from './+types/profile'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.myProfile'), isIndexed: false }))

export default function ProfilePage() {
  return (
    <ProfileTexts>
      <OwnProfile />
    </ProfileTexts>
  )
}
