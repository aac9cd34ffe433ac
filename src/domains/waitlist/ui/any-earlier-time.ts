import type { Booking } from '../../bookings/contract.ts'
import { addDays, todayIn } from '../../staff/ui/wall-clock.ts'
import { mostDays } from '../contract.ts'
import type { When } from './when-fields.tsx'

/** Every time before that of a booking that one entry can ask for. */
export function anyEarlierTime({ dateTime, timezone }: Pick<Booking, 'dateTime' | 'timezone'>): When {
  const lastDate = dateTime.slice(0, 10)
  const [first, today] = [addDays(lastDate, 1 - mostDays), todayIn(timezone)]
  return {
    firstDate: first < today ? today : first,
    lastDate,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    earliest: '00:00',
    latest: '23:59',
    bookFromHours: null,
  }
}
