import { useCallback, useSyncExternalStore } from 'react'
import type { News } from '../stream-contract.ts'
import { followNews } from './follow-news.ts'
import { fetchUnreadCount } from './notification-calls.ts'
import { pause } from './pause.ts'

/** `at`: when it was last asked for, by this clock. */
type Seen = { count: number; at: number }
type Said = { userId: string } & (Seen | { isNew: true } | { news: 'calendar' })

const pollMs = 60_000
/** How long it is waited for whether news come by themselves, before it is asked for them. */
const patienceMs = 3000
const nothing: Seen = { count: 0, at: 0 }

let seen = nothing
const listeners = new Set<() => void>()

function show(next: Seen) {
  seen = next
  for (const listener of listeners) listener()
}

/** What this browser's tabs know of one person's notifications. One of those that are seen asks, and tells the others. */
function watch(userId: string) {
  const leaving = new AbortController()
  const channel = new BroadcastChannel('notifications')
  const tell = (count: number) => {
    if (leaving.signal.aborted) return
    show({ count, at: Date.now() })
    channel.postMessage({ userId, ...seen } satisfies Said)
  }
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.userId !== userId) return
    if ('count' in data) show({ count: data.count, at: data.at })
    else if ('isNew' in data && seen.at > 0) channel.postMessage({ userId, ...seen } satisfies Said)
  }
  channel.postMessage({ userId, isNew: true } satisfies Said)

  const ask = oneByOne(async () =>
    tell(
      await fetchUnreadCount(userId).catch((error: unknown) => {
        console.error(error)
        return 0
      }),
    ),
  )
  let turn = new AbortController()
  const askInTurn = async ({ signal }: AbortController) => {
    let isTold = false
    const known = Promise.withResolvers<void>()
    const onState = (isOpen: boolean) => {
      isTold = isOpen
      known.resolve()
      // What came before it was open has not been told.
      if (isOpen) for (const news of ['notifications', 'calendar'] as const) onNews(news)
    }
    const onNews = (news: News) => {
      if (signal.aborted) return
      if (news === 'notifications') void ask()
      else channel.postMessage({ userId, news } satisfies Said)
    }
    void followNews({ signal, onState, onNews })
    await Promise.race([known.promise, pause(patienceMs, signal)])
    while (!signal.aborted) {
      const waitMs = isTold ? pollMs : seen.at + pollMs - Date.now()
      if (waitMs > 0) await pause(waitMs, signal)
      else await ask()
    }
  }
  const follow = () => {
    turn.abort()
    if (document.visibilityState !== 'visible') return
    turn = new AbortController()
    const own = turn
    const isGivenUp = () => {}
    void navigator.locks.request('notifications', { signal: own.signal }, () => askInTurn(own)).catch(isGivenUp)
  }
  follow()
  document.addEventListener('visibilitychange', follow, { signal: leaving.signal })
  return {
    userId,
    tell,
    stop: () => {
      leaving.abort()
      turn.abort()
      channel.close()
      seen = nothing
    },
  }
}

/** Asked for again while it is at work, `work` is done once more: an older answer never comes last. */
function oneByOne(work: () => Promise<void>) {
  let going: Promise<void> | null = null
  let isWanted = false
  const go = async () => {
    do {
      isWanted = false
      await work()
    } while (isWanted)
    going = null
  }
  return (): Promise<void> => {
    isWanted = true
    going ??= go()
    return going
  }
}

let watching: ReturnType<typeof watch> | null = null

function subscribe(userId: string, listener: () => void) {
  listeners.add(listener)
  if (watching?.userId !== userId) {
    watching?.stop()
    watching = watch(userId)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    watching?.stop()
    watching = null
  }
}

/** How many are unread, as far as this browser knows. */
export function useUnread(userId: string): number {
  // The same at every drawing: another one would stop and ask anew.
  const follow = useCallback((listener: () => void) => subscribe(userId, listener), [userId])
  return useSyncExternalStore(
    follow,
    () => seen.count,
    () => 0,
  )
}

/** What an answer has just said; every tab hears it. */
export function tellUnread(count: number) {
  watching?.tell(count)
}
