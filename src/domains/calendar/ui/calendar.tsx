import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDate, formatShortDate } from '../../../ui/date-format.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { SkeletonBlock } from '../../../ui/skeleton.tsx'
import { Loaded } from '../../staff/ui/loaded.tsx'
import { useOwnProvider } from '../../staff/ui/own-provider.ts'
import { StaffPicker } from '../../staff/ui/staff-picker.tsx'
import { addDays, mondayOf, todayIn } from '../../staff/ui/wall-clock.ts'
import type { CalendarBooking } from '../contract.ts'
import { Agenda } from './agenda.tsx'
import { EntryDialog, type EntryStart, startOf } from './entry-dialog.tsx'
import { type OpenBooking, ProviderBookingDialog } from './provider-booking-dialog.tsx'
import { useProviderCalendar } from './use-provider-calendar.ts'

const CalendarGrid = lazy(() => import('./calendar-grid.tsx').then((module) => ({ default: module.CalendarGrid })))

const views = ['day', 'week', 'list'] as const
export type View = (typeof views)[number]
const narrow = '(width <= 768px)'

const isDate = (text: string | null) => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Which days and how they are shown stands in the address, so that it can be gone back to. */
export function DashboardCalendar() {
  const { t, i18n } = useTranslation(['calendar', 'staff'])
  const locale = localeOf(i18n.language)
  const provider = useOwnProvider()
  const today = todayIn(provider.timezone)
  const [params, setParams] = useSearchParams()
  const wished = params.get('date')
  const date = isDate(wished) ? String(wished) : today
  const view = views.find((one) => one === params.get('view')) ?? (matchMedia(narrow).matches ? 'list' : 'week')
  const from = view === 'day' ? date : mondayOf(date)
  const days = view === 'day' ? 1 : 7
  const query = useProviderCalendar(from, addDays(from, days - 1))
  const [staffMember, setPerson] = useState('')
  const [open, setOpen] = useState<OpenBooking | null>(null)
  const setOpenBooking = (visit: CalendarBooking) => setOpen({ visit })
  const [entry, setEntry] = useState<EntryStart | null>(null)
  const go = (changes: Record<string, string>) =>
    setParams({ ...(isDate(wished) && { date: String(wished) }), view, ...changes }, { preventScrollReset: true })
  const bookingId = params.get('booking')
  const linked = query.data?.bookings.find(({ id }) => id === bookingId)
  useEffect(() => {
    if (linked) setOpen({ visit: linked })
  }, [linked])
  const title =
    view === 'day'
      ? formatDate(date, locale)
      : t('calendar.range', { from: formatShortDate(from, locale), to: formatShortDate(addDays(from, 6), locale) })
  const first = query.data?.staff[0]?.id ?? ''
  return (
    <>
      <PageHead title={title} over={t('staff:nav.calendar')}>
        <Button
          variant="primary"
          onClick={() =>
            setEntry({ staffId: staffMember || first, date: view === 'day' ? date : today, from: '10:00', to: '11:00' })
          }
        >
          <Plus aria-hidden="true" size={20} />
          {t('entry.add')}
        </Button>
      </PageHead>
      <div className="calendar-tools">
        <div className="flex items-center gap-1">
          <Button variant="outline" size="small" onClick={() => go({ date: today })}>
            {t('staff:nav.today')}
          </Button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('staff:dashboard.earlier')}
            onClick={() => go({ date: addDays(from, -days) })}
          >
            <ChevronLeft aria-hidden="true" size={24} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('staff:dashboard.later')}
            onClick={() => go({ date: addDays(from, days) })}
          >
            <ChevronRight aria-hidden="true" size={24} />
          </button>
        </div>
        <fieldset className="flex gap-2">
          <legend className="sr-only">{t('calendar.view')}</legend>
          {views.map((one) => (
            <label key={one} className="chip">
              <input
                type="radio"
                name="view"
                className="sr-only"
                checked={one === view}
                onChange={() => go({ view: one, date })}
              />
              {t(`calendar.${one}`)}
            </label>
          ))}
        </fieldset>
      </div>
      <Loaded query={query}>
        {(calendar) => (
          <>
            <StaffPicker staff={calendar.staff} value={staffMember} onChange={setPerson} hasAll />
            {view === 'list' ? (
              <Agenda
                calendar={calendar}
                from={from}
                days={days}
                staffMember={staffMember}
                onBooking={setOpenBooking}
                onEntry={(entry) => setEntry(startOf(entry))}
              />
            ) : (
              <Suspense fallback={<SkeletonBlock className="h-160" />}>
                <CalendarGrid
                  calendar={calendar}
                  date={from}
                  view={view}
                  staffMember={staffMember}
                  onBooking={setOpenBooking}
                  onPropose={(visit, proposed) => setOpen({ visit, proposed })}
                  onEntry={(entry) => setEntry(startOf(entry))}
                  onRange={(range) => setEntry({ staffId: staffMember || first, ...range })}
                />
              </Suspense>
            )}
            {open && (
              <ProviderBookingDialog
                open={open}
                currency={calendar.currency}
                staff={calendar.staff}
                onClose={() => setOpen(null)}
              />
            )}
            {entry && (
              <EntryDialog
                start={entry}
                staff={calendar.staff}
                timezone={calendar.timezone}
                onClose={() => setEntry(null)}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
