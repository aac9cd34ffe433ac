import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, makeAdmin, openTestApp } from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { readPoints } from '../loyalty/read-points.server.ts'
import { add, change, listRewards } from './rewards.server.ts'
import { getTiers, saveTiers, weigh } from './tiers.server.ts'
import type { SentTier } from './tiers-contract.ts'

const app = openTestApp()
const db = () => app.running.db

let admin: Actor
let before: SentTier[]
beforeEach(async () => {
  admin = await makeAdmin(app)
  before = (await getTiers(app.ctx(admin))).tiers as SentTier[]
})
afterEach(async () => {
  const { version } = await getTiers(app.ctx(admin))
  await saveTiers(app.ctx(admin), { version, tiers: before })
})
const versionNow = async () => (await getTiers(app.ctx(admin))).version
const save = async (tiers: SentTier[]) => saveTiers(app.ctx(admin), { version: await versionNow(), tiers })
const names = { en: 'Neighbour', fr: 'Voisin', es: 'Vecino', pt: 'Vizinho' }
const auditOf = async () =>
  (
    await sql<{ action: string; details: object }>`select action, details from audit_entry
      where actor_id = ${admin.accountId} order by at, audit_entry_id`.execute(db())
  ).rows

async function withPoints(points: number): Promise<Actor> {
  const who = await makeAccount(app)
  await sql`insert into loyalty_entry (entry_id, account_id, kind, points, source, booking_id, paid_minor, currency, factor_percent,
      counts_at, posted_at)
    values (gen_random_uuid(), ${who.accountId}, 'visit', ${points}, ${`visit:${who.accountId}`}, gen_random_uuid(),
      0, 'GBP', 100, now() - interval '1 day', now())`.execute(db())
  return who
}

describe('tiers', () => {
  test('that are saved hold at once: a new one has its code, one that is left out is gone, and it is written down', async () => {
    const who = await withPoints(300)
    expect((await readPoints(app.ctx(who))).tier.tier).toBe('regular')
    const [lowest, regular] = before as [SentTier, SentTier]
    const { tiers } = await save([lowest, { ...regular, tier: undefined, names, fromPoints: 200, factorPercent: 150 }])
    expect(tiers.map(({ tier, fromPoints }) => [tier, fromPoints])).toEqual([
      ['new_face', 0],
      ['neighbour', 200],
    ])
    expect(await readPoints(app.ctx(who))).toMatchObject({ tier: { tier: 'neighbour', factor: 1.5, names } })
    expect(await auditOf()).toEqual([
      {
        action: 'settings.tiers_set',
        details: { before: 3, after: 2, tiers: 'new_face 0 100%, neighbour 200 150%' },
      },
    ])
    // The same once more is no change.
    await save(tiers as SentTier[])
    expect(await auditOf()).toHaveLength(1)
  })

  test('are refused where somebody would be in none or two, or more points would give less', async () => {
    const [lowest, regular, local] = before as [SentTier, SentTier, SentTier]
    const wrong: SentTier[][] = [
      [{ ...lowest, fromPoints: 1 }, regular],
      [lowest, { ...regular, fromPoints: 0 }],
      [lowest, local, { ...regular, fromPoints: 600 }],
      [{ ...lowest, factorPercent: 110 }, regular],
      [lowest, { ...regular, tier: 'new_face' }],
    ]
    for (const tiers of wrong) expect(await codeOf(save(tiers))).toBe('invalid_input')
    expect((await getTiers(app.ctx(admin))).tiers).toEqual(before)
  })

  test('tell before they are saved who would rise and who would fall', async () => {
    const [lowest, regular, local] = before as [SentTier, SentTier, SentTier]
    const asked = async (tiers: SentTier[]) => (await weigh(app.ctx(admin), { tiers })).moves
    const was = await asked(before)
    expect(was).toEqual({ rise: 0, fall: 0 })
    const lower = [lowest, { ...regular, fromPoints: 241 }, { ...local, fromPoints: 601 }]
    const known = await asked(lower)
    for (const points of [241, 600, 3000]) await withPoints(points)
    expect(await asked(lower)).toEqual({ rise: (known?.rise ?? 0) + 1, fall: (known?.fall ?? 0) + 1 })
    // Of a tier that is gone everybody falls.
    const without = await asked([lowest, regular])
    await withPoints(700)
    expect(await asked([lowest, regular])).toEqual({ rise: without?.rise, fall: (without?.fall ?? 0) + 1 })
  })

  test('are overwritten by nobody who has not seen them, nor by two at once', async () => {
    const version = await versionNow()
    const [lowest, regular] = before as [SentTier, SentTier]
    const other = await makeAdmin(app)
    const answers = await Promise.all([
      codeOf(saveTiers(app.ctx(admin), { version, tiers: [lowest] })),
      codeOf(saveTiers(app.ctx(other), { version, tiers: [lowest, regular] })),
    ])
    expect(answers.filter((code) => code === 'setting_changed')).toHaveLength(1)
    // Also by hand in the table.
    const seen = await versionNow()
    await sql`update loyalty_tier set lead_minutes = 7 where tier = 'new_face'`.execute(db())
    expect(await codeOf(saveTiers(app.ctx(admin), { version: seen, tiers: before }))).toBe('setting_changed')
  })
})

describe('rewards', () => {
  const given = { kind: 'charity' as const, names, points: 400, amountMinor: 400, currency: 'EUR' }
  const find = async (reward: string) =>
    (await listRewards(app.ctx(admin))).rewards.find((one) => one.reward === reward)

  test('are added once for a key, renamed and withdrawn; what they are worth stays, and each is written down', async () => {
    const key = { idempotencyKey: crypto.randomUUID() }
    await add(app.ctx(admin), { ...given, ...key })
    await add(app.ctx(admin), { ...given, ...key })
    await add(app.ctx(admin), given)
    const codes = (await listRewards(app.ctx(admin))).rewards.map(({ reward }) => reward)
    expect(codes.filter((code) => code.startsWith('charity_400_eur'))).toEqual(['charity_400_eur', 'charity_400_eur_2'])
    const { version = '' } = (await find('charity_400_eur')) ?? {}
    const changed = { id: 'charity_400_eur', names: { ...names, en: 'Trees' }, points: 500 }
    await change(app.ctx(admin), { ...changed, version, isOffered: false })
    expect(await find('charity_400_eur')).toMatchObject({
      ...{ names: { en: 'Trees' }, points: 500, amountMinor: 400, currency: 'EUR', isOffered: false, taken: 0 },
    })
    expect((await auditOf()).map(({ action }) => action)).toEqual([
      'settings.reward_added',
      'settings.reward_added',
      'settings.reward_changed',
    ])
    const late = { ...changed, version, isOffered: true }
    expect(await codeOf(change(app.ctx(admin), late))).toBe('setting_changed')
    expect(await codeOf(change(app.ctx(admin), { ...late, id: 'nothing' }))).toBe('reward_not_found')
    expect(await codeOf(add(app.ctx(admin), { ...given, currency: 'XXX' }))).toBe('invalid_input')
  })
})
