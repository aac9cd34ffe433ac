import type { PageTexts } from './en.ts'

export const es: PageTexts = {
  booking: {
    hold: {
      kept: 'Te guardamos esta hora durante',
      extend: 'Guardar 10 minutos más',
      over: 'Ya no te guardamos esta hora. Aún puedes reservarla si nadie más lo hace.',
      again: 'Guardar otra vez',
      said: {
        begun: 'Te guardamos esta hora durante diez minutos.',
        soonOver: 'Te guardamos esta hora durante dos minutos más.',
        over: 'Ya no te guardamos esta hora.',
      },
    },
  },
  errors: {
    price_changed: 'El precio o la duración ha cambiado desde que lo viste. Compruébalo de nuevo.',
    too_many_holds: 'Has llegado al máximo de horas que podemos guardarte. Reserva o libera una primero.',
    hold_released: 'El profesional ha cambiado su agenda y ya no podemos guardarte esta hora.',
    too_many_bookings: 'Has llegado al máximo de reservas próximas. Cancela una, o reserva después de la próxima.',
    too_many_with_provider:
      'Has llegado al máximo de reservas próximas con este profesional. Cancela una, o reserva después de la próxima.',
    too_much_on_day: 'Junto con tus otras reservas ocuparías demasiado de ese día. Elige otro día.',
    hold_not_found: 'Ya no te guardamos esta hora.',
    nothing_to_hold:
      'Este profesional trabaja con solicitudes, así que las horas no se pueden guardar. Envía tu solicitud.',
    quote_unknown: 'Tu selección ha cambiado desde que viste este precio. Revísala.',
    email_unverified:
      'Has llegado al máximo de reservas con un correo sin confirmar. Confirma antes tu correo electrónico.',
  },
}
