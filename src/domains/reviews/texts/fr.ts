import type { ReviewTexts } from './en.ts'

export const reviews: ReviewTexts = {
  errors: {
    review_not_found: 'Cet avis n’existe pas ou n’est plus affiché.',
    review_not_yours: 'Seul le client de cette visite peut donner son avis.',
    not_completed: 'Vous pourrez donner votre avis une fois la réservation terminée.',
    review_too_late: 'Vous avez 90 jours après la visite pour donner votre avis. Celle-ci est plus ancienne.',
    review_exists: 'Vous avez déjà donné votre avis sur cette réservation.',
    review_edit_over: 'Un avis peut être modifié pendant 14 jours.',
    review_answered: 'Le prestataire a répondu : cet avis ne peut plus être modifié.',
    review_removed: 'Nous avons retiré cet avis : il ne peut plus être modifié.',
    email_unverified: 'Veuillez confirmer votre adresse e-mail avant de donner votre avis.',
    own_vote: 'Vous ne pouvez pas voter pour votre propre avis ni pour un avis sur votre établissement.',
    reply_not_yours: 'Seul le prestataire de cette visite peut répondre.',
    already_answered: 'Vous avez déjà répondu à cet avis.',
    own_report: 'Vous ne pouvez pas signaler ce qui est à vous.',
    already_reported: 'Vous avez déjà envoyé un signalement. Nous allons l’examiner.',
  },
}
