import { LocateFixed, MapPin } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { late } from '../../../ui/late.ts'
import { lateTexts } from '../../../ui/late-texts.tsx'
import type { Place, UserLocation } from '../contract.ts'
import { locationTexts } from '../texts/load.ts'
import { GeoLocationProvider, useGeoLocation } from './geo-location.tsx'
import { searchPlaces } from './user-location.ts'

const ComboBox = late(() => import('../../../ui/combobox.tsx').then((module) => ({ default: module.ComboBox })))
const OwnTexts = lateTexts(locationTexts)

type OwnPlaceProps = {
  /** What the page shows, where it is of another place than theirs. */
  shown: string
  /** There is nobody to show there. */
  isEmpty: boolean
  /** Answers whether the page could show what they chose. */
  onLocation: (location: UserLocation) => Promise<boolean>
}

/** Tells the page where its reader is, and lets them say it themselves. */
export function OwnPlace(props: OwnPlaceProps) {
  return (
    <OwnTexts>
      <GeoLocationProvider>
        <PlaceOfReader {...props} />
      </GeoLocationProvider>
    </OwnTexts>
  )
}

function PlaceOfReader({ shown, isEmpty, onLocation }: OwnPlaceProps) {
  const { t } = useTranslation('location')
  const { location, isLoading, hasFailed, choose, chooseHere, clear } = useGeoLocation()
  const [isOpen, setOpen] = useState(false)
  const [isShown, setShown] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for every place
  useEffect(() => {
    setShown(true)
    if (!location || location.fallback) return
    let isLatest = true
    const tell = (isThere: boolean) => isLatest && setShown(isThere)
    onLocation(location).then(tell, () => tell(false))
    return () => {
      isLatest = false
    }
  }, [location])
  const isChosen = location !== null && !location.detected && !location.fallback
  return (
    <div className="mt-8 grid max-w-xl gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <MapPin aria-hidden="true" className="size-5" />
        <span role="status">
          {isLoading ? t('area.finding') : t(isEmpty ? 'area.nobody' : 'area.shown', { city: shown })}
        </span>
        <Button variant="outline" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('area.change')}
        </Button>
      </p>
      {isOpen && (
        <>
          <PlaceSearch onPick={choose} />
          <p className="flex flex-wrap gap-3">
            <Button variant="soft" size="small" isBusy={isLoading} onClick={chooseHere}>
              <LocateFixed aria-hidden="true" className="size-5" />
              {t('area.here')}
            </Button>
            {isChosen && (
              <Button variant="quiet" size="small" isBusy={isLoading} onClick={clear}>
                {t('area.clear')}
              </Button>
            )}
          </p>
          <p className="field-hint">{t('area.privacy')}</p>
        </>
      )}
      {(hasFailed || !isShown) && <p role="alert">{t('area.failed')}</p>}
    </div>
  )
}

function PlaceSearch({ onPick }: { onPick: (place: Place) => void }) {
  const { t } = useTranslation('location')
  const [text, setText] = useState('')
  const [places, setPlaces] = useState<readonly Place[]>([])
  // Its name in the field asks for nothing: what came of it would open over the place that was chosen.
  const [picked, setPicked] = useState<string | null>(null)
  useEffect(() => {
    if (text === picked) return
    let isWanted = true
    const timer = setTimeout(async () => {
      const found = await searchPlaces(text.trim())
      if (isWanted) setPlaces(found)
    }, 150)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [text, picked])
  const suggestions = places.map(({ slug, name, city, region, country }) => ({
    id: slug,
    text: name === city ? name : `${name}, ${city}`,
    detail: `${region}, ${country}`,
  }))
  return (
    <Suspense
      // As tall as what follows: a press on what stands below is not to miss it.
      fallback={
        <Field
          label={t('area.label')}
          hint={t('area.hint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      }
    >
      <ComboBox
        name="place"
        label={t('area.label')}
        hint={t('area.hint')}
        value={text}
        onChange={setText}
        onPick={(suggestion) => {
          const place = places.find(({ slug }) => slug === suggestion.id)
          setPicked(suggestion.text)
          setPlaces([])
          if (place) onPick(place)
        }}
        groups={[{ title: t('area.places'), suggestions }]}
      />
    </Suspense>
  )
}
