import type { CalendarEntry } from '../../staff/calendar-entries-contract.ts'
import type { CalendarBooking, ProviderCalendar } from '../contract.ts'
import { EntryDialog, type EntryStart } from './entry-dialog.tsx'
import { ProviderBookingDialog } from './provider-booking-dialog.tsx'

/** `proposed`: the time a booking was dragged to. */
export type Opened = { booking: CalendarBooking; proposed?: string } | { entry: EntryStart }
/** Of what draws a calendar. */
export type CalendarHandlers = {
  onBooking: (booking: CalendarBooking) => void
  onEntry: (entry: CalendarEntry) => void
}

type OpenedDialogProps = { opened: Opened | null; calendar: ProviderCalendar; onClose: () => void }

/** What was pressed in the calendar: a booking, or an entry that is there or is to be. */
export function OpenedDialog({ opened, calendar, onClose }: OpenedDialogProps) {
  if (!opened) return null
  const { currency, staff, timezone } = calendar
  if ('booking' in opened)
    return (
      <ProviderBookingDialog key={opened.booking.id} {...opened} currency={currency} staff={staff} onClose={onClose} />
    )
  return <EntryDialog start={opened.entry} staff={staff} timezone={timezone} onClose={onClose} />
}
