import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { identity, type User } from '../contract.ts'

// Each test is a page of its own: it starts with what the browser has kept.
type SessionModule = typeof import('./session.ts')

const nia = { id: 'nia', firstName: 'Nia' } as User
const minutes = (count: number) => String(Date.now() + count * 60_000)

function makeStorage(kept: Record<string, string>) {
  const values = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    all: () => Object.fromEntries(values),
  }
}

type Answer = { status: number; body: object } | 'no network'
/** What the server answers by the end of the address, in turn; notes who asked for what. */
function serve(answers: Record<string, Answer[]>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const path = url.slice(url.lastIndexOf('/'))
    asked.push(`${path} ${headers.authorization ?? 'nobody'}`)
    const answer = answers[path]?.shift() ?? 'no network'
    if (answer === 'no network') throw new TypeError('fetch failed')
    return Response.json(answer.body, { status: answer.status })
  })
  return asked
}

const refused: Answer = { status: 401, body: { success: false, code: 'session_ended', message: 'Over' } }
const broken: Answer = { status: 503, body: { success: false, code: 'unavailable', message: 'Later' } }
const me: Answer = { status: 200, body: { success: true, user: nia } }
const renewed: Answer = { status: 200, body: { success: true, user: nia, token: 'new', expiresIn: 900 } }

let local = makeStorage({})
let listening: Record<string, (event: object) => void>
let assigned: string[]

async function openPage(
  kept: Record<string, string>,
  path = '/profile?tab=1',
  keptInTab: Record<string, string> = {},
): Promise<SessionModule> {
  local = makeStorage(kept)
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', makeStorage(keptInTab))
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } })
  const [pathname = '', search = ''] = path.split(/(?=\?)/)
  vi.stubGlobal('window', { location: { pathname, search, assign: (to: string) => assigned.push(to) } })
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
    listening[name] = listener
  })
  vi.resetModules()
  return import('./session.ts')
}

/** Whether the page knows nobody to be here. */
function isSignedOut(session: SessionModule): boolean {
  let isOut = false
  session.whenSignedOut(() => {
    isOut = true
  })
  return isOut
}

beforeEach(() => {
  listening = {}
  assigned = []
})
afterEach(() => vi.unstubAllGlobals())

const signedIn = { token: 'old', tokenExpiry: minutes(5), user: JSON.stringify(nia) }

describe('at the start of a page', () => {
  test('nobody is asked where there is no token', async () => {
    const asked = serve({})
    const session = await openPage({})
    await session.restoreSession()
    expect([asked, isSignedOut(session)]).toEqual([[], true])
  })

  test('a token that lives asks who that is', async () => {
    const asked = serve({ '/me': [me] })
    const session = await openPage(signedIn)
    await Promise.all([session.restoreSession(), session.restoreSession()])
    expect([asked, isSignedOut(session)]).toEqual([['/me Bearer old'], false])
  })

  test('one that another client has left is as good', async () => {
    const asked = serve({ '/me': [me] })
    const session = await openPage({ authToken: 'theirs', tokenExpiry: minutes(5) })
    await session.restoreSession()
    expect(asked).toEqual(['/me Bearer theirs'])
  })

  test.each([
    ['token', {}, { token: 'of this tab' }, 'of this tab'],
    ['authToken', {}, { authToken: 'of this tab' }, 'of this tab'],
    ['both', { authToken: 'of all tabs' }, { token: 'of this tab' }, 'of all tabs'],
  ])(
    'one that is kept for this tab alone is as good under either name, and what is kept for all tabs comes first: %s',
    async (_what, kept, keptInTab, token) => {
      const asked = serve({ '/me': [me] })
      const session = await openPage({ ...kept, tokenExpiry: minutes(5) }, '/profile', keptInTab)
      await session.restoreSession()
      expect(asked).toEqual([`/me Bearer ${token}`])
    },
  )

  test('one that has expired is exchanged first', async () => {
    const asked = serve({ '/refresh': [renewed] })
    const session = await openPage({ ...signedIn, tokenExpiry: minutes(-1) })
    await session.restoreSession()
    expect([asked, local.getItem('token'), isSignedOut(session)]).toEqual([['/refresh Bearer old'], 'new', false])
    expect(Number(local.getItem('tokenExpiry'))).toBeGreaterThan(Date.now() + 890_000)
  })

  test('one that another tab has exchanged meanwhile asks who that is', async () => {
    const asked = serve({ '/me': [me] })
    const session = await openPage({ ...signedIn, tokenExpiry: minutes(-1) })
    const request = (_name: string, work: () => unknown) => {
      local.setItem('token', 'of the other tab')
      return work()
    }
    vi.stubGlobal('navigator', { locks: { request } })
    await session.restoreSession()
    expect([asked, isSignedOut(session)]).toEqual([['/me Bearer of the other tab'], false])
    expect(session.sessionStatus()).toBe('signed-in')
  })

  test('one that is refused is exchanged, and when that is refused all of it is forgotten', async () => {
    const asked = serve({ '/me': [refused, refused], '/refresh': [renewed, refused] })
    const session = await openPage(signedIn)
    await session.restoreSession()
    expect([asked, local.getItem('token')]).toEqual([['/me Bearer old', '/refresh Bearer old'], 'new'])
    await session.checkSession()
    expect([local.all(), isSignedOut(session)]).toEqual([{}, true])
  })

  test.each([
    ['no network', 'no network'],
    ['a server in trouble', broken],
  ] as const)('%s signs nobody out', async (_what, answer) => {
    serve({ '/me': [answer], '/refresh': [answer] })
    const session = await openPage(signedIn)
    await session.restoreSession()
    expect([isSignedOut(session), local.getItem('token')]).toEqual([false, 'old'])
    const expired = await openPage({ ...signedIn, tokenExpiry: minutes(-1) })
    await expired.restoreSession()
    expect([isSignedOut(expired), local.getItem('token')]).toEqual([false, 'old'])
  })

  test('what could not be asked is asked again once there is a network', async () => {
    const asked = serve({ '/me': ['no network', me, me] })
    const session = await openPage({ token: 'old', tokenExpiry: minutes(5) })
    await session.restoreSession()
    listening.online?.({})
    await expect.poll(() => asked).toHaveLength(2)
    // Then it is known.
    await expect.poll(() => local.getItem('user')).toBe(JSON.stringify(nia))
    listening.online?.({})
    expect(asked).toHaveLength(2)
  })
})

