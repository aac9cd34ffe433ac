import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatTime, weekdayNames } from '../../../ui/date-format.ts'
import { kmPerPixel, type Position } from '../../location/map.rules.ts'
import type { Bounds, View } from '../../location/map-contract.ts'
import type { Cluster, ResultsMap as Found, Pin } from '../map-contract.ts'
import { areaOf } from './map-address.ts'

type ThingsProps = {
  found: Found
  params: URLSearchParams
  inHand: string | null
  /** Where that is, if it is on the list: it may be part of a cluster. */
  at: Position | null
  onPoint: (linkTo: string | null) => void
  onOpen: (pin: Pin) => void
  onLook: (bounds: Bounds) => void
}

/** Out of the order of tabs: the list beside says the same, and `Search this area` lists whoever is on the map. */
export function MapThings({
  found: { drawing, pins, clusters },
  params,
  inHand,
  at,
  onPoint,
  onOpen,
  onLook,
}: ThingsProps) {
  // What is drawn last lies on top.
  const ordered = pins.toSorted((a, b) => Number(a.linkTo === inHand) - Number(b.linkTo === inHand))
  const { centre, zoom } = drawing.view
  return (
    <>
      {clusters.map((cluster) => (
        <ClusterPlate
          key={`${cluster.x} ${cluster.y}`}
          cluster={cluster}
          isInHand={at !== null && holds(cluster.bounds, at)}
          href={areaOf(cluster.bounds, params)}
          onLook={() => onLook(nearer(cluster.bounds, centre, zoom))}
        />
      ))}
      {ordered.map((pin) => (
        <PinPlate
          key={pin.providerId}
          pin={pin}
          isDated={params.has('date')}
          isInHand={pin.linkTo === inHand}
          onPoint={onPoint}
          onOpen={onOpen}
        />
      ))}
    </>
  )
}

/** With some room around it. */
function nearer({ north, south, east, west }: Bounds, centre: View['centre'], zoom: number): Bounds {
  const least = (80 * kmPerPixel({ centre, zoom })) / 111
  const more = Math.max(least, (north - south) * 0.2, (east - west) * 0.2)
  return { north: north + more, south: south - more, east: east + more, west: west - more }
}

const holds = ({ north, south, east, west }: Bounds, { lat, lng }: Position) =>
  lat <= north && lat >= south && lng <= east && lng >= west

/** What has room on a plate. */
const most = 999

type ClusterProps = { cluster: Cluster; isInHand: boolean; href: string; onLook: () => void }

function ClusterPlate({ cluster, isInHand, href, onLook }: ClusterProps) {
  const { t } = useTranslation('search')
  const { count, x, y } = cluster
  return (
    <Link
      to={href}
      rel="nofollow"
      tabIndex={-1}
      className="map-cluster"
      data-in-hand={isInHand || undefined}
      aria-label={t('map.cluster', { count })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onLook()
      }}
    >
      <g transform={`translate(${x} ${y})`}>
        <rect className="map-cluster-back" x="-17" y="-17" width="38" height="38" rx="7" />
        <rect className="map-cluster-front" x="-22" y="-22" width="39" height="39" rx="7" />
        <text x="-2.5" y="-2.5" dy=".35em" className={count > 99 ? 'map-cluster-many' : undefined}>
          {count > most ? `${most}+` : count}
        </text>
      </g>
    </Link>
  )
}

type PinPlateProps = Pick<ThingsProps, 'onPoint' | 'onOpen'> & { pin: Pin; isDated: boolean; isInHand: boolean }

function PinPlate({ pin, isDated, isInHand, onPoint, onOpen }: PinPlateProps) {
  const { t, i18n } = useTranslation('search')
  const { name, linkTo, start, today, x, y } = pin
  const locale = localeOf(i18n.language)
  const time = start && (isDated || start.startsWith(today) ? formatTime(start, locale) : weekdayOf(start, locale))
  return (
    <Link
      to={linkTo}
      tabIndex={-1}
      className="map-pin"
      data-in-hand={isInHand || undefined}
      aria-label={time ? t('map.pin', { name, time }) : t('map.viewOf', { name })}
      onPointerEnter={() => onPoint(linkTo)}
      onPointerLeave={() => onPoint(null)}
      onClick={(event) => {
        if (isInHand && event.detail > 1) return
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onOpen(pin)
      }}
    >
      <g transform={`translate(${x} ${y})`}>
        <g className="map-pin-plate">
          <path d="M-36 -43H36a7 7 0 0 1 7 7V-15a7 7 0 0 1 -7 7H8L0 -1L-8 -8H-36a-7 -7 0 0 1 -7 -7V-36a7 7 0 0 1 7 -7Z" />
          <text y="-25.5" dy=".35em">
            {time ?? t('map.view')}
          </text>
        </g>
      </g>
    </Link>
  )
}

function weekdayOf(start: string, locale: string): string {
  const day = new Date(`${start.slice(0, 10)}T12:00:00Z`).getUTCDay()
  return weekdayNames(locale)[(day + 6) % 7]?.short ?? ''
}
