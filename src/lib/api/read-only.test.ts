import { expect, test } from 'vitest'
import { hear, isReadOnly, onReadOnly } from './read-only.ts'

const read = { isWrite: false, isRefusal: false, isReadOnly: false }
const write = { ...read, isWrite: true }

test('nothing can be saved from the first word of it until a write is taken, or a node says no more of itself', () => {
  const said: boolean[] = []
  const stop = onReadOnly(() => said.push(isReadOnly()))
  const after = (...answers: (typeof read)[]) => {
    for (const answer of answers) hear(answer)
    return isReadOnly()
  }
  expect(after(read, write, { ...write, isRefusal: true })).toBe(false)
  expect(after({ ...read, isReadOnly: true })).toBe(true)
  expect(after(read)).toBe(false)
  // Reads go on as if nothing were the matter where a write was refused.
  expect(after({ ...write, isRefusal: true, isReadOnly: true })).toBe(true)
  expect(after(read, { ...write, isRefusal: true })).toBe(true)
  expect(after(write)).toBe(false)
  stop()
  hear({ ...read, isReadOnly: true })
  hear(read)
  expect(said).toEqual([true, false, true, false])
})
