import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { experimentsOf } from '../../../tests/experiments.ts'
import {
  dateIn,
  lockWaits,
  london,
  makeAccount,
  makeAdmin,
  makeProvider,
  openTestApp,
} from '../../../tests/factories.ts'
import { seeded } from '../../../tests/random.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { findEntries, saveEntries } from '../admin/audit-log.server.ts'
import { suspendAccount } from '../admin/decide.server.ts'
import { stop } from '../admin/experiments.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import { noteRebooked } from '../reminders/note-rebooked.server.ts'
import { differenceBetween, type Outcome } from './rules.ts'
import { readExperiments, recordConversion, trackExposure } from './service.server.ts'

const app = openTestApp({ poolSize: 12 })
const page = { page: 1, limit: 50 }

const { makeExperiment, variantOf, expose, convert, resultOf, countOf } = experimentsOf(app)

/** A visitor who is assigned another variant than the account. */
async function otherVisitor(actor: Actor, id: string, isOther = true) {
  const own = await variantOf(actor, id)
  let visitor = randomUUID()
  while (((await variantOf(null, id, visitor)) !== own) !== isOther) visitor = randomUUID()
  return { visitor, own, before: await variantOf(null, id, visitor) }
}

describe('signing in', () => {
  test('what was done under one variant is never counted for the other', async () => {
    const id = await makeExperiment()
    const actor = await makeAccount(app)
    const { visitor, own } = await otherVisitor(actor, id)
    await expose(actor, id)
    await expose(null, id, visitor)
    await convert(null, id, { visitor })
    await expose(actor, id, visitor)
    const counted = (await resultOf(id))?.variants.find(({ variant }) => variant === own)
    expect(counted?.conversions.find(({ type }) => type === 'default')?.converted).toBe(0)
  })

  test('no conversion is older than the exposure on which it hangs', async () => {
    const id = await makeExperiment()
    const actor = await makeAccount(app)
    const { visitor } = await otherVisitor(actor, id, false)
    await expose(null, id, visitor)
    await convert(null, id, { visitor })
    await expose(actor, id)
    await expose(actor, id, visitor)
    const { rows } = await sql`select from experiment_conversion c join experiment_exposure x
      using (experiment_id, subject) where c.experiment_id = ${id} and c.converted_at < x.exposed_at`.execute(
      app.running.db,
    )
    expect(rows).toHaveLength(0)
  })

  test('a value that was spent before signing in is added to what the account has spent', async () => {
    const id = await makeExperiment()
    const actor = await makeAccount(app)
    const { visitor, own } = await otherVisitor(actor, id, false)
    await expose(actor, id)
    await convert(actor, id, { value: 10 })
    await expose(null, id, visitor)
    await convert(null, id, { visitor, value: 5 })
    await expose(actor, id, visitor)
    const counted = (await resultOf(id))?.variants.find(({ variant }) => variant === own)
    expect(counted?.conversions.find(({ type }) => type === 'spent')?.perSubject).toBe(15)
  })

  test('what they saw comes along on every device as soon as the id came beside the token', async () => {
    const id = await makeExperiment()
    const actor = await makeAccount(app)
    const { visitor, before } = await otherVisitor(actor, id)
    await expose(null, id, visitor)
    expect(await variantOf(actor, id, visitor)).toBe(before)
    expect(await variantOf(actor, id)).toBe(before)
  })

  test('who signed in with the id beside the token and then books is counted', async () => {
    const id = await makeExperiment()
    const actor = await makeAccount(app)
    const visitor = randomUUID()
    await expose(null, id, visitor)
    await variantOf(actor, id, visitor)
    const did = { experimentId: id, accountId: actor.accountId, conversionType: 'booked' }
    expect(await recordConversion(app.ctx(), { ...did, at: new Date(Date.now() + 1000) })).toBe(true)
  })

  test('what they saw of a second experiment comes along as well', async () => {
    const [one, two] = [await makeExperiment(), await makeExperiment()]
    const actor = await makeAccount(app)
    const { visitor, before } = await otherVisitor(actor, two)
    await expose(null, one, visitor)
    await expose(null, two, visitor)
    await expose(actor, one, visitor)
    expect(await variantOf(actor, two)).toBe(before)
  })

  test('nobody is in two experiments of one layer', async () => {
    const layer = randomUUID()
    const one = await makeExperiment({ layer, bucket_to: 5000 })
    const two = await makeExperiment({ layer, bucket_from: 5000 })
    let actor = await makeAccount(app)
    while ((await variantOf(actor, two)) === '') actor = await makeAccount(app)
    let visitor = randomUUID()
    while ((await variantOf(null, one, visitor)) === '') visitor = randomUUID()
    await expose(null, one, visitor)
    const mine = await readExperiments(app.ctx(actor), { visitor })
    expect(Object.keys(mine).filter((id) => id === one || id === two)).toHaveLength(1)
  })
})

