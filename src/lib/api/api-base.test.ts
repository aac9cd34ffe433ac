import { expect, test } from 'vitest'
import { apiUrl, chooseApiBase } from './api-base.ts'

const own = 'https://highstreet.test'
const choose = async (choice: Partial<Parameters<typeof chooseApiBase>[0]>) => {
  const asked: string[] = []
  const isAlive = async (base: string) => {
    asked.push(base)
    return !base.includes('dead')
  }
  const base = await chooseApiBase({ stored: null, configured: '', allowed: [], own, isAlive, ...choice })
  return { base, asked }
}

test('without settings the page’s own origin is the backend, and nobody is asked', async () => {
  expect(await choose({})).toEqual({ base: own, asked: [] })
})

test('the default of the build counts when it is absolute and alive', async () => {
  expect(await choose({ configured: 'https://api.highstreet.test/' })).toEqual({
    base: 'https://api.highstreet.test',
    asked: ['https://api.highstreet.test'],
  })
  expect((await choose({ configured: 'https://dead.highstreet.test' })).base).toBe(own)
  expect((await choose({ configured: '/api' })).base).toBe(own)
})

test('an override counts for allowed origins only, and when it is alive', async () => {
  const allowed = ['https://staging.highstreet.test', 'https://dead.highstreet.test']
  expect((await choose({ stored: 'https://staging.highstreet.test/api', allowed })).base).toBe(
    'https://staging.highstreet.test/api',
  )
  expect((await choose({ stored: 'https://dead.highstreet.test', allowed })).base).toBe(own)
  for (const stored of [
    'https://evil.test',
    'https://staging.highstreet.test.evil.test',
    'https://staging.highstreet.test@evil.test',
    'http://staging.highstreet.test',
    '//evil.test',
    'javascript:alert(1)',
    'https://staging.highstreet.test:8443',
    '',
  ])
    expect(await choose({ stored, allowed }), stored).toEqual({ base: own, asked: [] })
  expect((await choose({ stored: 'https://evil.test', configured: 'https://api.highstreet.test' })).base).toBe(
    'https://api.highstreet.test',
  )
})

test('a base that ends in /api is not given another one', () => {
  expect(apiUrl('', '/users/me')).toBe('/api/users/me')
  expect(apiUrl('https://a.test', '/users/me')).toBe('https://a.test/api/users/me')
  expect(apiUrl('https://a.test/api', '/users/me')).toBe('https://a.test/api/users/me')
})
