import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../identity/ui/session.ts'
import { boundsOf, viewOf } from '../../location/map.rules.ts'
import type { Bounds, View } from '../../location/map-contract.ts'
import { type ResultsMap as Found, searchMap } from '../map-contract.ts'
import { boundsText } from './map-address.ts'
import { useMapMoves } from './map-moves.ts'

type Look = {
  /** As the page brings it; another one begins anew. */
  map: Found
  params: URLSearchParams
  hasGoogleMaps: boolean
  onAnew: () => void
}

/** What of the map is looked at. `moved`: null until somebody has moved it. `said`: what came of the last move, for everybody. */
export function useMapLook({ map, params, hasGoogleMaps, onAnew }: Look) {
  const { t } = useTranslation('search')
  const section = useRef<HTMLElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const asking = useRef<AbortController>(null)
  const [given, setGiven] = useState(map)
  const [found, setFound] = useState(map)
  const [moved, setMoved] = useState<View | null>(null)
  const [said, setSaid] = useState('')
  const [google, setGoogle] = useState<'none' | 'loading' | 'ready'>('none')
  useEffect(() => setGoogle(hasGoogleMaps ? 'loading' : 'none'), [hasGoogleMaps])
  if (given !== map) {
    setGiven(map)
    // Of what is looked at it would be the same, in another size.
    if (!moved || params.get('bounds') !== boundsText(boundsOf(moved))) setFound(map)
    setMoved(null)
    onAnew()
  }
  // Who is free then is not asked of all who are counted.
  const isTimed = ['date', 'time', 'timeOfDay'].some((name) => params.has(name))
  const countOf = ({ count, isCounted }: Found) => t(isCounted && !isTimed ? 'map.shown' : 'map.about', { count })
  const lookAt = async (view: View) => {
    setMoved(view)
    setSaid('')
    const asked = new AbortController()
    asking.current = asked
    const size = { width: sizeWithin(view.width), height: sizeWithin(view.height) }
    try {
      const seen = await call(
        searchMap.map,
        { ...Object.fromEntries(params), bounds: boundsText(boundsOf(view)), ...size },
        asked,
      )
      if (asked.signal.aborted) return
      setFound(seen)
      setSaid(countOf(seen))
    } catch {
      if (asked.signal.aborted) return
      setSaid(t('map.failed'))
    }
    moves.rest()
  }
  const moves = useMapMoves({ view: found.drawing.view, frame, onBegin: () => asking.current?.abort(), onMove: lookAt })
  const view = moved ?? found.drawing.view
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
  const enlarge = (times: number) => {
    if (google === 'ready')
      void lookAt({ ...view, ...sizeOf(section.current), zoom: Math.floor(view.zoom) + Math.log2(times) })
    else moves.zoom(times)
  }
  const handlers = moves.handlers
  return {
    section,
    frame,
    handlers,
    found,
    view,
    moved,
    said,
    /** How many are in sight; null while it is what the page came with. */
    inSight: moved && found !== map ? countOf(found) : null,
    google,
    setGoogle,
    lookAt,
    lookWithin,
    lookHere,
    enlarge,
  }
}

/** About two kilometres. */
const nearby = 0.02
const sizeWithin = (pixels: number) => Math.max(200, Math.min(2560, pixels))

/** Of the map in it, whoever's it is. */
function sizeOf(section: HTMLElement | null) {
  const box = section?.querySelector('.map-frame')?.getBoundingClientRect()
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }
}
