import { List, LocateFixed, Map as MapIcon, Minus, Plus, RotateCw, X } from 'lucide-react'
import { type ReactNode, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { formatTime, weekdayNames } from '../../../ui/date-format.ts'
import { late } from '../../../ui/late.ts'
import { lateTexts } from '../../../ui/late-texts.tsx'
import { call } from '../../identity/ui/session.ts'
import { boundsOf, kmPerPixel, type Position, viewOf, zooms } from '../../location/map.rules.ts'
import type { Bounds, View } from '../../location/map-contract.ts'
import { MapDrawing, MapScale } from '../../location/ui/map-drawing.tsx'
import { providers as providerCalls } from '../../providers/contract.ts'
import { type SearchResult, search } from '../contract.ts'
import { type Cluster, type ResultsMap as Found, type Pin, searchMap } from '../map-contract.ts'
import { searchTexts } from '../texts/load.ts'
import { MapCard, type MapProvider } from './map-card.tsx'
import { useMapMoves } from './map-moves.ts'

const OwnTexts = lateTexts(searchTexts)
const GoogleMap = late(() => import('./google-map.tsx').then((module) => ({ default: module.GoogleMap })))

type ResultsMapProps = {
  /** null: there is none, and the list stands alone. */
  map: Found | null
  /** A key is configured: the map becomes Google's, where it can be had. */
  hasGoogleMaps: boolean
  /** The page of the list. */
  results: readonly SearchResult[]
  total: number
  /** What was searched, as in the address; without what only the map reads. */
  params: URLSearchParams
  /** Below 1024 px the map lies over the list. */
  isOpen: boolean
  children: ReactNode
}

/** The list, and beside it who of it is where. What is pointed at on one side is red on the other. */
export function ResultsWithMap({ map, children, ...rest }: ResultsMapProps) {
  const [inHand, setInHand] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const found = inHand === null ? null : list.current?.querySelector(`.card-link[href="${CSS.escape(inHand)}"]`)
    const shown = found?.closest('li')
    shown?.toggleAttribute('data-in-hand', true)
    return () => void shown?.toggleAttribute('data-in-hand', false)
  }, [inHand])
  const pointAt = ({ target }: SyntheticEvent) => {
    const item = target instanceof Element ? target.closest('li:has(.card-link)') : null
    setInHand(item?.querySelector('.card-link')?.getAttribute('href') ?? null)
  }
  if (!map) return <div className="page">{children}</div>
  return (
    <div className="split" data-map={rest.isOpen ? 'open' : undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only looks at what is pointed at within */}
      <div
        ref={list}
        className="split-list"
        onPointerOver={pointAt}
        onFocus={pointAt}
        onPointerLeave={() => setInHand(null)}
      >
        {children}
      </div>
      <OwnTexts>
        <ResultsMap map={map} inHand={inHand} onPoint={setInHand} {...rest} />
      </OwnTexts>
    </div>
  )
}

type MapProps = Omit<ResultsMapProps, 'children' | 'map'> & {
  map: Found
  inHand: string | null
  onPoint: (linkTo: string | null) => void
}

