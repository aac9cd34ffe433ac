import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inApp, mails, pushed } from '../../../tests/messages/mails.ts'
import { kindOf, wishesFor } from '../../../tests/messages/play.ts'
import { people, sides } from '../../../tests/messages/scene.ts'
import { chains } from '../../../tests/messages/table.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import '../texts.server.ts'
import { notificationTypes } from './contract.ts'
import { notifications as texts } from './texts/en.ts'

const steps = chains.flatMap((chain) => Object.entries(chain.steps))
const told = new Set(steps.flatMap(([, step]) => sides.flatMap((side) => step[side] ?? [])))

test('every mail there is has its row in the table, and every row says what there is', () => {
  const named = [...told].filter((one) => one.startsWith('mail ')).map((one) => one.slice(5))
  expect(named.sort()).toEqual(Object.keys(mails).sort())
})

test('whatever can be switched off is played with its own channel off', () => {
  const isPlayed = (message: string, kind: string) =>
    chains.some((chain) => {
      const isSaid = Object.values(chain.steps).some((step) => people.some((side) => step[side]?.includes(message)))
      const isAlone = Object.values(chain.steps).every((step) =>
        people.every((side) =>
          (step[side] ?? []).every((one) => kindOf(one) === null || one.split(' ', 1)[0] === message.split(' ', 1)[0]),
        ),
      )
      return isSaid && chain.of.some((one) => one === kind) && (wishesFor(chain).length === 4 || isAlone)
    })
  const missing = [...told].filter((message) => {
    const kind = kindOf(message)
    return kind !== null && !isPlayed(message, kind)
  })
  expect(missing).toEqual([])
})

/** By the words of the mails themselves: whoever adds one writes a subject. */
function subjectsIn(texts: object, path: string): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? subjectsIn(text, `${path}.${key}`) : /subject$/i.test(key) ? [`${path}.${key}`] : [],
  )
}

test('every subject in the texts is that of a mail in the table', () => {
  const bundles = i18nFor('en').store.data.en ?? {}
  const all = Object.entries(bundles).flatMap(([name, bundle]) => subjectsIn(bundle as object, name))
  expect(all.length).toBeGreaterThan(50)
  const known = new Set(Object.values(mails).map(({ texts, subject }) => `${texts}.${subject}`))
  expect(all.filter((subject) => !known.has(subject))).toEqual([])
})

test('every title of the bell is heard in it and on devices, and every other push on devices', () => {
  expect(Object.keys(inApp).sort()).toEqual([...notificationTypes].sort())
  expect(Object.keys(pushed).sort()).toEqual(Object.keys(texts.push).sort())
  const expected = [
    ...notificationTypes.flatMap((type) => [`app ${type}`, `push titles.${type}`]),
    ...Object.keys(texts.push).map((name) => `push ${name}`),
  ]
  expect([...told].filter((one) => !one.startsWith('mail ')).sort()).toEqual(expected.sort())
})

/** Where mails are sent from, and how often: a new place has to be seen here, and its mail in the table. */
const places: Readonly<Record<string, number>> = {
  ...{
    'bookings/jobs.server.ts': 1,
    'contact/jobs.server.ts': 2,
    'delays/jobs.server.ts': 1,
    'decisions/jobs.server.ts': 1,
  },
  ...{ 'loyalty/expire-points.server.ts': 1, 'loyalty/mail-voucher.server.ts': 1 },
  ...{ 'gift-cards/jobs.server.ts': 2, 'identity/jobs.server.ts': 1 },
  'payments/tell-of-platform-fee.server.ts': 1,
  'payments/tell-payer.server.ts': 1,
  ...{ 'reminders/jobs.server.ts': 1, 'reminders/mail-rebooking.server.ts': 1 },
  ...{ 'reviews/jobs.server.ts': 2, 'subscriptions/tell-member.server.ts': 1, 'waitlist/jobs.server.ts': 2 },
}

test('mails are sent from the places that are known, and from no others', () => {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.server\.ts$/.test(file))
  const found = files
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8').split('sendOnce(').length - 1])
    .filter(([, count]) => count !== 0)
  expect(Object.fromEntries(found)).toEqual(places)
})

test('each row has its own name', () => {
  const names = steps.map(([name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(70)
})
