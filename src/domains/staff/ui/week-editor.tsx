import { Copy, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { minuteOf, type TimeSpan } from '../rules.ts'

const weekdayName = (day: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 5 + day))

type Problem = { day: number; index: number; message: string } | null

type WeekEditorProps = {
  week: readonly (readonly TimeSpan[])[]
  onChange: (week: TimeSpan[][]) => void
  problem: Problem
}

/** Seven days with any number of hours each; past midnight is said, never guessed. */
export function WeekEditor({ week, onChange, problem }: WeekEditorProps) {
  const { t, i18n } = useTranslation('staff')
  const locale = localeOf(i18n.language)
  const setDay = (day: number, spans: TimeSpan[]) =>
    onChange(week.map((old, index) => (index === day ? spans : [...old])))
  return (
    <ul className="week">
      {week.map((spans, day) => {
        const name = weekdayName(day, locale)
        return (
          <li key={name} className="week-day" aria-label={name}>
            <p className="week-name">{name}</p>
            <DaySpans
              idPrefix={`hours-${day}`}
              dayName={name}
              spans={spans}
              onChange={(changed) => setDay(day, changed)}
              problem={problem?.day === day ? problem : null}
            />
            <div className="week-actions">
              <Button
                variant="quiet"
                size="small"
                aria-label={t('hours.addTo', { day: name })}
                onClick={() => setDay(day, [...spans, nextSpan(spans)])}
              >
                <Plus aria-hidden="true" size={18} />
                {t('hours.add')}
              </Button>
            </div>
            {day === 0 && spans.length > 0 && (
              <div className="week-copy">
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => onChange(week.map((old, index) => (index < 5 ? [...spans] : [...old])))}
                >
                  <Copy aria-hidden="true" size={18} />
                  {t('hours.copy')}
                </Button>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** After what is there, as far as the day goes. */
function nextSpan(spans: readonly TimeSpan[]): TimeSpan {
  const last = spans.at(-1)
  if (!last) return { opens: '10:00', closes: '18:00', closesNextDay: false }
  const from = Math.min(minuteOf(last.closes) + 60, 22 * 60)
  const two = (value: number) => String(value).padStart(2, '0')
  const time = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
  return { opens: time(from), closes: time(Math.min(from + 120, 23 * 60 + 45)), closesNextDay: false }
}

type DaySpansProps = {
  idPrefix: string
  dayName: string
  spans: readonly TimeSpan[]
  onChange: (spans: TimeSpan[]) => void
  problem: { index: number; message: string } | null
}

export function DaySpans({ idPrefix, dayName, spans, onChange, problem }: DaySpansProps) {
  const { t } = useTranslation('staff')
  if (spans.length === 0) return <p className="week-closed">{t('hours.closed')}</p>
  const change = (index: number, changes: Partial<TimeSpan>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...changes } : span)))
  return (
    <ul className="grid grid-cols-1 gap-3">
      {spans.map((span, index) => {
        const id = `${idPrefix}-${index}`
        const isWrong = problem?.index === index
        const isLate = span.closesNextDay === true || minuteOf(span.closes) <= minuteOf(span.opens)
        return (
          // Two hours of one day differ by their place only.
          // biome-ignore lint/suspicious/noArrayIndexKey: what is typed must stay in its row while it changes
          <li key={index}>
            <div className="week-span">
              <input
                id={id}
                type="time"
                required
                className="field week-time"
                aria-label={t('hours.from', { day: dayName })}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? `${id}-error` : undefined}
                value={span.opens}
                onChange={(event) => event.target.value && change(index, { opens: event.target.value })}
              />
              <span aria-hidden="true">–</span>
              <input
                type="time"
                required
                className="field week-time"
                aria-label={t('hours.to', { day: dayName })}
                aria-invalid={isWrong || undefined}
                value={span.closes}
                onChange={(event) => event.target.value && change(index, { closes: event.target.value })}
              />
              <button
                type="button"
                className="icon-button"
                aria-label={t('hours.remove', { day: dayName, from: span.opens, to: span.closes })}
                onClick={() => onChange(spans.filter((_, at) => at !== index))}
              >
                <Trash2 aria-hidden="true" size={20} />
              </button>
            </div>
            {isLate && (
              <Checkbox
                label={t('hours.nextDay')}
                checked={span.closesNextDay === true}
                onChange={(event) => change(index, { closesNextDay: event.target.checked })}
              />
            )}
            {isWrong && <FieldError id={`${id}-error`}>{problem.message}</FieldError>}
          </li>
        )
      })}
    </ul>
  )
}
