import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isSent, watchedTypes, webhookTypes } from './watched.rules.ts'

test('docs/operations.md names the messages that are to be sent to us, all of them and no others', () => {
  const [, said = ''] = /events of connected accounts: ([^)]*)\)/.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  expect([...said.matchAll(/`([^`]+)`/g)].map(([, type]) => type)).toEqual([...webhookTypes])
})

test('what accounts are asked for is sent as well, and no more than can be asked for at once', () => {
  expect(watchedTypes.filter((type) => !isSent(type))).toEqual([])
  expect(watchedTypes.length).toBeLessThanOrEqual(20)
})
