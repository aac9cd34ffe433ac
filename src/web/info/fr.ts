import type { InfoTexts } from './en.ts'

export const fr: InfoTexts = {
  contents: 'Sur cette page',
  about: {
    title: 'Des prestataires près de chez vous, réservables en ligne',
    metaTitle: 'À propos',
    description:
      'Ce qu’est Highstreet, ce que nous promettons, à qui nous nous adressons et comment nous gagnons de l’argent.',
    lead: 'Highstreet vous aide à trouver un barbier, un prothésiste ongulaire, un masseur ou un photographe près de chez vous, à voir ses disponibilités et à réserver.',
    promisesTitle: 'Quatre promesses',
    promises: [
      {
        title: 'Chaque créneau affiché est réservable',
        text: 'Les créneaux viennent de l’agenda du prestataire : horaires de travail, réservations existantes, durée de tout ce que vous avez choisi et temps tampons. Le même calcul affiche les créneaux, répond à votre recherche et accepte votre réservation. Si quelqu’un réserve avant vous, nous vous le disons aussitôt et affichons les créneaux libres les plus proches.',
      },
      {
        title: 'Chaque prix affiché est le prix payé',
        text: 'Le prix est fixé par le prestataire et comprend tout ce que vous avez choisi. Nous n’ajoutons rien. S’il augmente pendant que vous choisissez, nous vous redemandons votre accord avant de réserver.',
      },
      {
        title: 'Chaque étoile est une vraie visite',
        text: 'Chaque avis porte sur une réservation honorée, et une réservation a un seul avis au plus. La moyenne et les barres tiennent compte de tous les avis publiés, bons ou mauvais. Un prestataire sans avis n’a pas d’étoiles.',
      },
      {
        title: 'Chaque refus est expliqué',
        text: 'Fermé ce jour-là, trop près de la fermeture, délai trop court, trop longtemps à l’avance, déjà pris : quand quelque chose n’est pas possible, nous vous disons pourquoi et ce que vous pouvez faire à la place.',
      },
    ],
    sections: {
      customers: {
        title: 'Pour les clients',
        blocks: [
          'Vous pouvez rechercher, lire les profils et comparer les avis sans compte. Choisissez ce qu’il vous faut, quand et où : vous ne voyez que les prestataires disponibles à ce moment-là.',
          'Il faut un compte pour confirmer une réservation : le prestataire sait ainsi qui vient, et vous pouvez la consulter, la déplacer ou l’annuler plus tard. Vous recevez une confirmation par e-mail, avec un fichier pour votre agenda.',
        ],
      },
      providers: {
        title: 'Pour les prestataires',
        blocks: [
          'Coiffure, barbier, ongles, beauté, massage, fitness, tatouage, photographie : Highstreet s’adresse à celles et ceux qui travaillent sur rendez-vous. Votre page présente vos prestations, vos prix, vos horaires et vos photos, dans votre devise et votre fuseau horaire.',
          'Vous fixez le délai minimum avant réservation, combien de temps à l’avance on peut réserver, les temps tampons autour de chaque prestation, et si les réservations sont confirmées automatiquement ou attendent votre réponse. Deux clients n’obtiennent jamais le même créneau.',
        ],
      },
      money: {
        title: 'Comment nous gagnons de l’argent',
        blocks: [
          'Pas avec vos données. Il n’y a pas de publicité, aucune place dans les résultats n’est à vendre, et nous ne vendons ni ne partageons de données à des fins commerciales. La page [Classement des résultats](/how-we-rank) explique ce qui décide de l’ordre.',
          'Nous n’ajoutons aucuns frais de réservation au prix du prestataire. Si quelque chose est payant, vous voyez le prix avant de payer.',
        ],
      },
      talk: {
        title: 'Nous contacter',
        blocks: [
          'Quelque chose ne va pas, manque ou pourrait être mieux ? [Contactez-nous](/contact). Sous [Vie privée](/legal#privacy), vous trouverez ce que nous savons de vous et quels sont vos droits.',
        ],
      },
    },
    browse: 'Trouver un prestataire près de chez vous',
  },
  legal: {
    title: 'Conditions et vie privée',
    description: 'Les conditions de Highstreet, les règles d’annulation et d’avis, et le traitement de vos données.',
    lead: 'Nos conditions et vos droits, en termes simples.',
    sections: {
      terms: {
        title: 'Conditions d’utilisation',
        blocks: [
          'Highstreet présente des prestataires et gère leur agenda. La prestation que vous réservez est un contrat entre vous et le prestataire : il la fournit à l’heure et au prix que vous avez tous deux confirmés, et il en est responsable. Les présentes conditions portent sur le site ; elles vous lient à la personne ou à l’entreprise qui l’exploite, que vous pouvez joindre par la [page de contact](/contact).',
          {
            list: [
              'Un compte appartient à une seule personne. Donnez un nom sous lequel le prestataire vous connaît et une adresse e-mail que vous consultez : le prestataire voit le nom, et les confirmations partent à cette adresse.',
              'Gardez votre mot de passe pour vous. Prévenez-nous si quelqu’un d’autre a utilisé votre compte.',
              'Ne réservez que si vous avez l’intention de venir.',
              'Si vous êtes prestataire, ne publiez que des informations exactes (prestations, prix, horaires, diplômes) et des photos que vous avez le droit d’utiliser.',
              'N’essayez pas d’accéder aux données d’autres personnes, et n’envoyez pas tant de requêtes que le site en devienne lent pour les autres. Au-delà d’un certain nombre de requêtes, vous devez patienter.',
            ],
          },
          'Nous pouvons suspendre un compte qui enfreint ces règles : il ne peut plus se connecter, et un prestataire suspendu n’est plus ni affiché ni réservable. Vous pouvez en demander la raison et contester par la page de contact.',
          'Nous faisons notre possible pour que le site reste disponible et son contenu exact, mais ne pouvons garantir l’absence de panne. Rien sur cette page ne limite vos droits de consommateur.',
        ],
      },
      bookings: {
        title: 'Réservations et prix',
        blocks: [
          'Votre réservation est ferme quand la page le dit et qu’elle est marquée comme confirmée. Certains prestataires confirment eux-mêmes chaque réservation, et d’autres n’ont pas indiqué leurs horaires : vous envoyez alors une demande, qui devient une réservation lorsqu’ils l’acceptent.',
          'Le prix est le total des prestations choisies, dans la devise du prestataire. S’il a augmenté depuis son affichage, rien n’est réservé tant que vous n’avez pas accepté le nouveau prix.',
          'Vous payez le prestataire de la manière convenue entre vous. Si une page encaisse elle-même un paiement, elle l’indique, avec le montant, avant que vous ne payiez.',
        ],
      },
      cancellations: {
        title: 'Annulations',
        blocks: [
          'Vous pouvez annuler une réservation sous [Mes réservations](/my-bookings) jusqu’à son début, en indiquant un motif si vous le souhaitez. Le prestataire peut annuler lui aussi. Le créneau redevient aussitôt libre.',
          'C’est le prestataire qui décide de ce que coûte une annulation ou une absence. Vous voyez ses conditions, en dates et en montants, avant de réserver, et elles restent celles du moment où vous avez réservé. Les frais sont dus au prestataire, jamais à nous ; si c’est lui qui annule, vous ne devez rien.',
          'Une fois commencée, une réservation ne peut plus être annulée ici. Adressez-vous au prestataire : il peut la marquer comme honorée ou non honorée.',
        ],
      },
      reviews: {
        title: 'Avis',
        blocks: [
          {
            list: [
              'Un avis porte sur une réservation honorée, et une réservation a un seul avis au plus.',
              'Il est affiché avec le prénom du client et l’initiale de son nom, ou son nom affiché, ainsi que la prestation et la date.',
              'La note moyenne est la moyenne de tous les avis publiés. Tous comptent de la même façon, et aucun n’est écarté parce qu’il est mauvais.',
            ],
          },
          'Nous n’écrivons ni n’achetons d’avis.',
          'Pendant 90 jours après votre visite, vous pouvez donner votre avis sous Mes réservations. Vous pouvez le modifier pendant 14 jours, tant que le prestataire n’a pas répondu ; il indique alors qu’il a été modifié, et nous gardons ce qu’il disait avant. Vous pouvez le supprimer à tout moment.',
          'Le prestataire peut répondre une fois. Toute personne connectée peut juger un avis utile ou le signaler. Un signalement ne masque rien : une personne l’examine et, si un avis est retiré, la page du prestataire le dit avec le motif.',
        ],
      },
      privacy: {
        title: 'Vie privée',
        blocks: [
          'Nous conservons ce qu’il faut pour une réservation, et guère plus : pas de publicité, pas de profilage, rien de vendu. La base légale est la réservation ou le compte que vous avez demandé, et notre intérêt légitime à protéger le site contre les abus.',
          {
            head: ['Ce que nous gardons', 'Pourquoi', 'Combien de temps'],
            rows: [
              [
                'Votre compte : nom, adresse e-mail, langue, ce que vous voulez apprendre et vos heures calmes, et votre mot de passe sous forme d’empreinte Argon2 irréversible',
                'Pour vous connecter et dire au prestataire qui vient',
                'Jusqu’à ce que vous le supprimiez sur votre page de profil',
              ],
              [
                'Les liens qui confirment une adresse e-mail ou réinitialisent un mot de passe, sous forme d’empreinte',
                'Pour que chacun ne fonctionne qu’une fois, et seulement pour la personne qui lit l’e-mail',
                'Un mois après leur expiration',
              ],
              [
                'Les codes de connexion : une empreinte du code et d’un secret de votre navigateur, l’adresse e-mail, le nom du navigateur et du système',
                'Pour connecter la personne qui lit l’e-mail, dans le navigateur qui l’a demandé',
                'Un jour au plus, même sans compte',
              ],
              [
                'Les clés d’accès : la moitié publique de la clé et son numéro, le nom que vous lui avez donné, le nom du navigateur et du système, les dates de création et de dernière utilisation, et si elle est sur tous vos appareils. Votre empreinte digitale et votre visage restent sur votre appareil',
                'Pour vous connecter sans mot de passe',
                'Jusqu’à ce que vous la supprimiez, ou que vous supprimiez votre compte',
              ],
              [
                'Réservations : prestations, heure, prix, votre note, motif d’annulation, et si vous avez trouvé l’établissement ici, par un lien ou par un autre type de site',
                'Pour que les deux parties sachent ce qui a été convenu',
                'Avec votre nom, vos notes et vos motifs tant que vous avez un compte ; ensuite sans eux, car le prestataire a besoin d’une comptabilité exacte',
              ],
              [
                'Vos avis, ce qu’ils disaient avant modification, les avis que vous avez jugés utiles et ce que vous avez signalé',
                'Pour afficher les avis, compter chaque vote une fois et examiner les signalements',
                'Aussi longtemps que l’avis existe ; avec votre compte, les anciennes versions et les précisions des signalements sont supprimées, et le reste demeure sans votre nom',
              ],
              [
                'Ce que la cloche d’un prestataire a annoncé, sans noms ni textes : ils sont lus dans la réservation ou l’avis même ; d’une vérification retirée, aussi le motif et nos mots',
                'Pour que vous le retrouviez, marqué comme lu si vous l’avez lu',
                'Jusqu’à la suppression de votre compte',
              ],
              [
                'Que nous vous avons écrit : à quel sujet, par e-mail ou push, quand et si cela est arrivé ; jamais le contenu. Aussi, que le serveur de votre adresse a refusé définitivement nos e-mails',
                'Pour ne rien envoyer deux fois, et pouvoir renvoyer un message qui n’est pas arrivé',
                '90 jours, ou jusqu’à la suppression de votre compte',
              ],
              [
                'Où votre navigateur reçoit les notifications, sur les appareils où vous les avez activées : une adresse chez l’éditeur du navigateur, qui apprend que nous écrivons, jamais quoi',
                'Pour vous y montrer ce qui est nouveau',
                'Jusqu’à ce que vous les désactiviez, vous déconnectiez ou supprimiez votre compte',
              ],
              [
                'Les paiements par carte : montant, heure, ce qu’ils sont devenus, et le numéro que leur donne le prestataire de paiement. Le numéro de votre carte va à lui seul et ne nous parvient jamais',
                'Pour débiter ce que vous avez accepté, rendre ce qui vous est dû et montrer où est passé votre argent',
                'Aussi longtemps que les comptes doivent être conservés ; sans votre nom une fois votre compte supprimé',
              ],
              [
                'Les cartes enregistrées pour les frais d’une réservation : le type de carte et ses quatre derniers chiffres, ce que vous avez accepté et quand, et le numéro que lui donne le prestataire de paiement. Rien d’autre de la carte ne nous parvient',
                'Pour débiter les frais prévus par les conditions d’annulation que vous avez acceptées, et rien d’autre',
                'La carte y est supprimée dès que la prestation a eu lieu ou que les frais sont réglés ; son type et ses chiffres partent avec votre compte, ce qui a été accepté reste avec la réservation',
              ],
              [
                'Les reçus et avis de remboursement de ce que vous payez par carte : votre nom, l’établissement, l’objet et la taxe, tels qu’ils étaient à ce moment',
                'Pour que vous et l’établissement puissiez montrer ce qui a été payé',
                'Aussi longtemps que l’établissement doit conserver ses documents, même après la suppression de votre compte',
              ],
              [
                'Les cartes cadeaux que vous envoyez : votre nom tel que vous signez, le nom et l’adresse e-mail du destinataire, votre message, la valeur et ce qu’il en reste ; du code, seulement une empreinte',
                'Pour livrer la carte, permettre de la dépenser et vous permettre de la renvoyer, de la bloquer ou de la rendre',
                'Jusqu’à la suppression de votre compte ; ensuite la carte reste valable sans noms, adresse ni message',
              ],
              [
                'Les prestataires que vous avez mis en favoris',
                'Pour que vous les retrouviez',
                'Jusqu’à ce que vous les retiriez ou supprimiez votre compte',
              ],
              [
                'Vos points : pour quelle visite, combien et pour quelle somme ; quelles récompenses vous avez prises',
                'Pour les attribuer, les montrer et les reprendre avec l’argent',
                'Ils restent comme écritures sans votre nom, comme les reçus',
              ],
              [
                'Les listes d’attente que vous avez rejointes : prestations, dates et heures, et les créneaux qui vous ont été proposés',
                'Pour vous prévenir, dans l’ordre des inscriptions, quand un créneau se libère ; le prestataire y voit votre nom',
                'Jusqu’à la suppression de votre compte',
              ],
              [
                'Quand vous revenez : le rythme choisi pour une prestation, jusqu’à quand vous l’avez repoussé, que vous ne voulez rien en savoir, de quelle visite nous vous avons parlé et quand un prestataire vous a sollicité. Votre rythme habituel est calculé à chaque fois à partir de vos visites',
                'Pour vous montrer et vous dire quand votre prochaine visite est prévue ; une fois la date passée, le prestataire voit votre nom, votre rythme habituel et votre dernière visite',
                'Jusqu’à la suppression de votre compte',
              ],
              [
                'Les photos que vous envoyez : de vous, de votre travail, avec un avis. Seulement ce qu’on y voit : le lieu, la date et l’appareil sont effacés à leur arrivée',
                'Pour les afficher là où vous les mettez',
                'Jusqu’à ce que vous les retiriez ; un jour si elles ne sont affichées nulle part ; toutes avec votre compte',
              ],
              [
                'Ce que les prestataires publient sur leur page',
                'Pour le montrer aux autres',
                'Jusqu’à ce que le prestataire supprime son compte ou en demande le retrait ; le nom de l’activité et sa ville restent dans les réservations passées',
              ],
              [
                'Ce que les entreprises déclarent sur qui exerce l’activité, lu par leurs clients, et les documents qui le montrent, vus seulement par l’entreprise et notre équipe',
                'Pour que les clients sachent avec qui ils réservent ; pour une entreprise qui a gagné de l’argent ici, aussi pour le rapport annuel à l’administration fiscale, que la loi nous impose',
                'Jusqu’à ce que l’entreprise supprime son compte, les documents 90 jours après leur dernier jour. De celle qui a gagné de l’argent ici, nous gardons le nom, l’adresse, le registre et le numéro fiscal jusqu’au 31 mars suivant la dernière année de ses mouvements d’argent, pour ce seul rapport',
              ],
              [
                'Les messages de la page de contact : nom, adresse e-mail, sujet et texte',
                'Pour vous répondre',
                'Un an ; les plus anciens sont supprimés à l’arrivée du message suivant, et tous avec un compte dont l’adresse confirmée est la même',
              ],
              [
                'Les appareils connectés : un nombre aléatoire, la date de dernière utilisation, le nom du navigateur et du système, la ville et le pays s’ils sont connus, et une empreinte à clé, irréversible, de l’adresse IP',
                'Pour que vous restiez connecté(e), pour vous montrer où, et pour distinguer vos lieux habituels de quelqu’un qui cherche à deviner votre mot de passe',
                'Valable 14 jours sans utilisation, et 30 jours au plus ; effacé avec le compte, ou à la première connexion deux mois plus tard',
              ],
              [
                'L’historique des connexions et les navigateurs connus : quand et comment quelqu’un s’est connecté ou a essayé, le nom du navigateur et du système, la ville et le pays s’ils sont connus',
                'Pour que vous remarquiez si c’était quelqu’un d’autre',
                '90 jours, les navigateurs 180 jours après la dernière connexion ; effacés avec le compte',
              ],
              [
                'Avec la connexion en deux étapes : la clé de votre application, chiffrée, et les empreintes de vos codes de secours',
                'Pour vérifier vos codes',
                'Jusqu’à ce que vous la désactiviez ou supprimiez le compte',
              ],
              [
                'Votre adresse IP, dans des compteurs',
                'Pour que personne ne puisse deviner de mots de passe ni submerger le site',
                'Environ deux heures ; un jour pour les changements d’adresse e-mail et les codes par e-mail, sous forme d’empreinte à clé irréversible',
              ],
              [
                'Un journal : quelle page ou quel appel a été demandé, quand, avec quel résultat et en combien de temps. Ni noms ni adresses IP',
                'Pour trouver les erreurs',
                'Aussi longtemps que nécessaire',
              ],
              [
                'Rapports d’erreur des pages : ce qui a échoué dans le code d’une page et où, la version de la page et le numéro de la requête. Rien sur vous, et rien de ce que vous avez saisi',
                'Pour trouver et corriger les erreurs',
                '90 jours',
              ],
              [
                'Vitesse des pages : temps mesurés dans les navigateurs, comptés par page et par heure. Rien sur vous, et aucune visite en particulier',
                'Pour trouver les pages lentes',
                '90 jours',
              ],
              [
                'Expériences : quelle façon de montrer une page vous avez vue, sur quelle page et quand, et si vous avez ensuite fait ce dont il s’agit. Enregistré sous une empreinte à clé de votre compte, sans votre nom ni votre adresse',
                'Pour savoir quelle façon convient le mieux',
                'Jusqu’à la suppression de votre compte, et au plus un an après la fin de l’expérience',
              ],
              [
                'Recherches sans résultat : mots du métier, catégorie, ville et jour, comptés. Les autres mots seulement après trois heures différentes de recherche. Ni compte, ni adresse IP, ni appareil',
                'Pour voir où il manque des prestataires',
                '90 jours',
              ],
              [
                'Sauvegardes : une copie de tout cela, faite chaque nuit',
                'Pour qu’aucune réservation ne soit perdue en cas de panne',
                'Deux semaines en général ; les comptes supprimés le sont de nouveau avant qu’une copie soit utilisée',
              ],
            ],
          },
          'Le prestataire chez qui vous réservez voit votre nom, votre réservation et votre note. Tout le monde peut voir les avis et les pages des prestataires. Personne d’autre ne reçoit vos données, sauf les serveurs de messagerie qui vous transmettent nos e-mails.',
          'Nos pages ne chargent leurs scripts, polices et images que depuis ce site, et disent à votre navigateur de refuser tout ce qui viendrait d’ailleurs. Un lien tel que celui de l’itinéraire ouvre un autre site quand vous l’activez : il transmet la position du prestataire, pas la vôtre.',
        ],
      },
      rights: {
        title: 'Vos droits',
        blocks: [
          'Vous avez le droit, gratuitement :',
          {
            list: [
              'd’obtenir une copie de vos données, également sous une forme lisible par une machine',
              'de les faire rectifier',
              'de les faire supprimer ou d’en faire limiter l’usage',
              'de vous opposer à un usage fondé sur notre intérêt légitime',
            ],
          },
          'Sur [votre profil](/profile), vous pouvez télécharger vos données, corriger votre nom et votre adresse, et supprimer vous-même votre compte.',
          'Pour le reste, [contactez-nous](/contact), choisissez le sujet « Mes données » et utilisez l’adresse e-mail de votre compte, pour que nous sachions que c’est vous. La loi nous donne un mois pour répondre.',
          'Si notre réponse ne vous satisfait pas, vous pouvez saisir l’autorité de protection des données du pays où vous vivez (en France, la CNIL).',
        ],
      },
      cookies: {
        title: 'Cookies et stockage',
        blocks: [
          'Nos cookies ne vous suivent pas. Il n’y a pas de bandeau de consentement, car tout ce qui figure ci-dessous ne fait que ce que vous avez demandé.',
          {
            head: ['Cookie', 'À quoi il sert', 'Combien de temps'],
            rows: [
              [
                '__Secure-refresh (refresh sur une adresse locale)',
                'Vous garde connecté. Il n’est envoyé qu’à la partie du site qui gère la connexion, et les scripts ne peuvent pas le lire',
                '14 jours après la dernière utilisation, 30 jours au plus ; effacé à la déconnexion',
              ],
              [
                '__Secure-code (code sur une adresse locale)',
                'Quand vous demandez un code de connexion : le code ne fonctionne qu’avec lui. Les scripts ne peuvent pas le lire',
                'Dix minutes',
              ],
              [
                '__Secure-half (half sur une adresse locale)',
                'Avec la connexion en deux étapes, entre le mot de passe et le code de votre application : le code ne fonctionne qu’avec lui. Les scripts ne peuvent pas le lire',
                'Dix minutes',
              ],
              [
                '__Secure-hosted (hosted sur une adresse locale)',
                'Pendant que vous vous connectez avec un autre service : ce qui en revient ne fonctionne qu’avec lui. Les scripts ne peuvent pas le lire',
                'Un quart d’heure',
              ],
              [
                '__Secure-device (device sur une adresse locale)',
                'Reconnaît un navigateur avec lequel vous vous êtes connecté : vous êtes prévenu quand un autre est utilisé et, si vous le souhaitez, aucun code n’est demandé pendant 30 jours. Seule la partie connexion du site le voit, et les scripts ne peuvent pas le lire',
                '180 jours après la dernière connexion',
              ],
              [
                '__Secure-passkey (passkey sur une adresse locale)',
                'Partout où vous pouvez vous connecter : une clé d’accès n’est acceptée qu’avec lui. Les scripts ne peuvent pas le lire',
                'Cinq minutes',
              ],
              ['i18nextLng', 'La langue que vous avez choisie', 'Un an, ou jusqu’à ce que vous l’effaciez'],
              [
                '__Host-gate (gate sur une adresse locale)',
                'Seulement tant que le site est protégé par un mot de passe : retient que vous l’avez saisi. Il ne dit rien de vous',
                'Jusqu’à la fermeture du navigateur, une semaine au plus',
              ],
              [
                '__Host-written (written sur une adresse locale)',
                'Seulement quand ce site répond aussi depuis une copie de sa base de données : juste après un enregistrement, c’est l’original qui vous répond, pour que vous le voyiez. Il ne dit rien de vous',
                'Dix secondes',
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
                'lastAddress',
                'L’adresse e-mail de votre compte lorsque votre connexion a pris fin, pour que vous n’ayez pas à la ressaisir',
                'Jusqu’à votre prochaine connexion ou jusqu’à ce que vous la supprimiez',
              ],
              [
                'i18nextLng',
                'La langue que vous avez choisie',
                'Jusqu’à ce que vous en choisissiez une autre ou l’effaciez',
              ],
              [
                'userLocation',
                'Le lieu où vous êtes, à la ville près : choisi par vous, ou déduit du fuseau horaire et de la langue de votre navigateur ou de notre réseau. Seulement sur la page d’accueil, et jamais conservé chez nous. La carte d’une recherche ne demande votre position que lorsque vous appuyez sur son bouton, à environ un kilomètre près, et personne ne la conserve',
                'Jusqu’à ce que vous choisissiez « Oublier mon lieu » ou l’effaciez',
              ],
              [
                'recentSearches',
                'Les mots et les lieux de vos cinq dernières recherches, pour que vous puissiez les refaire. La liste reste dans votre navigateur',
                'Jusqu’à ce que vous les retiriez de la liste du champ de recherche ou les effaciez',
              ],
              [
                'selectedCurrency',
                'La seconde devise dans laquelle vous avez choisi de voir les prix',
                'Jusqu’à ce que vous choisissiez « Devise du prestataire » ou l’effaciez',
              ],
              [
                'two-step-offer-hidden',
                'Quels comptes ne veulent plus que leur tableau de bord propose la connexion en deux étapes',
                'Jusqu’à ce que vous l’effaciez',
              ],
              [
                'businessDraft',
                'Ce que vous avez saisi en inscrivant une entreprise : nom, adresse, téléphone, prestations et horaires',
                'Jusqu’à la fin de l’inscription, votre déconnexion ou jusqu’à ce que vous l’effaciez',
              ],
              [
                'businessDraftClaim',
                'Que vous avez quitté l’inscription d’une entreprise pour vous connecter, afin de retrouver votre saisie à votre retour',
                'Jusqu’à votre retour, votre déconnexion ou la fermeture de l’onglet',
              ],
              [
                'hosted-redirect',
                'La page où revenir quand vous vous connectez avec un autre service',
                'Jusqu’à votre retour, ou jusqu’à la fermeture de l’onglet',
              ],
              [
                'booking-notes',
                'Le message que vous écrivez pour une réservation, pour qu’un rechargement ne le perde pas',
                'Jusqu’à la réservation, votre déconnexion ou la fermeture de l’onglet',
              ],
              [
                'review-draft',
                'L’avis que vous écrivez, pour qu’un rechargement ne le perde pas',
                'Jusqu’à sa publication, votre déconnexion ou la fermeture de l’onglet',
              ],
              [
                'wanted-favourite',
                'Le prestataire que vous avez mis en favori avant de vous connecter, pour l’enregistrer ensuite',
                'Jusqu’à votre connexion, une demi-heure au plus ou jusqu’à la fermeture de l’onglet',
              ],
              [
                'shortcuts-off',
                'Le fait que vous avez désactivé les raccourcis clavier',
                'Jusqu’à ce que vous les réactiviez ou l’effaciez',
              ],
              [
                'answers',
                'Une copie de vos réservations, à lire sans réseau',
                'Jusqu’à votre déconnexion ou jusqu’à ce que vous l’effaciez',
              ],
              [
                'pages, files',
                'Ce qu’il faut au site pour dire, sans réseau, qu’il n’y en a pas ; identique pour tout le monde',
                'Jusqu’à ce qu’une version plus récente les remplace ou que vous les effaciez',
              ],
              [
                'apiBaseUrl',
                'Une autre adresse de notre service que votre navigateur doit utiliser, le cas échéant',
                'Jusqu’à ce que vous l’effaciez',
              ],
            ],
          },
          'Hormis pages et files, chaque élément n’est enregistré que si vous utilisez la fonction. Vous pouvez tout effacer dans votre navigateur : vous êtes alors déconnecté(e), et le site reprend la langue de votre navigateur.',
        ],
      },
      operator: {
        title: 'Qui exploite ce site',
        blocks: [
          'Cette partie reste à compléter. La personne ou l’entreprise qui exploite le site doit s’y nommer avant l’ouverture : nom ou raison sociale, adresse postale et adresse e-mail et, là où la loi l’exige, numéro d’immatriculation, numéro de TVA, autorité de contrôle et hébergeur. C’est elle aussi qui répond de vos données.',
          'D’ici là, vous pouvez la joindre par la [page de contact](/contact).',
          'Les lieux de la recherche viennent de GeoNames (geonames.org, CC BY 4.0) et les codes postaux français de La Poste, par Etalab (Licence Ouverte 2.0). Nous avons sélectionné et abrégé ces données.',
        ],
      },
    },
  },
  accessibility: {
    title: 'Accessibilité',
    description:
      'L’accessibilité de Highstreet : comment nous la testons, ce qui ne fonctionne pas encore et comment nous le signaler.',
    lead: 'Tout le monde doit pouvoir trouver un prestataire et réserver, quelle que soit sa façon de voir, d’entendre, de se mouvoir ou de lire.',
    sections: {
      goal: {
        title: 'Notre objectif',
        blocks: [
          'Chaque page vise les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA. C’est notre propre évaluation ; le site n’a pas encore fait l’objet d’un audit externe.',
        ],
      },
      expect: {
        title: 'Ce que vous pouvez attendre',
        blocks: [
          {
            list: [
              'Tout fonctionne au clavier, le focus est visible, et un lien d’évitement mène au contenu de chaque page.',
              'Titres, listes, libellés et repères sont balisés, pour que les lecteurs d’écran puissent s’y déplacer.',
              'Le texte a un contraste de 4,5 pour 1 ou plus, et la couleur n’est jamais le seul moyen de transmettre une information.',
              'Les boutons et les liens principaux ont au moins 44 pixels de haut.',
              'Quand un formulaire contient des erreurs, un résumé en haut les énumère, renvoie aux champs et reçoit le focus.',
              'Les pages ne sont animées que si votre système ne demande pas de réduire les animations.',
              'Lire, rechercher, filtrer et changer de page fonctionne sans JavaScript.',
            ],
          },
        ],
      },
      tested: {
        title: 'Comment nous testons',
        blocks: [
          'À chaque modification, un vrai navigateur suit les parcours du site et trouve chaque bouton et chaque champ par le rôle et le nom qu’annonce un lecteur d’écran. En chemin, axe-core contrôle les pages selon les règles des WCAG 2.0, 2.1 et 2.2, niveaux A et AA. Une seule infraction arrête la modification.',
          'Les contrôles automatiques ne trouvent qu’une partie des problèmes. Nous n’avons pas encore fait de tests avec des personnes qui utilisent chaque jour des technologies d’assistance.',
        ],
      },
      limits: {
        title: 'Ce qui ne fonctionne pas encore',
        blocks: [
          {
            list: [
              'La connexion, la confirmation d’une réservation et l’envoi d’un message depuis la page de contact nécessitent JavaScript. Les pages l’indiquent ; la page de contact affiche alors notre adresse e-mail.',
              'Les photos viennent des prestataires et des clients. Les prestataires peuvent décrire les leurs, et beaucoup ne l’ont pas fait ; celles des avis n’ont pas de description propre.',
              'Les profils et les avis restent dans la langue où ils ont été écrits.',
              'L’itinéraire s’ouvre dans OpenStreetMap, que nous ne contrôlons pas. L’adresse figure en texte à côté du lien.',
            ],
          },
        ],
      },
      report: {
        title: 'Signaler un problème',
        blocks: [
          'Quelque chose vous bloque ? [Contactez-nous](/contact) : indiquez la page, ce que vous vouliez faire, et votre navigateur ou votre technologie d’assistance. Nous répondons par e-mail et vous aidons à y parvenir en attendant.',
        ],
      },
    },
  },
  ranking: {
    title: 'Classement des résultats',
    description: 'Ce qui décide de l’ordre des résultats de recherche sur Highstreet, et ce qui n’en décide pas.',
    lead: 'C’est vous qui choisissez l’ordre. Personne ne peut payer pour être mieux placé, et toute personne qui fait la même recherche voit les mêmes résultats.',
    sections: {
      order: {
        title: 'Ordre de tri',
        blocks: [
          'Par défaut, la liste est triée par « Les plus pertinents » : chaque prestataire reçoit des points, et ceux qui en ont le plus viennent d’abord. Sous chaque résultat, vous pouvez lire d’où viennent ses points.',
          {
            head: ['Points pour', 'Comment ils sont comptés', 'Nombre'],
            rows: [
              ['Vos mots', 'Tous si chaque mot saisi fait partie des noms du prestataire, sinon aucun', '50 au plus'],
              [
                'La note',
                'Selon la moyenne de toutes les notes publiées, comme s’il y avait cinq avis de 4 étoiles de plus : aucun pour 1 étoile, tous pour 5',
                '40 au plus',
              ],
              [
                'La distance',
                'Tous au centre du lieu saisi, aucun au bord de la recherche, et régulièrement entre les deux. Sans lieu : aucun',
                '30 au plus',
              ],
              ['La réservation en ligne', 'Tous pour les prestataires que l’on peut réserver en ligne', '10 au plus'],
            ],
          },
          'Vous pouvez aussi choisir un autre ordre :',
          {
            head: ['Trié par', 'Ce qui vient d’abord', 'À égalité'],
            rows: [
              [
                'Mieux notés',
                'La meilleure moyenne de toutes les notes publiées. Les prestataires sans avis viennent en dernier',
                'Le plus d’avis d’abord',
              ],
              [
                'Les plus proches',
                'La plus courte distance à vol d’oiseau depuis le centre du lieu saisi. Si nous ne connaissons pas le lieu : comme Mieux notés',
                'Dans un ordre fixe',
              ],
              [
                'Prix le plus bas',
                'Le prix le plus bas parmi les prestations d’un prestataire, sans les prix sur demande. Comparé en chiffres, chacun dans sa devise. Sans prix : en dernier',
                'Comme Mieux notés',
              ],
              [
                'Les plus réservés',
                'Le plus de réservations des 90 derniers jours. Les réservations annulées, expirées ou non honorées ne comptent pas',
                'Comme Mieux notés',
              ],
              [
                'Libres le plus tôt',
                'Le premier créneau libre de la prestation la plus courte dans les deux semaines à venir, pour autant que nous le connaissions. Sans créneau : en dernier',
                'Dans un ordre fixe',
              ],
              ['Les plus récents', 'La page publiée le plus récemment', 'Dans un ordre fixe'],
            ],
          },
          'En cas d’égalité restante, un numéro interne décide, pour qu’aucun prestataire n’apparaisse deux fois dans une même liste.',
        ],
      },
      included: {
        title: 'Qui apparaît',
        blocks: [
          {
            list: [
              'Chaque prestataire actif qui correspond à toute votre recherche. Chaque mot doit figurer dans ses noms, son métier, son lieu, ses prestations, ses spécialités ou ses mots-clés ; les petites fautes de frappe sont tolérées.',
              'Pour une ville : à moins de 15 km du centre. Pour un quartier : à moins de 3 km. Si vous choisissez une distance, elle remplace les deux.',
              'Avec une date : uniquement les prestataires qui ont ce jour-là un créneau libre pour la prestation que désignent vos mots, sinon pour la plus courte. Avec une heure en plus : un début dans les deux heures qui suivent. Le calcul est celui de la réservation elle-même.',
              'Les prestataires sans horaires ne reçoivent que des demandes. Une recherche avec une date ne les affiche pas.',
            ],
          },
        ],
      },
      words: {
        title: '« Populaire » et « à la une »',
        blocks: [
          'Les prestataires populaires sont les plus réservés des 90 derniers jours, comptés comme ci-dessus.',
          'Les prestataires à la une sont choisis par notre équipe. Ils figurent en tête des listes intitulées « à la une », suivis des mieux notés, et nulle part ailleurs : dans une recherche, cela ne change rien.',
          'En bas de la page d’un prestataire figurent d’autres prestataires de la même catégorie, à 15 km au plus, que l’on peut réserver. Sur 100 points, ils en reçoivent 40 pour la même profession, jusqu’à 25 pour la proximité, jusqu’à 20 pour leur note (quelques avis comptent moins que beaucoup) et jusqu’à 15 s’ils sont libres dans les 7 jours. Ceux qui ont le plus de points sont affichés.',
        ],
      },
      ignored: {
        title: 'Ce qui ne compte pas',
        blocks: [
          {
            list: [
              'L’argent : aucune place ne s’achète.',
              'Qui vous êtes : le fait d’être connecté(e), et ce que vous avez réservé ou consulté.',
              'Le badge « vérifié », le nombre de photos, la longueur des textes ou la rapidité des réponses.',
            ],
          },
          'Un résultat vous semble incorrect ? [Dites-le-nous](/contact).',
        ],
      },
    },
  },
  rating: {
    title: 'Comment nous notons',
    description: 'De quoi sont faites les étoiles sur Highstreet, et les chiffres derrière celles d’un prestataire.',
    lead: 'Les étoiles d’un prestataire sont la moyenne de tous les avis publiés. Rien d’autre ne compte.',
    numbers: {
      title: 'Les chiffres de {{name}}',
      head: ['Étoiles', 'Avis', 'Ensemble'],
      sum: 'Total',
      average: '{{sum}} étoiles ÷ {{count}} avis = {{average}}, affiché avec une décimale.',
      none: 'Il n’y a pas encore d’avis, donc pas d’étoiles.',
    },
    sections: {
      formula: {
        title: 'La formule',
        blocks: [
          'Moyenne = les étoiles de tous les avis publiés additionnées, divisées par leur nombre. Chacun compte autant, récent ou ancien, long ou court, utile ou non, bon ou mauvais.',
          'Elle est recalculée au moment où un avis est publié, modifié, supprimé ou retiré.',
        ],
      },
      who: {
        title: 'Qui peut donner son avis',
        blocks: [
          'Seul le client d’une réservation honorée : une fois, dans les 90 jours après la visite, avec une adresse e-mail confirmée. Un avis peut être modifié pendant 14 jours, tant que le prestataire n’a pas répondu, et l’indique.',
        ],
      },
      order: {
        title: 'L’ordre',
        blocks: [
          'Les plus récents viennent d’abord, sauf si vous choisissez un autre ordre. « Les plus utiles » compte les personnes qui ont jugé un avis utile ; à égalité, le plus récent vient d’abord. Les prestataires ne peuvent ni masquer ni trier les avis, et nul ne peut en acheter.',
        ],
      },
      removed: {
        title: 'Ce que nous retirons',
        blocks: [
          'Toute personne connectée peut signaler un avis. Un signalement ne masque rien : une personne décide selon le motif donné. La page du prestataire dit combien d’avis nous avons retirés et pourquoi, et ils ne comptent plus. Qui en a écrit un apprend le motif et peut s’y opposer.',
          'Quand un prestataire reçoit dix avis ou plus en 24 heures, et au moins trois fois plus que d’habitude sur les 90 derniers jours, un programme demande à une personne de les examiner. Il ne masque, ne pondère et ne supprime rien : ils restent et comptent tant qu’une personne n’en décide pas autrement.',
        ],
      },
    },
  },
}
