import { useSyncExternalStore } from 'react'
import { createHttpCall } from '../../../lib/api/call.ts'
import { hasCode, isAppError } from '../../../lib/api/errors.ts'
import { inTime } from '../../../lib/in-time.ts'
import { keepHere, readKept } from '../../../lib/kept.ts'
import { identity, type Session, type User } from '../contract.ts'

type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  /** `isChecked`: the server has said so; else it could not be asked, and this is who was here last. */
  | { status: 'signed-in'; user: User; isChecked: boolean }
  /** There is a token, and it could not be asked whose. */
  | { status: 'unknown' }

const tokenKey = 'token'
const otherTokenKey = 'authToken'
const expiryKey = 'tokenExpiry'
/** The profile as it was last told, for a start without a network. */
const userKey = 'user'
const profileTimeoutMs = 5000
/** What somebody has typed here elsewhere on the site, and leaves with whoever logs out. */
const typedKeys = ['businessDraft', 'businessDraftClaim', 'booking-notes', 'review-draft', 'wanted-favourite']
/** The email address of whoever's session has run out here, until somebody logs in. */
export const addressKey = 'lastAddress'

/** Ours, or one that was put there by another client of the same API. */
const storedToken = () =>
  readKept(tokenKey) ??
  readKept(otherTokenKey) ??
  readKept(tokenKey, 'sessionStorage') ??
  readKept(otherTokenKey, 'sessionStorage')

let state: SessionState = { status: 'loading' }
const listeners = new Set<() => void>()

function setState(next: SessionState) {
  state = next
  for (const listener of listeners) listener()
}

const serverState: SessionState = { status: 'loading' }

/** Who is signed in here. The server renders everyone as 'loading'. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
    () => serverState,
  )
}

/** For what is no part of a screen. */
export const sessionStatus = () => state.status

/** The browser's client: adds the token, and after a 401 refreshes once and tries once more. */
export const call = createHttpCall({
  accessToken: storedToken,
  refresh: refreshOrSignIn,
  bring: (refused, ...asked) =>
    import('../../../lib/api/do-work.ts').then(
      ({ bring }) => bring(refused, ...asked),
      () => refused,
    ),
})

const withoutRefresh = createHttpCall({
  accessToken: storedToken,
  refresh: async () => false,
})

/** Signs in here with what the server has just answered. */
export function keep({ token, expiresIn, user }: Session) {
  keepHere(tokenKey, token)
  keepHere(expiryKey, String(Date.now() + expiresIn * 1000))
  keepHere(addressKey, null)
  welcome(user)
}

/** The person signed in here, as the server now knows them. */
export function welcome(user: User) {
  keepHere(userKey, JSON.stringify(user))
  setState({ status: 'signed-in', user, isChecked: true })
}

/** A session that only ended leaves what was typed: who comes back goes on with it. */
function forget(typed: readonly string[] = []) {
  for (const where of ['localStorage', 'sessionStorage'] as const)
    for (const key of [tokenKey, otherTokenKey, expiryKey, userKey, ...typed]) keepHere(key, null, where)
  setState({ status: 'signed-out' })
}

/** Who comes back need not type it again; where somebody has closed the session, perhaps from far away, it is not kept. */
function keepAddress() {
  const user = parsed(readKept(userKey))
  if (user) keepHere(addressKey, user.email ?? null)
}

/** null also for what another client of the same API has left there. */
function parsed(user: string | null): User | null {
  try {
    return user === null ? null : JSON.parse(user)
  } catch {
    return null
  }
}

let restoring: Promise<void> | null = null

/** At start-up: a token that is still alive fetches the profile, an expired one is exchanged; otherwise signed out. */
export function restoreSession(): Promise<void> {
  restoring ??= restore()
  return restoring
}

/** Who signs in or out in another tab does so here, too. Nothing has a key when all of it was cleared. */
function followOtherTabs({ key, newValue }: StorageEvent) {
  if (key === null || key === userKey) showStored(newValue)
}

