import type { Texts } from '../../../i18n/en.ts'

/** What the page of a closed site says, which is made on the server alone. */
export const gate = {
  title: 'Welcome to Highstreet',
  text: 'This site is currently under development. Please enter the password to continue.',
  password: 'Password',
  submit: 'Access Site',
  wrong: 'Incorrect password. Please try again.',
  tooMany_one: 'Too many attempts. Please try again in {{count}} minute.',
  tooMany_other: 'Too many attempts. Please try again in {{count}} minutes.',
} as const

export type GateTexts = Texts<typeof gate>
