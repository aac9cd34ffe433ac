import type { Booking } from './bookings.ts'
import type { Customer } from './customers.ts'
import type { DemoProvider } from './provider-shape.ts'

const wanted = { completed: 5, cancelled: 1, confirmed: 3 } as const

/** Gives the demo customer a few bookings: past and ahead, at different London providers, the demo provider among them. */
export function seatDemoCustomer(books: ReadonlyMap<DemoProvider, Booking[]>, customer: Customer, now: number) {
  const ofLondon = [...books].filter(([provider]) => provider.city.name === 'London')
  for (const status of ['completed', 'cancelled', 'confirmed'] as const) {
    let left: number = wanted[status]
    const isLater = status === 'confirmed'
    for (const [, bookings] of ofLondon) {
      if (left === 0) break
      const found = bookings.findLast((booking) => booking.status === status && booking.startsAt > now === isLater)
      if (!found) continue
      if (found.cancelledBy === found.customer.accountId) found.cancelledBy = customer.accountId
      found.customer = customer
      found.notes = ''
      left--
    }
  }
}
