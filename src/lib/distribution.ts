/** In which of its nodes a database of several keeps a table. On one node nothing differs. */

/** A copy on every node: a foreign key may lead there from anywhere. */
export const copied: readonly string[] = ['account', 'category', 'provider_address']

/** Have a provider_id and lie beside those of no provider: their triggers keep them in one place. */
const elsewhere: readonly string[] = ['ledger_posting']

/** By ids of their own, where these are looked for: with whom something lies. Beside no provider, with no key to or from one. */
export const byOwnId: Readonly<Record<string, string>> = {
  directory: 'id',
  customer_directory: 'customer_id',
  hold_directory: 'customer_id',
}

/** Lies beside its provider, on one node with all else of it. */
export const isOfProvider = (table: string, columns: readonly string[]) =>
  columns.includes('provider_id') && !copied.includes(table) && !elsewhere.includes(table) && !(table in byOwnId)

/** By which column a table's rows are laid on nodes; null: they lie beside those of no provider. */
export const distributedBy = (table: string, columns: readonly string[]): string | null =>
  byOwnId[table] ?? (isOfProvider(table, columns) ? 'provider_id' : null)

/**
 * Triggers of tables that are laid out, which write what lies elsewhere: they run where the rows lie, where that cannot be
 * reached. What they do is done by the statements of this release; they are there for nodes of the release before, and go with
 * it: the next release drops them, and so does whoever lays the tables out, when none of these nodes can run any more.
 */
export const ofReleaseBefore: readonly string[] = [
  'account.account_in_directory',
  'account.owner_changed',
  'booking.booking_in_directory',
  'favourite.favourite_in_directory',
  'gift_card.gift_card_in_directory',
  'hold.hold_in_directory',
  'payment.payment_in_directory',
  'reward_voucher.reward_voucher_in_directory',
  'subscription.subscription_in_directory',
  'waitlist_entry.waitlist_entry_in_directory',
]
