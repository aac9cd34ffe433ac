import type { Texts } from '../../../../i18n/en.ts'

export const en = {
  search: {
    what: 'What',
    whatPlaceholder: 'Haircut, gel nails, massage',
    where: 'Where',
    wherePlaceholder: 'Bethnal Green, Leeds, Paris',
    date: 'Date',
    time: 'Time',
    submit: 'Search',
    more: 'More filters',
    moreSet_one: '{{count}} chosen',
    moreSet_other: '{{count}} chosen',
    allCategories: 'All categories',
    specialization: 'Specialization',
    specializationPlaceholder: 'Sports massage',
    all: 'All providers',
    sort: 'Sort by',
    category: 'Category',
    retry: 'Try Again',
    results: 'Results',
    pages: 'Result pages',
    away: '{{distance}} away',
    needs: 'Needs to be met',
    anyLanguage: 'Any language',
    anyPrice: 'Any price',
    browse: 'Browse providers',
    browseLead: 'All providers in one list.',
  },
} as const

/** The shape every other language has to fill. */
export type PageTexts = Texts<typeof en>
