import { useCallback, useEffect, useRef, useState } from 'react'
import type { Notification } from '../contract.ts'
import { fetchNotifications } from './notification-calls.ts'

type Shown = {
  state: 'loading' | 'failed' | 'ready'
  items: readonly Notification[]
  page: number
  hasMore: boolean
  isLoadingMore: boolean
}

const nothing: Shown = { state: 'loading', items: [], page: 0, hasMore: false, isLoadingMore: false }

/** Fetched anew whenever the bell is opened. */
export function useNotifications(userId: string) {
  const [shown, setShown] = useState(nothing)
  const leaving = useRef(new AbortController())
  const { page } = shown
  const load = useCallback(
    async (wanted: 1 | 'next') => {
      const next = wanted === 1 ? 1 : page + 1
      setShown((before) => (wanted === 1 ? nothing : { ...before, isLoadingMore: true }))
      const { signal } = leaving.current
      try {
        const found = await fetchNotifications(userId, next, signal)
        setShown(({ items }) => {
          // After one has come, a page begins one later.
          const known = new Set(wanted === 1 ? [] : items.map(({ id }) => id))
          const kept = wanted === 1 ? [] : items
          const fresh = found.notifications.filter(({ id }) => !known.has(id))
          const { hasMore } = found
          return { state: 'ready', items: [...kept, ...fresh], page: next, hasMore, isLoadingMore: false }
        })
      } catch (error) {
        if (signal.aborted) return
        console.error(error)
        setShown((before) => (wanted === 1 ? { ...nothing, state: 'failed' } : { ...before, isLoadingMore: false }))
      }
    },
    [userId, page],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the bell is opened
  useEffect(() => {
    leaving.current = new AbortController()
    void load(1)
    return () => leaving.current.abort()
  }, [userId])
  const setAllRead = useCallback(
    () => setShown((before) => ({ ...before, items: before.items.map((one) => ({ ...one, status: 'read' })) })),
    [],
  )
  return { ...shown, load, setAllRead }
}
