import type { Texts } from '../../../../i18n/en.ts'

export const en = {
  provider: {
    stars_one: '{{count}} star',
    stars_other: '{{count}} stars',
    reviewsFailed: 'We could not load the reviews.',
  },
} as const

/** The shape every other language has to fill. */
export type PageTexts = Texts<typeof en>
