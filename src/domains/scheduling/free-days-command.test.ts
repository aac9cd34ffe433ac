import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { fillDemoCity } from '../../../db/demo/fill.ts'
import { dateIn, openTestApp } from '../../../tests/factories.ts'
import { listAvailability } from './service.server.ts'

const app = openTestApp()
const dataDir = mkdtempSync(join(tmpdir(), 'highstreet-free-days-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const providers = 300

function startCommand() {
  const env = { ...process.env, DATABASE_URL: app.running.config.databaseUrl ?? '', DATA_DIR: dataDir }
  const command = spawn(process.execPath, ['src/commands/free-days.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  createInterface(command.stdout).on('line', (line) => lines.push(line))
  return { command, lines, ended: once(command, 'exit') as Promise<[number | null, string | null]> }
}

const toGo = (line = '') => Number(/^(\d+) providers to go$/.exec(line)?.[1])

/** Who is done, by the transaction that has written it. */
async function readDone() {
  const { rows } = await sql<{ id: string; by: string }>`select provider_id as id, xmin::text as by from free_day_mark
    where due_since is null`.execute(app.running.db)
  return new Map(rows.map(({ id, by }) => [id, by]))
}

/** Ends it by that signal when it has done some more, and has said how many there are. */
async function interrupt(signal: 'SIGKILL' | 'SIGTERM', some: number) {
  const { command, lines, ended } = startCommand()
  const before = (await readDone()).size
  while (lines.length === 0 || (await readDone()).size < before + some) {
    if (command.exitCode !== null) throw new Error('It had ended before it was ended')
    await sleep(20)
  }
  command.kill(signal)
  await ended
  return lines
}

test('the first fill says how many are to go, can be ended at any moment, goes on where it was, and agrees with the engine', {
  timeout: 180_000,
}, async () => {
  const { db } = app.running
  await fillDemoCity({ databaseUrl: app.running.config.databaseUrl ?? '', providers })
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from provider`.execute(db)
  const all = rows[0]?.count ?? 0
  expect((await readDone()).size).toBe(0)

  let known = await readDone()
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const [first] = await interrupt(signal, 30)
    expect([signal, toGo(first)]).toEqual([signal, all - known.size])
    const done = await readDone()
    expect(done.size).toBeGreaterThanOrEqual(known.size + 30)
    expect(done.size).toBeLessThan(all)
    // What was done before is left as it is.
    expect([...known].filter(([id, by]) => done.get(id) !== by)).toEqual([])
    known = done
  }

  const { lines, ended } = startCommand()
  expect(await ended).toEqual([0, null])
  expect(toGo(lines[0])).toBe(all - known.size)
  const progress = lines.slice(0, -1).map(toGo)
  expect(progress).toEqual(progress.toSorted((a, b) => b - a))
  expect(lines.at(-1)).toMatch(/^All free days are known, after [\d.]+ s\.$/)
  const done = await readDone()
  expect(done.size).toBe(all)
  expect([...known].filter(([id, by]) => done.get(id) !== by)).toEqual([])
  await expectWhatTheEngineSays(all)
})

const [from, to] = [dateIn(1), dateIn(14)]

async function expectWhatTheEngineSays(all: number) {
  type Row = { id: string; serviceId: string; days: Record<string, number[]> }
  const { rows } = await sql<Row>`select p.provider_id as id, s.service_id as "serviceId",
      (select json_object_agg(date, starts) from free_day f where f.provider_id = p.provider_id
        and date between ${from} and ${to}) as days
    from provider p cross join lateral (select service_id from service where provider_id = p.provider_id and is_active
      order by duration_minutes, position, service_id limit 1) s
    join listing l on l.provider_id = p.provider_id where l.is_listed and l.is_online
    order by p.provider_id`.execute(app.running.db)
  expect(rows.length).toBeGreaterThan(all / 2)
  // Every third: the engine takes its time.
  for (const { id, serviceId, days } of rows.filter((_row, index) => index % 3 === 0)) {
    const free = await listAvailability(app.ctx(), { providerId: id, serviceIds: [serviceId], from, to })
    for (const { date, slots } of free.days) {
      const starts = slots.map(({ start }) => Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16)))
      const isFree = new Set(days[date])
      // What is too soon, or too far ahead, is cut when somebody searches.
      expect([id, date, starts.filter((start) => !isFree.has(start))]).toEqual([id, date, []])
      if (days[date] === undefined) throw new Error(`${id} does not know ${date}`)
    }
  }
}
