import type { InputOf } from '../../../lib/api/endpoint.ts'
import { keepHere, readKept } from '../../../lib/kept.ts'
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
const claimKey = 'businessDraftClaim'

/** By account; what nobody has signed in for yet is at ''. */
type Drafts = Record<string, Draft>

function readDrafts(): Drafts {
  try {
    const kept: unknown = JSON.parse(readKept(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Draft] => isDraft(entry[1])))
  } catch {
    return {}
  }
}

/** It survives a reload; nobody is shown another's. Of an older form of it nothing is kept. */
export function readDraft(accountId: string | null): Draft | null {
  return readDrafts()[accountId ?? ''] ?? null
}

/** Whoever comes back to this tab signed in has typed what is here: an address would say so for everybody who follows a link. */
export function claimDraft() {
  keepHere(claimKey, 'yes', 'sessionStorage')
}

function endClaim(): boolean {
  const isClaimed = readKept(claimKey, 'sessionStorage') !== null
  keepHere(claimKey, null, 'sessionStorage')
  return isClaimed
}

/** What they go on with: their own, or what they have typed just before signing in. */
export function openDraft(accountId: string | null): Draft | null {
  const isClaimed = endClaim()
  const own = readDraft(accountId)
  return own ?? (isClaimed && accountId !== null ? takeDraft(accountId) : null)
}

/** What was typed here before anybody signed in becomes theirs, in place of their own. */
export function takeDraft(accountId: string): Draft | null {
  const { '': typed, ...others } = readDrafts()
  if (!typed) return null
  write({ ...others, [accountId]: typed })
  return typed
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(emptyDraft).every((name) => name in value)
}

/** Nobody takes the place of somebody else, whose session has ended. */
export function keepDraft(draft: Draft, accountId: string | null) {
  write({ ...readDrafts(), [accountId ?? '']: draft })
}

export function forgetDraft(accountId: string | null) {
  const { [accountId ?? '']: _, ...others } = readDrafts()
  write(others)
}

function write(drafts: Drafts) {
  keepHere(key, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts))
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
