import type { PageTexts } from './en.ts'

export const pt: PageTexts = {
  provider: {
    stars_zero: '{{count}} estrelas',
    stars_one: '{{count}} estrela',
    stars_other: '{{count}} estrelas',
    noReviewsYet: 'Ainda não há avaliações',
    verifiedBooking: 'Marcação verificada',
    replied: 'Resposta de {{name}}',
    reviewsFailed: 'Não foi possível carregar as avaliações.',
    moreReviews: 'Mais avaliações',
    loadingReviews: 'A carregar avaliações…',
    reviewSorts: {
      newest: 'Mais recentes',
      oldest: 'Mais antigas',
      highest_rated: 'Melhor classificação',
      lowest_rated: 'Pior classificação',
    },
    reviewsReal: 'Todas as avaliações são de marcações realizadas',
  },
}
