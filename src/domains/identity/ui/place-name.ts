import { localeOf } from '../../../i18n/languages.ts'

/** 'London, United Kingdom', 'United Kingdom'; null: nobody knows. */
export function placeName(place: { country: string | null; city: string | null }, language: string): string | null {
  if (!place.country) return null
  const country = new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(place.country) ?? place.country
  return place.city ? `${place.city}, ${country}` : country
}
