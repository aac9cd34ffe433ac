import { useRef, useState } from 'react'
import { hasCode } from '../../../lib/api/errors.ts'
import { type Hold, holds, type Quote } from '../../holds/contract.ts'
import { call } from '../../identity/ui/session.ts'
import type { Selection } from './selection.ts'

export type ProviderSelection = Selection & { providerId: string }

/** `until`: on the clock that counts from the opening of the page, which nobody sets. */
export type ActiveHold = { id: string; until: number; seconds: number; canExtend: boolean }

/** Holds the slot of a selection, extends it, and gives it back. */
export function useHold({ providerId, serviceIds, staffId, start }: ProviderSelection) {
  const [held, setHeld] = useState<{ time: ActiveHold; quote: Quote } | null>(null)
  const id = useRef<string | null>(null)
  const released = useRef<Promise<unknown>>(Promise.resolve())
  /** How often what is wanted has changed: a hold that arrives for an earlier selection is given back. */
  const turn = useRef(0)
  const show = (hold: Hold) => {
    const { secondsLeft: seconds, canExtend } = hold
    id.current = hold.id
    setHeld({ time: { id: hold.id, until: performance.now() + seconds * 1000, seconds, canExtend }, quote: hold.quote })
  }
  const forget = () => {
    id.current = null
    setHeld(null)
  }
  // What is not given back comes back by itself; the next one waits, as some may hold only one.
  const giveBack = (old: string) => {
    released.current = call(holds.release, { id: old }).catch(() => {})
  }
  const release = () => {
    turn.current++
    const old = id.current
    forget()
    if (old !== null) giveBack(old)
  }
  /** False when another slot is wanted by the time it is held. */
  const create = async (): Promise<boolean> => {
    const own = turn.current
    await released.current
    const slot = { providerId, serviceIds: [...serviceIds], dateTime: start ?? '' }
    const hold = await call(holds.create, { ...slot, ...(staffId && { staffId }) })
    const isWanted = own === turn.current
    if (isWanted) show(hold)
    else giveBack(hold.id)
    return isWanted
  }
  /** Throws when there is nothing left to extend. */
  const extend = async () => {
    if (!held) return
    const own = turn.current
    try {
      const hold = await call(holds.extend, { id: held.time.id })
      if (own === turn.current) show(hold)
    } catch (error) {
      if (own !== turn.current) return
      if (!isLost(error)) return setHeld({ ...held, time: { ...held.time, canExtend: false } })
      forget()
      throw error
    }
  }
  /** It is a booking now. */
  const become = () => {
    id.current = null
  }
  return { held, create, extend, release, forget, become }
}

/** Whether nothing is held any more: the countdown ends with it. */
export function isLost(error: unknown): boolean {
  return ['hold_released', 'hold_not_found', 'past'].some((code) => hasCode(error, code))
}
