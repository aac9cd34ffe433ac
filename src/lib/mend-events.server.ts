import { sql } from 'kysely'
import type { Ctx, Database, MarkedJob } from './context.ts'
import { type EventMarker, findMarked } from './events.server.ts'
import { deadLetter, type Schedule } from './jobs.server.ts'

const batch = 1000
/** Jobs that are done are kept for seven days. What was not looked at for so long cannot be told from what is done. */
const knownDays = 6
const nil = '00000000-0000-0000-0000-000000000000'

/** What this process has found and put right. */
export const mended = { queued: 0, withdrawn: 0 }

/**
 * A change and what follows from it are committed on two nodes of a database that has several, and one of them may be lost.
 * On one node there is nothing to find, and a marker whose jobs are done goes.
 */
export const eventMending: Schedule = {
  queue: 'event-mending',
  cron: '* * * * *',
  isWanted: () => true,
  run: async (ctx) => {
    await queueMissing(ctx)
    await withdrawUnmarked(ctx)
    await ungroupDeadLetters(ctx.db)
  },
}

/** A job that is made from one is another, by its id, and waits for no marker. */
async function ungroupDeadLetters(db: Database) {
  await sql`update pgboss.job set group_id = null where name = ${deadLetter} and group_id is not null`.execute(db)
}

type Marker = EventMarker & { isOld: boolean }

async function queueMissing(ctx: Ctx) {
  for (let last: Pick<Marker, 'providerId' | 'eventId'> | undefined = { providerId: nil, eventId: nil }; last; ) {
    const markers = await readMarkers(ctx.db, last)
    last = markers.length === batch ? markers.at(-1) : undefined
    if (markers.length === 0) return
    // After the markers: whoever sees one sees its jobs, unless they were lost.
    const stateOf = await readStates(ctx.db, markers)
    const [done, tooOld]: [Marker[], Marker[]] = [[], []]
    const missing = new Map<string, (MarkedJob & { data: object })[]>()
    for (const marker of markers) {
      const { providerId, eventId, queues, data, isOld } = marker
      const states = queues.map((queue) => stateOf.get(`${queue} ${eventId}`))
      if (states.every((state) => state === 'done')) done.push(marker)
      else if (isOld && states.includes(undefined)) {
        // What waits still needs its marker.
        if (!states.includes('open')) tooOld.push(marker)
      } else
        for (const [index, queue] of queues.entries())
          if (states[index] === undefined)
            missing.set(queue, [...(missing.get(queue) ?? []), { id: eventId, providerId, data }])
    }
    for (const [queue, jobs] of missing) {
      const count = await ctx.jobs.queueMarked(ctx.db, queue, jobs)
      if (count === 0) continue
      mended.queued += count
      ctx.log.error({ queue, count }, 'changes without their jobs: queued again')
    }
    if (tooOld.length > 0)
      ctx.log.warn(
        { count: tooOld.length },
        'markers that nobody has looked at for days: whether their jobs were done is not known',
      )
    await forget(ctx.db, [...done, ...tooOld])
  }
}

async function readMarkers(db: Database, last: Pick<Marker, 'providerId' | 'eventId'>): Promise<Marker[]> {
  const { rows } = await sql<Marker>`
    select provider_id as "providerId", event_id as "eventId", queues, data,
      emitted_at < now() - make_interval(days => ${knownDays}) as "isOld"
    from event_marker where (provider_id, event_id) > (${last.providerId}::uuid, ${last.eventId}::uuid)
    order by provider_id, event_id limit ${batch}`.execute(db)
  return rows
}

/** By queue and event. What was given up is not done: somebody may have it tried again. */
async function readStates(db: Database, markers: readonly Marker[]): Promise<Map<string, 'open' | 'done'>> {
  const wanted = markers.flatMap(({ eventId, queues }) => queues.map((queue) => ({ eventId, queue })))
  const { rows } = await sql<{ key: string; isOpen: boolean }>`
    select j.name || ' ' || j.id as key, j.state < 'completed' or j.state = 'failed' as "isOpen"
    from unnest(${wanted.map(({ queue }) => queue)}::text[], ${wanted.map(({ eventId }) => eventId)}::uuid[]) as w (name, id)
    join pgboss.job j on j.name = w.name and j.id = w.id`.execute(db)
  return new Map(rows.map(({ key, isOpen }) => [key, isOpen ? 'open' : 'done']))
}

async function forget(db: Database, markers: readonly Marker[]) {
  if (markers.length === 0) return
  const providers = [...new Set(markers.map(({ providerId }) => providerId))]
  await sql`delete from event_marker where provider_id = any(${providers}::uuid[])
    and event_id = any(${markers.map(({ eventId }) => eventId)}::uuid[])`.execute(db)
}

/** Of a change that was not committed, or is not yet: when it is, they are queued again. No worker has done them. */
async function withdrawUnmarked(ctx: Ctx) {
  type Found = MarkedJob & { queue: string }
  for (let last: Pick<Found, 'id' | 'queue'> | undefined = { id: nil, queue: '' }; last; ) {
    const { rows: jobs }: { rows: Found[] } = await sql<Found>`
      select id, name as queue, group_id as "providerId" from pgboss.job
      where group_id is not null and name <> ${deadLetter} and state < 'active'
        and created_on < now() - interval '5 seconds' and (id, name) > (${last.id}::uuid, ${last.queue})
      order by id, name limit ${batch}`.execute(ctx.db)
    last = jobs.length === batch ? jobs.at(-1) : undefined
    if (jobs.length === 0) return
    const marked = await findMarked(ctx.db, jobs)
    const unmarked = jobs.filter(({ id }) => !marked.has(id))
    if (unmarked.length === 0) continue
    // One that was done meanwhile, and its marker with it, is not waiting any more.
    const { rows } = await sql<{ queue: string }>`
      delete from pgboss.job j using unnest(${unmarked.map(({ queue }) => queue)}::text[],
        ${unmarked.map(({ id }) => id)}::uuid[]) as u (name, id)
      where j.name = u.name and j.id = u.id and j.state < 'active' returning j.name as queue`.execute(ctx.db)
    mended.withdrawn += rows.length
    if (rows.length > 0)
      ctx.log.error(
        { queues: [...new Set(rows.map(({ queue }) => queue))], count: rows.length },
        'jobs without their change: withdrawn',
      )
  }
}
