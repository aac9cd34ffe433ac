import type { InfoTexts } from './en.ts'

export const fr: InfoTexts = {
  contents: 'Sur cette page',
  about: {
    title: 'Votre quartier, agenda ouvert',
    metaTitle: 'À propos',
    description:
      'Ce qu’est Highstreet, ce que nous promettons, à qui nous nous adressons et comment nous gagnons notre vie.',
    lead: 'Highstreet vous fait trouver le barbier, l’onglerie, la masseuse ou le photographe du quartier, voir quand ils sont vraiment libres, et réserver.',
    promisesTitle: 'Quatre promesses',
    promises: [
      {
        title: 'Chaque horaire affiché est réservable',
        text: 'Les horaires sortent de l’agenda du prestataire : heures d’ouverture, réservations déjà prises, durée de tout ce que vous avez choisi et pauses nécessaires. Un seul et même calcul affiche les horaires, répond à votre recherche et accepte votre réservation. Si quelqu’un vous devance, vous le savez aussitôt et voyez les horaires libres les plus proches.',
      },
      {
        title: 'Chaque prix affiché est le prix payé',
        text: 'Le prix est celui du prestataire et comprend tout ce que vous avez choisi. Nous n’y ajoutons rien. S’il augmente pendant que vous choisissez, la réservation s’arrête et vous demande votre accord.',
      },
      {
        title: 'Chaque étoile est une vraie visite',
        text: 'Un avis se rattache à une réservation qui a eu lieu, et chacune n’en reçoit qu’un. La moyenne et les barres tiennent compte de tous les avis publiés, bons ou mauvais. Personne n’a encore donné d’avis ? Alors il n’y a pas d’étoiles.',
      },
      {
        title: 'Chaque refus a sa raison',
        text: 'Fermé ce jour-là, trop près de la fermeture, trop tôt, trop loin dans le temps, pris à l’instant : quand quelque chose n’est pas possible, la page dit pourquoi, et ce que vous pouvez faire à la place.',
      },
    ],
    sections: {
      customers: {
        title: 'Pour qui cherche',
        blocks: [
          'Chercher, lire les profils et comparer les avis se fait sans compte. Choisissez ce que vous voulez faire faire, quand et où : vous ne voyez que les personnes libres à ce moment-là.',
          'Il faut un compte pour confirmer une réservation : votre prestataire sait ainsi qui vient, et vous pouvez la retrouver et l’annuler plus tard. La confirmation arrive par e-mail, avec un fichier pour votre agenda.',
        ],
      },
      providers: {
        title: 'Pour qui exerce',
        blocks: [
          'Coiffure, barbier, ongles, beauté, massage, fitness, tatouage, photographie : Highstreet s’adresse à celles et ceux qui travaillent sur rendez-vous. Chacun a sa page, avec ses prestations, ses prix, ses horaires et ses photos, dans sa devise et son fuseau horaire.',
          'Les prestataires décident du délai de prévenance, de l’horizon de réservation, des pauses autour d’une prestation, et si une réservation est confirmée aussitôt ou attend leur réponse. Deux clients n’obtiennent jamais le même horaire.',
        ],
      },
      money: {
        title: 'De quoi nous vivons',
        blocks: [
          'Pas de vous vendre. Il n’y a pas de publicité ici, aucune place dans les résultats n’est à vendre, et aucune donnée n’est vendue ni transmise à des fins commerciales. La page [Notre classement](/how-we-rank) dit exactement ce qui décide de l’ordre.',
          'Réserver n’ajoute aucuns frais au prix du prestataire. Quand quelque chose est payant, le prix est indiqué à côté avant que vous ne payiez.',
        ],
      },
      talk: {
        title: 'Parlez-nous',
        blocks: [
          'Quelque chose ne va pas, manque ou pourrait être mieux ? [Écrivez-nous](/contact). Ce que nous savons de vous et ce que vous pouvez demander figure sous [Vie privée](/legal#privacy).',
        ],
      },
    },
    browse: 'Trouver quelqu’un près de chez vous',
  },
  legal: {
    title: 'Conditions et vie privée',
    description: 'Les conditions de Highstreet, les règles d’annulation et d’avis, et ce que deviennent vos données.',
    lead: 'Ce sur quoi vous et nous pouvons compter, en mots faits pour être lus.',
    sections: {
      terms: {
        title: 'Conditions d’utilisation',
        blocks: [
          'Highstreet présente des prestataires et tient leur agenda. La prestation que vous réservez est un contrat entre vous et le prestataire : il fait le travail, à l’heure et au prix que vous avez tous deux confirmés, et il en répond. Les présentes conditions portent sur le site ; elles vous lient à la personne ou à l’entreprise qui l’exploite, que vous joignez par la [page de contact](/contact).',
          {
            list: [
              'Un compte appartient à une seule personne. Donnez votre vrai nom et une adresse e-mail que vous consultez : le prestataire voit le nom, et les confirmations partent à cette adresse.',
              'Gardez votre mot de passe pour vous. Prévenez-nous si quelqu’un d’autre a utilisé votre compte.',
              'Ne réservez que ce que vous comptez honorer.',
              'Si vous êtes prestataire, ne dites que ce qui est vrai : vos prestations, vos prix, vos horaires, vos qualifications, et des photos que vous avez le droit de montrer.',
              'N’essayez pas d’accéder aux données des autres, et n’appelez pas le site si souvent qu’il en devienne lent pour eux. Au-delà d’un certain nombre d’appels, il vous fait attendre.',
            ],
          },
          'Un compte qui enfreint ces règles peut être suspendu : il ne peut plus se connecter, et un prestataire suspendu n’est plus ni affiché ni réservable. Vous pouvez en demander la raison et contester par la page de contact.',
          'Nous travaillons à ce que le site fonctionne et dise vrai, mais ne pouvons promettre qu’il ne tombe jamais en panne. Rien sur cette page ne vous retire les droits que la loi vous donne en tant que consommateur.',
        ],
      },
      bookings: {
        title: 'Réservations et prix',
        blocks: [
          'Votre réservation est acquise quand la page le dit et qu’elle est marquée comme confirmée. Certains prestataires confirment eux-mêmes chaque réservation, et d’autres n’ont pas indiqué leurs horaires : vous leur envoyez une demande, qui ne devient une réservation que lorsqu’ils la confirment.',
          'Le prix est la somme des prestations choisies, dans la devise du prestataire. S’il a augmenté depuis que vous l’avez vu, rien n’est réservé tant que vous n’avez pas accepté le nouveau.',
          'Vous payez le prestataire de la manière dont vous convenez ensemble. Si une page encaisse elle-même un paiement, elle le dit, avec le montant, avant que vous ne payiez.',
        ],
      },
      cancellations: {
        title: 'Annulation',
        blocks: [
          'Jusqu’à ce qu’une réservation commence, vous pouvez l’annuler sous [Mes réservations](/my-bookings), en donnant une raison si vous le souhaitez. Le prestataire peut annuler lui aussi. L’horaire redevient aussitôt libre pour d’autres.',
          'Nous ne facturons rien pour cela. Mais quelqu’un vous a gardé cet horaire : plus vous annulez tôt, plus il a de chances de le remplir.',
          'Une fois commencée, une réservation ne peut plus être annulée ici. Parlez-en alors avec le prestataire ; c’est lui qui peut indiquer si elle a eu lieu ou a été manquée.',
        ],
      },
      reviews: {
        title: 'Avis',
        blocks: [
          {
            list: [
              'Seule la personne qui a réservé peut écrire un avis, seulement après la visite, et une fois par réservation.',
              'Il est affiché avec votre prénom, l’initiale de votre nom, la prestation et la date.',
              'Le prestataire peut répondre une fois, publiquement.',
              'La moyenne est la simple moyenne de tous les avis publiés. Aucun ne pèse plus qu’un autre, et aucun n’est écarté parce qu’il est mauvais.',
            ],
          },
          'Nous n’écrivons ni n’achetons d’avis. Un avis n’est masqué que pour une raison pour laquelle tout le monde peut le signaler :',
          {
            list: [
              'Langage ou contenu inapproprié',
              'Avis faux ou frauduleux',
              'Spam ou contenu promotionnel',
              'Divulgation d’informations personnelles',
              'Harcèlement ou intimidation',
              'Violation du droit d’auteur',
              'Autre raison contraire à ces conditions ou à la loi',
            ],
          },
        ],
      },
      privacy: {
        title: 'Vie privée',
        blocks: [
          'Nous gardons ce qu’il faut pour une réservation, et guère plus. Pas de publicité, pas de profil de votre comportement, rien de vendu. Les bases légales sont la réservation ou le compte que vous avez demandés, et notre intérêt à un site dont on n’abuse pas.',
          {
            head: ['Ce que nous gardons', 'Pourquoi', 'Combien de temps'],
            rows: [
              [
                'Votre compte : nom, adresse e-mail, langue et e-mails choisis, et votre mot de passe sous forme d’empreinte Argon2 qu’on ne peut pas relire',
                'Pour vous connecter et dire au prestataire qui vient',
                'Jusqu’à ce que vous le supprimiez sur votre page de profil',
              ],
              [
                'Les liens qui prouvent une boîte ou remplacent un mot de passe, sous forme d’empreinte',
                'Pour que chacun fonctionne une fois, et seulement pour qui lit la boîte',
                'Un mois après leur expiration',
              ],
              [
                'Réservations : prestations, horaire, prix, votre note, la raison d’une annulation',
                'Pour que les deux parties sachent ce qui a été convenu',
                'Avec votre nom, votre note et les raisons, aussi longtemps que votre compte ; ensuite sans eux, car les comptes du prestataire doivent être justes',
              ],
              [
                'Les avis que vous écrivez, et les réponses reçues',
                'Pour les montrer aux autres',
                'Jusqu’à ce que vous en demandiez le retrait ; sans votre nom une fois le compte supprimé',
              ],
              [
                'Ce que les prestataires publient sur leur page',
                'Pour le montrer aux autres',
                'Jusqu’à ce que le prestataire supprime son compte ou en demande le retrait ; le nom de l’établissement et sa ville restent dans les réservations passées',
              ],
              [
                'Les messages de la page de contact : nom, adresse e-mail, sujet et texte',
                'Pour vous répondre',
                'Un an ; les plus anciens sont supprimés à l’arrivée du message suivant, et tous avec un compte dont l’adresse confirmée est la même',
              ],
              [
                'Les appareils connectés : un nombre aléatoire, l’heure de la dernière utilisation, le nom du navigateur et du système, et une empreinte à clé de l’adresse réseau qu’on ne peut pas relire',
                'Pour que vous restiez connecté, pour vous montrer où, et pour distinguer un lieu habituel d’un inconnu qui devine',
                'Valable 14 jours sans utilisation, et 30 jours au plus ; effacé avec le compte, ou à la première connexion deux mois plus tard',
              ],
              [
                'Votre adresse réseau, dans des compteurs',
                'Pour que personne ne puisse deviner de mots de passe ni submerger le site',
                'Environ deux heures ; un jour là où l’on compte les changements d’adresse e-mail, sous forme d’empreinte à clé qu’on ne peut pas relire',
              ],
              [
                'Un journal : quelle page ou quel appel a été demandé, quand, avec quel résultat et en combien de temps. Ni noms ni adresses réseau',
                'Pour trouver les pannes',
                'Aussi longtemps que le journal sert à cela',
              ],
              [
                'Sauvegardes : une copie de tout cela, tel que c’était une nuit donnée',
                'Pour qu’un disque en panne n’emporte les réservations de personne',
                'Deux semaines en règle générale ; les comptes supprimés entre-temps le sont de nouveau avant qu’une copie serve',
              ],
            ],
          },
          'Le prestataire que vous réservez voit votre nom, votre réservation et votre note. Tout le monde voit les avis et les pages des prestataires. Personne d’autre ne reçoit quoi que ce soit, hormis les serveurs de messagerie qui vous acheminent nos e-mails.',
          'Nos pages ne chargent leurs scripts, polices et images que depuis ce site, et disent à votre navigateur de refuser tout ce qui viendrait d’ailleurs. Un lien tel que celui de l’itinéraire ouvre un autre site quand vous l’activez : il transmet la position du prestataire, pas la vôtre.',
        ],
      },
      rights: {
        title: 'Vos droits',
        blocks: [
          'Ils ne vous coûtent rien :',
          {
            list: [
              'une copie de ce que nous avons sur vous, également sous une forme que des programmes peuvent lire',
              'sa rectification',
              'sa suppression, ou la limitation de son usage',
              'l’opposition à un usage qui ne repose que sur notre intérêt',
            ],
          },
          'Sur [votre profil](/profile), vous pouvez télécharger vos données, corriger votre nom et votre adresse, et supprimer vous-même votre compte.',
          'Pour le reste, [écrivez-nous](/contact), choisissez le sujet qui concerne vos données, et utilisez l’adresse e-mail de votre compte, afin que nous sachions que c’est vous. La loi nous donne un mois pour répondre.',
          'Si notre réponse ne vous satisfait pas, vous pouvez saisir l’autorité de protection des données du pays où vous vivez (en France, la CNIL).',
        ],
      },
      cookies: {
        title: 'Cookies et stockage',
        blocks: [
          'Aucun cookie ne vous suit ici. Aucun bandeau ne demande votre consentement, car tout ce qui figure ci-dessous ne fait que ce que vous avez demandé.',
          {
            head: ['Cookie', 'À quoi il sert', 'Combien de temps'],
            rows: [
              [
                '__Secure-refresh (refresh sur une adresse locale)',
                'Vous garde connecté. Il n’est envoyé qu’à la partie du site qui gère la connexion, et les scripts ne peuvent pas le lire',
                '14 jours après la dernière utilisation, 30 jours au plus ; effacé à la déconnexion',
              ],
              ['i18nextLng', 'La langue que vous avez choisie', 'Un an, ou jusqu’à ce que vous l’effaciez'],
              [
                '__Host-gate (gate sur une adresse locale)',
                'Seulement tant que le site est encore derrière un mot de passe : que vous l’avez saisi. Il ne dit rien de vous',
                'Jusqu’à la fermeture du navigateur, une semaine au plus',
              ],
            ],
          },
          {
            head: ['Dans le stockage de votre navigateur', 'À quoi cela sert', 'Combien de temps'],
            rows: [
              [
                'token, tokenExpiry, user',
                'Votre connexion pour les dix prochaines minutes, le moment où elle expire, et votre nom pour l’en-tête',
                'Jusqu’à votre déconnexion',
              ],
              [
                'i18nextLng',
                'La langue que vous avez choisie',
                'Jusqu’à ce que vous en choisissiez une autre ou l’effaciez',
              ],
              [
                'selectedCurrency',
                'La devise dans laquelle vous avez choisi de voir aussi les prix',
                'Jusqu’à ce que vous choisissiez les prix tels que facturés, ou l’effaciez',
              ],
              [
                'apiBaseUrl',
                'Une autre adresse de notre service que votre navigateur doit utiliser, le cas échéant',
                'Jusqu’à ce que vous l’effaciez',
              ],
            ],
          },
          'Chaque élément n’est posé que lorsque vous utilisez ce à quoi il sert. Vous pouvez tout effacer dans votre navigateur : vous êtes alors déconnecté, et le site redemande à votre navigateur quelle langue vous lisez.',
        ],
      },
      operator: {
        title: 'Qui exploite ce site',
        blocks: [
          'Cette partie reste à compléter. La personne ou l’entreprise qui exploite le site doit s’y nommer avant l’ouverture : nom ou raison sociale, adresse postale et adresse e-mail et, là où la loi l’exige, numéro d’immatriculation, numéro de TVA, autorité de contrôle et hébergeur. C’est elle aussi qui répond de vos données.',
          'D’ici là, la [page de contact](/contact) mène à elle.',
        ],
      },
    },
  },
  accessibility: {
    title: 'Accessibilité',
    description:
      'À quel point Highstreet est accessible, comment c’est vérifié, ce qui ne marche pas encore et comment nous le dire.',
    lead: 'Trouver quelqu’un et réserver devrait être possible pour chacun, quelle que soit sa façon de voir, d’entendre, de se mouvoir ou de lire.',
    sections: {
      goal: {
        title: 'Ce à quoi nous nous tenons',
        blocks: [
          'Les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA, sur chaque page. Que nous les respections est notre propre évaluation ; personne d’extérieur n’a encore audité le site.',
        ],
      },
      expect: {
        title: 'Ce que vous pouvez attendre',
        blocks: [
          {
            list: [
              'Tout fonctionne au clavier, le focus se voit, et le premier arrêt de chaque page mène directement au contenu.',
              'Titres, listes, libellés et repères en sont de vrais, pour que les lecteurs d’écran puissent s’y déplacer.',
              'Le texte se détache du fond à 4,5 pour 1 ou plus, et la couleur ne porte jamais seule une information.',
              'Les boutons et les liens principaux ont au moins 44 pixels de haut.',
              'Quand quelque chose ne va pas dans un formulaire, un résumé en tête dit quoi, y mène par un lien et prend le focus.',
              'Les pages ne défilent en douceur que si votre système n’a pas demandé moins d’animations.',
              'Lire, chercher, filtrer et tourner les pages fonctionne sans JavaScript.',
            ],
          },
        ],
      },
      tested: {
        title: 'Comment c’est vérifié',
        blocks: [
          'À chaque modification, un vrai navigateur suit les parcours du site et trouve chaque bouton et chaque champ par le rôle et le nom qu’annonce un lecteur d’écran. En chemin, axe-core contrôle les pages selon les règles des WCAG 2.0, 2.1 et 2.2, niveaux A et AA. Une seule infraction arrête la modification.',
          'De tels contrôles ne trouvent qu’une partie de ce qui peut clocher. Il manque encore des essais avec des personnes qui utilisent chaque jour des technologies d’assistance.',
        ],
      },
      limits: {
        title: 'Ce qui ne marche pas encore',
        blocks: [
          {
            list: [
              'Se connecter, confirmer une réservation et écrire par la page de contact demandent JavaScript. Les pages le disent ; la page de contact affiche alors notre adresse e-mail.',
              'Les photos viennent des prestataires et n’ont pas de description propre.',
              'Les profils et les avis restent dans la langue où ils ont été écrits.',
              'L’itinéraire s’ouvre sur une carte OpenStreetMap, sur laquelle nous n’avons pas la main. L’adresse figure en toutes lettres à côté du lien.',
            ],
          },
        ],
      },
      report: {
        title: 'Dites-le-nous',
        blocks: [
          'Quelque chose vous empêche de faire ce que vous veniez faire ? [Écrivez-nous](/contact) : quelle page, ce que vous vouliez faire, et avec quoi vous la lisez. Nous répondons par e-mail et vous aidons, en attendant, à y parvenir.',
        ],
      },
    },
  },
  ranking: {
    title: 'Notre classement',
    description: 'Ce qui décide de l’ordre des résultats de recherche sur Highstreet, et ce qui n’en décide pas.',
    lead: 'C’est votre choix qui décide de l’ordre. Personne ne peut payer une place, et tous ceux qui posent la même question voient la même réponse.',
    sections: {
      order: {
        title: 'L’ordre',
        blocks: [
          'Sans autre choix de votre part, une recherche qui nomme un lieu est triée par distance, et toute autre par note. Vous avez le choix entre :',
          {
            head: ['Trié par', 'Ce qui vient d’abord', 'À égalité'],
            rows: [
              [
                'Mieux notés',
                'La plus haute moyenne de toutes les étoiles publiées. Les prestataires sans avis viennent en dernier',
                'Le plus d’avis d’abord',
              ],
              [
                'Les plus proches',
                'La plus courte distance à vol d’oiseau depuis le centre du lieu nommé. Si nous ne connaissons pas le lieu : comme mieux notés',
                'Dans un ordre fixe',
              ],
              [
                'Prix le plus bas',
                'Le prix le plus bas parmi les prestations d’un prestataire, sans les gratuites. Comparé en chiffres, chacun dans sa devise. Sans prix : en dernier',
                'Comme mieux notés',
              ],
              [
                'Les plus réservés',
                'Le plus de réservations faites ces 90 derniers jours. Celles qui ont été annulées, manquées ou ont expiré ne comptent pas',
                'Comme mieux notés',
              ],
              ['Les plus récents', 'La page ouverte en dernier', 'Dans un ordre fixe'],
            ],
          },
          'Ce qui reste à égalité après cela est rangé dans un ordre fixe par un numéro interne, pour qu’aucun prestataire n’apparaisse sur deux pages d’une même liste.',
        ],
      },
      included: {
        title: 'Qui apparaît',
        blocks: [
          {
            list: [
              'Chaque prestataire actif qui correspond à tout ce que vous avez demandé. Chaque mot de votre recherche doit figurer dans ses noms, son métier, son lieu ou ses prestations ; les petites fautes de frappe sont pardonnées.',
              'Dans une ville : à 15 km au plus de son centre. Dans un quartier : à 3 km au plus. Une distance que vous fixez remplace les deux.',
              'Avec une date : uniquement ceux qui ont ce jour-là un horaire libre pour leur prestation la plus courte. Avec une heure en plus : un horaire dans les deux heures qui suivent. Le calcul est celui de la réservation elle-même.',
              'Les prestataires qui n’ont pas indiqué leurs heures d’ouverture ne reçoivent que des demandes. Une recherche avec une date ne les montre pas.',
            ],
          },
        ],
      },
      words: {
        title: '« Populaire » et « à la une »',
        blocks: [
          'Les prestataires populaires sont les plus réservés des 90 derniers jours, comptés comme ci-dessus.',
          'Les prestataires à la une sont choisis par nous, à la main. Ils figurent en tête des listes intitulées « à la une », suivis des mieux notés, et nulle part ailleurs : dans une recherche, cela ne change rien.',
        ],
      },
      ignored: {
        title: 'Ce qui ne compte pas',
        blocks: [
          {
            list: [
              'L’argent : aucune place ne s’achète.',
              'Qui vous êtes : le fait d’être connecté, ce que vous avez réservé ou regardé auparavant.',
              'La coche « vérifié », le nombre de photos, la longueur d’un texte, la rapidité des réponses.',
            ],
          },
          'Un résultat vous semble faux ? [Dites-le-nous](/contact).',
        ],
      },
    },
  },
}
