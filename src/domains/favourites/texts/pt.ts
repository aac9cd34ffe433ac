import type { FavouriteTexts } from './en.ts'

export const favourites: FavouriteTexts = {
  page: {
    empty: 'Ainda não tem favoritos',
    emptyText: 'Prima o coração de um profissional de que gosta e voltará a encontrá-lo aqui.',
    find: 'Encontrar profissionais',
    loading: 'A carregar os seus favoritos…',
    failed: 'Não foi possível carregar os seus favoritos.',
    away_zero: '{{count}} dos seus favoritos não estão na Highstreet neste momento.',
    away_one: '{{count}} dos seus favoritos não está na Highstreet neste momento.',
    away_other: '{{count}} dos seus favoritos não estão na Highstreet neste momento.',
    more: 'Mostrar mais',
    added: 'Guardado nos seus favoritos.',
    removed: 'Retirado dos seus favoritos.',
    undo: 'Anular',
    notAdded: 'Não foi possível guardar este favorito. Tente novamente.',
    notRemoved: 'Não foi possível retirar este favorito. Tente novamente.',
  },
  errors: {
    too_many_favourites: 'Atingiu o número máximo de favoritos. Retire primeiro um.',
  },
}
