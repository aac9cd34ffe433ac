import { expect, test, vi } from 'vitest'
import { readAnew } from './read-anew.ts'

/** What each read answers is said when it is to end. */
function reading(againMs?: number) {
  const reads: PromiseWithResolvers<void>[] = []
  const seen: string[] = []
  const names = readAnew({
    read: () => {
      const one = Promise.withResolvers<void>()
      reads.push(one)
      seen.push(`read ${reads.length}`)
      return one.promise
    },
    after: () => seen.push('forget'),
    failed: () => seen.push('failed'),
    ...(againMs !== undefined && { againMs }),
  })
  return { reads, seen, names }
}

test('what is asked for while something is read is read once, after it', async () => {
  const { reads, seen, names } = reading()
  names.ask()
  names.ask()
  names.ask()
  expect(seen).toEqual(['read 1'])
  reads[0]?.resolve()
  await vi.waitFor(() => expect(seen).toEqual(['read 1', 'forget', 'read 2']))
  reads[1]?.resolve()
  await vi.waitFor(() => expect(seen).toEqual(['read 1', 'forget', 'read 2', 'forget']))
  names.ask()
  expect(seen.at(-1)).toBe('read 3')
})

test('a read that fails forgets the pages all the same, and is tried again until it succeeds or it is over', async () => {
  const { reads, seen, names } = reading(1)
  names.ask()
  reads[0]?.reject(new Error('away'))
  await vi.waitFor(() => expect(seen).toEqual(['read 1', 'failed', 'forget', 'read 2']))
  reads[1]?.reject(new Error('away'))
  await vi.waitFor(() => expect(seen.at(-1)).toBe('read 3'))
  reads[2]?.resolve()
  await vi.waitFor(() => expect(seen.at(-1)).toBe('forget'))
  names.ask()
  names.end()
  reads[3]?.reject(new Error('away'))
  await vi.waitFor(() => expect(seen.slice(-3)).toEqual(['read 4', 'failed', 'forget']))
  names.ask()
  expect(reads).toHaveLength(4)
})
