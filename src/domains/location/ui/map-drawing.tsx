import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDistance, kmOfUnit } from '../../../ui/date-format.ts'
import { scaleOf } from '../map.rules.ts'
import type { MapDrawing as Drawing, View } from '../map-contract.ts'

type MapDrawingProps = { drawing: Drawing; label: string; children?: ReactNode }

/** Every place name on the ground that is nearest to it, drawn at its own size: what is around decides how much of it is seen. */
export function MapDrawing({ drawing: { view, places }, label, children }: MapDrawingProps) {
  const { width, height } = view
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no drawing
    <svg
      className="map-drawing"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus */}
      <g aria-hidden="true">
        {places.map(({ name, tone, ground }) => (
          <path key={name} className={`map-ground map-ground-${tone}`} d={ground} />
        ))}
        {places.map(({ name, x, y, isMajor }) => (
          <text key={name} className={isMajor ? 'map-name map-name-major' : 'map-name'} x={x} y={y} dy=".35em">
            {name}
          </text>
        ))}
      </g>
      {children}
    </svg>
  )
}

/** A round length, and how long it is on the map. */
export function MapScale({ view }: { view: View }) {
  const { i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const { km, width } = scaleOf(view, kmOfUnit(locale))
  const end = Math.round(width) + 1
  return (
    <span className="map-scale">
      <svg width={end + 1} height="9" aria-hidden="true">
        <path d={`M1 0V8H${end}V0`} />
      </svg>
      {km < 1 && kmOfUnit(locale) === 1 ? `${Math.round(km * 1000)} m` : formatDistance(km, locale)}
    </span>
  )
}
