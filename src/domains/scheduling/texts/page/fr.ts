import type { PageTexts } from './en.ts'

export const fr: PageTexts = {
  booking: {
    reason: {
      past: 'Déjà passé',
      notice: 'Délai trop court',
      horizon: 'Trop longtemps à l’avance',
      nobody_performs: 'Personne dans l’équipe ne propose tout cela',
      closed: 'Fermé',
      closed_day: 'Fermé ce jour-là',
      too_short: 'Pas assez de temps pour toutes les prestations',
      blocked: 'Indisponible',
      taken: 'Complet',
      staff_taken: 'Cette personne est complète',
      room_taken: 'Aucune salle libre',
      not_a_start_time: 'Aucun créneau à cette heure',
      skipped: 'Cette heure n’existe pas : changement d’heure',
    },
    legend: { free: 'Libre', full: 'Complet', closed: 'Fermé ou passé' },
  },
  errors: {
    blocked: 'Ce créneau n’est pas disponible. Choisissez-en un autre.',
    closed: 'C’est fermé à cette heure. Choisissez un autre créneau.',
    closed_day: 'Le prestataire est fermé ce jour-là. Choisissez un autre jour.',
    horizon: 'Cette date est trop lointaine. Choisissez-en une plus proche.',
    nobody_performs: 'Personne ici ne propose tout cela. Choisissez moins de prestations ou quelqu’un d’autre.',
    notice: 'Ce créneau est trop proche. Choisissez-en un plus tard.',
    not_a_start_time: 'Rien ne commence à cette heure. Choisissez un créneau affiché.',
    own_provider: 'Vous ne pouvez pas vous réserver vous-même.',
    past: 'Ce créneau est passé. Choisissez-en un plus tard.',
    staff_unknown: 'Cette personne ne fait pas partie de l’équipe.',
    service_unknown: 'Ce prestataire ne propose pas cette prestation.',
    skipped: 'Cette heure n’existe pas : changement d’heure. Choisissez-en une autre.',
    slot_taken: 'Ce créneau vient d’être pris.',
    too_short: 'Trop tard pour finir avant la fermeture. Choisissez un créneau plus tôt.',
  },
}
