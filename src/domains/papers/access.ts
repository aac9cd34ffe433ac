import { sql } from 'kysely'
import {
  afterReason,
  parties,
  providersOnly,
  rowsOf,
  type Side,
  type Thing,
  type Who,
  type World,
} from '../../../tests/access.ts'
import { unpaid } from '../payments/access.ts'
import { papers } from './contract.ts'
import { issueReceipt } from './issue-paper.server.ts'
import { statements } from './statement-contract.ts'

/** Of a booking that was paid with it. */
async function issued(world: World, side: Side): Promise<string> {
  const { db } = world.app.running
  const { paymentId } = await unpaid(world, side)
  const { rows } = await sql<{ providerId: string }>`update payment set status = 'succeeded',
    captured_minor = amount_minor, paid_at = now() where payment_id = ${paymentId} returning provider_id as "providerId"`.execute(
    db,
  )
  await issueReceipt(world.app.ctx(), { providerId: rows[0]?.providerId ?? '', paymentId })
  const { paper_id } = await db
    .selectFrom('paper')
    .select('paper_id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return paper_id
}
const paper: Thing = { isOfTwoOthers: true, make: issued }
const input = async (call: { id: string; world: World; who: Who }) => {
  await afterReason(call)
  return { id: call.id }
}
const month = () => ({ month: '2026-01' })

export const access = [
  ...rowsOf(papers, {
    get: { on: paper, answers: parties(200, { admin: 200 }), input },
    pdf: { on: paper, answers: parties(200, { admin: 200 }), input },
  }),
  ...rowsOf(statements, {
    get: { answers: providersOnly(200), input: month },
    entries: { answers: providersOnly(200), input: () => ({ currency: 'GBP' }) },
    pdf: { answers: providersOnly(200), input: month },
    csv: { answers: providersOnly(200), input: month },
  }),
]
