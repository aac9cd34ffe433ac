import type { ContactTexts } from './en.ts'

export const contact: ContactTexts = {
  page: {
    title: 'Nous contacter',
    lead: 'Une question sans réponse ici ? Nous répondons par e-mail.',
    description: 'Contactez Highstreet au sujet d’une réservation, d’un paiement, de vos données ou d’autre chose.',
    answers: 'Réponses rapides',
    answer: {
      bookings: 'Voir vos réservations',
      bookingsText: 'Toutes vos réservations, avec l’heure, le prix et l’adresse.',
      cancel: 'Annuler une réservation',
      cancelText:
        'Ouvrez « Mes réservations » et choisissez « Annuler la réservation », à tout moment avant le début. Highstreet ne facture rien ; les conditions d’annulation du prestataire s’appliquent.',
      reviews: 'D’où viennent les étoiles',
      reviewsText: 'Elles sont la moyenne de tous les avis publiés, chacun sur une réservation honorée.',
      ranking: 'Comment les résultats sont triés',
      rankingText: 'Personne ne peut payer pour être mieux placé.',
      privacy: 'Vos données',
      privacyText: 'Ce que nous conservons, pourquoi, combien de temps, et vos droits.',
    },
    formTitle: 'Envoyer un message',
    name: 'Votre nom',
    email: 'Adresse e-mail',
    emailHint: 'Nous répondrons à cette adresse.',
    topic: 'Quel est le sujet ?',
    chooseTopic: 'Choisissez un sujet',
    topics: {
      booking: 'Une réservation',
      provider: 'Un prestataire, ou le devenir',
      payment: 'Un prix ou un paiement',
      privacy: 'Mes données',
      other: 'Autre chose',
    },
    message: 'Votre message',
    messageHint:
      'Pour une réservation, indiquez le prestataire et la date. N’envoyez ni mot de passe ni numéro de carte.',
    send: 'Envoyer le message',
    sending: 'Envoi…',
    problem: 'Votre message n’a pas encore été envoyé',
    errors: {
      name: 'Indiquez votre nom',
      email: 'Indiquez une adresse e-mail telle que nom@example.com',
      topic: 'Choisissez un sujet',
      message: 'Saisissez entre {{min}} et {{max}} caractères',
    },
    failed: 'Votre message n’a pas pu être envoyé. Votre texte est toujours là : veuillez réessayer.',
    tooMany: 'Vous avez envoyé plusieurs messages en peu de temps. Veuillez réessayer dans une heure.',
    sentTitle: 'Message envoyé',
    sentText: 'Nous répondrons à {{email}}.',
    another: 'Envoyer un autre message',
    needsScript: 'L’envoi depuis cette page nécessite JavaScript. Vous pouvez aussi nous écrire par e-mail :',
  },
  mail: {
    subject: '{{topic}} : message de la part de {{name}}',
    from: 'De {{name}}, {{email}}. Répondez à cet e-mail pour lui répondre.',
    receiptSubject: 'Nous avons bien reçu votre message',
    receiptTitle: 'Nous avons bien reçu votre message',
    receiptText:
      'Nous avons reçu un message de cette adresse e-mail par notre page de contact. Sujet : {{topic}}. Nous répondrons à cette adresse.',
    receiptNotYou:
      'Si ce n’était pas vous, quelqu’un a saisi votre adresse par erreur : vous pouvez ignorer cet e-mail.',
  },
}
