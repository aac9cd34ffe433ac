import type { Texts } from '../../../i18n/en.ts'

export const home = {
  count: '{{total}} barbers, stylists, trainers and more',
  lead: 'to choose from. See who is free today, book in under a minute, and pay the price you see.',
  leadAlone: 'Barbers, stylists, trainers and more near you. See who is free today.',
  categories: 'Popular categories',
  people_one: '{{total}} provider',
  people_other: '{{total}} providers',
  popular: 'Popular providers',
  popularLead: 'The most booked in the last three months.',
  seeAll: 'See all',
  area: 'Featured providers in your area',
  areaLead: 'In and around {{city}}.',
  seeCity: 'See all in {{city}}',
  how: 'How it works',
  howLead: 'Three steps to your booking.',
  steps: {
    look: 'Search',
    lookText: 'Say what you need, where and when.',
    time: 'Pick a free time',
    timeText: 'Times come straight from the provider’s calendar. What you see can be booked.',
    tell: 'Go and enjoy it',
    tellText: 'You pay the price you saw. Every review here is from a completed booking.',
  },
  example: {
    what: 'Skin fade',
    where: 'Bethnal Green',
    name: 'Tariq Aziz',
    when: 'this afternoon',
    review: 'Best trim I’ve had in years.',
  },
  stories: 'Customer stories',
  samples: 'Sample reviews',
  samplesText: 'These are examples. You will find real reviews on each provider’s page.',
  story: {
    first:
      'I’d walked past Maya’s salon for two years. Highstreet showed me a free time at quarter past two, and she’s done my hair for every birthday since.',
    firstFor: 'Silk press in Bethnal Green',
    second: 'I booked a massage on the bus home and was on the table by six.',
    secondFor: 'Deep tissue in Leith',
    third: 'No phone calls and no surprises. The price on the page was the price I paid.',
    thirdFor: 'Gel nails in Moseley',
  },
  app: 'Highstreet on your phone',
  appText: 'Your bookings on your home screen, even offline.',
  install: {
    lead: 'Highstreet on your home screen. No app store needed.',
    features: {
      booking: 'Easy mobile booking',
      notifications: 'Real-time notifications',
      offers: 'Exclusive mobile offers',
      calendar: 'Calendar integration',
    },
    install: 'Install',
    otherwise: 'Or on another device:',
    systems: { ios: 'iPhone or iPad', android: 'Android' },
    steps: {
      ios: {
        first: 'Open this page in Safari.',
        second: 'Tap Share, then Add to Home Screen.',
        third: 'Tap Add.',
      },
      android: {
        first: 'Open this page in Chrome.',
        second: 'Open the menu ⋮ and tap Add to Home screen.',
        third: 'Tap Install.',
      },
    },
    qr: 'QR code of this site',
    scan: 'Point your phone’s camera here',
    noQr: 'QR Code Coming Soon',
  },
  /** A category in one word, as it is painted over a shop. */
  signs: {
    'hair-styling-barbering': 'Hair',
    'nail-care': 'Nails',
    'personal-care-grooming': 'Skin',
    'makeup-beauty': 'Beauty',
    'health-wellness': 'Massage',
    'fitness-training': 'Fitness',
    'creative-artistic-services': 'Tattoo',
    photography: 'Photos',
    'mental-health-life-guidance': 'Guidance',
    'miscellaneous-services': 'Odd jobs',
  },
} as const

export type HomeTexts = Texts<typeof home>