function ResultsMap({ map, hasGoogleMaps, results, total, params, isOpen, inHand, onPoint }: MapProps) {
  const { t } = useTranslation('search')
  const section = useRef<HTMLElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [given, setGiven] = useState(map)
  const [found, setFound] = useState(map)
  const [moved, setMoved] = useState<View | null>(null)
  const [said, setSaid] = useState('')
  const [opened, setOpened] = useState<MapProvider | null>(null)
  const asking = useRef<AbortController>(null)
  const [google, setGoogle] = useState<'none' | 'loading' | 'ready'>('none')
  useEffect(() => setGoogle(hasGoogleMaps ? 'loading' : 'none'), [hasGoogleMaps])
  if (given !== map) {
    setGiven(map)
    setFound(map)
    setMoved(null)
    setOpened(null)
  }
  const lookAt = async (view: View) => {
    setMoved(view)
    setSaid('')
    const asked = new AbortController()
    asking.current = asked
    const size = { width: sizeWithin(view.width), height: sizeWithin(view.height) }
    try {
      const seen = await call(
        searchMap.map,
        { ...Object.fromEntries(params), ...digits(boundsOf(view)), ...size },
        asked,
      )
      if (asked.signal.aborted) return
      setFound(seen)
      setSaid(t('map.shown', { count: countOf(seen) }))
    } catch {
      if (asked.signal.aborted) return
      setSaid(t('map.failed'))
    }
    moves.rest()
  }
  const moves = useMapMoves({ view: found.drawing.view, frame, onBegin: () => asking.current?.abort(), onMove: lookAt })
  const lookWithin = (bounds: Bounds) => {
    asking.current?.abort()
    const { width, height } = sizeOf(section.current)
    void lookAt(viewOf(bounds, width, height))
  }
  const lookHere = async () => {
    setSaid('')
    try {
      const { positionHere } = await import('../../location/ui/user-location.ts')
      const { lat, lng } = await positionHere()
      lookWithin({ north: lat + nearby, south: lat - nearby, east: lng + nearby, west: lng - nearby })
    } catch {
      setSaid(t('map.notFound'))
    }
  }
  const open = async (pin: Pin) => {
    const listed = results.find(({ id }) => id === pin.providerId)
    setOpened(listed ? ofResult(listed) : await readProvider(pin))
  }
  const view = moved ?? found.drawing.view
  const { zoom } = view
  const enlarge = (times: number) => {
    if (google === 'ready')
      void lookAt({ ...view, ...sizeOf(section.current), zoom: Math.floor(zoom) + Math.log2(times) })
    else moves.zoom(times)
  }
  const things = (shown: Found) => (
    <Things
      found={shown}
      params={params}
      inHand={inHand ?? opened?.card.linkTo ?? null}
      at={results.find(({ linkTo }) => linkTo === inHand)?.coordinates ?? null}
      onPoint={onPoint}
      onOpen={open}
      onLook={lookWithin}
    />
  )
  return (
    <>
      <section ref={section} className="map" aria-label={t('map.label')}>
        {google !== 'none' && (
          <Suspense>
            <GoogleMap
              found={found}
              view={view}
              params={params}
              isUnplaced={results.every(({ distanceKm }) => distanceKm === null)}
              onReady={() => setGoogle('ready')}
              onFail={() => setGoogle('none')}
              onMove={lookAt}
            >
              {things}
            </GoogleMap>
          </Suspense>
        )}
        {google !== 'ready' && (
          // biome-ignore lint/a11y/useSemanticElements: nothing is filled in
          <div
            ref={frame}
            className="map-frame"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
            tabIndex={0}
            role="group"
            aria-label={t('map.keys')}
            {...moves.handlers}
          >
            <MapDrawing drawing={found.drawing} label={t('map.drawing')}>
              {things(found)}
            </MapDrawing>
          </div>
        )}
        {moved && (
          <Link to={areaOf(moved, params, isOpen)} className="map-again map-plate">
            <RotateCw aria-hidden="true" className="size-5" />
            {t('map.again')}
          </Link>
        )}
        <div className="map-tools">
          <div className="map-plate">
            <Tool label={t('map.zoomIn')} isOff={zoom >= zooms.most} onPress={() => enlarge(2)}>
              <Plus aria-hidden="true" className="size-5" />
            </Tool>
            <Tool label={t('map.zoomOut')} isOff={zoom <= zooms.least} onPress={() => enlarge(0.5)}>
              <Minus aria-hidden="true" className="size-5" />
            </Tool>
          </div>
          <div className="map-plate">
            <Tool label={t('map.here')} onPress={lookHere}>
              <LocateFixed aria-hidden="true" className="size-5" />
            </Tool>
          </div>
        </div>
        <p role="status" className={said === '' ? 'sr-only' : 'map-said'}>
          {said}
        </p>
        <div className="map-foot">
          {opened && !isOpen && (
            <div className="map-peek">
              <MapCard provider={opened}>
                <button
                  type="button"
                  className="icon-button map-close"
                  aria-label={t('map.close')}
                  onClick={() => setOpened(null)}
                >
                  <X aria-hidden="true" className="size-5" />
                </button>
              </MapCard>
            </div>
          )}
          {isOpen && (
            <MapSheet
              results={results}
              opened={opened}
              total={total}
              params={params}
              inHand={inHand}
              onPoint={onPoint}
            />
          )}
          <div className="map-say">
            {google !== 'ready' && <MapScale view={found.drawing.view} />}
            <p>
              {google !== 'ready' && t('map.note')} {t('map.pins')}
            </p>
          </div>
        </div>
      </section>
      {!isOpen && (
        <Link
          to={withMap(params)}
          state={{ fromList: true }}
          preventScrollReset
          className={`${buttonClass('chosen')} map-button`}
        >
          <MapIcon aria-hidden="true" className="size-5" />
          {t('map.open')}
        </Link>
      )}
    </>
  )
}

/** About two kilometres. */
const nearby = 0.02
const sizeWithin = (pixels: number) => Math.max(200, Math.min(2560, pixels))
const digits = (bounds: Bounds) =>
  Object.fromEntries(Object.entries(bounds).map(([name, degrees]) => [name, degrees.toFixed(5)]))
