import type { SearchTexts } from './en.ts'

export const search: SearchTexts = {
  map: {
    label: 'Mapa',
    drawing: 'Nombres de lugares, con las horas libres de los profesionales',
    around: 'Nombres de lugares alrededor de {{name}}',
    note: 'Solo nombres de lugares, sin calles.',
    pins: 'Cada marca indica la próxima hora libre.',
    keys: 'Las flechas mueven el mapa; más y menos cambian el zoom.',
    open: 'Mapa',
    list: 'Lista',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    here: 'Centrar el mapa en mi posición',
    notFound: 'No se ha podido encontrar tu posición.',
    again: 'Buscar en esta zona',
    view: 'Ver',
    viewOf: 'Ver {{name}}',
    pin: '{{name}}, próxima hora libre: {{time}}',
    cluster_one: '{{count}} profesional aquí',
    cluster_other: '{{count}} profesionales muy cerca unos de otros',
    shown_one: '{{count}} profesional en el mapa',
    shown_other: '{{count}} profesionales en el mapa',
    failed: 'No se ha podido cargar esta parte del mapa.',
    close: 'Cerrar',
  },
}
