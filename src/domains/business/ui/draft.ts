import type { InputOf } from '../../../lib/api/endpoint.ts'
import type { Place } from '../../location/contract.ts'
import type { OwnProvider } from '../../providers/own-contract.ts'
import { type TimeSpan, usualWeek } from '../../staff/rules.ts'
import { priceOf } from '../../staff/ui/price-text.ts'
import type { ownProvider } from '../contract.ts'

export const steps = ['business', 'place', 'services', 'hours', 'finish'] as const
export type Step = (typeof steps)[number]

/** The price as it is typed. */
export type DraftService = { key: string; name: string; minutes: number; price: string }

export type Draft = {
  step: Step
  businessName: string
  profession: string
  /** As typed; `place` is what was picked. */
  placeText: string
  place: Place | null
  position: { lat: number; lng: number } | null
  street: string
  postalCode: string
  phone: string
  /** null: not chosen yet, the suggestions for the profession come. */
  services: DraftService[] | null
  hours: TimeSpan[][]
  startIntervalMinutes: OwnProvider['startIntervalMinutes']
}

/** With the suggested services where none are chosen yet. */
export type FullDraft = Draft & { services: DraftService[] }

/** One question: what is answered so far, and what is wrong at which field. */
export type StepProps = {
  draft: FullDraft
  errorOf: (fieldId: string) => string | undefined
  onChange: (changes: Partial<Draft>) => void
}

export const emptyDraft: Draft = {
  step: 'business',
  businessName: '',
  profession: '',
  placeText: '',
  place: null,
  position: null,
  street: '',
  postalCode: '',
  phone: '',
  services: null,
  hours: usualWeek.map((day) => [...day]),
  startIntervalMinutes: null,
}

const key = 'businessDraft'

type Kept = Draft & { accountId: string | null }

/** It survives a reload and signing in; nobody is shown another's. Of an older form of it nothing is kept. */
export function readDraft(accountId: string | null): Draft | null {
  const kept = readKept()
  if (!kept || (kept.accountId !== null && kept.accountId !== accountId)) return null
  const { accountId: _, ...draft } = kept
  return draft
}

function readKept(): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  return [...Object.keys(emptyDraft), 'accountId'].every((name) => name in value)
}

/** Whoever is not signed in does not take the place of somebody whose session has ended. */
export function keepDraft(draft: Draft, accountId: string | null) {
  if (accountId === null && readKept()?.accountId) return
  localStorage.setItem(key, JSON.stringify({ ...draft, accountId } satisfies Kept))
}

export function forgetDraft() {
  localStorage.removeItem(key)
}

/** Until a place is known its currency is nobody's; prices are only suggested. */
export const currencyOf = ({ place }: Pick<Draft, 'place'>): string => place?.currency ?? 'GBP'

export function newProviderOf(draft: FullDraft): InputOf<typeof ownProvider.create> {
  const {
    businessName,
    profession,
    place,
    position,
    street,
    postalCode,
    phone,
    services,
    hours,
    startIntervalMinutes,
  } = draft
  const currency = currencyOf(draft)
  return {
    businessName,
    profession,
    placeSlug: place?.slug ?? '',
    street,
    postalCode,
    ...(position && { position }),
    ...(phone.trim() && { phone }),
    services: services.map(({ name, minutes, price }) => ({
      name,
      durationMinutes: minutes,
      priceMinor: priceOf(price, currency) ?? 0,
    })),
    hours,
    startIntervalMinutes,
  }
}
