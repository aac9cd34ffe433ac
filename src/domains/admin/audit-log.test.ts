import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { makeAccount, makeAdmin, makeDocuments, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import { setAdmin } from '../identity/admins.server.ts'
import type { AuditAsked } from './audit-contract.ts'
import { findEntries, saveEntries } from './audit-log.server.ts'
import { approveProvider, restoreAccount, suspendAccount, withdrawApproval } from './decide.server.ts'

const app = openTestApp()
const page = { page: 1, limit: 50 }

/** Written as they were then: nobody can date one back. */
async function write(entries: { at?: string; action: string; subject: string; actor?: string; type?: string }[]) {
  for (const { at, action, subject, actor, type = 'account' } of entries)
    await sql`insert into audit_entry (audit_entry_id, at, actor_id, action, subject_type, subject_id, request_id)
      values (${randomUUID()}, ${at ?? new Date()}::timestamptz, ${actor ?? null}, ${action}, ${type}, ${subject}, 'test')`.execute(
      app.running.db,
    )
}

const linesOf = (content: string) => Buffer.from(content, 'base64').toString('utf8').split('\r\n').slice(0, -1)

describe('what the office has done', () => {
  test('is found by whoever did it, by whom it was done to and by its kind, the latest first', async () => {
    const actor = await makeAdmin(app)
    const ctx = app.ctx(actor)
    const [person, provider] = [await makeAccount(app), await makeProvider(app)]
    await suspendAccount(ctx, { id: person.accountId, reason: 'spam' })
    await makeDocuments(app, provider.providerId)
    await approveProvider(ctx, { id: provider.providerId })
    await withdrawApproval(ctx, { id: provider.providerId, reason: 'doubtful' })
    await restoreAccount(ctx, { id: person.accountId })
    const actionsOf = async (asked: AuditAsked) =>
      (await findEntries(ctx, { ...asked, ...page })).entries.map(({ action }) => action)
    const all = ['account.restored', 'provider.approval_withdrawn', 'provider.approved', 'account.suspended']
    expect(await actionsOf({ search: actor.accountId })).toEqual(all)
    expect(await actionsOf({ search: actor.accountId, area: 'provider' })).toEqual(all.slice(1, 3))
    expect(await actionsOf({ search: person.accountId })).toEqual([all[0], all[3]])
    const word = `Zo${randomUUID().slice(0, 8)}`
    const rename = (accountId: string) =>
      app.running.db.updateTable('account').set({ first_name: word }).where('account_id', '=', accountId).execute()
    await rename(actor.accountId)
    expect(await actionsOf({ search: word })).toEqual(all)
    const { entries, pagination } = await findEntries(ctx, { search: provider.providerId, ...page })
    expect(pagination).toMatchObject({ total: 2, isMore: false })
    const { slug, business_name } = await app.running.db
      .selectFrom('provider')
      .select(['slug', 'business_name'])
      .where('provider_id', '=', provider.providerId)
      .executeTakeFirstOrThrow()
    expect(entries[0]).toMatchObject({
      actor: { id: actor.accountId, name: expect.stringContaining(word) },
      subject: { type: 'provider', name: business_name, linkTo: `/provider/${slug}` },
    })
  })

  test('is shown without the name of whoever has left, and says when nobody was logged in', async () => {
    const ctx = app.ctx(await makeAdmin(app))
    const { accountId } = await makeAccount(app)
    await setAdmin(app.ctx(), { accountId, isAdmin: true })
    await app.running.db.updateTable('account').set({ status: 'deleted' }).where('account_id', '=', accountId).execute()
    const { entries } = await findEntries(ctx, { search: accountId, ...page })
    expect(entries).toMatchObject([
      { action: 'admin.granted', actor: null, subject: { type: 'account', id: accountId, name: null, linkTo: null } },
    ])
  })

  test('is of the operator’s days, both included, also where the clock is turned', async () => {
    const ctx = app.ctx(await makeAdmin(app))
    const subject = randomUUID()
    // Summer time ends on 25 October 2026 in London: the day has 25 hours.
    const at = ['2026-10-24T22:59:59Z', '2026-10-24T23:00:00Z', '2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z']
    await write(at.map((one, index) => ({ at: one, action: `account.number_${'abcd'[index]}`, subject })))
    const found = async (from?: string, to?: string) => {
      const days = { ...(from && { from }), ...(to && { to }) }
      const { entries } = await findEntries(ctx, { search: subject, ...days, ...page })
      return entries.map(({ action }) => action.at(-1)).join('')
    }
    expect(await found('2026-10-25', '2026-10-25')).toBe('cb')
    expect(await found('2026-10-25')).toBe('dcb')
    expect(await found(undefined, '2026-10-24')).toBe('a')
    expect(await codeOf(findEntries(ctx, { from: '2026-10-25', to: '2026-10-24', ...page }))).toBe('invalid_input')
  })

  test('stands by its kind as well, either way round, also of one area', async () => {
    const ctx = app.ctx(await makeAdmin(app))
    const subject = randomUUID()
    const kinds = ['review.kept', 'account.restored', 'account.suspended', 'review.kept', 'accounting.done']
    await write(kinds.map((action, day) => ({ at: `2026-02-0${day + 1}T12:00:00Z`, action, subject })))
    const found = async (asked: AuditAsked = {}) => {
      const { entries } = await findEntries(ctx, { search: subject, ...asked, ...page })
      return entries.map(({ action, at }) => `${action.split('.')[1]}${new Date(at).getUTCDate()}`).join(' ')
    }
    expect(await found({ sort: 'action' })).toBe('restored2 suspended3 done5 kept4 kept1')
    expect(await found({ sort: 'action', order: 'desc' })).toBe('kept1 kept4 done5 suspended3 restored2')
    expect(await found({ sort: 'action', area: 'account' })).toBe('restored2 suspended3')
    expect(await found({ sort: 'action', order: 'desc', area: 'account' })).toBe('suspended3 restored2')
    expect(await found({ order: 'asc', area: 'account' })).toBe('restored2 suspended3')
    const { content } = await saveEntries(ctx, { search: subject, sort: 'action', area: 'review' })
    expect(
      linesOf(content)
        .slice(1)
        .map((line) => line.slice(0, 10)),
    ).toEqual(['2026-02-04', '2026-02-01'])
  })

  test('is on one page after the other, none twice, also what was done in the same moment', async () => {
    const ctx = app.ctx(await makeAdmin(app))
    const subject = randomUUID()
    const at = '2026-03-01T12:00:00Z'
    await write(Array.from({ length: 7 }, () => ({ at, action: 'account.moved', subject })))
    const ids = []
    for (const number of [1, 2, 3, 4]) {
      const { entries } = await findEntries(ctx, { search: subject, page: number, limit: 2 })
      ids.push(...entries.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(7)
  })
})

test.runIf(process.env.TEST_FULL)(
  'a million entries are looked through within 200 ms, whatever is asked',
  { timeout: 600_000 },
  async () => {
    const actor = await makeAdmin(app)
    const ctx = app.ctx(actor)
    const [other, person] = [await makeAdmin(app), await makeAccount(app)]
    const name = `Zo${randomUUID().slice(0, 8)}`
    await app.running.db
      .updateTable('account')
      .set({ first_name: name })
      .where('account_id', '=', actor.accountId)
      .execute()
    // One in a thousand is of the first, one in ten thousand about the person, and a handful are of the rarest kind.
    for (let from = 0; from < 1_000_000; from += 10_000)
      await sql`insert into audit_entry (audit_entry_id, at, actor_id, action, subject_type, subject_id, request_id)
        select gen_random_uuid(), timestamptz '2026-01-01Z' - n * interval '1 minute',
          case when n % 1000 = 0 then ${actor.accountId}::uuid else ${other.accountId}::uuid end,
          case when n % 200000 = 0 then 'page.kept' when n % 3 = 0 then 'review.kept' else 'booking.fee_waived' end, 'account',
          case when n % 10000 = 0 then ${person.accountId}::uuid else gen_random_uuid() end, 'test'
        from generate_series(${from}::int + 1, ${from}::int + 10000) n`.execute(app.running.db)
    await sql`analyze audit_entry`.execute(app.running.db)
    const asked: (AuditAsked & { page?: number })[] = [
      {},
      { page: 1000 },
      { area: 'booking' },
      { area: 'page' },
      { area: 'experiment' },
      { search: actor.accountId },
      { search: person.accountId },
      { search: name },
      { search: name, area: 'page' },
      { search: 'nobody of this name' },
      { from: '2025-03-01', to: '2025-03-31' },
      { area: 'review', from: '2024-02-01', to: '2024-02-29' },
      { order: 'asc' },
      { sort: 'action' },
      { sort: 'action', order: 'desc', page: 400 },
      { sort: 'action', area: 'page' },
      { sort: 'action', area: 'experiment' },
      { sort: 'action', search: name },
      { sort: 'action', from: '2025-03-01', to: '2025-03-31' },
    ]
    for (const one of asked) {
      const times: number[] = []
      for (let round = 0; round < 5; round++) {
        const began = performance.now()
        await findEntries(ctx, { page: 1, limit: 50, ...one })
        times.push(performance.now() - began)
      }
      const median = Math.round(times.sort((a, b) => a - b)[2] ?? 0)
      console.info(JSON.stringify({ asked: Object.keys(one).join(', '), median }))
      expect(median, JSON.stringify(one)).toBeLessThan(200)
    }
  },
)

describe('the file of it', () => {
  test('has what was looked for and nothing else; that it was saved is an entry, without the words', async () => {
    const actor = await makeAdmin(app)
    const ctx = app.ctx(actor)
    const { accountId } = await makeAccount(app)
    await app.running.db
      .updateTable('account')
      .set({ first_name: '=1+1', last_name: 'Comma, "Quote"' })
      .where('account_id', '=', accountId)
      .execute()
    await suspendAccount(ctx, { id: accountId, reason: 'spam' })
    await restoreAccount(ctx, { id: accountId })
    const { content, filename } = await saveEntries(ctx, { search: accountId, area: 'account' })
    expect(filename).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
    const [head, ...lines] = linesOf(content)
    expect(head).toBe('\ufeffat,action,by,by_id,about,about_id,about_name,details,currency,request_id')
    expect(lines.map((line) => line.split(',')[1])).toEqual(['account.restored', 'account.suspended'])
    // No formula for whoever opens it in a spreadsheet.
    expect(lines[0]).toContain(`"'=1+1 Comma, ""Quote"""`)
    expect(lines[1]).toContain(`"{""reason"":""spam""}"`)
    const { entries } = await findEntries(ctx, { search: actor.accountId, area: 'audit', ...page })
    expect(entries).toHaveLength(1)
    expect(entries[0]?.details).toEqual({ entries: 2, area: 'account', from: null, to: null, hasWords: true })
  })

  test('is not made where it would leave something out', async () => {
    const actor = await makeAdmin(app)
    const ctx = app.ctx(actor)
    const subject = randomUUID()
    await sql`insert into audit_entry (audit_entry_id, at, action, subject_type, subject_id, request_id)
      select gen_random_uuid(), timestamptz '2025-05-05 12:00Z' + n * interval '1 second', 'account.counted', 'account', ${subject}, 'test'
      from generate_series(1, 10001) n`.execute(app.running.db)
    expect(await codeOf(saveEntries(ctx, { search: subject }))).toBe('too_many_for_file')
    const { pagination } = await findEntries(ctx, { search: subject, ...page })
    expect(pagination).toMatchObject({ total: 10_000, isMore: true })
    expect((await findEntries(ctx, { search: actor.accountId, ...page })).entries).toEqual([])
    // Of the days without the last second it is one less.
    await sql`insert into audit_entry (audit_entry_id, at, action, subject_type, subject_id, request_id)
      values (gen_random_uuid(), '2025-05-07 12:00Z', 'account.counted', 'account', ${subject}, 'test')`.execute(
      app.running.db,
    )
    const { content } = await saveEntries(ctx, { search: subject, from: '2025-05-06' })
    expect(linesOf(content)).toHaveLength(2)
  })

  test('is not for somebody who is no administrator any more', async () => {
    const actor = await makeAdmin(app)
    const ctx = app.ctx(actor)
    await app.running.db
      .updateTable('account')
      .set({ is_admin: false })
      .where('account_id', '=', actor.accountId)
      .execute()
    expect(await codeOf(saveEntries(ctx, {}))).toBe('forbidden')
  })
})
