import type { PageTexts } from './en.ts'

export const fr: PageTexts = {
  provider: {
    stars_one: '{{count}} étoile',
    stars_other: '{{count}} étoiles',
    noReviewsYet: 'Pas encore d’avis',
    verifiedBooking: 'Réservation vérifiée',
    replied: 'Réponse de la part de {{name}}',
    reviewsFailed: 'Impossible de charger les avis.',
    moreReviews: 'Plus d’avis',
    loadingReviews: 'Chargement des avis…',
    reviewSorts: {
      newest: 'Les plus récents',
      oldest: 'Les plus anciens',
      highest_rated: 'Les mieux notés',
      lowest_rated: 'Les moins bien notés',
    },
    reviewsReal: 'Tous les avis proviennent de réservations honorées',
  },
}
