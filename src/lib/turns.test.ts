import { expect, test } from 'vitest'
import { busy } from './api/errors.ts'
import { Turns } from './turns.server.ts'

/** Work that ends when it is told to. */
function works() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  return { ends, work }
}

test('one caller has so many places, the rest wait in their order, and another caller does not notice', async () => {
  const turns = new Turns(2)
  const { ends, work } = works()
  const order: number[] = []
  const calls = [0, 1, 2, 3].map((n) => turns.take('a', work).then(() => order.push(n)))
  const other = works()
  const another = turns.take('b', other.work)
  expect([ends.length, other.ends.length]).toEqual([2, 1])
  for (let index = 0; index < 4; index++) {
    ends[index]?.()
    await expect.poll(() => order.length).toBe(index + 1)
    expect(ends.length).toBe(Math.min(index + 3, 4))
  }
  await Promise.all(calls)
  expect(order).toEqual([0, 1, 2, 3])
  other.ends[0]?.()
  await another
})

test('who waits too long, or finds too many in line, hears 429 and when to come back, and takes no place', async () => {
  const turns = new Turns(1, { patienceMs: 100 })
  const { ends, work } = works()
  const first = turns.take('a', work)
  const refused = { code: 'too_many_at_once', status: 429, retryAfterSeconds: 1 }
  const waiting = Array.from({ length: 100 }, () => expect(turns.take('a', work)).rejects.toMatchObject(refused))
  await expect(turns.take('a', work)).rejects.toMatchObject(refused)
  await Promise.all(waiting)
  expect(ends.length).toBe(1)
  ends[0]?.()
  await first
  await turns.take('a', async () => {})
})

test('a line that is full says so before anybody comes, and no longer when one has left', async () => {
  const turns = new Turns(1, { waitingAtMost: 1 })
  const { ends, work } = works()
  expect(turns.isFull('a')).toBe(false)
  const first = turns.take('a', work)
  expect(turns.isFull('a')).toBe(false)
  const second = turns.take('a', work)
  expect([turns.isFull('a'), turns.isFull('b')]).toEqual([true, false])
  await expect(turns.take('a', work)).rejects.toMatchObject({ code: 'too_many_at_once' })
  ends[0]?.()
  await first
  expect(turns.isFull('a')).toBe(false)
  ends[1]?.()
  await second
})

test('work that fails gives its place back', async () => {
  const turns = new Turns(1)
  await expect(turns.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.take('a', async () => 'fine')).toBe('fine')
})

test('whoever waits for somebody else lends the place, and has it back before all who wait in line', async () => {
  const turns = new Turns(1)
  const order: string[] = []
  const sender = Promise.withResolvers<string>()
  const finished = Promise.withResolvers<void>()
  const lender = turns.take('a', async ({ lend }) => {
    order.push(await lend(sender.promise, 20))
    await finished.promise
  })
  const { ends, work } = works()
  const others = ['next', 'last'].map((name) => turns.take('a', work).then(() => order.push(name)))
  await expect.poll(() => ends.length).toBe(1)
  sender.resolve('lender')
  ends[0]?.()
  await expect.poll(() => order).toEqual(['next', 'lender'])
  expect(ends.length).toBe(1)
  finished.resolve()
  await lender
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  await Promise.all(others)
  expect(order).toEqual(['next', 'lender', 'last'])
})

test('whoever waits for a moment only keeps the place; where the wait fails after it was lent, it is had back and given on', async () => {
  const turns = new Turns(1)
  const { ends, work } = works()
  const quick = turns.take('a', ({ lend }) => lend(Promise.resolve('quick'), 1000))
  const after = turns.take('a', work)
  expect(await quick).toBe('quick')
  await expect.poll(() => ends.length).toBe(1)
  ends[0]?.()
  await after
  const sender = Promise.withResolvers<never>()
  const cutOff = expect(turns.take('a', ({ lend }) => lend(sender.promise, 1))).rejects.toThrow('cut off')
  await turns.take('a', async () => sender.reject(new Error('cut off')))
  await cutOff
  // One place again, not two and not none.
  const first = turns.take('a', work)
  const second = turns.take('a', work)
  expect(ends.length).toBe(2)
  ends[1]?.()
  await first
  await expect.poll(() => ends.length).toBe(3)
  ends[2]?.()
  await second
})

test('when the node ends, whoever waits in line hears so at once, as does who comes now and finds no place; who is at work stays', async () => {
  const turns = new Turns(1, { patienceMs: 60_000, refusal: () => busy(5) })
  const { ends, work } = works()
  const atWork = turns.take('a', work)
  const busyNow = { code: 'busy', status: 503, retryAfterSeconds: 5 }
  const waiting = [0, 1].map(() => expect(turns.take('a', work)).rejects.toMatchObject(busyNow))
  turns.end()
  await Promise.all(waiting)
  await expect(turns.take('a', work)).rejects.toMatchObject(busyNow)
  ends[0]?.()
  await atWork
  expect(await turns.take('a', async () => 'taken')).toBe('taken')
  expect(ends).toHaveLength(1)
})
