import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { formatMinute, weekdayNames } from '../../../ui/date-format.ts'
import { FieldError } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

export type When = {
  firstDate: string
  lastDate: string
  weekdays: readonly number[]
  earliest: string
  latest: string
  bookFromHours: number | null
}

type WhenFieldsProps = {
  when: When
  /** At the provider's place. */
  today: string
  /** The last date that makes sense; the booking that is to be earlier. */
  lastDate?: string | undefined
  error: string | null
  onChange: (change: Partial<When>) => void
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const everyHalfHour = Array.from({ length: 48 }, (_, index) => index * 30)
const leadHours = [2, 4, 12, 24, 48, 72]

/** When one could come: dates, weekdays, and when it would begin. */
export function WhenFields({ when, today, lastDate, error, onChange }: WhenFieldsProps) {
  const { t, i18n } = useTranslation('waitlist')
  const locale = localeOf(i18n.language)
  const times = [...everyHalfHour, 1439].map((minute) => ({
    value: clock(minute),
    label: formatMinute(minute, locale),
  }))
  const toggle = (day: number) => {
    const others = when.weekdays.filter((one) => one !== day)
    onChange({ weekdays: others.length < when.weekdays.length ? others : [...others, day].sort() })
  }
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          label={t('form.from')}
          value={when.firstDate}
          min={today}
          {...(lastDate && { max: lastDate })}
          onChange={(date) => date && onChange({ firstDate: date, ...(date > when.lastDate && { lastDate: date }) })}
        />
        <DateField
          label={t('form.to')}
          value={when.lastDate}
          min={when.firstDate}
          {...(lastDate && { max: lastDate })}
          onChange={(date) => date && onChange({ lastDate: date })}
        />
      </div>
      <fieldset className="field-frame">
        <legend className="field-label">{t('form.weekdays')}</legend>
        <div className="flex flex-wrap gap-2">
          {weekdayNames(locale).map(({ long, short }, index) => (
            <label key={long} className="slot slot-choice px-3">
              <input
                type="checkbox"
                className="sr-only"
                aria-label={long}
                checked={when.weekdays.includes(index + 1)}
                onChange={() => toggle(index + 1)}
              />
              {short}
            </label>
          ))}
        </div>
        {error && <FieldError id="waitlist-when-error">{error}</FieldError>}
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={t('form.earliest')}
          value={when.earliest}
          options={times}
          onChange={({ target: { value } }) =>
            onChange({ earliest: value, ...(value > when.latest && { latest: value }) })
          }
        />
        <Select
          label={t('form.latest')}
          value={when.latest}
          options={times.filter(({ value }) => value >= when.earliest)}
          onChange={({ target }) => onChange({ latest: target.value })}
        />
      </div>
      <Select
        label={t('form.direct')}
        hint={t('form.directHint')}
        value={String(when.bookFromHours ?? '')}
        options={[
          { value: '', label: t('form.never') },
          ...leadHours.map((count) => ({ value: String(count), label: t('form.hours', { count }) })),
        ]}
        onChange={({ target }) => onChange({ bookFromHours: target.value === '' ? null : Number(target.value) })}
      />
    </>
  )
}
