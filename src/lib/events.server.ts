import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Ctx, Database, MarkedJob } from './context.ts'
import { notify, onCommit } from './db.server.ts'
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

/** All nodes hear of every event on this channel, to forget the pages it makes stale; the one where it happened does so before. */
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
  onCommit(ctx.db, () => ctx.app.happened(type.name, payload as object))
}

/** What follows from a change of a provider's; its row is written where the change is. */
export type EventMarker = { providerId: string; eventId: string; queues: readonly string[]; data: object }

export async function writeMarker(db: Database, { providerId, eventId, queues, data }: EventMarker): Promise<void> {
  await sql`insert into event_marker (provider_id, event_id, queues, data)
    values (${providerId}, ${eventId}, ${queues}::text[], ${JSON.stringify(data)})`.execute(db)
}

/** Of these, the ids of the events whose change can be seen. */
export async function findMarked(db: Database, jobs: readonly MarkedJob[]): Promise<Set<string>> {
  const providers = [...new Set(jobs.map(({ providerId }) => providerId))]
  const events = [...new Set(jobs.map(({ id }) => id))]
  const { rows } = await sql<{ id: string }>`select event_id as id from event_marker
    where provider_id = any(${providers}::uuid[]) and event_id = any(${events}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
