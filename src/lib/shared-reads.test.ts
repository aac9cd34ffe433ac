import { expect, test } from 'vitest'
import type { Database } from './context.ts'
import { shareReads } from './shared-reads.server.ts'

const pool = {} as Database

/** Readings that end when they are told to. */
function readings() {
  const begun: { name: string; end: (answer: string) => void; fail: (error: Error) => void }[] = []
  const read = (name: string) => () =>
    new Promise<string>((resolve, reject) => begun.push({ name, end: resolve, fail: reject }))
  return { begun, read }
}

test('who asks while the same is read shares the next reading, never the one that began before', async () => {
  const share = shareReads<string>()
  const { begun, read } = readings()
  const first = share(pool, 'month', read('first'))
  const second = share(pool, 'month', read('second'))
  const third = share(pool, 'month', read('third'))
  expect(begun.map(({ name }) => name)).toEqual(['first'])
  begun[0]?.end('old')
  expect(await first).toBe('old')
  await expect.poll(() => begun.map(({ name }) => name)).toEqual(['first', 'third'])
  const fourth = share(pool, 'month', read('fourth'))
  begun[1]?.end('new')
  expect(await Promise.all([second, third])).toEqual(['new', 'new'])
  await expect.poll(() => begun.map(({ name }) => name)).toEqual(['first', 'third', 'fourth'])
  begun[2]?.end('newest')
  expect(await fourth).toBe('newest')
  const fifth = share(pool, 'month', read('fifth'))
  expect(begun.at(-1)?.name).toBe('fifth')
  begun.at(-1)?.end('once more')
  expect(await fifth).toBe('once more')
})

test('a reading that fails fails for those who share it, and the next begins anew', async () => {
  const share = shareReads<string>()
  const { begun, read } = readings()
  const first = share(pool, 'month', read('first'))
  const shared = [share(pool, 'month', read('second')), share(pool, 'month', read('third'))]
  begun[0]?.fail(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.fail(new Error('gone again'))
  for (const answer of shared) await expect(answer).rejects.toThrow('gone again')
  const fourth = share(pool, 'month', read('fourth'))
  begun[2]?.end('here')
  expect(await fourth).toBe('here')
})

test('another question, and another connection to the database, is read by itself', async () => {
  const share = shareReads<string>()
  const { begun, read } = readings()
  const asked = [
    share(pool, 'month', read('month')),
    share(pool, 'week', read('week')),
    share({} as Database, 'month', read('in a transaction')),
  ]
  expect(begun.map(({ name }) => name)).toEqual(['month', 'week', 'in a transaction'])
  for (const { name, end } of begun) end(name)
  expect(await Promise.all(asked)).toEqual(['month', 'week', 'in a transaction'])
})
