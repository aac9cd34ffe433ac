import type { Texts } from '../../../i18n/en.ts'

export const location = {
  area: {
    finding: 'Looking for your area…',
    shown: 'Shown: {{city}}',
    nobody: 'Nobody is there yet: {{city}}',
    change: 'Choose another place',
    label: 'Town, district or postcode',
    hint: 'For example Leeds, E2 or 75011.',
    places: 'Places',
    here: 'Use my position',
    clear: 'Forget my place',
    privacy:
      'Your place stays in this browser. Your position is only asked for when you press the button, to about a kilometre.',
    failed: 'Failed to update your location. Please try again.',
  },
} as const

/** The shape every other language has to fill. */
export type LocationTexts = Texts<typeof location>
