import { beforeAll, expect, test } from 'vitest'
import { makeAccount, openTestApp } from '../../tests/factories.ts'
import { AppError } from './api/errors.ts'
import type { Actor } from './context.ts'
import { transaction } from './db.server.ts'
import { hasAnswer, once } from './idempotency.server.ts'

const app = openTestApp()
let ada: Actor
beforeAll(async () => {
  ada = await makeAccount(app)
})

/** One write under a key, counting how often it really ran. */
function writer(answer: () => unknown = () => ({ ok: true })) {
  const state = { runs: 0 }
  const write = (key: string | undefined, body: unknown = {}, actor: Actor = ada, endpoint = 'test.write') =>
    transaction(app.ctx(actor), (tx) =>
      once(tx, endpoint, key, body, async () => {
        state.runs++
        return answer()
      }),
    )
  return { state, write }
}

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  )

test('a key runs its write once, and every repetition gets the first answer to the byte', async () => {
  const { state, write } = writer(() => ({ z: 1, a: 'ü', at: null, list: [0.1, 1e-7] }))
  const first = await write('bytes')
  const again = await Promise.all(Array.from({ length: 20 }, () => write('bytes')))
  expect(new Set(again.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(first)]))
  expect(state.runs).toBe(1)
})

test('without a key every call is a write of its own', async () => {
  const { state, write } = writer()
  await write(undefined)
  await write(undefined)
  expect(state.runs).toBe(2)
})

test('the same key of another person or for another call is another key', async () => {
  const { state, write } = writer()
  await write('shared')
  await write('shared', {}, await makeAccount(app))
  await write('shared', {}, ada, 'test.other')
  expect(state.runs).toBe(3)
})

test('who uses a key that somebody else has used hears their own answer again, and never that of the other', async () => {
  const ben = await makeAccount(app)
  const [adas, bens] = [writer(() => ({ for: 'Ada' })), writer(() => ({ for: 'Ben' }))]
  for (let again = 0; again < 2; again++) {
    expect(await adas.write('mine', { a: 1 }, ada)).toEqual({ for: 'Ada' })
    expect(await bens.write('mine', { b: 2 }, ben)).toEqual({ for: 'Ben' })
  }
  expect([adas.state.runs, bens.state.runs]).toEqual([1, 1])
  const stranger = await makeAccount(app)
  expect(await hasAnswer(app.ctx(ben), 'test.write', 'mine')).toBe(true)
  expect(await hasAnswer(app.ctx(stranger), 'test.write', 'mine')).toBe(false)
})

test('the same key with another body is refused, and the first answer stays', async () => {
  const { state, write } = writer()
  await write('body', { a: 1 })
  expect(await refusal(write('body', { a: 2 }))).toMatchObject({ code: 'idempotency_key_reused', status: 422 })
  expect(await write('body', { a: 1 })).toEqual({ ok: true })
  expect(state.runs).toBe(1)
})

test('a write that was refused may be tried again under its key', async () => {
  let isOpen = false
  const { state, write } = writer(() => {
    if (!isOpen) throw new AppError('conflict', 'slot_taken', 'Taken')
    return { ok: true }
  })
  expect(await refusal(write('again'))).toMatchObject({ code: 'slot_taken' })
  isOpen = true
  expect(await write('again')).toEqual({ ok: true })
  expect(state.runs).toBe(2)
})

test('a repetition while the first still runs waits for it, and after the lock time-out hears 409 with when to come back', async () => {
  const { state, write } = writer()
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = transaction(app.ctx(ada), (tx) =>
    once(tx, 'test.write', 'slow', {}, async () => {
      begun.resolve()
      await ended.promise
      return { ok: 'slow' }
    }),
  )
  await begun.promise
  expect(await refusal(write('slow'))).toMatchObject({
    code: 'request_in_progress',
    status: 409,
    retryAfterSeconds: 1,
  })
  ended.resolve()
  await slow
  expect(await write('slow')).toEqual({ ok: 'slow' })
  expect(state.runs).toBe(0)
})
