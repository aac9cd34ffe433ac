import type { GateTexts } from './en.ts'

export const gate: GateTexts = {
  title: 'Te damos la bienvenida a Highstreet',
  text: 'Este sitio está en desarrollo. Escribe la contraseña para continuar.',
  password: 'Contraseña',
  submit: 'Entrar en el sitio',
  wrong: 'Contraseña incorrecta. Inténtalo de nuevo.',
  tooMany_one: 'Demasiados intentos. Inténtalo de nuevo en {{count}} minuto.',
  tooMany_other: 'Demasiados intentos. Inténtalo de nuevo en {{count}} minutos.',
}
