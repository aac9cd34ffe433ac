import { isAppError } from '../../../lib/api/errors.ts'
import { call, sessionStatus } from '../../identity/ui/session.ts'
import { type Notification, notifications } from '../contract.ts'

const segment = 'users'

/** With the number of what the server has said, or why there is none. */
async function asked<T>(failure: string, work: () => Promise<T>): Promise<T> {
  if (sessionStatus() !== 'signed-in') throw new Error('User not authenticated')
  try {
    return await work()
  } catch (error) {
    const status = isAppError(error) ? (error.answered ?? error.status) : error
    throw new Error(`${failure}: ${status}`, { cause: error })
  }
}

const pageSize = 20

export const fetchNotifications = (
  userId: string,
  page: number,
  signal: AbortSignal,
): Promise<{ notifications: Notification[]; hasMore: boolean }> =>
  asked('Failed to fetch notifications', async () => {
    const found = await call(notifications.listOf, { segment, userId, page, limit: pageSize }, { signal })
    return { notifications: found.notifications, hasMore: page < found.pagination.totalPages }
  })

export const fetchUnreadCount = (userId: string): Promise<number> =>
  asked('Failed to fetch unread count', async () => {
    const { count } = await call(notifications.unreadCount, { segment, userId })
    return count
  })

/** Both answer how many are unread afterwards. */
export const markRead = (id: string): Promise<number> =>
  asked('Failed to mark notification as read', async () => (await call(notifications.markRead, { id })).count)

export const markAllRead = (userId: string): Promise<number> =>
  asked('Failed to mark all notifications as read', async () => {
    const { count } = await call(notifications.markAllRead, { segment, userId })
    return count
  })
