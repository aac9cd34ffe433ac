import { LocateFixed, Map as MapIcon, Minus, Plus, RotateCw, X } from 'lucide-react'
import { type ReactNode, Suspense, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { late } from '../../../ui/late.ts'
import { lateTexts } from '../../../ui/late-texts.tsx'
import { call } from '../../identity/ui/session.ts'
import { boundsOf, zooms } from '../../location/map.rules.ts'
import { MapDrawing, MapScale } from '../../location/ui/map-drawing.tsx'
import { providers as providerCalls } from '../../providers/contract.ts'
import { type SearchResult, search } from '../contract.ts'
import { clearOf } from '../map.rules.ts'
import type { ResultsMap as Found, Pin } from '../map-contract.ts'
import { searchTexts } from '../texts/load.ts'
import { areaOf, withMap } from './map-address.ts'
import { MapCard, type MapProvider, ofResult } from './map-card.tsx'
import { useMapLook, usePlates } from './map-look.ts'
import { MapSheet } from './map-sheet.tsx'
import { MapThings } from './map-things.tsx'

const OwnTexts = lateTexts(searchTexts)
const GoogleMap = late(() => import('./google-map.tsx').then((module) => ({ default: module.GoogleMap })))

type ResultsMapProps = {
  /** null: there is none, and the list stands alone. */
  map: Found | null
  /** A key is configured: the map becomes Google's, where it can be had. */
  hasGoogleMaps: boolean
  /** The page of the list. */
  results: readonly SearchResult[]
  /** How many there are, in words. */
  count: string
  /** What was searched, as in the address; without what only the map reads. */
  params: URLSearchParams
  /** Below 1024 px the map lies over the list. */
  isOpen: boolean
  children: ReactNode
}

/** The list, and beside it who of it is where. What is pointed at on one side is red on the other. */
export function ResultsWithMap({ map, children, ...rest }: ResultsMapProps) {
  const [inHand, setInHand] = useState((rest.isOpen && rest.results[0]?.linkTo) || null)
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

function ResultsMap({ map, hasGoogleMaps, results, count, params, isOpen, inHand, onPoint }: MapProps) {
  const { t } = useTranslation('search')
  const [opened, setOpened] = useState<MapProvider | null>(null)
  const [google, setGoogle] = useState<'none' | 'loading' | 'ready'>('none')
  useEffect(() => setGoogle(hasGoogleMaps ? 'loading' : 'none'), [hasGoogleMaps])
  const isTheirs = google === 'ready'
  const { section, own, seen, look } = useMapLook({ map, params, isOpen, isTheirs, onAnew: () => setOpened(null) })
  const { found, view, moved, said } = seen
  const plates = usePlates(section, seen)
  const clear = useMemo(() => clearOf(found, plates), [found, plates])
  const shown = seen.results ?? results
  const open = async (pin: Pin) => {
    const listed = shown.find(({ id }) => id === pin.providerId)
    setOpened(listed ? ofResult(listed) : await readProvider(pin))
  }
  const things = (drawn: Found) => (
    <MapThings
      found={drawn}
      params={params}
      inHand={inHand ?? opened?.card.linkTo ?? null}
      at={shown.find(({ linkTo }) => linkTo === inHand)?.coordinates ?? null}
      onPoint={onPoint}
      onOpen={open}
      onLook={look.within}
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
              onMove={look.at}
            >
              {things}
            </GoogleMap>
          </Suspense>
        )}
        {!isTheirs && (
          // biome-ignore lint/a11y/useSemanticElements: nothing is filled in
          <div
            ref={own.frame}
            className="map-frame"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
            tabIndex={0}
            role="group"
            aria-label={t('map.keys')}
            {...own.handlers}
          >
            <MapDrawing drawing={found.drawing} label={t('map.drawing')}>
              {things(clear)}
            </MapDrawing>
          </div>
        )}
        {moved && (
          <Link to={areaOf(boundsOf(moved), params, isOpen)} className="map-again map-plate">
            <RotateCw aria-hidden="true" className="size-5" />
            {t('map.again')}
          </Link>
        )}
        <MapTools zoom={view.zoom} onZoom={look.enlarge} onHere={look.here} />
        <p
          role="status"
          className={said === '' ? 'sr-only' : 'map-said'}
          data-in-sheet={(isOpen && said === seen.inSight) || undefined}
        >
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
              results={shown}
              opened={opened}
              count={seen.inSight ?? count}
              params={params}
              inHand={inHand}
              onPoint={onPoint}
            />
          )}
          <div className="map-say">
            {!isTheirs && <MapScale view={found.drawing.view} />}
            <p>
              {!isTheirs && t('map.note')} {t('map.pins')}
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

function MapTools({ zoom, onZoom, onHere }: { zoom: number; onZoom: (times: number) => void; onHere: () => void }) {
  const { t } = useTranslation('search')
  return (
    <div className="map-tools">
      <div className="map-plate">
        <Tool label={t('map.zoomIn')} isOff={zoom >= zooms.most} onPress={() => onZoom(2)}>
          <Plus aria-hidden="true" className="size-5" />
        </Tool>
        <Tool label={t('map.zoomOut')} isOff={zoom <= zooms.least} onPress={() => onZoom(0.5)}>
          <Minus aria-hidden="true" className="size-5" />
        </Tool>
      </div>
      <div className="map-plate">
        <Tool label={t('map.here')} onPress={onHere}>
          <LocateFixed aria-hidden="true" className="size-5" />
        </Tool>
      </div>
    </div>
  )
}

type ToolProps = { label: string; isOff?: boolean; onPress: () => void; children: ReactNode }

function Tool({ label, isOff = false, onPress, children }: ToolProps) {
  return (
    <button type="button" data-live="" aria-label={label} disabled={isOff} onClick={onPress}>
      {children}
    </button>
  )
}

/** Of a pin that is not on this page of the list. */
async function readProvider({ providerId }: Pin): Promise<MapProvider | null> {
  const [card, times] = await Promise.all([
    call(providerCalls.get, { id: providerId }).catch(() => null),
    call(search.nextTimes, { providerIds: providerId }).catch(() => []),
  ])
  return card && { card, times: times[0] ?? null }
}
