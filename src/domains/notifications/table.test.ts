import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { openTestApp } from '../../../tests/factories.ts'
import { mails } from '../../../tests/messages/mails.ts'
import { type Heard, play, pushTitle, wanted } from '../../../tests/messages/play.ts'
import { type Language, languages, people, sides, zones } from '../../../tests/messages/scene.ts'
import { chains } from '../../../tests/messages/table.ts'
import { startPushService } from '../../../tests/push-service.ts'
import { changeKinds } from '../bookings/contract.ts'
import { subscriptions } from '../index.server.ts'

const app = openTestApp()
let service: Awaited<ReturnType<typeof startPushService>>
let heard: Map<string, Heard[]>

beforeAll(async () => {
  service = await startPushService()
  heard = await play(app, service, chains)
}, 300_000)
afterAll(async () => {
  await moveClock(app, Date.now())
  service.close()
})

/** As a clock there shows it: at five in the afternoon '5:00 PM' in English, '17:00' elsewhere. */
function clockTime(instant: number, zone: string, language: string): RegExp {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  const two = (part: number) => String(part).padStart(2, '0')
  return language === 'en'
    ? new RegExp(`\\b${hour % 12 || 12}:${two(minute)}\\s${hour < 12 ? 'AM' : 'PM'}`)
    : new RegExp(`\\b${two(hour)}:${two(minute)}\\b`)
}

/** Of whoever reads it; who has no account reads what somebody has caused, and we read ours. */
function languageOf({ scene }: Heard, to: string): Language {
  if (to === app.running.app.contactEmail) return 'en'
  const reader = people.map((side) => scene.readers[side]).find(({ address }) => address === to)
  return (reader ?? scene.readers.customer).language
}

const titles = chains.flatMap(({ steps }) => Object.keys(steps))

test.each(titles)('%s: exactly what the table says, with everything on, each channel off and all off', (title) => {
  const all = heard.get(title) ?? []
  expect(all.length).toBeGreaterThanOrEqual(2)
  for (const one of all)
    for (const side of sides) {
      const { wish = 'all on', language = '' } = one.scene.readers[side as 'customer'] ?? {}
      const says = wanted(one, side).map((message) =>
        message.startsWith('push ') ? `push ${pushTitle(message.slice(5), language)}` : message,
      )
      const about = { title, side, wish, language }
      expect({ ...about, heard: one.messages[side].sort() }).toEqual({ ...about, heard: says.sort() })
    }
})

test.each(titles)('%s: in the language of whoever reads it, at the clock of where they go', (title) => {
  for (const one of heard.get(title) ?? [])
    for (const { key, name, language, text, to } of one.mails) {
      const { zone } = one.scene
      const { told } = one.step ?? {}
      const isTold = mails[name]?.isTimeless || (told !== undefined && clockTime(told, zone, language).test(text))
      expect({ key, name, zone, language, isTold }).toEqual({
        key,
        name,
        zone,
        language: languageOf(one, to),
        isTold: true,
      })
    }
})

test.each(titles)('%s: one press ends the mails that can be switched off, and no others', (title) => {
  for (const one of heard.get(title) ?? [])
    for (const { name, to, ends } of one.mails) {
      const kind = mails[name]?.ends
      const accountId = people.map((side) => one.scene.readers[side]).find(({ address }) => address === to)
        ?.actor.accountId
      expect({ name, ends }).toEqual({ name, ends: kind ? { accountId, kind } : null })
    }
})

test('whatever nothing happens to hears nothing', () => {
  const nothing = heard.get('nothing') ?? []
  expect(nothing.length).toBeGreaterThan(50)
  expect(nothing.map(({ messages }) => Object.values(messages).flat()).filter(({ length }) => length > 0)).toEqual([])
})

test('each language is read at each clock, and no mail is left behind', async () => {
  const met = [...heard.values()]
    .flat()
    .flatMap(({ mails: all, scene }) => all.map(({ language }) => `${language} ${scene.zone}`))
  expect([...new Set(met)].sort()).toEqual(languages.flatMap((one) => zones.map((zone) => `${one} ${zone}`)).sort())
  const { rows } = await sql`select key, state from message where channel = 'mail' and state <> 'sent'`.execute(
    app.running.db,
  )
  expect(rows).toEqual([])
})

test('every change that a booking can go through happens in the table', async () => {
  const { rows } = await sql<{ kind: string }>`select distinct kind from booking_change`.execute(app.running.db)
  expect(rows.map(({ kind }) => kind).sort()).toEqual([...changeKinds].sort())
})

test('every reaction to an event is set off in the table', async () => {
  const { rows } = await sql<{ name: string }>`select distinct name from pgboss.job where state = 'completed'`.execute(
    app.running.db,
  )
  const done = new Set(rows.map(({ name }) => name))
  expect(subscriptions.map(({ queue }) => queue).filter((queue) => !done.has(queue))).toEqual([])
})
