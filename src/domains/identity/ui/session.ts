import { useSyncExternalStore } from 'react'
import { createHttpCall } from '../../../lib/api/call.ts'
import { isAppError } from '../../../lib/api/errors.ts'
import { identity, type Session, type User } from '../contract.ts'

type SessionState = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: User }

const tokenKey = 'token'
const otherTokenKey = 'authToken'
const expiryKey = 'tokenExpiry'
/** The profile as it was last told, for a start without a network. */
const userKey = 'user'
const profileTimeoutMs = 5000

/** Ours, or one that was put there by another client of the same API. */
const storedToken = () =>
  localStorage.getItem(tokenKey) ??
  localStorage.getItem(otherTokenKey) ??
  sessionStorage.getItem(tokenKey) ??
  sessionStorage.getItem(otherTokenKey)

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

/** The browser's client: adds the token, and after a 401 refreshes once and tries once more. */
export const call = createHttpCall({
  accessToken: storedToken,
  refresh: refreshOrSignIn,
})

const withoutRefresh = createHttpCall({
  accessToken: storedToken,
  refresh: async () => false,
})

/** Signs in here with what the server has just answered. */
export function keep({ token, expiresIn, user }: Session) {
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(expiryKey, String(Date.now() + expiresIn * 1000))
  welcome(user)
}

/** The person signed in here, as the server now knows them. */
export function welcome(user: User) {
  localStorage.setItem(userKey, JSON.stringify(user))
  setState({ status: 'signed-in', user })
}

function forget() {
  for (const storage of [localStorage, sessionStorage])
    for (const key of [tokenKey, otherTokenKey, expiryKey, userKey]) storage.removeItem(key)
  setState({ status: 'signed-out' })
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

function showStored(user: string | null) {
  setState(user ? { status: 'signed-in', user: JSON.parse(user) } : { status: 'signed-out' })
}

async function restore() {
  addEventListener('storage', followOtherTabs)
  if (!storedToken()) return setState({ status: 'signed-out' })
  const isExpired = Number(localStorage.getItem(expiryKey) ?? 0) <= Date.now()
  if (isExpired && (await refreshSession())) return
  try {
    welcome(await withoutRefresh(identity.me, {}, { signal: AbortSignal.timeout(profileTimeoutMs) }))
  } catch (error) {
    const user = localStorage.getItem(userKey)
    // Nobody was signed out by a network that does not answer.
    if (isUnanswered(error)) showStored(user)
    else if (isExpired || !(await refreshSession())) forget()
  }
}

const isUnanswered = (error: unknown) => !isAppError(error) || error.code === 'network_error'

/** Calls back when nobody is signed in here any more; not when it only could not be found out. */
export function whenSignedOut(callback: () => void) {
  const look = () => {
    if (state.status === 'signed-out' && !storedToken()) callback()
  }
  listeners.add(look)
  look()
}

/** Signed out here even when the server cannot be reached. */
export async function logOut() {
  await withoutRefresh(identity.logout, {}).catch(() => {})
  forget()
}

/** One tab at a time; a tab that waited finds the new token already there. */
async function refreshSession(): Promise<boolean> {
  const before = localStorage.getItem(tokenKey)
  return navigator.locks.request('refresh-session', async () => {
    if (localStorage.getItem(tokenKey) !== before) return true
    try {
      keep(await withoutRefresh(identity.refresh, {}))
      return true
    } catch {
      return false
    }
  })
}

const authScreens = ['/auth', '/login', '/signup', '/sign-in', '/sign-up']

async function refreshOrSignIn(): Promise<boolean> {
  if (await refreshSession()) return true
  forget()
  const { pathname, search } = window.location
  if (!authScreens.includes(pathname)) window.location.assign(signInPath(`${pathname}${search}`))
  return false
}

/** The sign-in screen that comes back to the given path. */
export function signInPath(path: string): string {
  return `/auth?mode=login&redirect=${encodeURIComponent(path.startsWith('/auth') ? '/' : path)}`
}
