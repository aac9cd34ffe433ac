import type { SearchTexts } from './en.ts'

export const search: SearchTexts = {
  map: {
    label: 'Mapa',
    drawing: 'Nomes de lugares, com os horários livres dos profissionais',
    around: 'Nomes de lugares em redor de {{name}}',
    note: 'Só nomes de lugares, sem ruas.',
    pins: 'Cada marcador mostra o próximo horário livre.',
    keys: 'As setas movem o mapa; mais e menos alteram o zoom.',
    open: 'Mapa',
    list: 'Lista',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    here: 'Centrar o mapa na minha posição',
    notFound: 'Não foi possível encontrar a sua posição.',
    again: 'Pesquisar nesta zona',
    view: 'Ver',
    viewOf: 'Ver {{name}}',
    pin: '{{name}}, próximo horário livre: {{time}}',
    cluster_one: '{{count}} profissional aqui',
    cluster_other: '{{count}} profissionais muito próximos uns dos outros',
    shown_one: '{{count}} profissional no mapa',
    shown_other: '{{count}} profissionais no mapa',
    failed: 'Não foi possível carregar esta parte do mapa.',
    close: 'Fechar',
  },
}
