import { sql } from 'kysely'
import type { Database, MarkedJob } from './context.ts'

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
