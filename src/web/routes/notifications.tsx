import { NotificationTexts } from '../../domains/notifications/ui/notification-texts.tsx'
import { Preferences } from '../../domains/notifications/ui/preferences.tsx'
import { pageMeta } from '../page-meta.ts'
import '../styles/bell.css'
import type { Route } from './+types/notifications'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.settings'), isIndexed: false }))

export default function NotificationsPage() {
  return (
    <NotificationTexts>
      <Preferences />
    </NotificationTexts>
  )
}
