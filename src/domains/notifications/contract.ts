import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { line } from '../../lib/text.ts'

export const notificationTypes = [
  'booking_confirmed',
  'booking_requested',
  'booking_rescheduled',
  'booking_cancelled',
  'booking_noted',
  'proposal_accepted',
  'proposal_refused',
  'request_expired',
  'no_show_disputed',
  'no_show_stands',
  'no_show_upheld',
  'visit_confirmed',
  'absence_confirmed',
  'review_received',
  'review_reported',
  'review_removed',
  'photo_removed',
  'report_decided',
  'payment_received',
  'tip_received',
  'gift_card_sold',
  'membership_sold',
  'trial_begun',
  'membership_cancelled',
  'fee_waived',
  'payout_paid',
  'payout_failed',
  'waitlist_joined',
  'business_verified',
  'verification_withdrawn',
  'verification_expired',
  'document_accepted',
  'document_refused',
  'document_expiring',
] as const
export const NotificationType = z.enum(notificationTypes)
export type NotificationType = z.infer<typeof NotificationType>

const NotificationStatus = z.enum(['unread', 'read'])

/** `title` and `message` are in the language of whoever asks. Routes are paths of this site. */
export const Notification = z.object({
  id: z.string(),
  _id: z.string(),
  type: NotificationType,
  status: NotificationStatus,
  title: z.string(),
  message: z.string(),
  createdAt: z.string(),
  actionLink: z.nullable(z.string()),
  metadata: z.object({
    serviceName: z.nullable(z.string()),
    customerName: z.nullable(z.string()),
    rating: z.nullable(z.int()),
    reviewText: z.nullable(z.string()),
    targetRoute: z.nullable(z.string()),
    fallbackRoute: z.nullable(z.string()),
  }),
})
export type Notification = z.infer<typeof Notification>

const filters = { ...pageInput, status: z.optional(NotificationStatus), type: z.optional(NotificationType) }
/** `segment`: 'users'. `userId`: one's own id, or 'me'. */
const whose = { segment: line(40, 1), userId: line(40, 1) }
const one = z.strictObject({ id: z.uuid() })
const List = z.object({ notifications: z.array(Notification), pagination: Pagination })
/** `count`: of what is unread now. */
const Read = z.object({ id: z.string(), status: z.literal('read'), count: z.int() })
const AllRead = z.object({ marked: z.int(), count: z.int() })

export const notifications = endpoints('notifications', {
  list: {
    summary: 'Your notifications, the latest first',
    method: 'GET',
    path: '/notifications',
    access: 'user',
    input: z.object(filters),
    output: List,
  },
  listOf: {
    summary: 'Your notifications, the latest first, by your own id',
    method: 'GET',
    path: '/notifications/{segment}/{userId}',
    access: 'user',
    input: z.object({ ...whose, ...filters }),
    output: List,
  },
  unreadCount: {
    summary: 'How many of your notifications are unread',
    method: 'GET',
    path: '/notifications/{segment}/{userId}/unread-count',
    access: 'user',
    input: z.object(whose),
    output: z.object({ count: z.int() }),
  },
  markRead: {
    summary: 'Mark one of your notifications as read; it never becomes unread again',
    method: 'POST',
    path: '/notifications/{id}/mark-read',
    access: 'user',
    input: one,
    output: Read,
  },
  read: {
    summary: 'Mark one of your notifications as read, as mark-read does',
    method: 'PUT',
    path: '/notifications/{id}/read',
    access: 'user',
    input: one,
    output: Read,
  },
  markAllRead: {
    summary: 'Mark all your notifications as read, by your own id',
    method: 'POST',
    path: '/notifications/{segment}/{userId}/mark-all-read',
    access: 'user',
    input: z.strictObject(whose),
    output: AllRead,
  },
  readAll: {
    summary: 'Mark all your notifications as read',
    method: 'PUT',
    path: '/notifications/read-all',
    access: 'user',
    input: z.strictObject({}),
    output: AllRead,
  },
})
