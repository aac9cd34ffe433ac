import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { call } from '../../identity/ui/session.ts'
import { location } from '../../location/contract.ts'

export type Position = { lat: number; lng: number }
type PlaceMapProps = {
  label: string
  /** What the map is drawn around. */
  centre: Position
  position: Position
  onMove: (position: Position) => void
}

/** Kilometres from the middle to the left and right edge. */
const reach = 6
const [width, height] = [560, 320]
const kmPerDegree = 111.32
/** About 100 m. */
const step = 0.1

/** The places we know, drawn by ourselves: no map service hears of it. A press, or the arrow keys, move the pin. */
export function PlaceMap({ label, centre, position, onMove }: PlaceMapProps) {
  const drawing = useRef<HTMLDivElement>(null)
  const scale = width / (2 * reach)
  const kmEast = kmPerDegree * Math.cos((centre.lat * Math.PI) / 180)
  const toX = ({ lng }: Position) => width / 2 + (lng - centre.lng) * kmEast * scale
  const toY = ({ lat }: Position) => height / 2 - (lat - centre.lat) * kmPerDegree * scale
  const { data: places = [] } = useQuery({
    queryKey: ['places-near', centre.lat, centre.lng],
    queryFn: ({ signal }) => call(location.near, centre, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const put = (event: MouseEvent) => {
    const box = drawing.current?.getBoundingClientRect()
    if (!box || event.detail === 0) return
    const x = ((event.clientX - box.left) / box.width) * width
    const y = ((event.clientY - box.top) / box.height) * height
    onMove({
      lat: rounded(centre.lat - (y - height / 2) / scale / kmPerDegree),
      lng: rounded(centre.lng + (x - width / 2) / scale / kmEast),
    })
  }
  const nudge = (event: KeyboardEvent) => {
    const moves: Record<string, readonly [number, number]> = {
      ArrowUp: [step, 0],
      ArrowDown: [-step, 0],
      ArrowRight: [0, step],
      ArrowLeft: [0, -step],
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    onMove({ lat: rounded(position.lat + move[0] / kmPerDegree), lng: rounded(position.lng + move[1] / kmEast) })
  }
  const shown = withRoom(places.map((place) => ({ ...place, x: toX(place.coordinates), y: toY(place.coordinates) })))
  return (
    <div ref={drawing} className="place-map">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((km) => (
          <circle key={km} cx={width / 2} cy={height / 2} r={km * scale} className="place-map-ring" />
        ))}
        {shown.map((place) => (
          <g key={place.slug} transform={`translate(${place.x} ${place.y})`}>
            <circle r="3.5" className="place-map-dot" />
            <text y={place.isMiddle ? 20 : -8} textAnchor="middle" className="place-map-name">
              {place.name}
            </text>
          </g>
        ))}
        <g className="place-map-scale" transform={`translate(16 ${height - 16})`}>
          <path d={`M0 -5V0H${scale}V-5`} />
          <text x={scale + 8} y="1">
            1 km
          </text>
        </g>
        <g transform={`translate(${toX(position) - 18} ${toY(position) - 36})`}>
          <MapPin width={36} height={36} className="place-map-pin" />
        </g>
      </svg>
      <button type="button" aria-label={label} className="place-map-press" onClick={put} onKeyDown={nudge} />
    </div>
  )
}

type Drawn = { x: number; y: number; name: string; slug: string }

/** The nearest first; a name that would lie on another is left out. The one in the middle stands below the pin. */
function withRoom<Place extends Drawn>(places: readonly Place[]) {
  const drawn: (Place & { isMiddle: boolean })[] = []
  for (const place of places) {
    const isMiddle = Math.hypot(place.x - width / 2, place.y - height / 2) < 4
    const isInside = place.x > 50 && place.x < width - 50 && place.y > 24 && place.y < height - 14
    const isFree = drawn.every(
      (other) =>
        Math.abs(other.x - place.x) > 4.4 * (other.name.length + place.name.length) || Math.abs(other.y - place.y) > 22,
    )
    if (isInside && isFree) drawn.push({ ...place, isMiddle })
  }
  return drawn
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