describe('the moment of the stop', () => {
  /** Whoever is held up at the account's lock has read that the experiment runs: the stop waits for them. */
  async function stopMeanwhile(actor: Actor, id: string, told: () => Promise<{ isCounted: boolean }>) {
    const admin = app.ctx(await makeAdmin(app))
    let both: Promise<[{ isCounted: boolean }, unknown]> | undefined
    await transaction(app.ctx(), async (tx) => {
      await lockAccount(tx, actor.accountId)
      const telling = told()
      await expect.poll(() => lockWaits(app), { interval: 5 }).toBe(1)
      both = Promise.all([telling, stop(admin, { id })])
      await expect.poll(() => lockWaits(app), { interval: 5 }).toBe(2)
    })
    expect((await both)?.[0].isCounted).toBe(true)
  }

  test('no exposure is counted after an experiment was stopped', async () => {
    const id = await makeExperiment()
    const actor = await makeAccount(app)
    const variant = await variantOf(actor, id)
    await stopMeanwhile(actor, id, () =>
      trackExposure(app.ctx(actor), { experimentId: id, variant, visitor: undefined }),
    )
    const { rows } = await sql`select from experiment_exposure join experiment using (experiment_id)
      where experiment_id = ${id} and exposed_at > stopped_at`.execute(app.running.db)
    expect(rows).toHaveLength(0)
  })

  test('no conversion is counted after an experiment was stopped', async () => {
    const id = await makeExperiment()
    const actor = await makeAccount(app)
    await expose(actor, id)
    await stopMeanwhile(actor, id, () => convert(actor, id))
    const { rows } = await sql`select from experiment_conversion join experiment using (experiment_id)
      where experiment_id = ${id} and converted_at > stopped_at`.execute(app.running.db)
    expect(rows).toHaveLength(0)
  })

  test('what somebody did before the stop counts, also when its job comes after', async () => {
    const id = await makeExperiment()
    const actor = await makeAccount(app)
    await expose(actor, id)
    const at = new Date(Date.now() + 20)
    await new Promise((resolve) => setTimeout(resolve, 60))
    await stop(app.ctx(await makeAdmin(app)), { id })
    const did = { experimentId: id, accountId: actor.accountId, conversionType: 'booked', at }
    expect(await recordConversion(app.ctx(), did)).toBe(true)
  })
})

test('a booking of somebody who had not been there yet is no booking again, also when it is confirmed later', async () => {
  const id = 'rebooking-times'
  await sql`update experiment set status = 'running', started_at = now() where experiment_id = ${id}`.execute(
    app.running.db,
  )
  const customer = await makeAccount(app)
  const { providerId, serviceIds } = await makeProvider(app)
  await expose(customer, id)
  const book = (days: number) =>
    createBooking(app.ctx(customer), { providerId, serviceIds, dateTime: london(dateIn(days), '10:00') })
  await book(3)
  const { id: bookingId } = await book(9)
  await noteRebooked(app.ctx(), { bookingId, providerId })
  expect(await countOf('experiment_conversion', id)).toBe(0)
  // The provider confirms the second after the first took place.
  await noteRebooked({ ...app.ctx(), now: new Date(london(dateIn(5), '10:00')) }, { bookingId, providerId })
  expect(await countOf('experiment_conversion', id)).toBe(0)
})

describe('statistics', () => {
  test('of values with uneven weights, too, whoever looks every day is wrong in five of a hundred at most', () => {
    const random = seeded(19)
    const [runs, rate, perDay] = [300, 0.01, [100, 900]]
    let wrong = 0
    for (let run = 0; run < runs; run++) {
      const outcomes = perDay.map((): Outcome => ({ subjects: 0, converted: 0, sum: 0, squares: 0 })) as [
        Outcome,
        Outcome,
      ]
      let isSure = false
      for (let day = 0; day < 30 && !isSure; day++) {
        for (const [index, outcome] of outcomes.entries()) {
          const seen = perDay[index] ?? 0
          const converted = Array.from({ length: seen }, () => random()).filter((drawn) => drawn < rate).length
          outcome.subjects += seen
          outcome.converted += converted
          outcome.sum += converted * 10
          outcome.squares += converted * 100
        }
        const interval = differenceBetween(...outcomes, { isValue: true })
        isSure = interval !== null && (interval.low > 0 || interval.high < 0)
      }
      if (isSure) wrong++
    }
    expect(wrong / runs).toBeLessThanOrEqual(0.05)
  })

  const equal = (subjects: number, value: number): Outcome => {
    const outcome = { subjects, converted: subjects, sum: 0, squares: 0 }
    for (let n = 0; n < subjects; n++) {
      outcome.sum += value
      outcome.squares += value ** 2
    }
    return outcome
  }

  test('what is left over from rounding is not taken for a spread', () => {
    const whole = differenceBetween(equal(200, 10), equal(200, 30), { isValue: true })
    const broken = differenceBetween(equal(200, 0.1), equal(200, 0.3), { isValue: true })
    // The same values, a hundred times as large: nothing can be said of the one, so nothing of the other.
    expect(whole).toBeNull()
    expect(broken).toBeNull()
  })
})

describe('the audit log', () => {
  test('an accent alone is no search for everybody', async () => {
    const ctx = app.ctx(await makeAdmin(app))
    const { accountId } = await makeAccount(app)
    await suspendAccount(ctx, { id: accountId, reason: 'spam' })
    expect((await findEntries(ctx, { search: '\u0301', ...page })).entries).toEqual([])
  })

  test('nothing is left out of a file, however many bear the name', async () => {
    const ctx = app.ctx(await makeAdmin(app))
    const word = `Zo${randomUUID().slice(0, 8)}`
    const first = await makeAccount(app, { firstName: word })
    await suspendAccount(ctx, { id: first.accountId, reason: 'spam' })
    await sql`insert into account (account_id, email, first_name, last_name, created_at)
      select gen_random_uuid(), ${word} || n || '@test.test', ${word}, 'Campbell', now() + interval '1 minute'
      from generate_series(1, 500) n`.execute(app.running.db)
    expect(await codeOf(saveEntries(ctx, { search: word }))).toBe('too_many_for_file')
  })
})
