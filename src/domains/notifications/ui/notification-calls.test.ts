import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

let answer: () => Promise<Response>
const storage = new Map([['user', JSON.stringify({ id: 'nia', firstName: 'Nia' })]])

// A browser that somebody is signed in to, with a server that says what the test wants.
beforeAll(() => {
  const kept = { getItem: (key: string) => storage.get(key) ?? null, setItem: () => {}, removeItem: () => {} }
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', kept)
  vi.stubGlobal('fetch', () => answer())
  return () => vi.unstubAllGlobals()
})
beforeEach(() => vi.resetModules())

const refused = (status: number) => async () =>
  Response.json({ success: false, code: 'server_error', message: 'Broken' }, { status })

async function openPage(isSignedIn: boolean) {
  const session = await import('../../identity/ui/session.ts')
  if (isSignedIn) session.welcome({ id: 'nia', firstName: 'Nia' } as never)
  const calls = await import('./notification-calls.ts')
  return [
    ['fetch notifications', () => calls.fetchNotifications('nia', 1, new AbortController().signal)],
    ['fetch unread count', () => calls.fetchUnreadCount('nia')],
    ['mark notification as read', () => calls.markRead('n-1')],
    ['mark all notifications as read', () => calls.markAllRead('nia')],
  ] as const
}

test('each call that fails says what could not be done, and the number of the answer', async () => {
  const calls = await openPage(true)
  for (const status of [404, 500, 503]) {
    answer = refused(status)
    for (const [what, call] of calls) await expect(call()).rejects.toThrow(new Error(`Failed to ${what}: ${status}`))
  }
  answer = () => Promise.reject(new TypeError('fetch failed'))
  for (const [what, call] of calls) await expect(call()).rejects.toThrow(new Error(`Failed to ${what}: 503`))
})

test('nothing is asked for with nobody signed in', async () => {
  const asked = vi.fn(refused(500))
  answer = asked
  for (const [, call] of await openPage(false))
    await expect(call()).rejects.toThrow(new Error('User not authenticated'))
  expect(asked).not.toHaveBeenCalled()
})
