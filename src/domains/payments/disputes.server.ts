import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { disputeEntries, disputeLostEntries, disputeUndoneEntries, disputeWonEntries } from '../ledger/rules.ts'
import { entriesOf, type Posting, post } from '../ledger/service.server.ts'
import { issueDebitNote, issueDisputeNote } from '../papers/issue-paper.server.ts'
import { intentOf } from './apply-refund.server.ts'
import { closeDifference } from './differences.server.ts'
import { type DisputeState, stepsOf } from './dispute.rules.ts'
import { paymentReturned } from './events.ts'
import { giveBackWhatIsOver } from './give-back.server.ts'
import { aheadOf, leftOf, type PaymentRow, partiesOf, subjectOf, withLockedPayment } from './payment-row.server.ts'
import { ask } from './stripe.server.ts'

type Dispute = { id: string; amountMinor: number; state: DisputeState | null; turns: number }

/** What the customer's bank has taken back, and how it decides: each of its disputes by itself, each change of it once. */
export async function applyDispute(ctx: Ctx, said: Stripe.Dispute, account: string): Promise<void> {
  const { rows } = await sql<{ providerId: string; paymentId: string }>`
    select provider_id as "providerId", payment_id as "paymentId" from payment
    where intent = ${intentOf(said)} and account = ${account} and status = 'succeeded'`.execute(ctx.db)
  const [found] = rows
  for (let isDone = !found; found && !isDone; ) {
    const known = await findDispute(ctx, found, said)
    if (stepsOf(known.state, said.status).length === 0) return
    // What was read before it was decided would undo that: it is asked once more, and nobody may have been faster then.
    const now = known.turns > 0 ? await retrieve(ctx, said.id, account) : said
    isDone = await apply(ctx, found, known, now)
  }
}

const retrieve = (ctx: Ctx, id: string, account: string) =>
  ask(ctx, (api) => api.disputes.retrieve(id, {}, { stripeAccount: account }))

type Key = Pick<PaymentRow, 'providerId' | 'paymentId'>

/** False: it has changed since it was looked at. */
function apply(ctx: Ctx, key: Key, known: Dispute, said: Stripe.Dispute): Promise<boolean> {
  return withLockedPayment(ctx, key, async (tx, payment) => {
    const before = await findDispute(tx, payment, said)
    if (before.turns !== known.turns) return false
    const steps = stepsOf(before.state, said.status)
    if (steps.length === 0) return true
    let dispute = before
    for (const state of steps) dispute = await turn(tx, payment, dispute, state)
    await keep(tx, payment, dispute)
    const now = await settle(tx, payment)
    const { providerId, paymentId } = payment
    if (now.lostMinor !== payment.lostMinor) await emit(tx, paymentReturned, { providerId, paymentId })
    if (now.dispute !== 'open') await giveBackWhatIsOver(tx, now, nameOf('decided', dispute))
    // The customer has all of it, whoever has given it.
    if (leftOf(now) === 0) await closeDifference(tx, now, 'refund_failed')
    return true
  })
}

async function findDispute(tx: Ctx, { providerId }: Key, { id, amount }: Stripe.Dispute): Promise<Dispute> {
  const { rows } = await sql<Dispute>`select dispute_id as id, amount_minor as "amountMinor", status as state, turns
    from payment_dispute where provider_id = ${providerId} and dispute_id = ${id}`.execute(tx.db)
  return rows[0] ?? { id, amountMinor: amount, state: null, turns: -1 }
}

/** What was posted before disputes could change again is found by its old name. */
const nameOf = (kind: string, { id, turns }: Pick<Dispute, 'id' | 'turns'>) =>
  turns > 1 ? `${kind}:${id}:${turns}` : `${kind}:${id}`

/** One change of it, with its posting and its paper. */
async function turn(tx: Ctx, payment: PaymentRow, before: Dispute, state: DisputeState): Promise<Dispute> {
  const { providerId, paymentId } = payment
  const { amountMinor } = before
  const [dispute, money] = [{ ...before, state, turns: before.turns + 1 }, partiesOf(payment, amountMinor)]
  const book = (kind: Posting['kind'], entries: Posting['entries']) =>
    post(tx, { source: nameOf(kind, dispute), kind, booking: subjectOf(payment), entries })
  if (before.state === 'lost') {
    const lost = await entriesOf(tx, nameOf('dispute_lost', before))
    if (state === 'won') await book('dispute_won', disputeUndoneEntries(lost, 'held_by_processor'))
    else await book('dispute', disputeUndoneEntries(lost, 'disputed'))
    await issueDebitNote(tx, { providerId, paymentId, amountMinor, line: 'dispute_won' })
  } else if (state === 'open') await book('dispute', disputeEntries(money))
  else if (state === 'won') await book('dispute_won', disputeWonEntries(money))
  else {
    await book('dispute_lost', disputeLostEntries({ ...money, aheadMinor: await aheadOf(tx, payment) }))
    await issueDisputeNote(tx, { providerId, paymentId, amountMinor })
  }
  return dispute
}

async function keep(tx: Ctx, { providerId, paymentId }: PaymentRow, { id, amountMinor, state, turns }: Dispute) {
  await sql`insert into payment_dispute (provider_id, dispute_id, payment_id, amount_minor, status, turns)
    values (${providerId}, ${id}, ${paymentId}, ${amountMinor}, ${state}, ${turns})
    on conflict (provider_id, dispute_id) do update set status = excluded.status, turns = excluded.turns`.execute(tx.db)
}

/** What all of them together come to. */
async function settle(tx: Ctx, payment: PaymentRow): Promise<PaymentRow> {
  const { providerId, paymentId } = payment
  const { rows } = await sql<Pick<PaymentRow, 'dispute' | 'lostMinor'>>`update payment y
    set dispute = d.state, lost_minor = d.lost_minor, look_at = ${tx.now}
    from (select case when bool_or(status = 'open') then 'open' when bool_or(status = 'lost') then 'lost' else 'won' end as state,
        coalesce(sum(amount_minor) filter (where status = 'lost'), 0)::bigint as lost_minor
      from payment_dispute where provider_id = ${providerId} and payment_id = ${paymentId}) d
    where y.provider_id = ${providerId} and y.payment_id = ${paymentId}
    returning y.dispute, y.lost_minor as "lostMinor"`.execute(tx.db)
  return { ...payment, ...rows[0] }
}
