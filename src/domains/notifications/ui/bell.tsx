import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { late } from '../../../ui/late.ts'
import type { User } from '../../identity/contract.ts'
import { badgeOf } from '../rules.ts'
import { NotificationTexts } from './notification-texts.tsx'
import { useUnread } from './unread.ts'

const BellPanel = late(() => import('./bell-panel.tsx').then((module) => ({ default: module.BellPanel })))

/** Of providers only. */
export function Bell({ user }: { user: User }) {
  if (!user.hasProviderProfile) return null
  return (
    <NotificationTexts waiting={null}>
      <OpenBell userId={user.id} />
    </NotificationTexts>
  )
}

function OpenBell({ userId }: { userId: string }) {
  const { t } = useTranslation('notifications')
  const unread = useUnread(userId)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const badge = badgeOf(unread)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button bell"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={badge ? t('bell.unread', { count: unread }) : t('bell.title')}
        onClick={() => setOpen(!isOpen)}
      >
        <BellIcon aria-hidden="true" className="size-6" />
        {badge && (
          <span aria-hidden="true" className="bell-badge">
            {badge}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <BellPanel userId={userId} unread={unread} triggerRef={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
