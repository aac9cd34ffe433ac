import { AppError } from './api/errors.ts'
import type { Actor, Ctx } from './context.ts'

export function actorOf(ctx: Ctx): Actor {
  if (!ctx.actor) throw new AppError('unauthenticated', 'unauthenticated', 'Please log in to continue.')
  return ctx.actor
}
