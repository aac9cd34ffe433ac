import { randomUUIDv7 } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateIdentity } from 'age-encryption'
import pg from 'pg'
import { fillDemoCity } from '../db/demo/fill.ts'
import { createBackup } from '../src/domains/backup/create-backup.server.ts'
import { restoreBackup } from '../src/domains/backup/restore-backup.server.ts'
import { listTables, sumOf, withClient } from '../src/lib/database-copy.server.ts'
import { migrate } from '../src/lib/migrate.server.ts'
import { startThrowawayPostgres } from '../src/lib/postgres.server.ts'

/** The drill: 100,000 bookings, a backup while people write, restored on another server; every table as of the snapshot. */
export async function run() {
  const [here, there] = [await startThrowawayPostgres(), await startThrowawayPostgres()]
  const folder = mkdtempSync(join(tmpdir(), 'highstreet-drill-'))
  const pool = new pg.Pool({ connectionString: here.url(), max: 4 })
  try {
    await migrate(here.url())
    const filled = await fillDemoCity({ databaseUrl: here.url(), providers: 20_400 })
    console.log(`${filled?.bookings} bookings, ${filled?.providers} providers, ${filled?.reviews} reviews`)
    const file = join(folder, 'drill.backup')
    const rows = []
    for (const key of [null, await generateIdentity()]) {
      rmSync(file, { force: true })
      const settings = { databaseUrl: here.url(), dataDir: folder, key }
      let isDone = false
      let written = 0
      const writing = Array.from({ length: 4 }, async () => {
        for (; !isDone; written++) await write(pool)
      })
      const [, backupMs] = await timed(() => createBackup(settings, file, { check: false }))
      isDone = true
      await Promise.all(writing)
      const target = new URL(there.url())
      target.pathname = `/drill_${rows.length}`
      const options = {
        databaseUrl: target.href,
        dataDir: folder,
        key,
        say: () => {},
        now: new Date(),
      }
      const [{ facts }, restoreMs] = await timed(() => restoreBackup(options, file))
      const unequal = await withClient(target.href, async (client) => {
        const wrong: string[] = []
        for (const table of (await listTables(client)).keys()) {
          const found = await sumOf(client, table)
          const wanted = facts.tables[table]
          if (table !== 'message_hold' && (found.rows !== wanted?.rows || found.checksum !== wanted.checksum))
            wrong.push(table)
        }
        return wrong
      })
      rows.push({
        encrypted: key !== null,
        tables: Object.keys(facts.tables).length,
        bookings: facts.tables.booking?.rows,
        'writes beside it': written,
        'file MB': Math.round(statSync(file).size / 1e5) / 10,
        'backup s': seconds(backupMs),
        'restore s': seconds(restoreMs),
        'unequal tables': unequal.join() || 'none',
      })
    }
    console.table(rows)
  } finally {
    await pool.end()
    await Promise.all([here.stop(), there.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const startedAt = performance.now()
  return [await work(), performance.now() - startedAt]
}

async function write(pool: pg.Pool) {
  const id = randomUUIDv7()
  await pool.query(
    `with changed as (update booking set notes = $1 where booking_id = (select booking_id from booking tablesample system (1) limit 1) returning 1)
     insert into contact_message (contact_message_id, name, email, topic, message, created_at)
     values ($2, 'Nia', 'nia@test.test', 'other', $1, now())`,
    [`written ${id}`, id],
  )
}