describe('while a page is open', () => {
  test('a call that hears 401 gets a new token, once', async () => {
    const asked = serve({ '/me': [refused, me], '/refresh': [renewed] })
    const session = await openPage(signedIn)
    expect(await session.call(identity.me, {})).toMatchObject({ id: 'nia' })
    expect(asked).toEqual(['/me Bearer old', '/refresh Bearer old', '/me Bearer new'])
  })

  test('one that hears late that the token of then is refused, is sent again with the new one', async () => {
    const asked = serve({ '/me': [refused, me, me], '/refresh': [renewed] })
    const session = await openPage(signedIn)
    let answerLate = () => {}
    const isTime = new Promise<void>((resolve) => {
      answerLate = resolve
    })
    const sent: string[] = []
    const late = session.call(
      identity.me,
      {},
      {
        send: async (url, { method, headers }) => {
          sent.push(headers.authorization ?? 'nobody')
          if (sent.length > 1) return fetch(url, { method, headers })
          await isTime
          return new Response(null, { status: 401 })
        },
      },
    )
    await session.call(identity.me, {})
    answerLate()
    expect([await late, sent]).toEqual([nia, ['Bearer old', 'Bearer new']])
    expect(asked.filter((each) => each.startsWith('/refresh'))).toEqual(['/refresh Bearer old'])
  })

  /** The server renews, and its answer is on its way until it is let through. */
  function renewSlowly() {
    const sent: string[] = []
    let letThrough = () => {}
    const isTime = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
      const path = url.slice(url.lastIndexOf('/'))
      sent.push(`${path} ${headers.authorization ?? 'nobody'}`)
      if (path === '/refresh') await isTime
      if (path === '/refresh') return Response.json({ success: true, user: nia, token: 'new', expiresIn: 900 })
      return Response.json({ success: path !== '/me', code: 'session_ended' }, { status: path === '/me' ? 401 : 200 })
    })
    return { sent, letThrough }
  }

  test('who logs out while it is under way stays logged out, and what it brings is ended, too', async () => {
    const { sent, letThrough } = renewSlowly()
    const session = await openPage(signedIn)
    const asking = session.call(identity.me, {}).catch(() => 'refused')
    await expect.poll(() => sent).toContain('/refresh Bearer old')
    await session.logOut()
    letThrough()
    expect(await asking).toBe('refused')
    expect([local.all(), isSignedOut(session), assigned]).toEqual([{}, true, []])
    expect(sent.filter((each) => each.startsWith('/logout'))).toEqual(['/logout Bearer old', '/logout Bearer new'])
  })

  test('who logs out with a token that is renewed in the same moment ends the new one', async () => {
    const { sent, letThrough } = renewSlowly()
    const session = await openPage(signedIn)
    const asking = session.call(identity.me, {}).catch(() => 'refused')
    await expect.poll(() => sent).toContain('/refresh Bearer old')
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await fetch(url, init)
      if (!url.endsWith('/logout') || local.getItem('token') !== 'old') return answer
      letThrough()
      await expect.poll(() => local.getItem('token')).toBe('new')
      return answer
    })
    await session.logOut()
    await asking
    expect([local.all(), isSignedOut(session)]).toEqual([{}, true])
    expect(sent.filter((each) => each.startsWith('/logout'))).toEqual(['/logout Bearer old', '/logout Bearer new'])
  })

  test('one that gets none leads to the sign-in screen and back', async () => {
    serve({ '/me': [refused], '/refresh': [refused] })
    const session = await openPage(signedIn)
    await expect(session.call(identity.me, {})).rejects.toMatchObject({ status: 401 })
    expect([assigned, local.all()]).toEqual([['/auth?mode=login&redirect=%2Fprofile%3Ftab%3D1'], {}])
  })

  test('but not from the sign-in screen itself', async () => {
    serve({ '/me': [refused], '/refresh': [refused] })
    const session = await openPage(signedIn, '/auth?mode=login')
    await expect(session.call(identity.me, {})).rejects.toMatchObject({ status: 401 })
    expect(assigned).toEqual([])
  })

  test('nor when it could not be asked', async () => {
    serve({ '/me': [refused], '/refresh': [broken] })
    const session = await openPage(signedIn)
    await expect(session.call(identity.me, {})).rejects.toMatchObject({ status: 503 })
    expect([assigned, local.getItem('token')]).toEqual([[], 'old'])
  })

  test('a token that another tab has exchanged meanwhile is taken', async () => {
    const asked = serve({ '/me': [refused, me] })
    const session = await openPage(signedIn)
    vi.stubGlobal('navigator', {
      locks: {
        request: (_name: string, work: () => unknown) => {
          local.setItem('token', 'from another tab')
          return work()
        },
      },
    })
    await session.call(identity.me, {})
    expect(asked).toEqual(['/me Bearer old', '/me Bearer from another tab'])
  })

  test('whoever signs out in another tab does so here', async () => {
    serve({ '/me': [me] })
    const session = await openPage(signedIn)
    await session.restoreSession()
    let left = 0
    session.whenSignedOut(() => left++)
    expect(left).toBe(0)
    listening.storage?.({ key: 'another', newValue: null })
    expect(left).toBe(0)
    local.removeItem('token')
    listening.storage?.({ key: 'user', newValue: null })
    expect(left).toBe(1)
  })

  test('signing out forgets everything here, also when nobody answers', async () => {
    serve({ '/logout': ['no network'] })
    const session = await openPage({ ...signedIn, businessDraft: '{"street":"1 High Street"}' })
    sessionStorage.setItem('booking-notes', '{"notes":"Second floor"}')
    sessionStorage.setItem('businessDraftClaim', 'yes')
    await session.logOut()
    expect([local.all(), isSignedOut(session)]).toEqual([{}, true])
    expect(['booking-notes', 'businessDraftClaim'].map((key) => sessionStorage.getItem(key))).toEqual([null, null])
  })

  test('signing out ends the pushes to this browser, also when nobody answers', async () => {
    serve({ '/logout': ['no network'] })
    const session = await openPage(signedIn)
    const unsubscribe = vi.fn(async () => true)
    const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } }
    Object.assign(navigator, { serviceWorker: { getRegistration: async () => registration } })
    await session.logOut()
    await expect.poll(() => unsubscribe.mock.calls).toHaveLength(1)
  })

  test('a session that ends by itself leaves what was typed, and the address, for who comes back', async () => {
    serve({ '/me': [refused], '/refresh': [refused], '/logout': ['no network'] })
    const user = { ...nia, email: 'nia@mail.example' }
    const session = await openPage({ ...signedIn, user: JSON.stringify(user), businessDraft: '{}' })
    await session.restoreSession()
    const left = { businessDraft: '{}', lastAddress: 'nia@mail.example' }
    expect([local.all(), isSignedOut(session)]).toEqual([left, true])
    session.keep({ token: 'new', expiresIn: 900, user })
    expect(local.getItem('lastAddress')).toBeNull()
    await session.logOut()
    expect(local.all()).toEqual({})
  })

  test('a session that somebody has closed leaves no address', async () => {
    const closed = { status: 401, body: { success: false, code: 'session_closed', message: 'Closed' } }
    serve({ '/me': [refused], '/refresh': [closed] })
    const session = await openPage({ ...signedIn, user: JSON.stringify({ ...nia, email: 'nia@mail.example' }) })
    await session.restoreSession()
    expect([local.all(), isSignedOut(session)]).toEqual([{}, true])
  })

  test('what another program has left in place of the profile keeps nobody from being signed out', async () => {
    serve({ '/me': [refused], '/refresh': [refused] })
    const session = await openPage({ ...signedIn, user: 'nia' })
    await session.restoreSession()
    expect([local.all(), isSignedOut(session)]).toEqual([{}, true])
  })
})

test('a browser whose storage is switched off is signed out at first, and signs in for this page', async () => {
  const asked = serve({ '/me': [me], '/logout': ['no network'] })
  const session = await openPage({})
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
  await session.restoreSession()
  expect(isSignedOut(session)).toBe(true)
  session.keep({ token: 'kept', expiresIn: 900, user: nia })
  expect(isSignedOut(session)).toBe(false)
  await session.call(identity.me, {})
  await session.logOut()
  expect([asked, isSignedOut(session)]).toEqual([['/me Bearer kept', '/logout Bearer kept'], true])
})

test('signing in comes back to where one was, never to the sign-in screen', async () => {
  const { signInPath } = await openPage({})
  expect(signInPath('/booking?provider=maya&at=1')).toBe(
    '/auth?mode=login&redirect=%2Fbooking%3Fprovider%3Dmaya%26at%3D1',
  )
  expect(signInPath('/auth?mode=reset')).toBe('/auth?mode=login&redirect=%2F')
})
