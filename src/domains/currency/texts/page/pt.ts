import type { PageTexts } from './en.ts'

export const pt: PageTexts = {
  currency: {
    title: 'Moeda',
    asCharged: 'Moeda do profissional',
    about: '(cerca de {{price}})',
    rate: '{{one}} são {{rate}}, em {{when}}',
    note: 'Os valores entre parênteses são indicativos: {{rate}}. O pagamento é feito na moeda do profissional.',
    detected: 'detetada',
    names: {
      GBP: 'Libra esterlina',
      EUR: 'Euro',
      USD: 'Dólar americano',
      CAD: 'Dólar canadiano',
      AUD: 'Dólar australiano',
      JPY: 'Iene japonês',
      CHF: 'Franco suíço',
      NOK: 'Coroa norueguesa',
      SEK: 'Coroa sueca',
      DKK: 'Coroa dinamarquesa',
    },
  },
}
