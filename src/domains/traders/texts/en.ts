import type { Texts } from '../../../i18n/en.ts'

export const traders = {
  shown: {
    title: 'Who you book with',
    trader: 'A trader. You have the rights that the law gives consumers towards traders.',
    private:
      'A private person, not a trader: the rights of consumers in contracts with traders do not apply to what you book here.',
    none: 'This business has not yet declared whether it is a trader or a private person.',
    legalName: 'Name',
    address: 'Address',
    register: 'Register',
    taxNumber: 'VAT or tax number',
    email: 'Email',
    phone: 'Phone',
    complies: 'The business has declared that it offers only what complies with the law.',
  },
  form: {
    title: 'Who trades',
    text: 'The law asks us to show customers who they book with. As a trader you appear with all of this on your page and before every booking; of a private person we show nothing but that.',
    kind: 'You offer your services as',
    kinds: { trader: 'Trader', private: 'Private person' },
    kindTexts: {
      trader: 'Self-employed or a company: you act for your trade or profession.',
      private: 'Now and then, and not for a trade or profession.',
    },
    legalName: 'Legal name',
    legalNameHint: 'Your own name or that of the company, as on official papers',
    street: 'Street and number',
    postalCode: 'Postcode',
    city: 'Town',
    country: 'Country',
    register: 'Register',
    registerHint: 'Such as Companies House. Empty if you are in none',
    registerNumber: 'Number there',
    taxNumber: 'VAT or tax number',
    taxNumberHint: 'A VAT number with its country, such as GB 980 7806 84',
    email: 'Email for customers',
    phone: 'Phone for customers',
    complies: 'I offer only services that comply with the law.',
    save: 'Save declaration',
    saved: 'Your declaration is saved.',
    failed: 'Your declaration could not be loaded.',
    needed: 'Please fill this in.',
    wrong: 'Please check this.',
    compliesNeeded: 'Please declare this to go on.',
  },
  errors: {
    country_unknown: 'Choose a country from the list.',
    register_incomplete: 'Give both the register and the number there, or neither.',
    tax_number_wrong: 'This is not a tax number of that country. Please check every digit.',
  },
} as const

export type TraderTexts = Texts<typeof traders>
