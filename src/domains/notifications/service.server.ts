import { implement } from '../../lib/api/serve.server.ts'
import { notifications } from './contract.ts'
import { markAllRead, markRead, readAll } from './mark-read.server.ts'
import { countUnread, listNotifications, listNotificationsOf } from './read-notifications.server.ts'

const foreign = { refusals: ['notifications_not_found'] }
const missing = { refusals: ['notification_not_found'] }

export const routes = implement(
  notifications,
  {
    list: listNotifications,
    listOf: listNotificationsOf,
    unreadCount: countUnread,
    markRead,
    read: markRead,
    markAllRead,
    readAll,
  },
  { listOf: foreign, unreadCount: foreign, markAllRead: foreign, markRead: missing, read: missing },
)
