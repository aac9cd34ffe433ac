import { sql } from 'kysely'
import { examine } from '../src/domains/doctor/examine.server.ts'
import { ofReleaseBefore } from '../src/lib/distribution.ts'
import type { TestApp } from './factories.ts'

/** As after the next release, which takes the triggers for the one before this away: what they wrote, statements write. */
export const withoutTriggers = ({ running: { db } }: TestApp) =>
  db.transaction().execute(async (tx) => {
    for (const name of ofReleaseBefore) {
      const [table = '', trigger = ''] = name.split('.')
      await sql`drop trigger ${sql.ref(trigger)} on ${sql.table(table)}`.execute(tx)
    }
  })

export const directoryPromises = [
  'bookings_are_found',
  'payments_are_found',
  'holds_are_found',
  'customers_are_found',
] as const

/** Which of them are broken, and by what. */
export async function wrongInDirectories(app: TestApp) {
  const findings = await Promise.all(directoryPromises.map((promise) => examine(app.ctx(), promise)))
  return findings.flatMap(({ promise, breaches }) => (breaches.length > 0 ? [{ promise, breaches }] : []))
}
