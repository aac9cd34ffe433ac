import type { FavouriteTexts } from './en.ts'

export const favourites: FavouriteTexts = {
  page: {
    empty: 'Aún no tienes favoritos',
    emptyText: 'Pulsa el corazón de un profesional que te guste y volverás a encontrarlo aquí.',
    find: 'Buscar profesionales',
    loading: 'Cargando tus favoritos…',
    failed: 'No hemos podido cargar tus favoritos.',
    away_one: '{{count}} de tus favoritos no está en Highstreet en este momento.',
    away_other: '{{count}} de tus favoritos no están en Highstreet en este momento.',
    more: 'Mostrar más',
    added: 'Guardado en tus favoritos.',
    removed: 'Quitado de tus favoritos.',
    undo: 'Deshacer',
    notAdded: 'No hemos podido guardar este favorito. Inténtalo de nuevo.',
    notRemoved: 'No hemos podido quitar este favorito. Inténtalo de nuevo.',
  },
  errors: {
    too_many_favourites: 'Has llegado al máximo de favoritos. Quita uno primero.',
  },
}
