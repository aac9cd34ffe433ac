export type Tongue = 'en' | 'fr'

/** A service as a provider offers it: price in pounds before the city's and the provider's own factor. */
export type Offer = {
  category: string
  minutes: number
  pounds: number
  en: readonly [name: string, description: string]
  fr: readonly [name: string, description: string]
}

export type Trade = {
  profession: string
  subcategory: string
  category: string
  /** Of a hundred providers. */
  share: number
  businessTypes: readonly string[]
  offers: readonly Offer[]
  /** French words for the service categories. */
  categoriesFr: Readonly<Record<string, string>>
  /** {first} {last} {street} {area} are filled in. */
  businessNames: Readonly<Record<Tongue, readonly string[]>>
  specializations: readonly string[]
  qualifications: Readonly<Record<Tongue, readonly string[]>>
  tags: readonly string[]
  /** Sentences a bio is put together from, about the work itself. */
  craft: Readonly<Record<Tongue, readonly string[]>>
  /** One line over the door. */
  description: Readonly<Record<Tongue, readonly string[]>>
  /** Minutes to clean up or travel, for those who keep them. */
  bufferAfter: readonly number[]
}

type OfferRow = readonly [
  category: string,
  minutes: number,
  pounds: number,
  name: string,
  description: string,
  nameFr: string,
  descriptionFr: string,
]

export function offersOf(rows: readonly OfferRow[]): Offer[] {
  return rows.map(([category, minutes, pounds, name, description, nameFr, descriptionFr]) => ({
    category,
    minutes,
    pounds,
    en: [name, description],
    fr: [nameFr, descriptionFr],
  }))
}
