import type * as z from 'zod/mini'
import type { Ctx } from './context.ts'
import { notify } from './db.server.ts'
import type { EventType } from './events.ts'

/** A job of its own for every subscriber, so that one failing does not hold up the others. */
export type Subscription = {
  /** Stable: it is the name of the queue. */
  readonly queue: string
  readonly eventName: string
  readonly run: (ctx: Ctx, payload: unknown) => Promise<void>
}

export function subscribe<Payload extends z.ZodMiniType>(
  type: EventType<Payload>,
  queue: string,
  run: (ctx: Ctx, payload: z.output<Payload>) => Promise<void>,
): Subscription {
  return { queue, eventName: type.name, run: (ctx, payload) => run(ctx, type.payload.parse(payload)) }
}

/** All nodes hear of every event on this channel, to forget the pages it makes stale. */
export const eventChannel = 'event'

/**
 * Joins the caller's transaction: no job without the change, no change without its jobs. The jobs write in the language
 * of whoever caused the event.
 */
export async function emit<Payload extends z.ZodMiniType>(
  ctx: Ctx,
  type: EventType<Payload>,
  payload: z.input<Payload>,
): Promise<void> {
  await ctx.jobs.publish(ctx.db, type.name, { ...(payload as object), locale: ctx.locale })
  await notify(ctx.db, eventChannel, JSON.stringify({ name: type.name, payload }))
}
