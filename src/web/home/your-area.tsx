import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { heartOnCard } from '../../domains/favourites/ui/heart.tsx'
import type { UserLocation } from '../../domains/location/contract.ts'
import type { ProviderCard } from '../../domains/providers/contract.ts'
import { ProviderGrid } from '../../domains/providers/ui/provider-grid.tsx'
import { late } from '../../ui/late.ts'
import { ProviderRow } from './provider-row.tsx'

const OwnPlace = late(() =>
  import('../../domains/location/ui/own-place.tsx').then((module) => ({ default: module.OwnPlace })),
)

/** `of`: what tells it from others of its name. */
type Area = { city: string; of?: string; providers: readonly ProviderCard[] }

/** Those of the city that the page was made for, then of where its reader is, if there is anybody. */
export function YourArea(ofPage: Area) {
  const { t } = useTranslation('home')
  const [own, setOwn] = useState<Area | null>(null)
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const { city, of, providers } = own ?? ofPage
  const latest = useRef<UserLocation>(null)
  const find = async (location: UserLocation) => {
    latest.current = location
    if (location.city === ofPage.city) {
      setOwn(null)
      return true
    }
    const { providersIn } = await import('./providers-in.ts')
    const found = await providersIn(location)
    // Somewhere else was chosen meanwhile.
    if (latest.current !== location) return true
    // Of a place that was only found out, that nobody is there helps nobody.
    if (found && (found.length > 0 || !location.detected))
      setOwn({ city: location.city, of: location.region, providers: found })
    return found !== null || location.detected
  }
  return (
    <ProviderRow
      id="area"
      title={t('area')}
      lead={t('areaLead', { city })}
      more={{
        to: `/search?location=${encodeURIComponent(of ? `${city}, ${of}` : city)}`,
        text: t('seeCity', { city }),
      }}
    >
      {providers.length > 0 && <ProviderGrid providers={providers} isStreet corner={heartOnCard} />}
      {isLive && (
        <Suspense fallback={null}>
          <OwnPlace shown={city} isEmpty={providers.length === 0} onLocation={find} />
        </Suspense>
      )}
    </ProviderRow>
  )
}
