import { useEffect, useSyncExternalStore } from 'react'
import type { Call } from '../../../lib/api/call.ts'
import { type Experiment, experiments } from '../contract.ts'

const loadTimeoutMs = 5000
/** A token that another tab has stored: ours, or another client's of the same API. */
const tokenKeys = ['token', 'authToken']

type Warn = (message: string, error: unknown) => void

/** Of whoever is signed in here. Asks when the first variant is read: a page without an experiment asks for nothing. */
export function createExperiments(warn: Warn = (message, error) => console.warn(message, error)) {
  let call: Call | null = null
  let who: string | null = null
  /** Whose they are; null: not loaded. */
  let known: { of: string; experiments: Readonly<Record<string, Experiment>> } | null = null
  let turn = 0
  const tracked = new Set<string>()
  const listeners = new Set<() => void>()

  async function load() {
    if (call === null || who === null) return
    const [mine, asked] = [++turn, who]
    const found = await call(experiments.mine, {}, { signal: AbortSignal.timeout(loadTimeoutMs) }).catch((error) => {
      warn('experiments could not be loaded', error)
      return null
    })
    if (mine !== turn) return
    // What somebody sees already stays when only asking again has failed.
    known = { of: asked, experiments: found ?? (known?.of === asked ? known.experiments : {}) }
    for (const listener of listeners) listener()
  }

  return {
    listen(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    follow(as: string, by: Call) {
      call = by
      if (who === as) return
      who = as
      void load()
    },
    hearStorage({ key }: { key: string | null }) {
      if (key === null || tokenKeys.includes(key)) void load()
    },
    /** undefined: not known yet; null: not in it. */
    read(id: string, as: string): string | null | undefined {
      if (known?.of !== as) return undefined
      return known.experiments[id]?.variant ?? null
    },
    track(id: string, variant: string, page: string) {
      const key = `${who} ${id}`
      if (call === null || tracked.has(key)) return
      tracked.add(key)
      const context = { page, timestamp: new Date().toISOString() }
      call(experiments.trackExposure, { experimentId: id, variant, context }).catch((error) =>
        warn('an exposure could not be told', error),
      )
    },
  }
}

const here = createExperiments()
let isListening = false

type Reader = {
  /** The account that is signed in; null: nobody is. */
  who: string | null
  call: Call
  /** Whether the page shows what the experiment is about: only then it is told. */
  isShown: boolean
}

/** The variant of whoever is signed in. undefined: not known yet, and at most five seconds; null: as without an experiment. */
export function useVariant(id: string, { who, call, isShown }: Reader): string | null | undefined {
  useEffect(() => {
    if (who !== null) here.follow(who, call)
    if (isListening) return
    isListening = true
    addEventListener('storage', here.hearStorage)
  }, [who, call])
  const variant = useSyncExternalStore(
    here.listen,
    () => (who === null ? null : here.read(id, who)),
    () => undefined,
  )
  useEffect(() => {
    if (variant && isShown) here.track(id, variant, location.pathname)
  }, [id, variant, isShown])
  return variant
}
