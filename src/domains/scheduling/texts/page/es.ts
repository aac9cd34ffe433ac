import type { PageTexts } from './en.ts'

export const es: PageTexts = {
  booking: {
    reason: {
      past: 'Hora pasada',
      notice: 'Muy poca antelación',
      horizon: 'Demasiada antelación',
      nobody_performs: 'Nadie del equipo ofrece todo esto',
      closed: 'Cerrado',
      closed_day: 'Cerrado ese día',
      too_short: 'No hay tiempo para todos los servicios',
      blocked: 'No disponible',
      taken: 'Completo',
      staff_taken: 'Esta persona no tiene horas libres',
      room_taken: 'No hay ninguna sala libre',
      not_a_start_time: 'No es una hora de inicio',
      skipped: 'Esta hora no existe: cambio de hora',
    },
    legend: { free: 'Libre', full: 'Completo', closed: 'Cerrado o pasado' },
  },
  errors: {
    blocked: 'Esa hora no está disponible. Elige otra.',
    closed: 'El profesional está cerrado a esa hora. Elige otra.',
    closed_day: 'El profesional está cerrado ese día. Elige otro.',
    horizon: 'Esa fecha es demasiado lejana. Elige una más cercana.',
    nobody_performs: 'Nadie del equipo ofrece todos estos servicios. Elige menos servicios o a otra persona.',
    notice: 'Esa hora es demasiado pronto para el profesional. Elige una más tarde.',
    not_a_start_time: 'Las reservas no empiezan a esa hora. Elige una de las que se muestran.',
    own_provider: 'No puedes reservarte a ti mismo.',
    past: 'Esa hora ya ha pasado. Elige una posterior.',
    staff_unknown: 'Esa persona no forma parte del equipo.',
    service_unknown: 'Este profesional no ofrece ese servicio.',
    skipped: 'Esta hora no existe: cambio de hora. Elige otra.',
    slot_taken: 'Esa hora acaba de ocuparse.',
    too_short: 'No hay tiempo para todos los servicios antes del cierre. Elige una hora más temprana.',
  },
}
