import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { createBooking } from './create-booking.server.ts'
import { updateBooking } from './reschedule-booking.server.ts'

const app = openTestApp()

const textOf = (node: RootOperationNode) => (node.kind === 'RawNode' ? node.sqlFragments.join('?') : node.kind)

/** Notes the statements that go through a database. */
function noting(statements: string[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      statements.push(textOf(node))
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

async function statementsOf(change: { dateTime?: string; notes?: string }): Promise<string[]> {
  const provider = await makeProvider(app)
  const customer = await makeAccount(app)
  const { providerId, serviceIds } = provider
  const made = await createBooking(app.ctx(customer), {
    providerId,
    serviceIds,
    dateTime: london(dateIn(3), '10:00'),
  })
  const statements: string[] = []
  const ctx = { ...app.ctx(customer), db: app.running.db.withPlugin(noting(statements)) }
  const changed = await updateBooking(ctx, { id: made.id, ...change })
  expect(changed).toMatchObject(change)
  const kinds = changed.history.map(({ kind }) => kind)
  expect(kinds).toEqual(['booked', ...(change.dateTime ? ['rescheduled'] : []), ...(change.notes ? ['noted'] : [])])
  const { rows } = await sql<{ starts_at: Date; notes: string }>`
    select starts_at, notes from booking where booking_id = ${made.id}`.execute(app.running.db)
  expect(rows[0]).toEqual({ starts_at: new Date(changed.dateTime), notes: changed.notes })
  return statements
}

test('another time and other notes at once wait for the provider once and read the booking once', async () => {
  const statements = await statementsOf({ dateTime: london(dateIn(4), '14:00'), notes: 'Second floor' })
  const times = (part: RegExp) => statements.filter((text) => part.test(text)).length
  expect(times(/for no key update/)).toBe(1)
  expect(times(/with clock as materialized/)).toBe(1)
  expect(times(/delete from hold using clock where provider_id = \? and expires_at/)).toBe(1)
  // Where it lies before the lock, and what it is after it.
  expect(times(/from directory where id/)).toBe(1)
  expect(times(/from booking b join provider/)).toBe(1)
})
