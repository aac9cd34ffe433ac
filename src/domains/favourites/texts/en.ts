import type { Texts } from '../../../i18n/en.ts'

export const favourites = {
  page: {
    empty: 'No favourites yet',
    emptyText: 'Press the heart of a provider you like, and you will find them here again.',
    find: 'Find providers',
    loading: 'Loading your favourites...',
    failed: 'We could not load your favourites.',
    away_one: '{{count}} of your favourites is not on Highstreet at the moment.',
    away_other: '{{count}} of your favourites are not on Highstreet at the moment.',
    more: 'Show more',
    added: 'Saved to your favourites.',
    removed: 'Removed from your favourites.',
    undo: 'Undo',
    notAdded: 'We could not save this favourite. Please try again.',
    notRemoved: 'We could not remove this favourite. Please try again.',
  },
  errors: {
    too_many_favourites: 'You have as many favourites as there can be. Please remove one first.',
  },
} as const

export type FavouriteTexts = Texts<typeof favourites>
