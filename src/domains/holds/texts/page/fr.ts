import type { PageTexts } from './en.ts'

export const fr: PageTexts = {
  booking: {
    hold: {
      kept: 'Ce créneau vous est réservé pendant',
      extend: 'Garder 10 minutes de plus',
      over: 'Ce créneau ne vous est plus réservé. Prenez-le tant qu’il est libre.',
      again: 'Garder à nouveau',
      said: {
        begun: 'Ce créneau vous est réservé pendant dix minutes.',
        soonOver: 'Ce créneau vous est réservé pendant encore deux minutes.',
        over: 'Ce créneau ne vous est plus réservé.',
      },
    },
  },
  errors: {
    price_changed: 'Le prix ou la durée a changé entre-temps. Veuillez le vérifier.',
    too_many_holds: 'Vous avez atteint le nombre maximal de créneaux gardés. Libérez-en un d’abord.',
    hold_released: 'Le prestataire a modifié son agenda : nous ne pouvons plus vous garder ce créneau.',
    too_many_bookings:
      'Vous avez atteint le nombre maximal de réservations à venir. Annulez-en une ou attendez la prochaine.',
    too_many_with_provider:
      'Vous avez atteint le nombre maximal de réservations à venir chez ce prestataire. Annulez-en une ou attendez la prochaine.',
    too_much_on_day: 'Cela ferait trop pour cette journée. Choisissez un autre jour.',
    hold_not_found: 'Ce créneau ne vous est plus réservé.',
    nothing_to_hold: 'Ce prestataire fonctionne sur demande : envoyez votre demande.',
    quote_unknown: 'Votre sélection a changé entre-temps. Veuillez la vérifier.',
    email_unverified: 'Confirmez d’abord votre adresse e-mail pour réserver davantage.',
  },
}
