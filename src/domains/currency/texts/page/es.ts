import type { PageTexts } from './en.ts'

export const es: PageTexts = {
  currency: {
    title: 'Moneda',
    asCharged: 'Moneda del profesional',
    about: '(unos {{price}})',
    rate: '{{one}} son {{rate}}, a {{when}}',
    note: 'Los importes entre paréntesis son orientativos: {{rate}}. Pagas en la moneda del profesional.',
    detected: 'detectada',
    names: {
      GBP: 'Libra esterlina',
      EUR: 'Euro',
      USD: 'Dólar estadounidense',
      CAD: 'Dólar canadiense',
      AUD: 'Dólar australiano',
      JPY: 'Yen japonés',
      CHF: 'Franco suizo',
      NOK: 'Corona noruega',
      SEK: 'Corona sueca',
      DKK: 'Corona danesa',
    },
  },
}
