import type { SearchTexts } from './en.ts'

export const search: SearchTexts = {
  map: {
    label: 'Carte',
    drawing: 'Noms de lieux, avec les disponibilités des prestataires',
    around: 'Noms de lieux autour de {{name}}',
    note: 'Noms de lieux seulement, sans les rues.',
    pins: 'Chaque repère indique la prochaine disponibilité.',
    keys: 'Les flèches déplacent la carte, plus et moins changent le zoom.',
    open: 'Carte',
    list: 'Liste',
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    here: 'Centrer la carte sur ma position',
    notFound: 'Votre position est introuvable.',
    again: 'Chercher dans cette zone',
    view: 'Voir',
    viewOf: 'Voir {{name}}',
    pin: '{{name}}, prochaine disponibilité : {{time}}',
    cluster_one: '{{count}} prestataire ici',
    cluster_other: '{{count}} prestataires proches les uns des autres',
    shown_one: '{{count}} prestataire sur la carte',
    shown_other: '{{count}} prestataires sur la carte',
    failed: 'Cette partie de la carte n’a pas pu être chargée.',
    close: 'Fermer',
  },
}
