import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createBooking } from '../src/domains/bookings/create-booking.server.ts'
import { dateIn, london, makeAccount, makeProvider, startTestApp } from './factories.ts'
import { startMailServer } from './fault-proxy.ts'
import { startServerProcess } from './server-process.ts'

const hour = 3_600_000

test.runIf(process.env.TEST_FULL)(
  'by the clock of two nodes nobody is reminded more than a minute off',
  {
    timeout: 10 * 60_000,
  },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'highstreet-on-time-'))
    const app = await startTestApp()
    const mail = await startMailServer()
    const startNode = () =>
      startServerProcess({
        DATABASE_URL: app.running.config.databaseUrl ?? '',
        DATA_DIR: dataDir,
        DEMO: '0',
        AUTH_SECRET: 'a secret of more than thirty-two characters',
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        LOG_LEVEL: 'error',
      })
    const nodes = await Promise.all([startNode(), startNode()])
    try {
      const provider = await makeProvider(app)
      const { providerId, serviceIds } = provider
      // Every seven and a half seconds of three minutes one comes due: wherever the clock stands, it is met everywhere.
      const dues = new Map<string, number>()
      const first = Date.now() + 45_000
      for (let index = 0; index < 24; index++) {
        const who = await makeAccount(app)
        const dateTime = london(dateIn(3 + (index >> 3)), `${String(9 + (index & 7)).padStart(2, '0')}:00`)
        const { id } = await createBooking(app.ctx(who), { providerId, serviceIds, dateTime })
        const due = first + index * 7500
        await sql`update booking set starts_at = ${new Date(due + 2 * hour)}, ends_at = ${new Date(due + 3 * hour)}
        where booking_id = ${id}`.execute(app.running.db)
        await sql`update booking_change set at = at - interval '2 days' where booking_id = ${id}`.execute(
          app.running.db,
        )
        await sql`insert into booking_reminder (provider_id, booking_id, starts_at, hours_before, due_at, called_at)
        values (${providerId}, ${id}, ${new Date(due + 2 * hour)}, 24, now(), now())`.execute(app.running.db)
        dues.set(id, due)
      }
      const off = new Map<string, number>()
      while (off.size < dues.size && Date.now() < first + 5 * 60_000) {
        for (const messageId of mail.taken) {
          const [, id = ''] = /^booking-(.{36})-reminder-/.exec(messageId) ?? []
          const due = dues.get(id)
          if (due !== undefined && !off.has(id)) off.set(id, (Date.now() - due) / 1000)
        }
        await sleep(100)
      }
      const seconds = [...off.values()].sort((a, b) => a - b)
      console.log(`seconds off: ${seconds.map((one) => one.toFixed(1)).join(' ')}`)
      expect(seconds).toHaveLength(dues.size)
      expect(Math.max(...seconds.map(Math.abs))).toBeLessThan(60)
    } finally {
      await Promise.all(nodes.map((node) => node.stop()))
      await mail.close()
      await app.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
