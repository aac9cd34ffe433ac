export type ProfessionCategories = { subcategorySlug: string; categorySlug: string }

const miscellaneous: ProfessionCategories = {
  subcategorySlug: 'general-services',
  categorySlug: 'miscellaneous-services',
}
const skincare: ProfessionCategories = {
  subcategorySlug: 'skincare-aesthetics',
  categorySlug: 'personal-care-grooming',
}
const only = (slug: string): ProfessionCategories => ({ subcategorySlug: slug, categorySlug: slug })

/** The specification's table of professions, subcategory before category. */
const byProfession: Readonly<Record<string, ProfessionCategories>> = {
  'Eyelash Technician': skincare,
  'Beauty Therapist': skincare,
  'Hair Stylist': only('hair-styling-barbering'),
  Barber: only('hair-styling-barbering'),
  'Makeup Artist': only('makeup-beauty'),
  'Nail Technician': only('nail-care'),
  'Massage Therapist': { subcategorySlug: 'massage-bodywork', categorySlug: 'health-wellness' },
  'Personal Trainer': only('fitness-training'),
  'Fitness Trainer': only('fitness-training'),
  'Yoga Instructor': only('fitness-training'),
  Nutritionist: only('mental-health-life-guidance'),
  'Tattoo Artist': { subcategorySlug: 'tattoo-body-art', categorySlug: 'creative-artistic-services' },
  Photographer: only('photography'),
  'Service Provider': miscellaneous,
}

export const professions = Object.keys(byProfession)

/** Unknown professions are miscellaneous. */
export function categoriesOf(profession: string): ProfessionCategories {
  return byProfession[profession] ?? miscellaneous
}
