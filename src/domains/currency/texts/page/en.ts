import type { Texts } from '../../../../i18n/en.ts'

export const en = {
  currency: {
    title: 'Currency',
    asCharged: 'Provider’s currency',
    about: '(about {{price}})',
    rate: '{{one}} is {{rate}}, as of {{when}}',
    note: 'Amounts in brackets are estimates: {{rate}}. You pay in the provider’s currency.',
    detected: 'auto-detected',
    names: {
      GBP: 'Pound sterling',
      EUR: 'Euro',
      USD: 'US dollar',
      CAD: 'Canadian dollar',
      AUD: 'Australian dollar',
      JPY: 'Japanese yen',
      CHF: 'Swiss franc',
      NOK: 'Norwegian krone',
      SEK: 'Swedish krona',
      DKK: 'Danish krone',
    },
  },
} as const

/** The shape every other language has to fill. */
export type PageTexts = Texts<typeof en>
