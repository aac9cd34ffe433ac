import type { DelayTexts } from './en.ts'

export const delays: DelayTexts = {
  mails: {
    hello: 'Hola, {{name}}:',
    zone: 'Hora local: {{zone}}.',
    planned: 'Previsto: {{when}}',
    look: 'Aceptar, mover o cancelar',
    later: {
      subject: '{{name}} va con retraso: tu reserva empezará hacia las {{time}}',
      title: 'Tu reserva empieza más tarde',
      text: 'Lo sentimos: {{name}} va con retraso. Puedes aceptar la nueva hora, mover la reserva o cancelarla sin coste hasta la nueva hora.',
    },
    onTime: {
      subject: 'De nuevo a tiempo: tu reserva con {{name}} a las {{time}}',
      title: 'Tu reserva empieza como estaba previsto',
      text: '{{name}} vuelve a ir a tiempo.',
    },
  },
  customer: {
    title: '{{name}} va con retraso',
    text: '{{service}}: empezará hacia las {{expected}} en lugar de las {{planned}}.',
    free: 'Si no te viene bien, abajo puedes mover o cancelar la reserva sin coste hasta la nueva hora.',
    accept: 'Me viene bien',
    accepted: 'Has aceptado la nueva hora.',
    failed: 'No hemos podido guardar tu respuesta.',
  },
  provider: {
    late: 'Con retraso',
    title: '{{name}} va con retraso',
    titleAlone: 'Vas con retraso',
    by: 'Cuánto',
    minutes: '{{count}} minutos',
    onTime: 'De nuevo a tiempo',
    hint: 'Primero se usan los huecos y los márgenes. Cada cliente cuya hora cambia recibe un correo y puede aceptar, mover o cancelar sin coste. Termina con el día.',
    say: 'Avisar a los clientes',
    now: '{{minutes}} minutos de retraso desde las {{since}}',
    none: 'Nadie tiene que esperar: los huecos lo compensan.',
    said: 'Guardado. Se avisa a quien le afecta.',
    expected: '{{customer}}: {{expected}} en lugar de {{planned}}',
    accepted: 'aceptado',
    failed: 'No hemos podido guardarlo.',
    close: 'Cerrar',
  },
  errors: {
    delay_unknown: 'Esta reserva no se retrasa.',
    delay_changed: 'La hora prevista ha cambiado. Mira otra vez, por favor.',
  },
}
