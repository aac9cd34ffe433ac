import type { Texts } from '../../../i18n/en.ts'

export const search = {
  /** All of a profession. */
  trades: {
    'eyelash-technician': 'Eyelash Technicians',
    'beauty-therapist': 'Beauty Therapists',
    'hair-stylist': 'Hair Stylists',
    barber: 'Barbers',
    'makeup-artist': 'Makeup Artists',
    'nail-technician': 'Nail Technicians',
    'massage-therapist': 'Massage Therapists',
    'personal-trainer': 'Personal Trainers',
    'fitness-trainer': 'Fitness Trainers',
    'yoga-instructor': 'Yoga Instructors',
    nutritionist: 'Nutritionists',
    'tattoo-artist': 'Tattoo Artists',
    photographer: 'Photographers',
    'service-provider': 'Service Providers',
  },
  others: 'Other {{what}} You Might Like',
  othersAny: 'Other Providers You Might Like',
  landing: {
    count_one: '{{count}} provider {{inPlace}} you can book online.',
    count_other: '{{count}} providers {{inPlace}} you can book online.',
    rated_one: 'Rated {{rating}} out of 5, from {{count}} review.',
    rated_other: 'Rated {{rating}} out of 5, from {{count}} reviews.',
    priceOne: 'A service costs {{lowest}}.',
    prices: 'Prices start at {{lowest}}; a typical service costs {{typical}}.',
    free_zero: 'All times today are taken.',
    free_one: '{{count}} has free times today.',
    free_other: '{{count}} have free times today.',
    list: 'Best rated first',
    seeAll: 'See all, filter and sort',
    seeToday: 'Only those free today',
    nearby: 'Nearby',
    otherTrades: 'Other services {{inPlace}}',
    questions: 'Questions and answers',
    askPrice: 'What are the prices {{inPlace}}?',
    askToday: 'Who is free today?',
    answerToday:
      '{{count}} of {{total}} still had free times today when this page was made. Every provider shows the next free times, and every time shown can be booked.',
    askBest: 'Who is the best rated?',
    answerBest_one: '{{name}}, with {{rating}} out of 5 from {{count}} review.',
    answerBest_other: '{{name}}, with {{rating}} out of 5 from {{count}} reviews.',
    askCancel: 'What does it cost to cancel?',
    answerCancel:
      'With {{count}} of {{total}} it is free at any time before the start. The others show their terms as dates and amounts before you book.',
    popular: 'Popular places',
  },
  errors: {
    category_not_found: 'There is no such category.',
    landing_not_found: 'There is no such trade or place, or fewer than three providers are listed there.',
  },
} as const

/** The shape every other language has to fill. */
export type SearchTexts = Texts<typeof search>
