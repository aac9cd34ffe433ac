import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../../lib/context.ts'

const signature = ({ app }: Ctx, id: string) => createHmac('sha256', app.authSecret).update(`decision ${id}`).digest()

/** Behind the #, which no server is sent. Whoever holds the mail reads one decision, and may appeal; it does not run out, nor does the mail. */
export const decisionPath = (ctx: Ctx, id: string) =>
  `/decision/${id}#token=${signature(ctx, id).toString('base64url')}`

export function isTokenOf(ctx: Ctx, id: string, token: string): boolean {
  const given = Buffer.from(token, 'base64url')
  const ours = signature(ctx, id)
  return given.length === ours.length && timingSafeEqual(given, ours)
}
