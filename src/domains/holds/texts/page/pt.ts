import type { PageTexts } from './en.ts'

export const pt: PageTexts = {
  booking: {
    hold: {
      kept: 'Guardamos-lhe esta hora durante',
      extend: 'Guardar mais 10 minutos',
      over: 'Já não lhe guardamos esta hora. Ainda a pode marcar se mais ninguém o fizer.',
      again: 'Guardar outra vez',
      said: {
        begun: 'Guardamos-lhe esta hora durante dez minutos.',
        soonOver: 'Guardamos-lhe esta hora por mais dois minutos.',
        over: 'Já não lhe guardamos esta hora.',
      },
    },
  },
  errors: {
    price_changed: 'O preço ou a duração mudou desde que o viu. Verifique-o de novo.',
    too_many_holds: 'Atingiu o limite de horas que lhe podemos guardar. Marque ou liberte uma primeiro.',
    hold_released: 'O profissional alterou a agenda e já não lhe podemos guardar esta hora.',
    too_many_bookings: 'Atingiu o limite de marcações futuras. Cancele uma ou marque depois da próxima.',
    too_many_with_provider:
      'Atingiu o limite de marcações futuras com este profissional. Cancele uma ou marque depois da próxima.',
    too_much_on_day: 'Com as suas outras marcações, ocuparia uma parte demasiado grande desse dia. Escolha outro dia.',
    hold_not_found: 'Já não lhe guardamos esta hora.',
    nothing_to_hold:
      'Este profissional trabalha por pedidos, por isso as horas não podem ser guardadas. Envie antes o seu pedido.',
    quote_unknown: 'A sua seleção mudou desde que viu este preço. Verifique-a.',
    email_unverified:
      'Atingiu o limite de marcações com um e-mail por confirmar. Confirme primeiro o seu endereço de e-mail.',
  },
}
