import type { Texts } from '../../../i18n/en.ts'

export const search = {
  map: {
    label: 'Map',
    drawing: 'Place names, with the free times of providers',
    around: 'Place names around {{name}}',
    note: 'Place names only, no streets.',
    pins: 'A pin shows the next free time.',
    keys: 'Move the map with the arrow keys, zoom with plus and minus.',
    open: 'Map',
    list: 'List',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    here: 'Centre the map on me',
    notFound: 'Your position could not be found.',
    again: 'Search this area',
    view: 'View',
    viewOf: 'View {{name}}',
    pin: '{{name}}, next free {{time}}',
    cluster_one: '{{count}} provider here',
    cluster_other: '{{count}} providers close together',
    shown_one: '{{count}} provider on the map',
    shown_other: '{{count}} providers on the map',
    about_one: 'About {{count}} provider on the map',
    about_other: 'About {{count}} providers on the map',
    failed: 'This part of the map could not be loaded.',
    close: 'Close',
  },
} as const

/** The shape every other language has to fill. */
export type SearchTexts = Texts<typeof search>
