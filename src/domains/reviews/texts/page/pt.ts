import type { PageTexts } from './en.ts'

export const pt: PageTexts = {
  provider: {
    stars_zero: '{{count}} estrelas',
    stars_one: '{{count}} estrela',
    stars_other: '{{count}} estrelas',
    reviewsFailed: 'Não foi possível carregar as avaliações.',
  },
}
