import { sql } from 'kysely'
import { vi } from 'vitest'
import { schedules } from '../src/domains/index.server.ts'
import type { TestApp } from './factories.ts'

/** Moves the clock of everybody on this database to `instant`; once that is so for the app and the servers at `origins`. */
export async function moveClock({ running }: TestApp, instant: Date | number, origins: readonly string[] = []) {
  const movedBy = Number(instant) - Date.now()
  await sql`insert into moved_clock (moved_by) values (make_interval(secs => ${movedBy / 1000}))
    on conflict (is_moved) do update set moved_by = excluded.moved_by`.execute(running.db)
  const sights = [async () => (await running.watch.look()).movedBy, ...origins.map((origin) => () => movedByOf(origin))]
  for (const see of sights)
    await vi.waitFor(
      async () => {
        if (Math.abs((await see()) - movedBy) >= 1) throw new Error('The clock has not moved yet')
      },
      { interval: 5, timeout: 30_000 },
    )
}

export async function movedByOf(origin: string): Promise<number> {
  const response = await fetch(`${origin}/health/db`)
  return ((await response.json()) as { movedByMs: number }).movedByMs
}

/** What the clock starts, each once; `queues`: those alone. */
export async function runClockJobs(app: TestApp, ...queues: string[]) {
  const isMeant = (queue: string) => queues.length === 0 || queues.includes(queue)
  for (const { queue, isWanted, run } of schedules) if (isMeant(queue) && isWanted(app.ctx())) await run(app.ctx())
}
