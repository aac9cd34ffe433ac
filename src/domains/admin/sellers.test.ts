import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { bearer, makeAdmin, makeDocuments, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'
import { transaction } from '../../lib/db.server.ts'

const app = openTestApp()

type Made = { at: string; kind: string; entries: readonly (readonly [account: string, amountMinor: number])[] }

async function post(providerId: string, { at, kind, entries }: Made, currency = 'GBP') {
  const posting_id = randomUUIDv7()
  await transaction(app.ctx(), async ({ db }) => {
    await db
      .insertInto('ledger_posting')
      .values({ posting_id, source: `test:${posting_id}`, kind, provider_id: providerId, posted_at: new Date(at) })
      .execute()
    const rows = entries.map(([account, amount_minor], position) => ({
      ...{ posting_id, position, account, owner_id: providerId, currency, amount_minor },
    }))
    await db.insertInto('ledger_entry').values(rows).execute()
  })
}
const earned = (at: string, minor: number): Made => ({
  ...{ at, kind: 'earned' },
  entries: [
    ['paid_ahead', minor],
    ['owed_to_provider', -minor],
  ],
})

test('the report of a year says what each business earned by quarter, who it is and what is missing, and stands in the audit', async () => {
  const api = createApi(app.running)
  const admin = await makeAdmin(app)
  const authorization = await bearer(app, admin)
  const [known, unknown] = [await makeProvider(app), await makeProvider(app)]
  await makeDocuments(app, known.providerId)
  const { db } = app.running
  await db
    .updateTable('trader')
    .set({ legal_name: '=HYPERLINK("x")', tax_number: 'GB 980 7806 84' })
    .where('provider_id', '=', known.providerId)
    .execute()
  // A quarter ends at midnight where the operator is: in summer an hour before that of the clock of the world.
  await post(known.providerId, earned('2024-12-31T23:59:59Z', 100))
  await post(known.providerId, earned('2025-01-01T00:00:00Z', 4000))
  await post(known.providerId, earned('2025-03-31T22:59:59Z', 1050))
  await post(known.providerId, earned('2025-03-31T23:00:00Z', 700))
  await post(known.providerId, {
    ...{ at: '2025-04-02T10:00:00Z', kind: 'refund' },
    entries: [
      ['owed_to_provider', 1000],
      ['refund_due', -1000],
    ],
  })
  await post(known.providerId, {
    ...{ at: '2025-02-01T10:00:00Z', kind: 'platform_fee' },
    entries: [
      ['platform', 250],
      ['held_by_processor', -250],
    ],
  })
  await post(unknown.providerId, earned('2025-12-31T23:59:59Z', 500), 'JPY')

  const save = async (year: string) => {
    const response = await api.request(`/api/admin/sellers/${year}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{}',
    })
    return (await response.json()) as { code?: string; data: { filename: string; content: string } }
  }
  const { data } = await save('2025')
  expect(data.filename).toBe('sellers-2025.csv')
  const lines = Buffer.from(data.content, 'base64').toString('utf8').split('\r\n')
  const of = ({ providerId }: { providerId: string }) =>
    lines.filter((line) => line.startsWith(providerId)).map((line) => line.split(',').slice(-8).join(','))
  expect(of(known)).toEqual([',GBP,1,2,50.50,0.00,2.50,0.00', ',GBP,2,1,7.00,10.00,0.00,0.00'])
  expect(of(unknown)).toEqual(['declaration,JPY,4,1,500,0,0,0'])
  expect(lines.find((line) => line.startsWith(known.providerId))).toContain(`"'=HYPERLINK(""x"")"`)
  expect((await save('2098')).code).toBe('year_to_come')
  const entries = db.selectFrom('audit_entry').select(['action', 'details']).where('actor_id', '=', admin.accountId)
  expect(await entries.execute()).toEqual([
    { action: 'sellers.saved', details: { entries: lines.length - 2, year: 2025 } },
  ])
})
