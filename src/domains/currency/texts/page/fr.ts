import type { PageTexts } from './en.ts'

export const fr: PageTexts = {
  currency: {
    title: 'Devise',
    asCharged: 'Devise du prestataire',
    about: '(environ {{price}})',
    rate: '{{one}} vaut {{rate}}, au {{when}}',
    note: 'Montants entre parenthèses indicatifs\u00a0: {{rate}}. Vous payez dans la devise du prestataire.',
    detected: 'détectée',
    names: {
      GBP: 'Livre sterling',
      EUR: 'Euro',
      USD: 'Dollar américain',
      CAD: 'Dollar canadien',
      AUD: 'Dollar australien',
      JPY: 'Yen japonais',
      CHF: 'Franc suisse',
      NOK: 'Couronne norvégienne',
      SEK: 'Couronne suédoise',
      DKK: 'Couronne danoise',
    },
  },
}
