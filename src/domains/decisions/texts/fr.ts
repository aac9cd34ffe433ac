import type { DecisionTexts } from './en.ts'

export const decisions: DecisionTexts = {
  title: 'Nos décisions à votre sujet',
  lead: 'Ce que nous avons décidé sur un contenu que vous avez publié, sur une visite ou sur votre compte, et pourquoi.',
  one: 'Une décision à votre sujet',
  empty: 'Aucune décision',
  emptyText: 'Si nous retirons un jour un de vos contenus, vous en trouverez ici le motif et la façon de faire appel.',
  loadFailed: 'Nous n’avons pas pu charger cette page.',
  kinds: {
    review_removed: 'Nous avons retiré votre avis sur {{name}}',
    review_folded: 'Nous avons replié votre avis sur {{name}}',
    photo_removed: 'Nous avons retiré une photo de la page de {{name}}',
    warned: 'Un avertissement de notre part',
    warned_visit: 'Un avertissement au sujet d’une visite chez {{name}}',
    unknown: 'Une décision que cette page ne peut pas encore afficher',
    suspended: 'Votre compte est suspendu',
    no_show_upheld: 'L’absence chez {{name}} est retenue',
    visit_confirmed: 'L’absence signalée par {{name}} est levée : la visite a eu lieu',
    absence_confirmed: 'L’absence signalée par {{name}} est levée : personne n’est venu de l’établissement',
  },
  effects: {
    review_removed: 'Il n’est plus affiché, et ses étoiles ne comptent plus.',
    review_folded: 'Son texte n’apparaît que si on l’ouvre. Ses étoiles comptent toujours.',
    photo_removed: 'Elle n’est plus affichée. Le reste de la page n’a pas changé.',
    warned: 'Rien n’a été retiré. Si cela se reproduit, nous pourrons retirer le contenu ou suspendre votre compte.',
    warned_visit: 'Rien ne vous a été retiré. Si cela se reproduit, nous pourrons suspendre votre compte.',
    unknown:
      'Nous mettons le site à jour. Rechargez cette page dans quelques minutes : elle dira ce que nous avons décidé, pourquoi, et comment faire appel.',
    suspended:
      'Vous ne pouvez plus vous connecter. Si vous avez un établissement ici, il n’est plus affiché et ne peut plus être réservé.',
    no_show_upheld:
      'Il est noté que vous n’êtes pas venu. Si les conditions de la réservation prévoient des frais, ils sont pris sur ce que vous avez payé d’avance, ou vous les devez.',
    visit_confirmed: 'La visite compte comme ayant eu lieu, et personne ne doit de frais d’absence.',
    absence_confirmed:
      'La visite compte comme annulée. Personne ne doit de frais, et ce qui avait été payé d’avance a été rendu.',
  },
  decidedOn: 'Décision du {{date}}',
  reason: 'Motif',
  reasons: {
    inappropriate: 'Propos ou contenu choquants ou explicites. Nos règles ne l’autorisent pas.',
    fake: 'Le contenu ne parle pas d’une vraie visite ou induit en erreur. Nos règles ne l’autorisent pas.',
    spam: 'Spam, ou publicité pour autre chose. Nos règles ne l’autorisent pas.',
    personal_information: 'Des informations personnelles y sont révélées. Nos règles ne l’autorisent pas.',
    harassment: 'Harcèlement ou intimidation. Nos règles ne l’autorisent pas.',
    copyright: 'Le contenu appartient à quelqu’un d’autre, qui n’en a pas autorisé l’usage.',
    fraud: 'Fraude. Nos règles ne l’autorisent pas.',
    safety: 'La sécurité d’autres personnes.',
    terms: 'Nos conditions d’utilisation n’ont pas été respectées.',
    own_wish: 'Vous nous l’avez demandé.',
    other: 'Nos règles n’ont pas été respectées, comme expliqué ci-dessous.',
    proven: 'Ce qui nous a été montré le prouve.',
    more_likely: 'Ce que dit l’une des deux parties est plus vraisemblable.',
    unanswered: 'L’autre partie n’a pas dit ce qui s’est passé.',
    in_doubt: 'Rien ne prouve ni l’un ni l’autre.',
  },
  words: 'Ce que nous souhaitons ajouter',
  how: 'Comment nous avons décidé',
  reported: 'Un signalement nous en a été fait.',
  found: 'Nous l’avons constaté nous-mêmes.',
  disputed: 'L’absence était contestée : c’était à nous de décider.',
  ofVisit: 'L’absence était contestée : nous avons donc examiné la visite.',
  byPerson: 'Une personne a examiné le cas et a décidé selon nos règles ; aucun programme ne l’a fait.',
  rules: 'Lire nos règles',
  visit: 'La visite du {{when}}',
  about: 'Ce dont il s’agit',
  undone: 'Annulée le {{date}} : elle ne s’applique plus.',
  appeal: {
    title: 'Vous pensez que nous nous trompons ?',
    text: 'Faites appel, et nous réexaminerons le cas, en le confiant à un autre administrateur dès qu’il y en a un. C’est gratuit, et possible jusqu’au {{date}}.',
    words: 'Que devrions-nous savoir ? (facultatif)',
    send: 'Faire appel',
    failed: 'Nous n’avons pas pu enregistrer votre appel.',
    sent: 'Vous avez fait appel le {{date}}. Nous réexaminerons le cas et vous écrirons.',
    yours: 'Vous avez écrit : {{text}}',
    upheld: 'Nous avons réexaminé le cas le {{date}}. La décision est maintenue.',
    overturned: 'Nous avons réexaminé le cas le {{date}}, et vous aviez raison. La décision ne s’applique plus.',
    photo: 'Vous pouvez importer la photo de nouveau.',
    over: 'Vous pouviez faire appel jusqu’au {{date}}.',
    elsewhere:
      'Si vous n’êtes toujours pas d’accord, un organe de règlement extrajudiciaire des litiges ou un tribunal peut trancher.',
    can: {
      no_show_upheld:
        'Si nous vous donnons raison, vous ne devez aucuns frais. Ce qui a été débité de votre carte à ce titre y est rendu. Ce que vous aviez payé d’avance paie la visite si elle a eu lieu, et vous est rendu si l’établissement n’est pas venu.',
      visit_confirmed:
        'Si nous vous donnons raison, l’absence est retenue avec ses frais. Nous ne pouvons plus débiter de carte : ce qui n’a pas été payé vous est dû, et vous le réglez avec le client. Ce qu’il a payé au-delà des frais lui est rendu, et son avis sur la visite est retiré.',
      absence_confirmed:
        'Si nous vous donnons raison, l’absence est retenue avec ses frais. Nous ne pouvons plus débiter de carte : ils vous sont dus, et vous les réglez avec le client. Les visites d’un abonnement déjà rendues le restent.',
    },
  },
  mails: {
    read: 'Lire la décision ou faire appel',
    kinds: {
      review_removed: { subject: 'Nous avons retiré votre avis sur {{name}}' },
      review_folded: { subject: 'Nous avons replié votre avis sur {{name}}' },
      photo_removed: { subject: 'Nous avons retiré une photo de votre page' },
      warned: { subject: 'Un avertissement au sujet de ce que vous avez publié' },
      warned_visit: { subject: 'Un avertissement au sujet d’une visite chez {{name}}' },
      suspended: { subject: 'Votre compte est suspendu' },
      no_show_upheld: { subject: 'L’absence chez {{name}} est retenue' },
      visit_confirmed: { subject: 'L’absence signalée par {{name}} est levée : la visite a eu lieu' },
      absence_confirmed: {
        subject: 'L’absence signalée par {{name}} est levée : personne n’est venu de l’établissement',
      },
    },
    appeal: {
      subject: 'Nous avons statué sur votre appel',
      upheld:
        'Vous avez fait appel de cette décision : « {{decision}} ». Nous l’avons réexaminée : elle est maintenue.',
      overturned:
        'Vous avez fait appel de cette décision : « {{decision}} ». Après un nouvel examen, vous aviez raison : elle ne s’applique plus. Toutes nos excuses pour ce désagrément.',
    },
  },
  errors: {
    decision_not_found:
      'Cette décision n’existe pas ou ne vous concerne pas. Connectez-vous, ou ouvrez le lien de notre e-mail.',
    decision_unknown: 'Nous mettons le site à jour. Veuillez réessayer dans quelques minutes.',
    already_appealed: 'Vous avez déjà fait appel de cette décision.',
    decision_undone: 'Cette décision ne s’applique plus : il n’y a pas lieu de faire appel.',
    appeal_over: 'Il est possible de faire appel d’une décision pendant six mois. Ce délai est passé.',
  },
}
