import { useQuery } from '@tanstack/react-query'
import { LocateFixed } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { late } from '../../../ui/late.ts'
import { call } from '../../identity/ui/session.ts'
import { location, type Place } from '../../location/contract.ts'
import { providerLengths } from '../contract.ts'
import type { StepProps } from './draft.ts'
import { PlaceMap, type Position } from './place-map.tsx'

const ComboBox = late(() => import('../../../ui/combobox.tsx').then((module) => ({ default: module.ComboBox })))

/** Where the business is. */
export function PlaceStep({ draft, errorOf, onChange }: StepProps) {
  const { t } = useTranslation('business')
  const { place, position, placeText, street, postalCode, phone } = draft
  const type = (text: string) =>
    // Other words are another place, which is not picked yet.
    onChange(place && text === nameOf(place) ? { placeText: text } : { placeText: text, place: null, position: null })
  return (
    <>
      <PlaceField
        text={placeText}
        error={errorOf('place')}
        onText={type}
        onPick={(picked) => onChange({ place: picked, placeText: nameOf(picked), position: null })}
      />
      <div className="grid gap-6 sm:grid-cols-[2fr_1fr]">
        <Field
          id="street"
          label={t('place.street')}
          value={street}
          maxLength={providerLengths.street}
          autoComplete="address-line1"
          error={errorOf('street')}
          onChange={(event) => onChange({ street: event.target.value })}
        />
        <Field
          label={t('place.postalCode')}
          value={postalCode}
          maxLength={providerLengths.postalCode}
          autoComplete="postal-code"
          onChange={(event) => onChange({ postalCode: event.target.value })}
        />
      </div>
      {place && <PositionField place={place} position={position} onMove={(moved) => onChange({ position: moved })} />}
      <Field
        id="phone"
        type="tel"
        label={t('place.phone')}
        hint={t('place.phoneHint')}
        value={phone}
        maxLength={providerLengths.phone}
        autoComplete="tel"
        error={errorOf('phone')}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
    </>
  )
}

type PlaceFieldProps = {
  text: string
  error: string | undefined
  onText: (text: string) => void
  onPick: (place: Place) => void
}

/** A town or a part of one that we know, found by the beginning of its name. */
export function PlaceField({ text, error, onText, onPick }: PlaceFieldProps) {
  const { t } = useTranslation(['business', 'translation'])
  const {
    data: places = [],
    isError,
    refetch,
  } = useQuery({
    queryKey: ['places', text],
    queryFn: ({ signal }) => call(location.search, { query: text.split(',')[0]?.trim() ?? '' }, { signal }),
    placeholderData: (before) => before,
    staleTime: 60_000,
  })
  const suggestions = places.map((place) => ({
    id: place.slug,
    text: nameOf(place),
    detail: `${place.region}, ${place.country}`,
  }))
  return (
    <div className="grid gap-2">
      <Suspense
        fallback={<Field label={t('place.town')} value={text} onChange={(event) => onText(event.target.value)} />}
      >
        <ComboBox
          id="place"
          name="place"
          label={t('place.town')}
          hint={t('place.townHint')}
          value={text}
          error={error}
          onChange={onText}
          onPick={({ id }) => {
            const place = places.find(({ slug }) => slug === id)
            if (place) onPick(place)
          }}
          groups={[{ title: t('place.known'), suggestions }]}
        />
      </Suspense>
      {isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {t('place.failed')}
          <Button variant="outline" size="small" onClick={() => refetch()}>
            {t('translation:error.tryAgain')}
          </Button>
        </p>
      )}
    </div>
  )
}

export const nameOf = ({ name, city }: Place) => (name === city ? name : `${name}, ${city}`)

/** As far as a business may be from the middle of its place. */
const nearDegrees = 0.5

type PositionFieldProps = { place: Place; position: Position | null; onMove: (position: Position) => void }

export function PositionField({ place, position, onMove }: PositionFieldProps) {
  const { t } = useTranslation('business')
  const [isFar, setFar] = useState(false)
  const at = position ?? place.coordinates
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const here = { lat: coords.latitude, lng: coords.longitude }
        const isNear =
          Math.abs(here.lat - place.coordinates.lat) < nearDegrees &&
          Math.abs(here.lng - place.coordinates.lng) < nearDegrees
        setFar(!isNear)
        if (isNear) onMove(here)
      },
      () => setFar(true),
      { timeout: 5000, maximumAge: 600_000 },
    )
  return (
    <div className="grid gap-3">
      <p className="field-label">{t('place.position')}</p>
      <p className="field-hint">{t('place.positionHint')}</p>
      <PlaceMap
        label={t('place.map', { place: nameOf(place) })}
        centre={place.coordinates}
        position={at}
        onMove={onMove}
      />
      <p className="flex flex-wrap items-center gap-3">
        <Button variant="outline" size="small" onClick={locate}>
          <LocateFixed aria-hidden="true" size={20} />
          {t('place.here')}
        </Button>
        <span role="status" className="text-ink-2">
          {isFar ? t('place.far') : t('place.at', { latitude: at.lat.toFixed(4), longitude: at.lng.toFixed(4) })}
        </span>
      </p>
    </div>
  )
}
