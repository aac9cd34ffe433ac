import { Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { formatDate, formatMinute } from '../../../ui/date-format.ts'
import { Field } from '../../../ui/field.tsx'
import { late } from '../../../ui/late.ts'
import { call } from '../../identity/ui/session.ts'
import { type Setup, type StaffMember, setup, staffLengths } from '../contract.ts'
import { minuteOf, problemOfDay, type TimeSpan } from '../rules.ts'
import { useSetupChange } from './own-provider.ts'
import { Refused } from './reassign-plan.tsx'
import { DaySpans } from './week-editor.tsx'

const DateField = late(() => import('../../../ui/date-field.tsx').then((module) => ({ default: module.DateField })))

type DateOverridesProps = { data: Setup; staffMember: StaffMember }

/** Days off, other hours on one date, and days on which the whole business is closed. */
export function DateOverrides(props: DateOverridesProps) {
  return (
    <section className="mt-16 dash-two" aria-labelledby="special-title">
      <OverrideList {...props} />
      <OverrideForm {...props} />
    </section>
  )
}

function OverrideList({ data, staffMember }: DateOverridesProps) {
  const { t, i18n } = useTranslation('staff')
  const locale = localeOf(i18n.language)
  const { providerId: id } = data
  const remove = useSetupChange({
    change: (removal: () => Promise<Setup>) => removal(),
    done: t('dashboard.saved'),
  })
  const timesOf = (hours: readonly TimeSpan[]) =>
    hours.map(({ opens, closes }) => {
      const [from, to] = [formatMinute(minuteOf(opens), locale), formatMinute(minuteOf(closes), locale)]
      return t('dashboard.fromTo', { from, to })
    })
  const days = [
    ...staffMember.dateOverrides.map(({ date, hours }) => ({
      date,
      text: hours.length === 0 ? t('overrides.off') : timesOf(hours).join(', '),
      remove: () => call(setup.removeDateOverride, { id, staffId: staffMember.id, date }),
    })),
    ...data.closedDays.map(({ date, name }) => ({
      date,
      text: t('overrides.closedFor', { name }),
      remove: () => call(setup.removeClosedDay, { id, date }),
    })),
  ].sort((a, b) => a.date.localeCompare(b.date))
  return (
    <div className="min-w-0">
      <h2 id="special-title" className="h3 border-b-2 border-ink pb-4">
        {t('overrides.title')}
      </h2>
      {days.length === 0 && <p className="py-4 text-ink-2">{t('overrides.none')}</p>}
      <ul>
        {days.map((day) => (
          <li key={`${day.date} ${day.text}`} className="flex items-center gap-4 border-b border-line py-2">
            <span className="min-w-0 flex-1">
              <strong className="block first-letter:uppercase">{formatDate(day.date, locale)}</strong>
              <span className="text-ink-2">{day.text}</span>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('overrides.remove', { date: formatDate(day.date, locale) })}
              onClick={() => remove.mutate(day.remove)}
            >
              <Trash2 aria-hidden="true" size={20} />
            </button>
          </li>
        ))}
      </ul>
      <Refused error={remove.error} />
    </div>
  )
}

const kinds = ['off', 'hours', 'closed'] as const
type Kind = (typeof kinds)[number]

function OverrideForm({ data, staffMember }: DateOverridesProps) {
  const { t } = useTranslation('staff')
  const { providerId: id } = data
  const [kind, setKind] = useState<Kind>('off')
  const [date, setDate] = useState<string | null>(null)
  const [spans, setSpans] = useState<TimeSpan[]>([{ opens: '10:00', closes: '14:00', closesNextDay: false }])
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<'date' | 'name' | null>(null)
  const add = useSetupChange({
    change: (on: string) =>
      kind === 'closed'
        ? call(setup.setClosedDay, { id, date: on, name })
        : call(setup.setDateOverride, { id, staffId: staffMember.id, date: on, hours: kind === 'off' ? [] : spans }),
    done: t('dashboard.saved'),
    onDone: () => {
      setDate(null)
      setName('')
    },
  })
  const problem = kind === 'hours' ? problemOfDay(spans) : null
  return (
    <form
      noValidate
      className="grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!date) return setWrong('date')
        if (kind === 'closed' && name.trim() === '') return setWrong('name')
        setWrong(null)
        if (!problem) add.mutate(date)
      }}
    >
      <h2 className="h3 border-b-2 border-ink pb-4">{t('overrides.add')}</h2>
      <RadioGroup
        name="special"
        label={t('overrides.kind')}
        isLabelHidden
        value={kind}
        onChange={(value) => setKind(kinds.find((one) => one === value) ?? 'off')}
        options={kinds.map((one) => ({ value: one, label: t(`overrides.kinds.${one}`) }))}
      />
      <Suspense fallback={null}>
        <DateField
          label={t('dashboard.date')}
          value={date}
          min={data.today}
          error={wrong === 'date' ? t('dashboard.dateMissing') : undefined}
          onChange={setDate}
        />
      </Suspense>
      {kind === 'closed' && (
        <Field
          label={t('overrides.name')}
          value={name}
          maxLength={staffLengths.closedDay}
          error={wrong === 'name' ? t('staff.nameMissing') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      {kind === 'hours' && (
        <DaySpans
          idPrefix="special"
          dayName={t('overrides.thatDay')}
          spans={spans}
          onChange={(changed) => setSpans(changed.length > 0 ? changed : spans)}
          problem={problem && { index: problem.index, message: t(`errors.${problem.code}`) }}
        />
      )}
      <Refused error={add.error} />
      <p>
        <Button type="submit" variant="outline" isBusy={add.isPending}>
          {t('overrides.save')}
        </Button>
      </p>
    </form>
  )
}
