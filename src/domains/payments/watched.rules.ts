/** What the processor is to send to our webhook, of connected accounts; `docs/operations.md` names the same. */
export const webhookTypes = [
  'payment_intent.*',
  'setup_intent.*',
  'charge.dispute.*',
  'refund.*',
  'payout.*',
  'payment_method.automatically_updated',
  'account.updated',
  'account.application.deauthorized',
] as const

/** What each account is asked for that may have been sent and lost, and that nobody asks about otherwise: by their full names. */
export const watchedTypes = [
  'payment_intent.succeeded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'payout.paid',
  'payout.failed',
  'account.updated',
]

export const isSent = (type: string) =>
  webhookTypes.some((known) => (known.endsWith('*') ? type.startsWith(known.slice(0, -1)) : type === known))
