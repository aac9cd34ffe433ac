import { Settings, X } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { PageLocale } from '../../../ui/page-locale.tsx'
import { Popover } from '../../../ui/popover.tsx'
import type { Notification } from '../contract.ts'
import { followNotification } from './follow-notification.ts'
import { markAllRead, markRead } from './notification-calls.ts'
import { NotificationGroups } from './notification-groups.tsx'
import { tellUnread } from './unread.ts'
import { useNotifications } from './use-notifications.ts'

type PanelProps = {
  userId: string
  unread: number
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
}

export function BellPanel({ userId, unread, triggerRef, onClose }: PanelProps) {
  const { t } = useTranslation('notifications')
  return (
    <PageLocale>
      <Popover
        isOpen
        onOpenChange={(open) => !open && onClose()}
        triggerRef={triggerRef}
        placement="bottom end"
        aria-label={t('bell.title')}
      >
        <Dialog aria-label={t('bell.title')} className="bell-panel">
          <PanelContent userId={userId} unread={unread} onClose={onClose} />
        </Dialog>
      </Popover>
    </PageLocale>
  )
}

function PanelContent({ userId, unread, onClose }: Omit<PanelProps, 'triggerRef'>) {
  const { t } = useTranslation('notifications')
  const navigate = useNavigate()
  const { state, items, hasMore, isLoadingMore, load, setAllRead } = useNotifications(userId)
  const [isMarking, setMarking] = useState(false)
  const hasUnread = unread > 0 || items.some(({ status }) => status === 'unread')
  const close = useRef<HTMLButtonElement>(null)
  const markAll = async () => {
    if (isMarking) return
    setMarking(true)
    try {
      tellUnread(await markAllRead(userId))
      setAllRead()
      // What was pressed goes.
      close.current?.focus()
    } catch (error) {
      console.error(error)
    } finally {
      setMarking(false)
    }
  }
  const open = (notification: Notification) => {
    onClose()
    if (notification.status === 'unread') markRead(notification.id).then(tellUnread).catch(console.error)
    void followNotification(notification, { go: navigate, load: (path) => location.assign(path) })
  }
  return (
    <>
      <div className="bell-head">
        <h2 className="h3">{t('bell.title')}</h2>
        {hasUnread && (
          <button type="button" className="link bell-mark" aria-disabled={isMarking || undefined} onClick={markAll}>
            {isMarking ? t('bell.marking') : t('bell.markAll')}
          </button>
        )}
        <button ref={close} type="button" className="icon-button" aria-label={t('bell.close')} onClick={onClose}>
          <X aria-hidden="true" size={22} />
        </button>
      </div>
      <div className="bell-body">
        {state === 'loading' && (
          <p role="status" className="bell-note">
            {t('bell.loading')}
          </p>
        )}
        {state === 'failed' && (
          <div role="alert" className="bell-note">
            <p className="mb-4">{t('bell.failed')}</p>
            <Button variant="outline" size="small" onClick={() => load(1)}>
              {t('bell.retry')}
            </Button>
          </div>
        )}
        {state === 'ready' && items.length === 0 && (
          <div className="bell-note">
            <p className="h3 mb-2">{t('bell.empty')}</p>
            <p>{t('bell.emptyText')}</p>
          </div>
        )}
        {state === 'ready' && <NotificationGroups items={items} onOpen={open} />}
        {hasMore && (
          <p className="p-4 text-center">
            <Button variant="outline" size="small" isBusy={isLoadingMore} onClick={() => load('next')}>
              {t('bell.more')}
            </Button>
          </p>
        )}
      </div>
      <p className="bell-foot">
        <Link to="/settings/notifications" className="link" onClick={onClose}>
          <Settings aria-hidden="true" size={18} />
          {t('bell.settings')}
        </Link>
      </p>
    </>
  )
}
