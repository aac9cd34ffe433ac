import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { call } from '../../identity/ui/session.ts'
import { location } from '../../location/contract.ts'
import type { Point, Position } from '../../location/map.rules.ts'
import type { View } from '../../location/map-contract.ts'
import { geocode, loadMaps, onRefusal, type GoogleMap as Theirs } from '../../location/ui/google-maps.ts'
import type { ResultsMap as Found } from '../map-contract.ts'

type GoogleMapProps = {
  found: Found
  view: View
  params: URLSearchParams
  /** The server knows no place of the name that was searched. */
  isUnplaced: boolean
  onReady: () => void
  onFail: () => void
  onMove: (view: View) => void
  /** Draws the same pins and clusters as on our own map. */
  children: (found: Found) => ReactNode
}

type Shown = { map: Theirs; layer: HTMLElement; pointOf: (position: Position) => Point }

/** Google's map below our pins; where it cannot be had ours stays. */
export function GoogleMap({ found, view, params, isUnplaced, onReady, onFail, onMove, children }: GoogleMapProps) {
  const holder = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const moved = useRef(onMove)
  moved.current = onMove
  useSearchByAddress(params, isUnplaced)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one map for as long as it is shown
  useEffect(() => {
    const element = holder.current
    let end = onRefusal(onFail)
    let isOver = false
    const show = async () => {
      const maps = await loadMaps()
      if (isOver || !element) return
      const map = new maps.Map(element, {
        ...{ center: view.centre, zoom: Math.floor(view.zoom) },
        ...{ disableDefaultUI: true, scaleControl: true, clickableIcons: false, gestureHandling: 'greedy' },
      })
      const overlay = new maps.OverlayView()
      const layer = document.createElement('div')
      overlay.onAdd = () => overlay.getPanes()?.overlayMouseTarget.append(layer)
      overlay.onRemove = () => layer.remove()
      overlay.draw = () => {
        const projection = overlay.getProjection()
        const pointOf = (position: Position) => projection?.fromLatLngToDivPixel(position) ?? { x: 0, y: 0 }
        setShown({ map, layer, pointOf })
      }
      overlay.setMap(map)
      let isFirst = true
      const idle = map.addListener('idle', () => {
        const [centre, zoom] = [map.getCenter()?.toJSON(), map.getZoom()]
        if (!isFirst && centre && zoom !== undefined)
          moved.current({ centre, zoom, width: element.clientWidth, height: element.clientHeight })
        isFirst = false
      })
      const stop = end
      end = () => {
        stop()
        idle.remove()
        overlay.setMap(null)
        return true
      }
      onReady()
    }
    show().catch(onFail)
    return () => {
      isOver = true
      end()
    }
  }, [])
  const { lat, lng } = view.centre
  const zoom = Math.floor(view.zoom)
  useEffect(() => {
    if (!shown) return
    const { map } = shown
    const centre = map.getCenter()?.toJSON()
    if (map.getZoom() !== zoom) map.setZoom(zoom)
    if (!centre || Math.hypot(centre.lat - lat, centre.lng - lng) > 1e-6) map.setCenter({ lat, lng })
  }, [shown, lat, lng, zoom])
  const things = shown && (
    // biome-ignore lint/a11y/noSvgWithoutTitle: every link in it says what it is
    <svg className="map-over">{children(withPoints(found, shown.pointOf))}</svg>
  )
  return (
    <div ref={holder} className="map-frame" data-google="">
      {shown && createPortal(things, shown.layer)}
    </div>
  )
}

function withPoints({ pins, clusters, ...found }: Found, pointOf: Shown['pointOf']): Found {
  return {
    ...found,
    pins: pins.map((pin) => ({ ...pin, ...pointOf(pin) })),
    clusters: clusters.map((cluster) => {
      const { north, south, east, west } = cluster.bounds
      return { ...cluster, ...pointOf({ lat: (north + south) / 2, lng: (east + west) / 2 }) }
    }),
  }
}

/** A name that our places do not have is looked up by Google, if a distance from it is wanted; else the search stays as it is. */
function useSearchByAddress(params: URLSearchParams, isUnplaced: boolean) {
  const navigate = useNavigate()
  const [address, distance] = [params.get('location'), params.get('distanceKm')]
  const isWanted = isUnplaced && address !== null && distance !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every address
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const find = async () => {
      if ((await call(location.search, { query: address })).length > 0) return
      const { lat, lng } = await geocode(address)
      if (isOver) return
      const next = new URLSearchParams(params)
      for (const name of ['location', 'page', 'after']) next.delete(name)
      next.set('userLat', lat.toFixed(4))
      next.set('userLng', lng.toFixed(4))
      navigate(`/search?${next}`, { replace: true })
    }
    find().catch(() => {})
    return () => {
      isOver = true
    }
  }, [isWanted, address])
}
