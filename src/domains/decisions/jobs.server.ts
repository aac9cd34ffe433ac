import { createElement } from 'react'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import { sendOnce } from '../../lib/messages.server.ts'
import { isKnown, type KnownDecision } from './contract.ts'
import { appealDecided, decisionMade } from './events.ts'
import { decisionUnknown, readDecision } from './read-decision.server.ts'
import { decisionPath } from './token.server.ts'

export const subscriptions: Subscription[] = [
  subscribe(decisionMade, 'decision-mail', tellOfDecision),
  subscribe(appealDecided, 'appeal-mail', tellOfAppeal),
]

type Ref = { decisionId: string }

/** Not of one that has been taken back meanwhile. */
async function tellOfDecision(ctx: Ctx, { decisionId }: Ref) {
  const found = await readKnown(ctx, decisionId)
  if (found && !found.decision.undoneAt) await tell(ctx, `decision-${decisionId}`, found, false)
}

async function tellOfAppeal(ctx: Ctx, { decisionId }: Ref) {
  const found = await readKnown(ctx, decisionId)
  if (found?.decision.appeal?.outcome) await tell(ctx, `decision-appeal-${decisionId}`, found, true)
}

/** Of what a newer release has decided one of its nodes tells: the job fails here, and is tried again. */
async function readKnown(ctx: Ctx, id: string) {
  const found = await readDecision(ctx, id)
  if (!found) return null
  const { accountId, decision } = found
  if (!isKnown(decision)) throw decisionUnknown()
  return { accountId, decision }
}

/** A statement of reasons always reaches whom it concerns, and so does the answer to an appeal. */
async function tell(ctx: Ctx, key: string, found: { accountId: string; decision: KnownDecision }, isOfAppeal: boolean) {
  const { accountId, decision } = found
  const to = await ctx.db
    .selectFrom('account')
    .select(['email', 'full_name', 'language'])
    .where('account_id', '=', accountId)
    .where('status', '!=', 'deleted')
    .executeTakeFirst()
  if (!to) return
  await sendOnce(ctx, key, async () => {
    const { DecisionMail, decisionSubject } = await import('./ui/decision-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const url = `${ctx.app.origin}${decisionPath(ctx, decision.id)}`
    const props = { decision, isOfAppeal, url, locale: localeOf(to.language) }
    return {
      to: { name: to.full_name, address: to.email },
      subject: decisionSubject(props),
      ...(await renderMail(createElement(DecisionMail, props))),
    }
  })
}
