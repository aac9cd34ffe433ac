import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { removeService } from '../staff/services.server.ts'
import { removeStaffMember } from '../staff/staff-members.server.ts'
import { acceptOffer, declineOffer, leaveWaitlist } from './accept-offer.server.ts'
import { subscriptions } from './jobs.server.ts'
import { joinWaitlist } from './join-waitlist.server.ts'
import { workOnWaitlist } from './match.server.ts'
import { listOwn } from './read-waitlist.server.ts'

const app = openTestApp()
const day = dateIn(3)
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const when = { firstDate: day, lastDate: day, weekdays: everyDay, earliest: '09:00', latest: '17:00' }
beforeEach(() => moveClock(app, Date.parse(london(dateIn(0), '12:00'))))

const cut = { name: 'Cut', durationMinutes: 60, priceMinor: 4000 }
const colour = { name: 'Colour', durationMinutes: 60, priceMinor: 9000 }

/** One hour a day, and everybody who could work in it does. */
async function fullDay(staff = ['Maya']) {
  const provider = await makeProvider(app, {
    hours: everyDay.map((d): [number, number, number] => [d, 600, 660]),
    services: [cut, colour],
    staff: staff.map((name) => ({ name })),
  })
  const taken: { customer: Actor; id: string }[] = []
  for (const staffId of provider.staffIds) {
    const customer = await makeAccount(app)
    const [serviceId = ''] = provider.serviceIds
    const wish = { providerId: provider.providerId, serviceIds: [serviceId], staffId, dateTime: london(day, '10:00') }
    taken.push({ customer, id: (await createBooking(app.ctx(customer), wish)).id })
  }
  return { provider, taken }
}

async function join(provider: TestProvider, serviceId: string | undefined, staffId?: string) {
  const who = await makeAccount(app)
  const wish = { providerId: provider.providerId, serviceIds: [serviceId ?? ''], ...(staffId && { staffId }), ...when }
  return { who, entry: await joinWaitlist(app.ctx(who), wish) }
}

const work = ({ providerId }: TestProvider) => workOnWaitlist(app.ctx(), providerId)
const waitsFor = async (who: Actor) => (await listOwn(app.ctx(who))).map(({ id }) => id)

/** What has been queued of it is sent, as by the jobs of it, and twice. */
async function mailsOf(entryId: string): Promise<string[]> {
  const { rows } = await sql<{ data: object }>`select data from pgboss.job where name = 'waitlist-over-mail'
    and data->>'entryId' = ${entryId}`.execute(app.running.db)
  const heard = subscriptions.find(({ queue }) => queue === 'waitlist-over-mail')
  for (const { data } of [...rows, ...rows]) await heard?.run(app.ctx(), data)
  const folder = outboxDir(app.running.config)
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.includes(`waitlist-over-${entryId}`))
  return Promise.all(names.map(async (name) => (await readFile(`${folder}/${name}`, 'utf8')).replaceAll(/=\r?\n/g, '')))
}

test('a service is retired: who waits for it waits no more and hears so once; who waits for another goes on', async () => {
  const { provider } = await fullDay()
  const [cutId, colourId = ''] = provider.serviceIds
  const [vain, other] = [await join(provider, colourId), await join(provider, cutId)]
  await removeService(app.ctx(provider.owner), { id: provider.providerId, serviceId: colourId })
  await work(provider)
  await work(provider)
  expect([await waitsFor(vain.who), await waitsFor(other.who)]).toEqual([[], [other.entry.id]])
  const [mail = '', ...more] = await mailsOf(vain.entry.id)
  expect(mail).toContain('no longer offers what you were waiting for')
  expect(mail).toContain('Colour')
  expect([more, await mailsOf(other.entry.id)]).toEqual([[], []])
})

test('a service is only switched off: who waits for it waits on', async () => {
  const { provider } = await fullDay()
  const [, colourId = ''] = provider.serviceIds
  const { who, entry } = await join(provider, colourId)
  await sql`update service set is_active = false where service_id = ${colourId}`.execute(app.running.db)
  await work(provider)
  expect(await waitsFor(who)).toEqual([entry.id])
})

test('a staff member is gone: who waits for them waits no more and hears so; who waits for anybody goes on', async () => {
  const { provider, taken } = await fullDay(['Maya', 'Zoe'])
  const [cutId] = provider.serviceIds
  const [, zoe = ''] = provider.staffIds
  const [vain, other] = [await join(provider, cutId, zoe), await join(provider, cutId)]
  const [, ofZoe] = taken
  if (ofZoe) await cancelBooking(app.ctx(ofZoe.customer), { id: ofZoe.id })
  await removeStaffMember(app.ctx(provider.owner), { id: provider.providerId, staffId: zoe })
  await work(provider)
  expect([await waitsFor(vain.who), await waitsFor(other.who)]).toEqual([[], [other.entry.id]])
  expect(await mailsOf(vain.entry.id)).toMatchObject([expect.stringContaining('no longer offers')])
})

test('the provider leaves for good while a time is held: whoever was told that they have it hears that they have not', async () => {
  const { provider, taken } = await fullDay()
  const [cutId] = provider.serviceIds
  const { who, entry } = await join(provider, cutId)
  for (const { customer, id } of taken) await cancelBooking(app.ctx(customer), { id })
  await work(provider)
  const [offer] = (await listOwn(app.ctx(who))).flatMap(({ offers }) => offers)
  expect(offer?.isHeld).toBe(true)
  await transaction(app.ctx(), (tx) => eraseAccount(tx, provider.owner.accountId))
  await work(provider)
  expect(await waitsFor(who)).toEqual([])
  expect(await codeOf(acceptOffer(app.ctx(who), { id: offer?.id ?? '' }))).not.toBe('done')
  expect(await mailsOf(entry.id)).toMatchObject([expect.stringContaining('is no longer on Highstreet')])
})

test('who has left hears of their offer that they wait no more, not that they keep their place', async () => {
  const { provider, taken } = await fullDay()
  const [cutId] = provider.serviceIds
  const { who, entry } = await join(provider, cutId)
  for (const { customer, id } of taken) await cancelBooking(app.ctx(customer), { id })
  await work(provider)
  const [offer] = (await listOwn(app.ctx(who))).flatMap(({ offers }) => offers)
  await leaveWaitlist(app.ctx(who), { id: entry.id })
  for (const answer of [acceptOffer, declineOffer])
    expect(await codeOf(answer(app.ctx(who), { id: offer?.id ?? '' }))).toBe('entry_unknown')
  expect(await mailsOf(entry.id)).toEqual([])
})
