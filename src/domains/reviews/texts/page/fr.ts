import type { PageTexts } from './en.ts'

export const fr: PageTexts = {
  provider: {
    stars_one: '{{count}} étoile',
    stars_other: '{{count}} étoiles',
    reviewsFailed: 'Impossible de charger les avis.',
  },
}
