import type { Texts } from '../../../../i18n/en.ts'

export const en = {
  search: {
    what: 'What',
    whatPlaceholder: 'Haircut, gel nails, massage',
    where: 'Where',
    wherePlaceholder: 'Bethnal Green, Manchester, Paris',
    date: 'Date',
    time: 'Time',
    submit: 'Search',
    count_one: '{{count}} provider',
    count_other: '{{count}} providers',
    inPlace: '{{what}} in {{place}}',
    all: 'All providers',
    sort: 'Sort by',
    sorts: {
      rating: 'Best rated',
      distance: 'Nearest',
      price: 'Lowest price',
      popular: 'Most booked',
      newest: 'Newest',
    },
    category: 'Category',
    noResults: 'No providers match your search',
    noResultsHint: 'Try removing a filter:',
    without: 'Without “{{value}}”',
    clear: 'Clear all',
    failed: 'Search is not available',
    failedHint: 'The problem is on our side. Your search is saved: please try again.',
    retry: 'Try Again',
    pages: 'Result pages',
    freeOn: 'Free on {{date}}',
    km: '{{distance}} km away',
    filters: 'Your filters',
    results: 'Results',
    remove: 'Remove {{value}}',
    within: 'Within {{distance}} km',
    around: 'Around {{time}}',
    browse: 'Browse providers',
    browseLead: 'All providers in one list.',
    invalid: 'We could not run this search',
    invalidHint: 'This part of the address is not valid: {{parts}}.',
  },
} as const

/** The shape every other language has to fill. */
export type PageTexts = Texts<typeof en>
