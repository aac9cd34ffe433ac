import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioGroup } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { late } from '../../../ui/late.ts'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { type CalendarEntry, calendarEntries, entryLengths } from '../../staff/calendar-entries-contract.ts'
import { minuteOf, timeOf } from '../../staff/rules.ts'
import { EditDialog } from '../../staff/ui/edit-dialog.tsx'
import { ownProviderKey, useOwnProvider } from '../../staff/ui/own-provider.ts'
import { Refused } from '../../staff/ui/reassign-plan.tsx'
import { addDays, dateOf, daysBetween, instantOf, timeOfDay } from '../../staff/ui/wall-clock.ts'

const DateField = late(() => import('../../../ui/date-field.tsx').then((module) => ({ default: module.DateField })))

/** What the form begins with: an entry to change, or where a new one would be. */
export type EntryStart = {
  entry?: CalendarEntry
  date: string
  from: string
  to: string
  /** The date of the end; the same date, or the next where it ends earlier in the day. */
  endDate?: string
  staffId: string
}
type EntryDialogProps = {
  start: EntryStart
  staff: readonly { id: string; name: string }[]
  timezone: string
  onClose: () => void
}

type Fields = {
  kind: 'phone_booking' | 'time_off'
  customerName: string
  customerPhone: string
  label: string
  staffId: string
  date: string | null
  from: string
  to: string
  /** From the date of the start to that of the end; null: as few as `from` and `to` permit. */
  days: number | null
}

type Wrong = 'date' | 'customerName' | 'to' | 'endDate'

/** What ends earlier in the day than it starts ends on the next. */
const fewestDays = ({ from, to }: Pick<Fields, 'from' | 'to'>) => (minuteOf(to) < minuteOf(from) ? 1 : 0)

function daysOf({ date, endDate = date, ...times }: EntryStart): number | null {
  const days = daysBetween(date, endDate)
  return days === fewestDays(times) ? null : days
}

const endOf = (fields: Fields, date: string) => addDays(date, fields.days ?? fewestDays(fields))

function problemOf({ kind, date, from, to, days, customerName }: Fields): Wrong | null {
  if (!date) return 'date'
  if (kind === 'phone_booking' && customerName.trim() === '') return 'customerName'
  if (days !== null && days < 0) return 'endDate'
  return days === null && minuteOf(to) === minuteOf(from) ? 'to' : null
}

/** Time off, or a phone booking: made, moved and deleted without a mouse. */
export function EntryDialog({ start, staff, timezone, onClose }: EntryDialogProps) {
  const { t } = useTranslation(['calendar', 'staff'])
  const { entry } = start
  const [fields, setFields] = useState<Fields>({
    kind: entry?.customerName || !entry ? 'phone_booking' : 'time_off',
    customerName: entry?.customerName ?? '',
    customerPhone: entry?.customerPhone ?? '',
    label: entry?.label ?? '',
    staffId: start.staffId,
    date: start.date,
    from: start.from,
    to: start.to,
    days: daysOf(start),
  })
  const change = (changes: Partial<Fields>) => setFields((before) => ({ ...before, ...changes }))
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const { save, remove } = useEntry(start, onClose)
  const submit = () => {
    const { date, from, to } = fields
    const isPhoneBooking = fields.kind === 'phone_booking'
    const problem = problemOf(fields)
    setWrong(problem)
    if (problem || !date) return
    save.mutate({
      staffId: fields.staffId,
      start: instantOf(date, from, timezone),
      end: instantOf(endOf(fields, date), to, timezone),
      label: fields.label.trim(),
      customerName: isPhoneBooking ? fields.customerName.trim() : null,
      customerPhone: isPhoneBooking && fields.customerPhone.trim() ? fields.customerPhone.trim() : null,
    })
  }
  return (
    <EditDialog
      title={entry ? t('entry.change') : t('entry.add')}
      isSaving={save.isPending}
      onSave={submit}
      onClose={onClose}
      deletion={entry ? { label: t('entry.delete'), isBusy: remove.isPending, onDelete: () => remove.mutate() } : null}
    >
      <Refused error={save.error ?? remove.error} />
      <EntryFields fields={fields} staff={staff} wrong={wrong} onChange={change} />
    </EditDialog>
  )
}

type EntryFieldsProps = {
  fields: Fields
  staff: EntryDialogProps['staff']
  wrong: Wrong | null
  onChange: (changes: Partial<Fields>) => void
}

