import type { GateTexts } from './en.ts'

export const gate: GateTexts = {
  title: 'Bienvenue sur Highstreet',
  text: 'Site en développement. Saisissez le mot de passe pour continuer.',
  password: 'Mot de passe',
  submit: 'Accéder au site',
  wrong: 'Mot de passe incorrect. Veuillez réessayer.',
  tooMany_one: 'Trop de tentatives. Réessayez dans {{count}} minute.',
  tooMany_other: 'Trop de tentatives. Réessayez dans {{count}} minutes.',
}
