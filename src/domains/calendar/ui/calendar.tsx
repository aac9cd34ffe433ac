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
import { useShop } from '../../staff/ui/own-provider.ts'
import { PersonPicker } from '../../staff/ui/staff-picker.tsx'
import { addDays, mondayOf, todayIn } from '../../staff/ui/wall-clock.ts'
import type { Visit } from '../contract.ts'
import { Agenda } from './agenda.tsx'
import { EntryDialog, type EntryStart, startOf } from './entry-dialog.tsx'
import { useDiary } from './use-diary.ts'
import { type OpenVisit, VisitDialog } from './visit-dialog.tsx'

const CalendarGrid = lazy(() => import('./calendar-grid.tsx').then((module) => ({ default: module.CalendarGrid })))

const views = ['day', 'week', 'list'] as const
export type View = (typeof views)[number]
const narrow = '(width <= 768px)'

const isDate = (text: string | null) => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Which days and how they are shown stands in the address, so that it can be gone back to. */
export function DiaryCalendar() {
  const { t, i18n } = useTranslation('shop')
  const locale = localeOf(i18n.language)
  const shop = useShop()
  const today = todayIn(shop.timezone)
  const [params, setParams] = useSearchParams()
  const wished = params.get('date')
  const date = isDate(wished) ? String(wished) : today
  const view = views.find((one) => one === params.get('view')) ?? (matchMedia(narrow).matches ? 'list' : 'week')
  const from = view === 'day' ? date : mondayOf(date)
  const days = view === 'day' ? 1 : 7
  const query = useDiary(from, addDays(from, days - 1))
  const [person, setPerson] = useState('')
  const [open, setOpen] = useState<OpenVisit | null>(null)
  const setVisit = (visit: Visit) => setOpen({ visit })
  const [entry, setEntry] = useState<EntryStart | null>(null)
  const go = (changes: Record<string, string>) =>
    setParams({ ...(isDate(wished) && { date: String(wished) }), view, ...changes }, { preventScrollReset: true })
  const bookingId = params.get('booking')
  const linked = query.data?.visits.find(({ id }) => id === bookingId)
  useEffect(() => {
    if (linked) setOpen({ visit: linked })
  }, [linked])
  const title =
    view === 'day'
      ? formatDate(date, locale)
      : t('calendar.range', { from: formatShortDate(from, locale), to: formatShortDate(addDays(from, 6), locale) })
  const first = query.data?.people[0]?.id ?? ''
  return (
    <>
      <PageHead title={title} over={t('nav.calendar')}>
        <Button
          variant="primary"
          onClick={() =>
            setEntry({ calendarId: person || first, date: view === 'day' ? date : today, from: '10:00', to: '11:00' })
          }
        >
          <Plus aria-hidden="true" size={20} />
          {t('entry.add')}
        </Button>
      </PageHead>
      <div className="calendar-tools">
        <div className="flex items-center gap-1">
          <Button variant="outline" size="small" onClick={() => go({ date: today })}>
            {t('nav.today')}
          </Button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('calendar.back')}
            onClick={() => go({ date: addDays(from, -days) })}
          >
            <ChevronLeft aria-hidden="true" size={24} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('calendar.forward')}
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
        {(diary) => (
          <>
            <PersonPicker people={diary.people} value={person} onChange={setPerson} hasAll />
            {view === 'list' ? (
              <Agenda
                diary={diary}
                from={from}
                days={days}
                person={person}
                onVisit={setVisit}
                onBlock={(block) => setEntry(startOf(block))}
              />
            ) : (
              <Suspense fallback={<SkeletonBlock className="h-160" />}>
                <CalendarGrid
                  diary={diary}
                  date={from}
                  view={view}
                  person={person}
                  onVisit={setVisit}
                  onPropose={(visit, proposed) => setOpen({ visit, proposed })}
                  onBlock={(block) => setEntry(startOf(block))}
                  onRange={(range) => setEntry({ calendarId: person || first, ...range })}
                />
              </Suspense>
            )}
            {open && (
              <VisitDialog open={open} currency={diary.currency} people={diary.people} onClose={() => setOpen(null)} />
            )}
            {entry && (
              <EntryDialog
                start={entry}
                people={diary.people}
                timezone={diary.timezone}
                onClose={() => setEntry(null)}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