function EntryFields({ fields, staff, wrong, onChange }: EntryFieldsProps) {
  const { t } = useTranslation(['calendar', 'staff'])
  const { kind, date, from, to, days } = fields
  const setFrom = (start: string) => {
    const length = Math.max(5, minuteOf(to) - minuteOf(from))
    if (start && days !== null) onChange({ from: start })
    else if (start) onChange({ from: start, to: timeOf((minuteOf(start) + length) % 1440) })
  }
  const setEnd = (ends: string | null) => {
    if (date && ends) onChange({ days: ends === date ? null : daysBetween(date, ends) })
  }
  return (
    <>
      <RadioGroup
        name="kind"
        look="slot"
        label={t('entry.kind')}
        isLabelHidden
        value={kind}
        onChange={(value) => onChange({ kind: value === 'phone_booking' ? 'phone_booking' : 'time_off' })}
        options={[
          { value: 'phone_booking', label: t('entry.phoneBooking') },
          { value: 'time_off', label: t('entry.timeOff') },
        ]}
      />
      {kind === 'phone_booking' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={t('entry.customerName')}
            value={fields.customerName}
            maxLength={entryLengths.customerName}
            error={wrong === 'customerName' ? t('entry.customerNameMissing') : undefined}
            onChange={(event) => onChange({ customerName: event.target.value })}
          />
          <Field
            label={t('entry.customerPhone')}
            type="tel"
            value={fields.customerPhone}
            maxLength={entryLengths.customerPhone}
            onChange={(event) => onChange({ customerPhone: event.target.value })}
          />
        </div>
      )}
      <Field
        label={kind === 'phone_booking' ? t('entry.service') : t('entry.label')}
        value={fields.label}
        maxLength={entryLengths.label}
        onChange={(event) => onChange({ label: event.target.value })}
      />
      {staff.length > 1 && (
        <Select
          label={t('staff:dashboard.staffMember')}
          value={fields.staffId}
          options={staff.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onChange({ staffId: event.target.value })}
        />
      )}
      <DateField
        label={t('staff:dashboard.date')}
        value={fields.date}
        error={wrong === 'date' ? t('staff:dashboard.dateMissing') : undefined}
        onChange={(begins) => onChange({ date: begins })}
      />
      {(kind === 'time_off' || days !== null) && (
        <DateField
          label={t('entry.endDate')}
          value={date && endOf(fields, date)}
          error={wrong === 'endDate' ? t('entry.endDateWrong') : undefined}
          onChange={setEnd}
        />
      )}
      <div className="grid grid-cols-2 gap-5">
        <Field
          label={t('entry.from')}
          type="time"
          required
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <Field
          label={t('entry.to')}
          type="time"
          required
          value={to}
          error={wrong === 'to' ? t('entry.toWrong') : undefined}
          hint={days === null && minuteOf(to) < minuteOf(from) ? t('staff:hours.nextDay') : undefined}
          onChange={(event) => event.target.value && onChange({ to: event.target.value })}
        />
      </div>
    </>
  )
}

type Saved = Omit<CalendarEntry, 'id'>
const savedOf = ({ id: _id, ...saved }: CalendarEntry): Saved => saved

/** Saving and deleting, each with its way back. */
function useEntry({ entry }: EntryStart, onDone: () => void) {
  const { t } = useTranslation(['calendar', 'staff'])
  const { id } = useOwnProvider()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ownProviderKey })
  const undo = (change: () => Promise<unknown>) => ({
    label: t('undo'),
    onPress: () =>
      void change()
        .then(refresh)
        .catch(() => showToast({ type: 'error', message: t('undoFailed') })),
  })
  const save = useMutation({
    mutationFn: (saved: Saved) =>
      entry
        ? call(calendarEntries.update, { id, entryId: entry.id, ...saved })
        : call(calendarEntries.add, { id, ...saved }),
    onSuccess: async (made) => {
      await refresh()
      const back = () =>
        entry
          ? call(calendarEntries.update, { id, entryId: entry.id, ...savedOf(entry) })
          : call(calendarEntries.remove, { id, entryId: made.id })
      showToast({ type: 'success', message: t('staff:dashboard.saved'), action: undo(back) })
      onDone()
    },
  })
  const remove = useMutation({
    mutationFn: () => call(calendarEntries.remove, { id, entryId: entry?.id ?? '' }),
    onSuccess: async (removed) => {
      await refresh()
      showToast({
        type: 'success',
        message: t('entry.deleted'),
        action: undo(() => call(calendarEntries.add, { id, ...savedOf(removed) })),
      })
      onDone()
    },
  })
  return { save, remove }
}

/** Of an entry that is there. */
export function startOf(entry: CalendarEntry): EntryStart {
  return {
    entry,
    staffId: entry.staffId,
    date: dateOf(entry.start),
    from: timeOfDay(entry.start),
    to: timeOfDay(entry.end),
    endDate: dateOf(entry.end),
  }
}
