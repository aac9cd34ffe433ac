import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../identity/ui/session.ts'
import { type Box, boundsOf, viewOf } from '../../location/map.rules.ts'
import type { Bounds, View } from '../../location/map-contract.ts'
import { type SearchResult, search } from '../contract.ts'
import { type ResultsMap as Found, searchMap } from '../map-contract.ts'
import { boundsText, inArea } from './map-address.ts'
import { useMapMoves } from './map-moves.ts'

type Look = {
  /** As the page brings it; another one begins anew. */
  map: Found
  params: URLSearchParams
  /** The map lies over the list, and cards below it stand for that. */
  isOpen: boolean
  /** The map that is shown is Google's. */
  isTheirs: boolean
  onAnew: () => void
}

type Seen = {
  found: Found
  view: View
  /** null until somebody has moved it. */
  moved: View | null
  /** What came of the last move, for everybody. */
  said: string
  /** How many are in sight, in words; null while it is what the page came with. */
  inSight: string | null
  /** The first of those in sight, where the map lies over the list; null: it is the page of the list. */
  results: readonly SearchResult[] | null
}

/** What of the map is looked at, and how that is changed. */
export function useMapLook({ map, params, isOpen, isTheirs, onAnew }: Look) {
  const { t } = useTranslation('search')
  const section = useRef<HTMLElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const asking = useRef<AbortController>(null)
  const [given, setGiven] = useState(map)
  const [{ found, results }, setAnswer] = useState<Pick<Seen, 'found' | 'results'>>({ found: map, results: null })
  const [moved, setMoved] = useState<View | null>(null)
  const [said, setSaid] = useState('')
  if (given !== map) {
    setGiven(map)
    // Of what is looked at it would be the same, in another size.
    const isSame = moved && params.get('bounds') === boundsText(boundsOf(moved))
    setAnswer({ found: isSame ? found : map, results: null })
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
    // An older answer never comes last.
    asking.current?.abort()
    asking.current = asked
    const size = { width: sizeWithin(view.width), height: sizeWithin(view.height) }
    const there = Object.fromEntries(inArea(boundsOf(view), params))
    try {
      const [seen, listed] = await Promise.all([
        call(searchMap.map, { ...there, ...size }, asked),
        isOpen ? call(search.providers, { ...there, limit: cardsShown }, asked) : null,
      ])
      if (asked.signal.aborted) return
      setAnswer({ found: seen, results: listed?.providers ?? null })
      setSaid(countOf(seen))
    } catch {
      if (asked.signal.aborted) return
      setSaid(t('map.failed'))
    }
    moves.rest()
  }
  const moves = useMapMoves({ view: found.drawing.view, frame, onBegin: () => asking.current?.abort(), onMove: lookAt })
  const view = moved ?? found.drawing.view
  const within = (bounds: Bounds) => {
    const { width, height } = sizeOf(section.current)
    void lookAt(viewOf(bounds, width, height))
  }
  const here = async () => {
    setSaid('')
    try {
      const { positionHere } = await import('../../location/ui/user-location.ts')
      const { lat, lng } = await positionHere()
      within({ north: lat + nearby, south: lat - nearby, east: lng + nearby, west: lng - nearby })
    } catch {
      setSaid(t('map.notFound'))
    }
  }
  const enlarge = (times: number) => {
    if (isTheirs) void lookAt({ ...view, ...sizeOf(section.current), zoom: Math.floor(view.zoom) + Math.log2(times) })
    else moves.zoom(times)
  }
  const inSight = moved && found !== map ? countOf(found) : null
  const seen: Seen = { found, view, moved, said, inSight, results }
  return {
    /** Of the whole map. */
    section,
    /** Of our own drawing: what it is looked at through. */
    own: { frame, handlers: moves.handlers },
    seen,
    look: { at: lookAt, within, here, enlarge },
  }
}

/** As many as on a page of the list. */
const cardsShown = 12
/** About two kilometres. */
const nearby = 0.02
const sizeWithin = (pixels: number) => Math.max(200, Math.min(2560, pixels))

const frameIn = (section: HTMLElement | null) => section?.querySelector('.map-frame')?.getBoundingClientRect()

/** Of the map in it, whoever's it is. */
function sizeOf(section: HTMLElement | null) {
  const box = frameIn(section)
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }
}

/** What of the drawing lies under plates, in pixels of it; empty while there is nothing to press. */
export function usePlates(section: { current: HTMLElement | null }, { found, moved }: Seen): readonly Box[] {
  const [plates, setPlates] = useState<readonly Box[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has moved it has one more
  useEffect(() => {
    const measure = () => {
      const measured = platesOf(section.current, found.drawing.view)
      setPlates((before) => (JSON.stringify(before) === JSON.stringify(measured) ? before : measured))
    }
    const watch = new ResizeObserver(measure)
    if (section.current) watch.observe(section.current)
    measure()
    return () => watch.disconnect()
  }, [section, found, moved])
  return plates
}

/** The middle of the drawing is that of the frame. */
function platesOf(section: HTMLElement | null, { width, height }: View): Box[] {
  const frame = frameIn(section)
  if (!section || !frame?.width) return []
  const [x, y] = [width / 2 - frame.left - frame.width / 2, height / 2 - frame.top - frame.height / 2].map(Math.round)
  return [...section.querySelectorAll('.map-plate')].map((plate) => {
    const { left, right, top, bottom } = plate.getBoundingClientRect()
    return { left: left + (x ?? 0), right: right + (x ?? 0), top: top + (y ?? 0), bottom: bottom + (y ?? 0) }
  })
}
