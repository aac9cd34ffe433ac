import { createHash, createHmac } from 'node:crypto'
import type { Ctx } from '../../lib/context.ts'
import type { Draws } from './rules.ts'

/** Whoever has the database alone cannot tell whose it is. */
const hashed = (ctx: Pick<Ctx, 'app'>, what: 'account' | 'visitor', id: string): Buffer =>
  createHmac('sha256', ctx.app.authSecret).update(`experiments ${what} ${id.toLowerCase()}`).digest()

export const accountSubject = (ctx: Pick<Ctx, 'app'>, accountId: string) => hashed(ctx, 'account', accountId)

/** `before`: who somebody was before they signed in. */
export function subjectsOf(ctx: Ctx, visitor: string | undefined) {
  const asVisitor = visitor === undefined ? null : hashed(ctx, 'visitor', visitor)
  if (!ctx.actor) return { own: asVisitor, before: null }
  return { own: accountSubject(ctx, ctx.actor.accountId), before: asVisitor }
}

const wide = 2 ** 48

/** The same on every node and at any time. */
export function drawsOf(subject: Buffer, plan: { id: string; layer: string }): Draws {
  const bytes = (text: string) => createHash('sha256').update(text).update(' ').update(subject).digest()
  const own = bytes(`experiment ${plan.id}`)
  return {
    layer: bytes(`layer ${plan.layer}`).readUIntBE(0, 6) / wide,
    share: own.readUIntBE(0, 6) / wide,
    variant: own.readUIntBE(6, 6) / wide,
  }
}
