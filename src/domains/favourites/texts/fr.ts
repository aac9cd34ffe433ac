import type { FavouriteTexts } from './en.ts'

export const favourites: FavouriteTexts = {
  page: {
    empty: 'Pas encore de favoris',
    emptyText: 'Appuyez sur le cœur d’un prestataire qui vous plaît : vous le retrouverez ici.',
    find: 'Trouver des prestataires',
    loading: 'Chargement de vos favoris…',
    failed: 'Impossible de charger vos favoris.',
    away_one: '{{count}} de vos favoris n’est pas sur Highstreet en ce moment.',
    away_other: '{{count}} de vos favoris ne sont pas sur Highstreet en ce moment.',
    more: 'Afficher plus',
    added: 'Ajouté à vos favoris.',
    removed: 'Retiré de vos favoris.',
    undo: 'Annuler',
    notAdded: 'Impossible d’enregistrer ce favori. Veuillez réessayer.',
    notRemoved: 'Impossible de retirer ce favori. Veuillez réessayer.',
  },
  errors: {
    too_many_favourites: 'Vous avez atteint le nombre maximal de favoris. Veuillez d’abord en retirer un.',
  },
}
