import type { ReactNode } from 'react'
import { useBoxWidth } from '../../../ui/box-width.ts'
import { formatHour, formatMinute, weekdayNames } from '../../../ui/date-format.ts'
import type { HourFigures, Span } from '../contract.ts'
import { ChartPanel } from './chart-panel.tsx'
import type { FigureColumn } from './figure-columns.ts'
import { extremes, heatStep, hoursOffered, shareAt } from './hours.ts'
import { useWords, type Words } from './use-words.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7]

type HoursPanelProps = { id: string; figures: readonly HourFigures[]; span: Span; children?: ReactNode }

/** How full each hour of the week is. */
export function HoursPanel({ id, figures, span, children }: HoursPanelProps) {
  const words = useWords()
  const { t, locale } = words
  const hours = hoursOffered(figures)
  const names = weekdayNames(locale)
  const clock = (hour: number) => formatMinute(hour * 60, locale)
  const columns: FigureColumn<number>[] = [
    { id: 'hour', label: t('column.hour'), cell: clock, raw: (hour) => `${String(hour).padStart(2, '0')}:00` },
    ...weekdays.map((weekday): FigureColumn<number> => {
      const share = (hour: number) => shareAt(figures, weekday, hour)
      return {
        id: String(weekday),
        label: names[weekday - 1]?.long ?? '',
        isNumeric: true,
        cell: (hour) => {
          const found = share(hour)
          return found === null ? '–' : words.share(found)
        },
        raw: (hour) => share(hour)?.toFixed(3) ?? null,
      }
    }),
  ]
  return (
    <ChartPanel
      id={id}
      title={t('hours.title')}
      lead={t('hours.lead')}
      span={span}
      columns={columns}
      rows={hours}
      keyOf={String}
      isChartRead
      chart={
        hours.length === 0 ? (
          <p className="chart-none">{t('hours.none')}</p>
        ) : (
          <HeatMap figures={figures} hours={hours} words={words} />
        )
      }
    >
      {hours.length > 0 && <Extremes figures={figures} words={words} />}
      {children}
    </ChartPanel>
  )
}

function Extremes({ figures, words }: { figures: readonly HourFigures[]; words: Words }) {
  const { t, locale } = words
  const found = extremes(figures)
  const at = ({ weekday, hour }: HourFigures) => ({
    day: weekdayNames(locale)[weekday - 1]?.long ?? '',
    time: formatMinute(hour * 60, locale),
  })
  return (
    <p className="chart-note">
      {found && `${t('hours.fullest', at(found.fullest))} ${t('hours.quietest', at(found.quietest))} `}
      {t('hours.empty')}
    </p>
  )
}

type HeatMapProps = { figures: readonly HourFigures[]; hours: readonly number[]; words: Words }

/** A table that is coloured; where hours have no room beside each other they stand below each other. */
function HeatMap({ figures, hours, words: { t, locale, share } }: HeatMapProps) {
  const [ref, width] = useBoxWidth()
  const names = weekdayNames(locale)
  const isNarrow = width < 640
  const isTurned = isNarrow && (width - 44) / hours.length < 30
  const dayHead = (weekday: number, scope: 'row' | 'col') => (
    <th key={weekday} scope={scope} aria-label={names[weekday - 1]?.long}>
      {names[weekday - 1]?.short}
    </th>
  )
  const hourHead = (hour: number, index: number, scope: 'row' | 'col') => (
    <th key={hour} scope={scope} aria-label={formatMinute(hour * 60, locale)}>
      {isNarrow && !isTurned ? hour : formatHour(hour, locale, index === 0)}
    </th>
  )
  const cell = (weekday: number, hour: number) => {
    const found = shareAt(figures, weekday, hour)
    const step = found === null ? 0 : heatStep(found)
    return (
      <td key={`${weekday} ${hour}`} className={`heat-${step}`}>
        {found === null ? <span className="sr-only">–</span> : share(found).replaceAll(/[^\d.,]/g, '')}
      </td>
    )
  }
  return (
    <div ref={ref}>
      {width > 0 && (
        <table className={`heat ${isNarrow ? 'heat-narrow' : ''} ${isTurned ? 'heat-turned' : ''}`}>
          <caption className="sr-only">{t('hours.caption')}</caption>
          <thead>
            <tr>
              <td />
              {isTurned
                ? weekdays.map((weekday) => dayHead(weekday, 'col'))
                : hours.map((hour, index) => hourHead(hour, index, 'col'))}
            </tr>
          </thead>
          <tbody>
            {isTurned
              ? hours.map((hour, index) => (
                  <tr key={hour}>
                    {hourHead(hour, index, 'row')}
                    {weekdays.map((weekday) => cell(weekday, hour))}
                  </tr>
                ))
              : weekdays.map((weekday) => (
                  <tr key={weekday}>
                    {dayHead(weekday, 'row')}
                    {hours.map((hour) => cell(weekday, hour))}
                  </tr>
                ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
