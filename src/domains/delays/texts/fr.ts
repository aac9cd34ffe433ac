import type { DelayTexts } from './en.ts'

export const delays: DelayTexts = {
  mails: {
    hello: 'Bonjour {{name}},',
    zone: 'Heure locale : {{zone}}.',
    planned: 'Prévu : {{when}}',
    look: 'Accepter, déplacer ou annuler',
    later: {
      subject: '{{name}} a du retard : votre réservation est maintenant prévue vers {{time}}',
      title: 'Votre réservation commence plus tard',
      text: 'Nous sommes désolés : {{name}} a du retard. Vous pouvez accepter le nouvel horaire, déplacer la réservation ou l’annuler sans frais jusqu’à la nouvelle heure.',
    },
    onTime: {
      subject: 'De nouveau à l’heure : votre réservation avec {{name}} à {{time}}',
      title: 'Votre réservation commence comme prévu',
      text: '{{name}} est de nouveau à l’heure.',
    },
  },
  customer: {
    title: '{{name}} a du retard',
    text: '{{service}} : prévu vers {{expected}} au lieu de {{planned}}.',
    free: 'Si cela ne vous convient pas, vous pouvez déplacer ou annuler la réservation ci-dessous sans frais jusqu’à la nouvelle heure.',
    accept: 'Cela me convient',
    accepted: 'Vous avez accepté le nouvel horaire.',
    failed: 'Impossible d’enregistrer votre réponse.',
  },
  provider: {
    late: 'En retard',
    title: '{{name}} a du retard',
    titleAlone: 'Vous avez du retard',
    by: 'De combien',
    minutes: '{{count}} min',
    onTime: 'De nouveau à l’heure',
    hint: 'Les trous et les marges sont utilisés d’abord. Chaque client dont l’horaire change reçoit un e-mail et peut accepter, déplacer ou annuler sans frais. Cela prend fin avec la journée.',
    say: 'Prévenir les clients',
    now: '{{minutes}} minutes de retard depuis {{since}}',
    none: 'Personne n’a à attendre : les trous compensent.',
    said: 'Enregistré. Les clients concernés sont prévenus.',
    expected: '{{customer}} : {{expected}} au lieu de {{planned}}',
    accepted: 'accepté',
    failed: 'Impossible de l’enregistrer.',
    close: 'Fermer',
  },
  errors: {
    delay_unknown: 'Cette réservation n’est pas retardée.',
    delay_changed: 'L’horaire prévu a changé. Veuillez regarder de nouveau.',
  },
}