function showStored(stored: string | null) {
  const user = parsed(stored)
  setState(user ? { status: 'signed-in', user, isChecked: true } : { status: 'signed-out' })
}

/** Nobody was signed out by a server that could not answer. */
function showUnchecked() {
  const user = parsed(readKept(userKey))
  setState(user ? { status: 'signed-in', user, isChecked: false } : { status: 'unknown' })
}

async function restore() {
  addEventListener('storage', followOtherTabs)
  addEventListener('online', () => {
    if (state.status === 'unknown' || (state.status === 'signed-in' && !state.isChecked)) void checkSession()
  })
  if (storedToken()) await checkSession()
  else setState({ status: 'signed-out' })
}

/** Asks who is signed in here. Only a 401 says nobody. */
export async function checkSession(): Promise<void> {
  try {
    // A token that is exchanged too late must still arrive, or it would look stolen.
    const isExpired = Number(readKept(expiryKey) ?? 0) <= Date.now()
    // Another tab may have renewed it: then it is still to be asked who that is.
    if (isExpired && (await inTime(refreshSession(), profileTimeoutMs)) && state.status === 'signed-in') return
    const user = await findMe()
    if (user) welcome(user)
    else if (isExpired || !(await inTime(refreshSession(), profileTimeoutMs))) forget()
  } catch {
    showUnchecked()
  }
}

async function findMe(): Promise<User | null> {
  try {
    return await withoutRefresh(identity.me, {}, { signal: AbortSignal.timeout(profileTimeoutMs) })
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

const isRefusal = (error: unknown) => isAppError(error) && error.status === 401

/** Calls back when nobody is signed in here any more; not when it only could not be found out. */
export function whenSignedOut(callback: () => void) {
  const look = () => {
    if (state.status === 'signed-out' && !storedToken()) callback()
  }
  listeners.add(look)
  look()
}

/** What is meant for whoever leaves is shown here no more, also when the server does not hear of it. */
async function endPushes() {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/** Signed out here even when the server cannot be reached; a token that is renewed meanwhile ends, too. */
export async function logOut() {
  void endPushes().catch(() => {})
  let ended: string | null
  do {
    ended = storedToken()
    await endSession(ended)
  } while (storedToken() !== ended)
  forget([...typedKeys, addressKey])
}

const endSession = (token: string | null) =>
  createHttpCall({ accessToken: () => token, refresh: async () => false })(identity.logout, {}).catch(() => {})

/**
 * False: the server says that the session is over; throws when it could not be asked. One call of one tab at a time; who
 * waited, or hears late that the token of then is refused, finds the new one already there.
 */
async function refreshSession(refused = storedToken()): Promise<boolean> {
  return navigator.locks.request('refresh-session', async () => {
    const now = storedToken()
    if (now !== null && now !== refused) return true
    try {
      const renewed = await withoutRefresh(identity.refresh, {})
      // Logged out while it was on its way: nobody is to be signed in by it.
      if (storedToken() === now) keep(renewed)
      else await endSession(renewed.token)
      return storedToken() !== null
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (!hasCode(error, 'session_closed')) keepAddress()
      return false
    }
  })
}

const authScreens = ['/auth', '/login', '/signup', '/sign-in', '/sign-up']

async function refreshOrSignIn(refused: string | null): Promise<boolean> {
  try {
    if (await refreshSession(refused)) return true
  } catch (error) {
    showUnchecked()
    throw error
  }
  if (refused !== null && storedToken() === null) return false
  forget()
  const { pathname, search } = window.location
  if (!authScreens.includes(pathname)) window.location.assign(signInPath(`${pathname}${search}`))
  return false
}

/** The sign-in screen that comes back to the given path. */
export function signInPath(path: string): string {
  return `/auth?mode=login&redirect=${encodeURIComponent(path.startsWith('/auth') ? '/' : path)}`
}
