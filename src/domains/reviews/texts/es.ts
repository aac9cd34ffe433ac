import type { ReviewTexts } from './en.ts'

export const reviews: ReviewTexts = {
  errors: {
    review_not_found: 'Esta reseña no existe o ya no se muestra.',
    review_not_yours: 'Solo quien hizo la visita puede escribir su reseña.',
    not_completed: 'Podrás escribir una reseña cuando la reserva haya terminado.',
    review_too_late: 'Tienes 90 días después de la visita para escribir una reseña. Esta fue hace más tiempo.',
    review_exists: 'Ya has escrito una reseña de esta reserva.',
    review_edit_over: 'Una reseña se puede editar durante 14 días.',
    review_answered: 'El profesional ya ha respondido, así que esta reseña no se puede editar.',
    review_removed: 'Hemos retirado esta reseña, así que no se puede cambiar.',
    email_unverified: 'Confirma tu dirección de correo antes de escribir una reseña.',
    own_vote: 'No puedes votar tu propia reseña ni una de tu negocio.',
    reply_not_yours: 'Solo puede responder el profesional de esta visita.',
    already_answered: 'Ya has respondido a esta reseña.',
    own_report: 'No puedes denunciar algo tuyo.',
    already_reported: 'Ya lo has denunciado. Lo revisaremos.',
  },
}
