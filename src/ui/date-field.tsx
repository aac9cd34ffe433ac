import { type CalendarDate, parseDate } from '@internationalized/date'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Dialog as AriaDialog,
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
  Heading,
} from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { AriaError, AriaLabel } from './aria-field.tsx'
import { shortWeekday } from './date-format.ts'
import type { FieldTexts } from './field.tsx'
import { PageLocale } from './page-locale.tsx'
import { Popover } from './popover.tsx'

/** Dates are '2026-11-28', as in a contract: a wall date without a zone. */
type DateFieldProps = FieldTexts & {
  name?: string
  value: string | null
  onChange: (value: string | null) => void
  min?: string
  max?: string
  isDisabled?: boolean
}

/** A date to type, in the order of the reader's language, or to find in a calendar. */
export function DateField({ value, onChange, min, max, error, ...field }: DateFieldProps) {
  const { t } = useTranslation()
  const { id, label, hint, isLabelHidden, name, isDisabled = false } = field
  return (
    <PageLocale>
      <DatePicker<CalendarDate>
        {...(id && { id })}
        {...(name && { name })}
        className="field-frame"
        value={value ? parseDate(value) : null}
        onChange={(date) => onChange(date?.toString() ?? null)}
        minValue={min ? parseDate(min) : null}
        maxValue={max ? parseDate(max) : null}
        isDisabled={isDisabled}
        validationBehavior="aria"
        {...(error !== undefined && { isInvalid: true })}
        shouldForceLeadingZeros
      >
        <AriaLabel label={label} hint={hint} isLabelHidden={isLabelHidden ?? false} />
        <Group className="field field-date">
          <DateInput className="date-segments">
            {(segment) => <DateSegment segment={segment} className="date-segment" />}
          </DateInput>
          <Button className="field-action" aria-label={t('ui.openCalendar')}>
            <CalendarDays aria-hidden="true" size={22} />
          </Button>
        </Group>
        <AriaError error={error} />
        <Popover>
          <AriaDialog className="outline-none">
            <MonthCalendar />
          </AriaDialog>
        </Popover>
      </DatePicker>
    </PageLocale>
  )
}

/** Its dates, limits and choice come from the field around it. */
function MonthCalendar() {
  return (
    <Calendar className="date-calendar">
      <div className="date-calendar-head">
        <Heading className="h3" />
        <Button slot="previous" className="icon-button">
          <ChevronLeft aria-hidden="true" size={22} />
        </Button>
        <Button slot="next" className="icon-button">
          <ChevronRight aria-hidden="true" size={22} />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="date-calendar-weekday">{shortWeekday(day)}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className="date-calendar-day" />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
