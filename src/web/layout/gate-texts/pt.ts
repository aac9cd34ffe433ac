import type { GateTexts } from './en.ts'

export const gate: GateTexts = {
  title: 'Boas-vindas à Highstreet',
  text: 'Este site está em desenvolvimento. Introduza a palavra-passe para continuar.',
  password: 'Palavra-passe',
  submit: 'Entrar no site',
  wrong: 'Palavra-passe incorreta. Tente de novo.',
  tooMany_zero: 'Demasiadas tentativas. Tente de novo dentro de {{count}} minutos.',
  tooMany_one: 'Demasiadas tentativas. Tente de novo dentro de {{count}} minuto.',
  tooMany_other: 'Demasiadas tentativas. Tente de novo dentro de {{count}} minutos.',
}
