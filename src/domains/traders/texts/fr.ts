import type { TraderTexts } from './en.ts'

export const traders: TraderTexts = {
  shown: {
    title: 'Avec qui vous réservez',
    trader:
      'Un professionnel. Vous avez à son égard les droits que la loi accorde aux consommateurs envers les professionnels.',
    private:
      'Un particulier, et non un professionnel : les droits des consommateurs dans les contrats avec des professionnels ne s’appliquent pas à ce que vous réservez ici.',
    none: 'Cette entreprise n’a pas encore déclaré si elle est un professionnel ou un particulier.',
    legalName: 'Nom',
    address: 'Adresse',
    register: 'Registre',
    taxNumber: 'Numéro de TVA ou fiscal',
    email: 'E-mail',
    phone: 'Téléphone',
    complies: 'L’entreprise a déclaré ne proposer que des services conformes à la loi.',
  },
  form: {
    title: 'Qui exerce',
    text: 'La loi nous demande de montrer aux clients avec qui ils réservent. Si vous êtes un professionnel, tout cela figure sur votre page et avant chaque réservation ; d’un particulier, nous n’indiquons rien de plus que cela.',
    kind: 'Vous proposez vos services en tant que',
    kinds: { trader: 'Professionnel', private: 'Particulier' },
    kindTexts: {
      trader: 'Indépendant ou société : vous agissez dans le cadre de votre activité professionnelle.',
      private: 'De temps en temps, et hors de toute activité professionnelle.',
    },
    legalName: 'Nom légal',
    legalNameHint: 'Votre propre nom ou celui de la société, comme sur les documents officiels',
    street: 'Rue et numéro',
    postalCode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    register: 'Registre',
    registerHint: 'Par exemple le RCS de Lyon. Vide si vous n’êtes inscrit nulle part',
    registerNumber: 'Numéro dans ce registre',
    taxNumber: 'Numéro de TVA ou fiscal',
    taxNumberHint: 'Un numéro de TVA avec son pays, par exemple FR 83 404 833 048',
    email: 'E-mail pour les clients',
    phone: 'Téléphone pour les clients',
    complies: 'Je ne propose que des services conformes à la loi.',
    save: 'Enregistrer la déclaration',
    saved: 'Votre déclaration est enregistrée.',
    failed: 'Votre déclaration n’a pas pu être chargée.',
    needed: 'Veuillez remplir ce champ.',
    wrong: 'Veuillez vérifier ce champ.',
    compliesNeeded: 'Veuillez le déclarer pour continuer.',
  },
  errors: {
    country_unknown: 'Choisissez un pays dans la liste.',
    register_incomplete: 'Indiquez le registre et le numéro, ou aucun des deux.',
    tax_number_wrong: 'Ce n’est pas un numéro fiscal de ce pays. Veuillez vérifier chaque chiffre.',
  },
}
