import type { Texts } from '../../../../i18n/en.ts'

export const en = {
  /** By the slug of a category; what the database holds is English. */
  categories: {
    'hair-styling-barbering': 'Hair Styling & Barbering',
    'nail-care': 'Nail Care',
    'personal-care-grooming': 'Personal Care & Grooming',
    'makeup-beauty': 'Makeup & Beauty',
    'health-wellness': 'Health & Wellness',
    'fitness-training': 'Fitness & Training',
    'creative-artistic-services': 'Creative & Artistic Services',
    photography: 'Photography',
    'mental-health-life-guidance': 'Mental Health & Life Guidance',
    'miscellaneous-services': 'Miscellaneous Services',
    'skincare-aesthetics': 'Skincare & Aesthetics',
    'massage-bodywork': 'Massage & Bodywork',
    'tattoo-body-art': 'Tattoo & Body Art',
    'general-services': 'General Services',
    beauty: 'Beauty',
    fitness: 'Fitness',
    home: 'Home',
    business: 'Business',
    events: 'Events',
    education: 'Education',
    automotive: 'Automotive',
    health: 'Health',
    legal: 'Legal',
    technology: 'Technology',
  },
  /** By the slug of a profession. */
  professions: {
    'eyelash-technician': 'Eyelash Technician',
    'beauty-therapist': 'Beauty Therapist',
    'hair-stylist': 'Hair Stylist',
    barber: 'Barber',
    'makeup-artist': 'Makeup Artist',
    'nail-technician': 'Nail Technician',
    'massage-therapist': 'Massage Therapist',
    'personal-trainer': 'Personal Trainer',
    'fitness-trainer': 'Fitness Trainer',
    'yoga-instructor': 'Yoga Instructor',
    nutritionist: 'Nutritionist',
    'tattoo-artist': 'Tattoo Artist',
    photographer: 'Photographer',
    'service-provider': 'Service Provider',
  },
} as const

/** The shape every other language has to fill. */
export type PageTexts = Texts<typeof en>
