import type { Place } from '../../location/contract.ts'
import { type TimeSpan, usualWeek } from '../../staff/rules.ts'

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
  /** null: not chosen yet, the trade's suggestions come. */
  services: DraftService[] | null
  hours: TimeSpan[][]
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
}

const key = 'shopDraft'

/** It survives a reload and signing in. Of an older form of it nothing is kept. */
export function readDraft(): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(emptyDraft).every((name) => name in value)
}

export function keepDraft(draft: Draft) {
  localStorage.setItem(key, JSON.stringify(draft))
}

export function forgetDraft() {
  localStorage.removeItem(key)
}
