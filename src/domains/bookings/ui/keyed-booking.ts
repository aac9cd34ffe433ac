import { useRef } from 'react'
import type { InputOf } from '../../../lib/api/endpoint.ts'
import { hasCode, wasRefused } from '../../../lib/api/errors.ts'
import { call } from '../../identity/ui/session.ts'
import { type Booking, bookings } from '../contract.ts'

type Wanted = Omit<InputOf<typeof bookings.create>, 'idempotencyKey'>

/**
 * Books under one key until there is an answer. Where an earlier try has come through after all, of other words or an older price,
 * its answer is the answer. `forget`: what comes next is another booking.
 */
export function useKeyedBooking() {
  const first = useRef<(Wanted & { idempotencyKey: string }) | null>(null)
  const forget = () => {
    first.current = null
  }
  const book = async (wanted: Wanted): Promise<Booking> => {
    const keyed = { ...wanted, idempotencyKey: first.current?.idempotencyKey ?? crypto.randomUUID() }
    first.current ??= keyed
    const earlier = first.current
    try {
      return await call(bookings.create, keyed).catch((error: unknown) => {
        if (hasCode(error, 'idempotency_key_reused')) return call(bookings.create, earlier)
        throw error
      })
    } catch (error) {
      // What may have been booked is tried again under the same key.
      if (wasRefused(error)) forget()
      throw error
    }
  }
  return { book, forget }
}
