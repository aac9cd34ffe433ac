import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { createProvider } from '../business/create-provider.server.ts'
import { setNote } from '../business/customers.server.ts'
import { createFeed } from '../calendar-sync/service.server.ts'
import { createHold } from '../holds/service.server.ts'
import { deleteAccount } from '../identity/delete-account.server.ts'
import { hashPassword } from '../identity/password.server.ts'
import { setPreferences, updateProfile } from '../identity/profile.server.ts'
import { changeEmail } from '../identity/recovery.server.ts'
import { getProvider } from '../providers/service.server.ts'
import { createBooking } from './create-booking.server.ts'

const password = 'a long enough one'
const app = openTestApp({ poolSize: 24 })
let passwordHash = ''
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})

const tomorrow = dateIn(1)
const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']
const leave = async (actor: Actor) => {
  await sql`update account set password_hash = ${passwordHash} where account_id = ${actor.accountId}`.execute(
    app.running.db,
  )
  return codeOf(persistently(() => deleteAccount(app.ctx(actor), { password })))
}
const selectionOf = ({ providerId, serviceIds }: TestProvider, time = '10:00') => ({
  providerId,
  serviceIds,
  dateTime: london(tomorrow, time),
})

/** Bookings of whom or with whom nobody is left. */
async function orphans(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from booking b join provider p on p.provider_id = b.provider_id
    join account o on o.account_id = p.account_id join account c on c.account_id = b.customer_id
    where b.status in ('pending', 'confirmed') and 'deleted' in (o.status, c.status)`.execute(app.running.db)
  return rows[0]?.n ?? 0
}

describe('somebody who leaves while', () => {
  test('others book with them in the same moment, is expected by nobody', { timeout: 60_000 }, async () => {
    const customers = await Promise.all(times.map(() => makeAccount(app)))
    const outcomes = new Set<string>()
    for (let round = 0; round < 16; round++) {
      const provider = await makeProvider(app)
      const leaving = leave(provider.owner).then((code) => outcomes.add(`leave: ${code}`))
      // Looking at the password takes a while: the first is there before it; in the last round all come after the answer.
      const booking = times.map(async (time, index) => {
        await (round === 15 ? leaving : sleep(round * 3 + index * 8))
        const customer = customers[index] as Actor
        outcomes.add(await codeOf(persistently(() => createBooking(app.ctx(customer), selectionOf(provider, time)))))
      })
      await Promise.all([leaving, ...booking])
      expect(await orphans()).toBe(0)
    }
    expect([...outcomes].filter((code) => !code.startsWith('leave')).sort()).toEqual(['done', 'provider_not_found'])
  })

  test('booking with others in the same moment, is expected nowhere', { timeout: 60_000 }, async () => {
    const providers = await Promise.all(times.map(() => makeProvider(app)))
    const outcomes = new Set<string>()
    for (let round = 0; round < 16; round++) {
      const customer = await makeAccount(app)
      const time = times[round % times.length] ?? ''
      const leaving = leave(customer)
      const booking = providers.map(async (provider, index) => {
        // As above: in the last round all come after the answer.
        await (round === 15 ? leaving : sleep(round * 3 + index * 8))
        const selection = selectionOf(provider, time)
        const book = () =>
          index % 2
            ? createBooking(app.ctx(customer), selection)
            : createHold(app.ctx(customer), selection).then(({ id }) => id)
        outcomes.add(await codeOf(persistently<unknown>(book)))
      })
      await Promise.all([leaving, ...booking])
      expect(await orphans()).toBe(0)
      await sql`update booking set status = 'expired'`.execute(app.running.db)
      await sql`delete from occupation`.execute(app.running.db)
      await sql`delete from hold`.execute(app.running.db)
    }
    expect([...outcomes].sort()).toEqual(expect.arrayContaining(['done', 'session_ended']))
  })
})

describe('leaving', () => {
  test.each(['provider', 'customer'])('waits for a booking that is being made, as its %s', async (side) => {
    const provider = await makeProvider(app)
    const customer = await makeAccount(app)
    const who = side === 'provider' ? provider.owner : customer
    const leaving = await transaction(app.ctx(customer), async (tx) => {
      await createBooking(tx, selectionOf(provider))
      const answer = leave(who)
      // Longer than the password takes to be looked at.
      await sleep(400)
      return [answer]
    })
    expect(await leaving[0]).toBe('upcoming_bookings')
  })

  test('closes the provider in the same moment, without waiting for what follows', async () => {
    const provider = await makeProvider(app)
    expect(await leave(provider.owner)).toBe('done')
    expect(await codeOf(getProvider(app.ctx(), { id: provider.slug }))).toBe('provider_not_found')
    const customer = await makeAccount(app)
    expect(await codeOf(createBooking(app.ctx(customer), selectionOf(provider)))).toBe('provider_not_found')
    expect(await leave(provider.owner)).toBe('session_ended')
  })

  /** Deletes it, and commits only once `call` waits for that or is through; answers what `call` ended with. */
  async function leaveDuring(actor: Actor, call: () => Promise<unknown>): Promise<string> {
    const { accountId } = actor
    await sql`update account set password_hash = ${passwordHash} where account_id = ${accountId}`.execute(
      app.running.db,
    )
    const late = await transaction(app.ctx(actor), async (tx) => {
      await deleteAccount(tx, { password })
      const answer = codeOf(call())
      await sleep(250)
      return [answer]
    })
    return late[0] ?? ''
  }

  test('lets nothing personal come back that was on its way', async () => {
    const preferences = { language: 'fr', reminders: true, reviews: true, news: true } as const
    const calls: [string, (actor: Actor) => Promise<unknown>][] = [
      ['names', (actor) => updateProfile(app.ctx(actor), { firstName: 'Come', lastName: 'Back' })],
      ['address', (actor) => changeEmail(app.ctx(actor), { email: 'come-back@test.test', password })],
      ['preferences', (actor) => setPreferences(app.ctx(actor), preferences)],
      ['feed', (actor) => createFeed(app.ctx(actor), { kind: 'customer' })],
    ]
    for (const [name, call] of calls) {
      const actor = await makeAccount(app)
      expect([name, await leaveDuring(actor, () => call(actor))]).toEqual([name, 'session_ended'])
      const row = await app.running.db
        .selectFrom('account')
        .select(['first_name', 'last_name', 'pending_email', 'mails_news'])
        .where('account_id', '=', actor.accountId)
        .executeTakeFirst()
      const gone = { first_name: 'Verified', last_name: 'Customer', pending_email: null, mails_news: false }
      expect([name, row]).toEqual([name, gone])
      const { rows } = await sql`select from calendar_feed where account_id = ${actor.accountId}`.execute(
        app.running.db,
      )
      expect([name, rows.length]).toEqual([name, 0])
    }
  })

  test('knows of the provider that was opened in the same moment', async () => {
    const actor = await makeAccount(app)
    const { accountId } = actor
    await sql`update account set password_hash = ${passwordHash} where account_id = ${accountId}`.execute(
      app.running.db,
    )
    const told: unknown[] = []
    const jobs = {
      publish: async (_db: unknown, name: string, payload: unknown) => void told.push({ name, payload }),
      queueMarked: async () => 0,
      repeat: async () => {},
    }
    const [opened, answer] = await transaction(app.ctx(actor), async (tx) => {
      const { id } = await createProvider(tx, {
        businessName: 'Here today',
        profession: 'Barber',
        placeSlug: 'bethnal-green',
        street: 'Roman Road 5',
        postalCode: 'E2 0HU',
        services: [
          {
            name: 'Fade',
            description: '',
            category: 'General',
            durationMinutes: 45,
            priceMinor: 2800,
            bufferBeforeMinutes: 0,
            bufferAfterMinutes: 0,
          },
        ],
        hours: [[], [], [], [], [], [], []],
        startIntervalMinutes: null,
      })
      const leaving = codeOf(deleteAccount({ ...app.ctx(actor), jobs }, { password }))
      await sleep(400)
      return [id, [leaving]] as const
    })
    expect(await answer[0]).toBe('done')
    expect(told).toContainEqual({
      name: 'account.deleted',
      payload: expect.objectContaining({ accountId, providerId: opened }),
    })
  })

  test('takes along what a provider is noting in the same moment', async () => {
    const provider = await makeProvider(app)
    const customer = await makeAccount(app)
    await createBooking(app.ctx(customer), selectionOf(provider))
    await sql`update booking set status = 'expired' where customer_id = ${customer.accountId}`.execute(app.running.db)
    const note = { id: provider.providerId, customerId: customer.accountId, text: 'Talks about her neighbour' }
    await leaveDuring(customer, () => setNote(app.ctx(provider.owner), note))
    const { rows } = await sql`select from customer_note where customer_id = ${customer.accountId}`.execute(
      app.running.db,
    )
    expect(rows).toEqual([])
  })

  test.each(['provider', 'customer'])('is refused until a booking that has begun is over, to the %s', async (side) => {
    const provider = await makeProvider(app)
    const customer = await makeAccount(app)
    await createBooking(app.ctx(customer), selectionOf(provider))
    const move = (end: string) =>
      sql`update booking set starts_at = now() - interval '1 hour', ends_at = now() + ${end}::interval
        where provider_id = ${provider.providerId}`.execute(app.running.db)
    const who = side === 'provider' ? provider.owner : customer
    await move('1 minute')
    expect(await leave(who)).toBe('upcoming_bookings')
    await move('-1 minute')
    expect(await leave(who)).toBe('done')
  })

  test.each(['provider', 'customer'])('is refused while a request waits for its answer, to the %s', async (side) => {
    const provider = await makeProvider(app, { columns: { confirmation_mode: 'request' } })
    const customer = await makeAccount(app)
    expect((await createBooking(app.ctx(customer), selectionOf(provider))).status).toBe('pending')
    expect(await leave(side === 'provider' ? provider.owner : customer)).toBe('upcoming_bookings')
  })
})
