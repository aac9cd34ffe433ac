import { useEffect, useState } from 'react'
import type { MapDrawing as Drawing } from '../../domains/location/map-contract.ts'
import { staticMapUrl } from '../../domains/location/ui/google-maps.ts'
import { MapDrawing, MapScale } from '../../domains/location/ui/map-drawing.tsx'

type ProviderMapProps = { drawing: Drawing; hasGoogleMaps: boolean; label: string; note: string }

/** Where the address is, among the places around it; the way there is the link's to show. */
export default function ProviderMap({ drawing, hasGoogleMaps, label, note }: ProviderMapProps) {
  const { centre, width, height } = drawing.view
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    const asked = { center: { lat: centre.lat, lng: centre.lng }, width, height }
    if (hasGoogleMaps) staticMapUrl({ ...asked, markers: [asked.center] }).then(setPicture, () => {})
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
