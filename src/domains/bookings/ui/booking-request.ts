import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { hasCode, isAppError, isRefusal } from '../../../lib/api/errors.ts'
import { type Hold, holds, type Quote } from '../../holds/contract.ts'
import { call } from '../../identity/ui/session.ts'
import type { NearestTimes } from '../../scheduling/contract.ts'
import { type Booking, bookings } from '../contract.ts'
import type { Selection } from './selection.ts'

type Wanted = Selection & { providerId: string }

/** `until`: on the clock that counts from the opening of the page, which nobody sets. */
export type ActiveHold = { id: string; until: number; seconds: number; canExtend: boolean }

/** Why it could not be booked or kept. */
export type Refusal =
  | { kind: 'taken'; nearest: NearestTimes['nearest'] }
  | { kind: 'released'; nearest: NearestTimes['nearest'] }
  | { kind: 'price_changed'; quote: Quote }
  | { kind: 'other'; error: unknown }

/** What such a booking would be and cost, asked anew whenever the wish changes. */
export function useQuote({ providerId, serviceIds, staffId, start }: Wanted) {
  return useQuery({
    queryKey: ['quote', providerId, serviceIds.join(), staffId, start],
    enabled: start !== null && serviceIds.length > 0,
    retry: false,
    queryFn: ({ signal }) => {
      const wanted = { providerId, serviceIds: serviceIds.join(), dateTime: start ?? '' }
      return call(holds.quote, { ...wanted, ...(staffId && { staffId }) }, { signal })
    },
  })
}

/**
 * The way from a wish to a booking: the time is kept while the rest is filled in, and sent under one key until there is an
 * answer. Another wish gives back what was kept.
 */
export function useBookingRequest(selection: Wanted) {
  const { data: asked, error: quoteError } = useQuote(selection)
  const [held, setHeld] = useState<{ time: ActiveHold; quote: Quote } | null>(null)
  const [agreed, setAgreed] = useState<Quote | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isSending, setSending] = useState(false)
  const [booked, setBooked] = useState<Booking | null>(null)
  const key = useRef('')
  const heldId = useRef<string | null>(null)
  const givenBack = useRef<Promise<unknown>>(Promise.resolve())
  const selectionKey = [selection.providerId, selection.serviceIds.join(), selection.staffId, selection.start].join(' ')

  const keepHold = (hold: Hold) => {
    heldId.current = hold.id
    const { id, secondsLeft: seconds, canExtend } = hold
    setHeld({ time: { id, until: performance.now() + seconds * 1000, seconds, canExtend }, quote: hold.quote })
  }
  const giveBack = () => {
    const id = heldId.current
    heldId.current = null
    setHeld(null)
    // What is not given back comes back by itself; the next one waits, as some may keep only one.
    if (id !== null) givenBack.current = call(holds.release, { id }).catch(() => {})
  }
  const loseHold = () => {
    heldId.current = null
    setHeld(null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wish is another booking, and only that
  useEffect(() => {
    key.current = crypto.randomUUID()
    setAgreed(null)
    setRefusal(null)
    return giveBack
  }, [selectionKey])

  /** Whether one can go on: not when somebody else has the time. */
  const keep = async (): Promise<boolean> => {
    const { providerId, serviceIds, staffId, start } = selection
    if (start === null) return false
    setSending(true)
    setRefusal(null)
    await givenBack.current
    try {
      const wanted = { providerId, serviceIds: [...serviceIds], dateTime: start }
      keepHold(await call(holds.create, { ...wanted, ...(staffId && { staffId }) }))
      return true
    } catch (error) {
      // A time that cannot be kept can still be booked; one that cannot be booked is said now, not after the notes.
      const isFinal = isAppError(error) && finalStatuses.includes(error.status) && !onlyUnkept.includes(error.code)
      if (isFinal) setRefusal(refusalOf(error))
      return !isFinal
    } finally {
      setSending(false)
    }
  }
  const extend = async () => {
    if (!held) return
    try {
      keepHold(await call(holds.extend, { id: held.time.id }))
    } catch (error) {
      if (!isLost(error)) return setHeld({ ...held, time: { ...held.time, canExtend: false } })
      loseHold()
      setRefusal(refusalOf(error))
    }
  }
  const quote = agreed ?? held?.quote ?? asked ?? null

  const send = async (notes: string) => {
    const { providerId, serviceIds, staffId, start } = selection
    if (start === null) return
    setSending(true)
    setRefusal(null)
    try {
      const made = await call(bookings.create, {
        providerId,
        serviceIds: [...serviceIds],
        dateTime: start,
        ...(staffId && { staffId }),
        ...(held && { holdId: held.time.id }),
        ...(quote && { quoteToken: quote.token, totalAmount: quote.totalAmount, duration: quote.durationMinutes }),
        notes,
        idempotencyKey: key.current,
      })
      heldId.current = null
      setBooked(made)
    } catch (error) {
      // What may have been booked is tried again under the same key.
      if (isRefused(error)) key.current = crypto.randomUUID()
      const refused = refusalOf(error)
      if (isLost(error)) loseHold()
      if (refused.kind === 'price_changed') setAgreed(refused.quote)
      setRefusal(refused)
    } finally {
      setSending(false)
    }
  }
  const failed = refusal ?? (quoteError && hasCode(quoteError, 'slot_taken') ? refusalOf(quoteError) : null)
  return { quote, held: held?.time ?? null, refusal: failed, isSending, booked, keep, extend, giveBack, send }
}

function refusalOf(error: unknown): Refusal {
  const { create } = bookings
  if (isRefusal(error, create, 'slot_taken')) return { kind: 'taken', nearest: error.data.nearest }
  if (isRefusal(error, create, 'hold_released')) return { kind: 'released', nearest: error.data.nearest }
  if (isRefusal(error, create, 'price_changed')) return { kind: 'price_changed', quote: error.data }
  return { kind: 'other', error }
}

const finalStatuses: readonly number[] = [403, 404, 409, 422]
const onlyUnkept: readonly string[] = ['nothing_to_hold', 'too_many_holds']

/** Whether nothing is kept any more: the countdown ends with it. */
function isLost(error: unknown): boolean {
  return ['hold_released', 'hold_not_found', 'past'].some((code) => hasCode(error, code))
}

/** Whether the server has surely not booked. */
function isRefused(error: unknown): boolean {
  return isAppError(error) && error.status < 500 && error.code !== 'request_in_progress'
}
