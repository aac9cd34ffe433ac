import { expect, test } from 'vitest'
import { openTestApp } from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { Logger } from '../../lib/context.ts'
import { schedules } from './jobs.server.ts'
import { crashLimits, daysKept } from './limits.ts'
import { harmlessText, ownFrames } from './rules.ts'
import { reportCrash } from './service.server.ts'

const app = openTestApp()
const report = {
  release: '0.1.0+9f2c',
  part: 'page' as const,
  route: 'routes/provider',
  error: "TypeError: Cannot read properties of undefined (reading 'name')",
  stack: ['provider-A1b2C3.js:1:2048', 'root-9f2c.js:12:7'],
}
const stored = (id: string) =>
  app.running.db.selectFrom('crash_report').selectAll().where('crash_report_id', '=', id).executeTakeFirst()

const post = (body: object) =>
  createApi(app.running).request('/api/crash-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a report is stored and written down with its release and the id of its request', async () => {
  const lines: unknown[] = []
  const ctx = app.ctx()
  const log = { ...ctx.log, warn: (line: unknown) => lines.push(line) } as unknown as Logger
  const { id } = await reportCrash({ ...ctx, log, requestId: 'the-request' }, report)
  expect(await stored(id)).toMatchObject({ ...report, request_id: 'the-request' })
  expect(lines).toEqual([{ crash: report }])
})

test('anybody may send one, and the id of its request is the one the answer names', async () => {
  const answer = await post(report)
  expect(answer.status).toBe(201)
  const { data } = (await answer.json()) as { data: { id: string } }
  expect(await stored(data.id)).toMatchObject({ release: report.release })
})

test.each([
  ['an address with its query', { route: '/auth?token=abc' }],
  ['an e-mail address', { error: 'TypeError: ada@example.test' }],
  ['the number of a telephone or a card', { error: 'TypeError: 02079460000' }],
  ['a number after an end of line of another kind', { error: 'x\u202812345678' }],
  ['the number of a telephone in other digits', { error: 'call ٠٢٠٧٩٤٦٠٠٠٠' }],
  ['a file that is none of ours', { stack: ['https://elsewhere.test/a.js:1:1'] }],
  ['anything else', { name: 'Ada' }],
])('a report with %s is refused', async (_what, change) => {
  expect((await post({ ...report, ...change })).status).toBe(400)
})

test('a page that breaks for everybody is told five hundred times an hour at most', async () => {
  const ctx = app.ctx()
  const taken: string[] = []
  const take = async (limit: { name: string }, key: string) => void taken.push(`${limit.name} ${key}`)
  const limits = { ...ctx.app.limits, take }
  await reportCrash({ ...ctx, app: { ...ctx.app, limits } }, report)
  expect(taken).toEqual(['crashes.together everybody'])
  expect(crashLimits.together).toMatchObject({ points: 500, seconds: 3600 })
})

test(`reports are gone after ${daysKept} days`, async () => {
  const ctx = app.ctx()
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  const old = await reportCrash({ ...ctx, now: ago(daysKept + 1) }, report)
  const recent = await reportCrash({ ...ctx, now: ago(daysKept - 1) }, report)
  await schedules[0]?.run(ctx)
  expect(await stored(old.id)).toBeUndefined()
  expect(await stored(recent.id)).toBeDefined()
})

test.each([
  [
    new TypeError("Cannot read properties of null (reading 'firstName')"),
    "TypeError: Cannot read properties of null (reading 'firstName')",
  ],
  [new TypeError('items.map is not a function'), 'TypeError: items.map is not a function'],
  [
    new TypeError('can\'t access property "name", user.profile is undefined'),
    'TypeError: can\'t access property "name", user.profile is undefined',
  ],
  [
    new TypeError("undefined is not an object (evaluating 'user.profile')"),
    "TypeError: undefined is not an object (evaluating 'user.profile')",
  ],
  [new RangeError('Maximum call stack size exceeded'), 'RangeError: Maximum call stack size exceeded'],
  [new TypeError('Failed to fetch https://a.test/x?token=1 of ada@b.test'), 'TypeError'],
  [new TypeError("Cannot use 'in' operator to search for 'length' in Ada Novák has diabetes"), 'TypeError'],
  [new TypeError("Cannot create property 'foo' on string 'Ada Novák has diabetes'"), 'TypeError'],
  [new TypeError("Cannot read properties of null (reading 'Ada Novák has diabetes')"), 'TypeError'],
  [new TypeError('Cannot define property Ada Novák has diabetes, object is not extensible'), 'TypeError'],
  [new TypeError('Ada Novák is not a constructor'), 'TypeError'],
  [new RangeError('Value Ada Novák out of range for Intl.DateTimeFormat options property dateStyle'), 'RangeError'],
  [new RangeError('Invalid currency code : Ada Novák'), 'RangeError'],
  [new RangeError('Invalid time zone specified: Ada Novák'), 'RangeError'],
  [new SyntaxError('Unexpected token, "Ada Novák" is not valid JSON'), 'SyntaxError'],
  [new Error('Ada Novák'), 'Error'],
  [new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=Ada'), 'React error #418'],
  [new AppError('conflict', 'slot_taken', 'Ada was quicker'), 'AppError: slot_taken'],
])('of %s only what names nobody is told', (error, text) => {
  expect(harmlessText(error)).toBe(text)
})

test('of a stack only our own files are told, innermost first', () => {
  const chromium = `TypeError: x
    at draw (https://highstreet.test/assets/provider-A1b2.js:1:204)
    at https://elsewhere.test/inject.js:1:9
    at https://highstreet.test/assets/shell-9f2c.js:3:17`
  expect(ownFrames(chromium)).toEqual(['provider-A1b2.js:1:204', 'shell-9f2c.js:3:17'])
  expect(ownFrames('draw@https://highstreet.test/assets/provider-A1b2.js:1:204')).toEqual(['provider-A1b2.js:1:204'])
  expect(ownFrames(undefined)).toEqual([])
})
