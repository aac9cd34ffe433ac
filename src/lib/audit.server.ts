import { randomUUIDv7 } from 'node:crypto'
import type { Ctx } from './context.ts'

/** All that is ever written. What each is called stands in the texts of the office, in every language. */
export const auditActions = [
  ...([
    'account.list_saved',
    'account.suspended',
    'account.looked_into',
    'account.restored',
    'account.second_factor_ending',
  ] as const),
  ...(['admin.created', 'admin.granted', 'admin.revoked'] as const),
  ...(['provider.list_saved', 'provider.approved', 'provider.approval_withdrawn', 'provider.figures_read'] as const),
  ...(['review.kept', 'review.removed', 'review.folded', 'review.warned', 'review.suspended'] as const),
  ...(['photo.kept', 'photo.removed', 'photo.warned', 'photo.suspended'] as const),
  ...(['page.kept', 'page.warned', 'page.suspended'] as const),
  ...([
    'booking.list_saved',
    'booking.cancelled',
    'booking.no_show',
    'booking.completed',
    'booking.fee_waived',
    'booking.no_show_decided',
    'booking.warned',
    'booking.suspended',
    'booking.gift_refunded',
    'booking.opened',
  ] as const),
  ...(['payment.differences_saved', 'payment.ledger_saved', 'payment.opened', 'payment.refunded'] as const),
  ...(['document.opened', 'document.accepted', 'document.refused', 'document.listed', 'document.taken_back'] as const),
  ...(['sellers.saved'] as const),
  ...(['message.list_saved', 'message.sent_again'] as const),
  ...(['experiment.started', 'experiment.ramped', 'experiment.stopped'] as const),
  ...(['appeal.upheld', 'appeal.overturned'] as const),
  ...([
    'settings.fee_set',
    'settings.tiers_set',
    'settings.reward_added',
    'settings.reward_changed',
    'settings.featured',
    'settings.unfeatured',
    'settings.featured_ordered',
    'settings.plan_seller_named',
    'settings.plan_seller_unnamed',
    'settings.category_set',
  ] as const),
  ...(['word.asked', 'word.confirmed', 'word.declined', 'word.withdrawn'] as const),
  ...(['search.unmet_saved'] as const),
  ...(['audit.saved', 'audit.moderation_saved'] as const),
] as const
export type AuditAction = (typeof auditActions)[number]

/** What the details of an entry may be about. */
export const auditDetails = [
  ...([
    'status',
    'role',
    'side',
    'state',
    'channel',
    'account',
    'days',
    'booking',
    'reason',
    'amountMinor',
    'outcome',
    'answer',
    'queue',
    'share',
    'photo',
    'kind',
    'year',
    'quarter',
    'entries',
    'area',
    'from',
    'to',
    'decision',
    'looking',
    'reference',
    'act',
    'bookings',
    'reports',
    'isAlone',
    'before',
    'after',
    'basisPoints',
    'tiers',
    'reward',
    'points',
    'currency',
    'isOffered',
    'wasOffered',
    'lastDay',
    'count',
    'members',
    'waiting',
    'category',
    'isShown',
    'position',
  ] as const),
  ...(['document', 'hasWords'] as const),
] as const
export type AuditDetails = Readonly<Partial<Record<(typeof auditDetails)[number], string | number | boolean | null>>>

type AuditEntry = {
  /** What was done, in the past. */
  action: AuditAction
  subjectType: string
  subjectId: string
  /** Ids, codes and numbers: never names, addresses or texts. */
  details?: AuditDetails
}

/** Says who used more than their own rights for what, in the transaction that does it: both happen or neither. */
export async function audit(tx: Ctx, { action, subjectType, subjectId, details = {} }: AuditEntry): Promise<void> {
  if (!tx.db.isTransaction) throw new Error('An audit row belongs into the transaction of what it tells')
  await tx.db
    .insertInto('audit_entry')
    .values({
      audit_entry_id: randomUUIDv7(),
      actor_id: tx.actor?.accountId ?? null,
      action,
      subject_type: subjectType,
      subject_id: subjectId,
      details: JSON.stringify(details),
      request_id: tx.requestId,
    })
    .execute()
}
