import type { PageTexts } from './en.ts'

export const es: PageTexts = {
  provider: {
    stars_one: '{{count}} estrella',
    stars_other: '{{count}} estrellas',
    reviewsFailed: 'No hemos podido cargar las opiniones.',
  },
}