/** Of the map in it, whoever's it is. */
function sizeOf(section: HTMLElement | null) {
  const box = section?.querySelector('.map-frame')?.getBoundingClientRect()
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }
}
const countOf = ({ pins, clusters }: Found) => clusters.reduce((sum, { count }) => sum + count, pins.length)
const ofResult = ({ serviceId, today, slots, ...card }: SearchResult): MapProvider => ({
  card,
  times: { serviceId, today, slots },
})

/** Of a pin that is not on this page of the list. */
async function readProvider({ providerId }: Pin): Promise<MapProvider | null> {
  const [card, times] = await Promise.all([
    call(providerCalls.get, { id: providerId }).catch(() => null),
    call(search.nextTimes, { providerIds: providerId }).catch(() => []),
  ])
  return card && { card, times: times[0] ?? null }
}

function withMap(params: URLSearchParams): string {
  return `/search?${new URLSearchParams([...params, ['view', 'map']])}`
}

/** As much around its middle as is seen of it to all sides. */
function areaOf(view: View, params: URLSearchParams, isOpen = false): string {
  const radius = (Math.min(view.width, view.height) / 2) * kmPerPixel(view)
  const next = new URLSearchParams(params)
  for (const name of ['location', 'page']) next.delete(name)
  next.set('userLat', view.centre.lat.toFixed(4))
  next.set('userLng', view.centre.lng.toFixed(4))
  next.set('distanceKm', String(Math.max(0.1, Math.min(100, Number(radius.toFixed(1))))))
  if (isOpen) next.set('view', 'map')
  return `/search?${next}`
}

type ToolProps = { label: string; isOff?: boolean; onPress: () => void; children: ReactNode }

function Tool({ label, isOff = false, onPress, children }: ToolProps) {
  return (
    <button type="button" data-live="" aria-label={label} disabled={isOff} onClick={onPress}>
      {children}
    </button>
  )
}

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
function Things({ found: { drawing, pins, clusters }, params, inHand, at, onPoint, onOpen, onLook }: ThingsProps) {
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
          href={areaOf({ ...viewOf(cluster.bounds, 400, 400), width: 400, height: 400 }, params)}
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
        <text x="-2.5" y="-2.5" dy=".35em">
          {count}
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

type SheetProps = Pick<MapProps, 'results' | 'total' | 'params' | 'inHand' | 'onPoint'> & { opened: MapProvider | null }

/** On a small screen, below the map: whoever is on the page of the list, to swipe through. */
function MapSheet({ results, opened, total, params, inHand, onPoint }: SheetProps) {
  const { t } = useTranslation('search')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const { state } = useLocation()
  const strip = useRef<HTMLUListElement>(null)
  const isListed = results.some(({ linkTo }) => linkTo === opened?.card.linkTo)
  const shown = opened && !isListed ? [opened, ...results.map(ofResult)] : results.map(ofResult)
  const wanted = opened?.card.linkTo
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, the first one is in hand
  useEffect(() => {
    if (strip.current) onPoint(cardInMiddle(strip.current))
  }, [])
  useEffect(() => {
    const card = wanted && strip.current?.querySelector(`[data-provider="${CSS.escape(wanted)}"]`)
    if (card) card.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [wanted])
  return (
    <div className="map-sheet">
      <div className="map-sheet-head">
        <p className="map-sheet-count">{common('search.count', { count: total })}</p>
        <Link
          to={`/search?${params}`}
          preventScrollReset
          className={`${buttonClass('chosen', 'small')} map-to-list`}
          onClick={(event) => {
            // The map is a step in the history: back is where the list was left.
            if (!(state instanceof Object && 'fromList' in state)) return
            event.preventDefault()
            navigate(-1)
          }}
        >
          <List aria-hidden="true" className="size-5" />
          {t('map.list')}
        </Link>
      </div>
      <ul
        ref={strip}
        className="map-strip"
        aria-label={common('search.results')}
        onScroll={({ currentTarget }) => onPoint(cardInMiddle(currentTarget))}
      >
        {shown.map((provider) => (
          <li key={provider.card.id} data-in-hand={provider.card.linkTo === inHand || undefined}>
            <MapCard provider={provider} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function cardInMiddle(strip: HTMLElement): string | null {
  const { left, width } = strip.getBoundingClientRect()
  const distance = (item: Element) => {
    const box = item.getBoundingClientRect()
    return Math.abs(box.left + box.width / 2 - left - width / 2)
  }
  const [nearest] = [...strip.children].sort((a, b) => distance(a) - distance(b))
  return nearest?.querySelector('[data-provider]')?.getAttribute('data-provider') ?? null
}
