import { AccountTexts } from '../../domains/identity/ui/account-texts.tsx'
import { MailPreferences } from '../../domains/identity/ui/mail-preferences.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/notifications'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.settings'), isIndexed: false }))

export default function NotificationsPage() {
  return (
    <AccountTexts>
      <MailPreferences />
    </AccountTexts>
  )
}
