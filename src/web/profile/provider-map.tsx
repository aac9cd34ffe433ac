import { useEffect, useState } from 'react'
import type { MapDrawing as Drawing } from '../../domains/location/map-contract.ts'
import { MapDrawing, MapScale } from '../../domains/location/ui/map-drawing.tsx'

/** `hasGoogleMaps`: a key is configured. `label`, `note`: in the language of the page. */
type ShownMap = { drawing: Drawing; hasGoogleMaps: boolean; label: string; note: string }

/** Where the address is, among the places around it; the way there is the link's to show. */
export default function ProviderMap({ map }: { map: ShownMap | null }) {
  return map && <AddressMap {...map} />
}

function AddressMap({ drawing, hasGoogleMaps, label, note }: ShownMap) {
  const { centre, width, height } = drawing.view
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    if (!hasGoogleMaps) return
    const center = { lat: centre.lat, lng: centre.lng }
    const show = async () => {
      const { staticMapUrl } = await import('../../domains/location/ui/google-maps.ts')
      setPicture(await staticMapUrl({ center, width, height, markers: [center] }))
    }
    // Ours stays.
    show().catch(() => {})
  }, [hasGoogleMaps, centre.lat, centre.lng, width, height])
  if (picture)
    return (
      <figure className="map-small">
        <div className="map-small-frame">
          <img src={picture} alt={label} width={width} height={height} onError={() => setPicture(null)} />
        </div>
      </figure>
    )
  return (
    <figure className="map-small">
      <div className="map-small-frame">
        <MapDrawing drawing={drawing} label={label}>
          <path
            className="map-address"
            transform={`translate(${width / 2} ${height / 2})`}
            d="M0 0C-12 -14 -18 -20 -18 -26A18 18 0 0 1 18 -26C18 -20 12 -14 0 0ZM0 -33A7 7 0 0 0 0 -19A7 7 0 0 0 0 -33Z"
          />
        </MapDrawing>
      </div>
      <figcaption className="map-say">
        <MapScale view={drawing.view} />
        {note}
      </figcaption>
    </figure>
  )
}
