import type { PageTexts } from './en.ts'

export const es: PageTexts = {
  provider: {
    stars_one: '{{count}} estrella',
    stars_other: '{{count}} estrellas',
    noReviewsYet: 'Todavía no hay opiniones',
    verifiedBooking: 'Reserva verificada',
    replied: 'Respuesta de {{name}}',
    reviewsFailed: 'No hemos podido cargar las opiniones.',
    moreReviews: 'Más opiniones',
    loadingReviews: 'Cargando opiniones…',
    reviewSorts: {
      newest: 'Más recientes',
      oldest: 'Más antiguas',
      highest_rated: 'Mejor valoradas',
      lowest_rated: 'Peor valoradas',
    },
    reviewsReal: 'Todas las opiniones son de reservas realizadas',
  },
}
