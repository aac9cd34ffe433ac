import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'

/** What holds at any time, by what it is about. */
export const promises = {
  calendar: [
    ...(['no_overlap', 'standing_has_time', 'ended_has_none', 'holds_are_there', 'visit_is_whole'] as const),
    ...(['price_is_sum', 'history_is_whole', 'history_ends_now', 'never_over_before', 'unpaid_ends'] as const),
    ...([
      'bookings_are_found',
      'holds_are_found',
      'visits_are_closed',
      'staff_are_there',
      'days_are_their_rows',
      'days_are_followed',
      'categories_add_up',
      'months_add_up',
    ] as const),
  ],
  search: [
    ...(['everyone_is_listed', 'lists_show_ratings', 'lists_show_prices', 'free_days_are_known'] as const),
    ...(['categories_are_counted', 'free_times_are_found'] as const),
  ],
  money: [
    ...([
      'postings_balance',
      'ledger_is_zero',
      'accounts_are_sums',
      'gift_cards_are_covered',
      'nothing_is_due_twice',
    ] as const),
    ...(['never_more_back', 'refunds_add_up', 'charges_are_booked', 'paid_once', 'prepaid_is_paid'] as const),
    ...(['receipts_are_issued', 'notes_are_issued', 'papers_have_no_gap', 'gift_visits_add_up'] as const),
    ...(['processor_is_heard', 'refunds_are_sent', 'books_agree', 'payments_are_found'] as const),
  ],
  reviews: [
    ...(['ratings_are_rows', 'stars_add_up', 'stars_are_visits', 'votes_are_rows'] as const),
    'removals_have_reasons' as const,
  ],
  messages: [
    ...([
      'bell_counts_rows',
      'nobody_without_message',
      'messages_leave',
      'put_off_goes',
      'jobs_are_done',
      'jobs_are_alive',
    ] as const),
    ...(['changes_have_jobs', 'nothing_left_prepared', 'no_reminder_in_vain'] as const),
  ],
  accounts: ['suspended_are_out', 'deleted_are_gone', 'devices_are_ours', 'calls_are_answered', 'customers_are_found'],
  waitlist: ['five_at_most', 'waits_end', 'offers_are_held', 'taken_is_booked'],
  belonging: [
    ...(['uses_are_there', 'one_platform_plan', 'grace_ends', 'vouchers_are_paid', 'stamps_are_visits'] as const),
    ...(['own_vouchers_are_paid', 'handed_or_back', 'no_voucher_waits_on'] as const),
  ],
} as const
export type Area = keyof typeof promises
export type PromiseName = (typeof promises)[Area][number]

/** `isKept` null: it has not been looked at yet. */
const Checked = z.object({
  promise: z.string(),
  isKept: z.nullable(z.boolean()),
  /** Since when it is so: instants. */
  since: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
})
export type Checked = z.infer<typeof Checked>

export const Status = z.object({
  areas: z.array(z.object({ area: z.enum(Object.keys(promises) as [Area, ...Area[]]), promises: z.array(Checked) })),
})
export type Status = z.infer<typeof Status>

export const doctor = endpoints('doctor', {
  status: {
    summary: 'What holds at any time, whether it does, since when, and when it was last looked at',
    method: 'GET',
    path: '/status',
    access: 'public',
    input: z.object({}),
    output: Status,
  },
})
