import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { bearer, makeAccount, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { isWanted } from '../identity/messages.server.ts'
import { messageKinds } from '../identity/messages-contract.ts'
import { notificationTypes } from './contract.ts'
import { listNotifications } from './read-notifications.server.ts'
import { kindOf } from './rules.ts'
import { writeNotification } from './write-notification.server.ts'

const app = openTestApp()

async function put(actor: Actor, body: object) {
  const response = await createApi(app.running).request('/api/notifications/preferences', {
    method: 'PUT',
    headers: { authorization: await bearer(app, actor), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, ...(await response.json()) }
}

const typesOf = (actor: Actor) =>
  listNotifications(app.ctx(actor), { page: 1, limit: 50 }).then(({ notifications }) =>
    notifications.map(({ type }) => type),
  )

describe('each cell of the table', () => {
  const cells = {
    bookings: { mail: 'always', app: 'switch', push: 'switch' },
    reminders: { mail: 'switch', app: 'never', push: 'switch' },
    waitlist: { mail: 'switch', app: 'never', push: 'switch' },
    rebooking: { mail: 'switch', app: 'never', push: 'never' },
    reviews: { mail: 'switch', app: 'switch', push: 'switch' },
    decisions: { mail: 'switch', app: 'switch', push: 'switch' },
    points: { mail: 'switch', app: 'never', push: 'never' },
    purchases: { mail: 'always', app: 'never', push: 'never' },
    account: { mail: 'always', app: 'never', push: 'never' },
  } as const
  test.each(messageKinds)('of %s is what the table says, and is switched only where it can be', async (kind) => {
    const actor = await makeAccount(app)
    for (const channel of ['mail', 'app', 'push'] as const) {
      const cell = cells[kind][channel]
      const answer = await put(actor, { choices: [{ kind, channel, isOn: false }] })
      expect([channel, answer.status]).toEqual([channel, cell === 'switch' ? 200 : 400])
      expect(await isWanted(app.running.db, actor.accountId, kind, channel)).toBe(cell === 'always')
      if (cell !== 'switch') continue
      expect(answer.data.choices).toContainEqual({ kind, channel, isOn: false, isFixed: false })
      await put(actor, { choices: [{ kind, channel, isOn: true }] })
      expect(await isWanted(app.running.db, actor.accountId, kind, channel)).toBe(true)
    }
  })

  test.each(['bookings', 'reviews', 'decisions'] as const)(
    'of what is told in the app: with %s off nothing of it comes, and all the rest',
    async (kind) => {
      const { owner, providerId } = await makeProvider(app)
      await put(owner, { choices: [{ kind, channel: 'app', isOn: false }] })
      for (const type of notificationTypes)
        await writeNotification(app.ctx(), { type, eventKey: randomUUID(), providerId, at: new Date() })
      const rest = notificationTypes.filter((type) => kindOf(type) !== kind)
      expect(rest.length).toBeLessThan(notificationTypes.length)
      expect((await typesOf(owner)).sort()).toEqual([...rest].sort())
    },
  )
})

test('preferences are changed one by one, kept, and gone with the account', async () => {
  const actor = await makeAccount(app)
  const quietHours = { from: '22:30', to: '07:00', timezone: 'Pacific/Auckland' }
  expect((await put(actor, { quietHours })).data).toMatchObject({ language: 'en', quietHours })
  expect((await put(actor, { language: 'pt' })).data).toMatchObject({ language: 'pt', quietHours })
  await put(actor, { choices: [{ kind: 'decisions', channel: 'app', isOn: false }] })
  expect((await put(actor, { quietHours: null })).data.quietHours).toBeNull()
  await put(actor, { quietHours })
  await transaction(app.ctx(), (tx) => eraseAccount(tx, actor.accountId))
  for (const table of ['message_off', 'quiet_hours'] as const)
    expect(
      await app.running.db.selectFrom(table).select('account_id').where('account_id', '=', actor.accountId).execute(),
    ).toEqual([])
})

test('quiet hours without a zone that is one, or of no length, are refused', async () => {
  const actor = await makeAccount(app)
  const hours = { from: '22:00', to: '07:00', timezone: 'Europe/Paris' }
  for (const wrong of [{ timezone: 'Europe/Nowhere' }, { timezone: '+02:00' }, { to: '22:00' }, { from: '24:00' }])
    expect((await put(actor, { quietHours: { ...hours, ...wrong } })).status).toBe(400)
  expect((await put(actor, { quietHours: hours })).status).toBe(200)
})
