import type { ReviewTexts } from './en.ts'

export const reviews: ReviewTexts = {
  errors: {
    review_not_found: 'Esta avaliação não existe ou já não é mostrada.',
    review_not_yours: 'Só o cliente desta visita a pode avaliar.',
    not_completed: 'Pode avaliar uma marcação depois de concluída.',
    review_too_late: 'Uma visita pode ser avaliada durante 90 dias. Esta foi há mais tempo.',
    review_exists: 'Já avaliou esta marcação.',
    review_edit_over: 'Uma avaliação pode ser editada durante 14 dias.',
    review_answered: 'O prestador já respondeu, por isso esta avaliação já não pode ser editada.',
    review_removed: 'Retirámos esta avaliação, por isso já não pode ser alterada.',
    email_unverified: 'Confirme o seu endereço de e-mail antes de escrever uma avaliação.',
    own_vote: 'Não pode votar na sua própria avaliação nem numa do seu negócio.',
    reply_not_yours: 'Só o prestador desta visita pode responder.',
    already_answered: 'Já respondeu a esta avaliação.',
    own_report: 'Não pode denunciar o que é seu.',
    already_reported: 'Já fez esta denúncia. Vamos analisá-la.',
  },
}
